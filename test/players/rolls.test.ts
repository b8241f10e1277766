/** The hopes of automatic players for a roll of the die, and the cards they react with. */
import { describe, expect, test } from 'vitest';
import type { Choice, Decision, Occasion } from '../../src/engine/types/decision.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import '../../src/players/worth/index.ts';
import { reactsWith } from '../../src/players/reactions.ts';
import { hopes } from '../../src/players/rolls.ts';
import { lossOf } from '../../src/players/worth/prices.ts';
import { worthOf } from '../../src/players/worth/index.ts';
import { scene } from '../engine/scene.ts';
import { defined } from '../../src/values/defined.ts';

const players = ['adama', 'roslin', 'tigh'] as const;
const human = scene({ players, jumpTrack: 3, boarding: [1, 2] }).view('adama');
const cylon = scene({ players: [{ adama: { revealed: true } }, 'roslin', 'tigh'], jumpTrack: 3 }).view('adama');
const hidden = scene({ players: [{ adama: { loyalty: ['cylon'] } }, 'roslin', 'tigh'], jumpTrack: 3 }).view('adama');

type Attack = NonNullable<Occasion['attack']>;
const attack = (
  attacker: Attack['attacker'],
  target: Attack['target'],
  more: Partial<Attack> = {},
  die?: number,
): Occasion => ({ cause: 'attack', attack: { attacker, target, ...more }, ...defined({ die }) });
const ftl = { cause: 'location/base/ftl-control' };

describe('hopes', () => {
  test.each<readonly [string, Occasion, number]>([
    ['of a raider at Galactica', attack('raider', 'galactica'), -2],
    ['of a raider at a viper', attack('raider', 'viper'), -0.8],
    ['of a raider at a viper with a pilot', attack('raider', 'viper', { pilot: 0 }), -2],
    ['of a basestar', attack('basestar', 'galactica'), -2.5],
    ['of a viper at a raider', attack('viper', 'raider'), 1],
    ['of a viper at anything else', attack('viper', 'basestar'), 0.8],
    ['of Galactica at a basestar', attack('galactica', 'basestar'), 2],
    ['of Galactica at a raider', attack('galactica', 'raider'), 1],
    ['of a nuke', attack('nuke', 'basestar'), 3],
    ['of the Armory, by the centurion that is farthest', attack('armory', 'centurion'), 9],
    ['of what rolls no die', { cause: 'crisis/base/boarding-parties' }, 0],
    ['of what nobody knows', { cause: 'nothing' }, 0],
  ])('%s', (_, occasion, points) => {
    expect(hopes({ view: human }, { occasion })).toBe(points);
  });

  test('of nothing there are none', () => {
    expect(hopes({ view: human }, {})).toBe(0);
    expect(hopes({ view: cylon }, { occasion: attack('armory', 'centurion') })).toBe(0);
  });

  test('of a jump, by the people that it may cost; of Scout, by what it may bring', () => {
    expect(hopes({ view: human }, { occasion: ftl })).toBeCloseTo(lossOf({ view: human }, { population: 3 }));
    expect(hopes({ view: { ...human, jumpTrack: 4 } }, { occasion: ftl })).toBeCloseTo(
      lossOf({ view: human }, { population: 1 }),
    );
    expect(hopes({ view: human }, { occasion: { cause: 'skill/base/launch-scout' } })).toBeGreaterThan(1);
  });

  test('of a card that rolls, the difference between the highest and the lowest result', () => {
    const besieged = hopes({ view: human }, { occasion: { cause: 'crisis/base/besieged' } });
    expect(Number.isFinite(besieged)).toBe(true);
    const fuel = -worthOf({ view: human }, [{ lose: { fuel: 1 } }]);
    expect(hopes({ view: human }, { occasion: { cause: 'destination/base/tylium-planet' } })).toBeGreaterThan(0);
    expect(fuel).toBeGreaterThan(0);
  });
});

const card = (slug: string): Choice => ({ id: slug, kind: 'skillCard', card: `skill/${slug}` });
const planning = card('base/strategic-planning/3');
const evasive = card('base/evasive-maneuvers/1');

describe('reactions', () => {
  const reacts = (
    view: GameView,
    occasion: Occasion | undefined,
    random: number,
    ...choices: ReadonlyArray<Choice>
  ): string => {
    const decision: Decision = {
      id: 'q',
      seat: 0,
      topic: { kind: 'react', window: 'beforeRoll' },
      choices,
      min: 0,
      max: 1,
      fallback: [],
      privacy: 'secret',
      ...defined({ occasion }),
    };
    return reactsWith({ view }, decision, () => random).join();
  };
  /** How likely, from 0 to 1, to the hundredth. */
  const likely = (view: GameView, occasion: Occasion | undefined, choice: Choice): number => {
    let count = 0;
    while (count < 100 && reacts(view, occasion, count / 100, choice) !== '') count += 1;
    return count / 100;
  };

  test('raise a roll that is good for one’s own side, the likelier the more hangs on it', () => {
    expect(likely(human, attack('viper', 'raider'), planning)).toBe(0.28);
    expect(likely(human, attack('galactica', 'basestar'), planning)).toBe(0.56);
    expect(likely(human, attack('nuke', 'basestar'), planning)).toBeCloseTo(0.84, 1);
    expect(likely(human, attack('armory', 'centurion'), planning)).toBe(1);
    expect(likely(human, attack('raider', 'galactica'), planning)).toBe(0);
    expect(likely(human, { cause: 'nothing' }, planning)).toBe(0);
  });

  test('of a Cylon player are seldom, and for the other side', () => {
    expect(likely(cylon, attack('raider', 'galactica'), planning)).toBe(0.17);
    expect(likely(cylon, attack('nuke', 'basestar'), planning)).toBe(0);
  });

  test('of a hidden Cylon never turn a roll against the fleet, and seldom help', () => {
    expect(likely(hidden, attack('raider', 'galactica'), planning)).toBe(0);
    expect(likely(hidden, attack('nuke', 'basestar'), planning)).toBe(0.26);
  });

  test('have a die rolled again that shows what most others would be better than', () => {
    const again = (view: GameView, attacker: 'raider' | 'galactica', die: number): number =>
      likely(view, attack(attacker, attacker === 'raider' ? 'viper' : 'raider', {}, die), evasive);
    expect([4, 5, 8].map((die) => again(human, 'raider', die))).toEqual([0, 0.63, 0.63]);
    expect([1, 2, 3].map((die) => again(human, 'galactica', die))).toEqual([0.7, 0.7, 0]);
    expect([4, 5].map((die) => likely(human, { ...ftl, die }, evasive))).toEqual([1, 0]);
    expect(likely(human, { cause: 'nothing', die: 1 }, evasive)).toBe(0);
    expect(likely(cylon, { ...ftl, die: 8 }, evasive)).toBe(0.3);
    expect(likely(cylon, { ...ftl, die: 4 }, evasive)).toBe(0);
    expect(likely(human, ftl, evasive)).toBe(1);
  });

  test('without a roll are used as cards are good, the first that is wanted', () => {
    expect(likely(human, undefined, card('pegasus/jury-rigged/1'))).toBe(0.5);
    expect(likely(cylon, undefined, card('pegasus/jury-rigged/1'))).toBe(0.15);
    const [committee, jury] = [card('base/investigative-committee/3'), card('pegasus/jury-rigged/1')];
    expect(reacts(human, undefined, 0.2, committee, jury)).toBe('pegasus/jury-rigged/1');
    expect(reacts(human, undefined, 0.1, committee, jury)).toBe('base/investigative-committee/3');
    expect(reacts(human, undefined, 0.9, committee)).toBe('');
  });

  test('are abilities and Quorum cards as well; of what does nothing there is a chance, too', () => {
    const ability = (id: string): Choice => ({
      id,
      kind: 'ability',
      source: 'x',
      ability: `character/${id}` as 'character/a/b/c',
    });
    expect(likely(human, undefined, ability('base/william-adama/command-authority'))).toBe(0);
    expect(likely(human, undefined, ability('daybreak/brendan-hot-dog-costanza/escort'))).toBe(0.6);
    expect(likely(human, undefined, { id: 'x', kind: 'card', card: 'quorum/pegasus/assign-chief-of-staff' })).toBe(0);
    expect(likely(human, undefined, { id: 'x', kind: 'pass' })).toBe(0.3);
  });
});
