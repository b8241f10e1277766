/**
 * The wishes of automatic Cylon Leaders, the worth of answers, and the use that automatic players make of tokens and
 * allies.
 */
import { describe, expect, test } from 'vitest';
import type { Choice, Decision, Topic } from '../../src/engine/types/decision.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import {
  aimOf,
  likesToBeJailed,
  tasteForDamage,
  tasteForShips,
  tasteOf,
  wantsPunishment,
  wantsSuperCrisis,
  wantsToInfiltrate,
} from '../../src/players/aims.ts';
import { allyWorth } from '../../src/players/allies.ts';
import { gistOf, type Gist } from '../../src/players/gist.ts';
import { choose } from '../../src/players/index.ts';
import { helpsHumans, sideOf } from '../../src/players/side.ts';
import { speaksAgainst } from '../../src/players/trauma.ts';
import { allyScene } from '../engine/allyScene.ts';
import { fleetScene } from '../engine/fleetScene.ts';
import { leaderScene } from '../engine/leaderScene.ts';
import { nebulaScene } from '../engine/nebulaScene.ts';
import { scene, type PlayerScene, type Scene } from '../engine/scene.ts';

const led = (agenda: string, cavil: PlayerScene = {}, more: Partial<Scene> = {}): GameView =>
  leaderScene({
    players: [{ cavil: { agenda, at: 'caprica', ...cavil } }, 'adama', 'roslin', 'starbuck'],
    ...more,
  }).view('cavil');
const human = scene({ players: ['adama', 'roslin', 'tigh'] }).view('adama');

describe('the wish', () => {
  const jailed = { at: 'brig', infiltrating: true };

  test('to be punished ends once it has come true, and then there is no place like the Brig', () => {
    const punished = 'show-their-true-nature';
    expect([wantsPunishment({ view: led(punished) }), likesToBeJailed({ view: led(punished) })]).toEqual([true, false]);
    expect([
      wantsPunishment({ view: led(punished, jailed) }),
      likesToBeJailed({ view: led(punished, jailed) }),
    ]).toEqual([false, true]);
    expect([wantsPunishment({ view: led('genocide') }), likesToBeJailed({ view: led('genocide', jailed) })]).toEqual([
      false,
      false,
    ]);
    expect([human, human].map((view) => [wantsPunishment({ view }), likesToBeJailed({ view })])).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  test('for a Super Crisis card goes before that to be among the humans', () => {
    expect([
      wantsSuperCrisis({ view: led('mutual-annihilation') }),
      wantsToInfiltrate({ view: led('mutual-annihilation') }),
    ]).toEqual([true, false]);
    expect(
      ['prove-their-worth', 'show-their-true-nature', 'genocide'].map((agenda) =>
        wantsToInfiltrate({ view: led(agenda) }),
      ),
    ).toEqual([true, true, false]);
    expect([wantsSuperCrisis({ view: human }), wantsToInfiltrate({ view: human })]).toEqual([false, false]);
  });

  test('is nobody’s who plays for a team', () => {
    expect(aimOf({ view: human })).toBeUndefined();
    expect(aimOf({ view: { ...human, viewer: 'public' } })).toBeUndefined();
    expect([tasteOf({ view: human }, 'fuel'), tasteForDamage({ view: human }), tasteForShips({ view: human })]).toEqual(
      [1, 1, 1],
    );
  });

  test('for losses counts them the other way round, twice as much to the Cylons’ friend', () => {
    const low = { resources: { food: 3, morale: 6, population: 8 } };
    expect([
      tasteOf({ view: led('grant-mercy', {}, low) }, 'food'),
      tasteOf({ view: led('grant-mercy', {}, low) }, 'fuel'),
    ]).toEqual([-0.5, 1]);
    expect(tasteOf({ view: led('genocide', {}, { resources: { fuel: 5, food: 5, population: 5 } }) }, 'food')).toBe(2);
    // Nothing may run out before.
    expect(
      tasteOf({ view: led('genocide', {}, { resources: { fuel: 5, food: 5, population: 5, morale: 2 } }) }, 'morale'),
    ).toBe(-1);
    expect(
      tasteOf({ view: led('genocide', {}, { resources: { fuel: 5, food: 5, population: 5, morale: 3 } }) }, 'morale'),
    ).toBe(1);
    expect([tasteForShips({ view: led('prove-their-worth') }), tasteForShips({ view: led('genocide') })]).toEqual([
      -1, 1,
    ]);
    expect([
      tasteForDamage({ view: led('salvage-their-equipment') }),
      tasteForDamage({ view: led('genocide') }),
    ]).toEqual([-1, 1]);
  });

  test('decides the side, and the side whom to help', () => {
    expect([
      sideOf({ view: human }),
      sideOf({ view: led('prove-their-worth') }),
      sideOf({ view: led('genocide') }),
    ]).toEqual(['human', 'ally', 'cylon']);
    expect(
      sideOf({ view: scene({ players: [{ adama: { loyalty: ['cylon'] } }, 'roslin', 'tigh'] }).view('adama') }),
    ).toBe('hiddenCylon');
    expect((['human', 'ally', 'hiddenCylon', 'cylon'] as const).map(helpsHumans)).toEqual([true, true, false, false]);
  });
});

describe('what an answer is good for', () => {
  const gist = (
    choice: Choice,
    topic: Partial<Topic> = { kind: 'action' },
    chosen: ReadonlyArray<string> = [choice.id],
  ) => gistOf(human, { topic: topic as Topic, choices: [choice, { id: 'other', kind: 'yes' }] }, chosen);
  const does = (what: string): unknown => ({ kind: 'does', what });

  test.each<readonly [string, Choice, unknown]>([
    ['an effect', { id: 'a', kind: 'effects', source: 'x', effects: [{ gain: { fuel: 1 } }] }, does('gains')],
    ['a place', { id: 'a', kind: 'activateLocation', location: 'location/base/hangar-deck' }, does('fights')],
    ['a Skill card', { id: 'a', kind: 'playSkillCard', card: 'skill/base/repair/1' }, does('mends')],
    ['an order', { id: 'a', kind: 'playSkillCard', card: 'skill/base/executive-order/1' }, does('leads')],
    ['a Quorum card', { id: 'a', kind: 'playQuorum', card: 'quorum/base/food-rationing' }, does('gains')],
    [
      'an ability',
      { id: 'a', kind: 'ability', source: 'x', ability: 'character/base/gaius-baltar/cylon-detector' },
      does('looks'),
    ],
    ['a title', { id: 'a', kind: 'titleAction', action: 'launchNuke' }, does('fights')],
    ['a Loyalty card', { id: 'a', kind: 'revealLoyalty', card: 'x' }, { kind: 'shows' }],
    [
      'a destination',
      { id: 'a', kind: 'card', card: 'destination/base/asteroid-field' },
      { kind: 'leadsOn', distance: 3 },
    ],
    ['another card', { id: 'a', kind: 'card', card: 'quorum/base/food-rationing' }, undefined],
    ['a place that is none', { id: 'a', kind: 'activateLocation', location: 'x' }, undefined],
    ['a Quorum card that is none', { id: 'a', kind: 'playQuorum', card: 'x' }, undefined],
    ['an action of no title', { id: 'a', kind: 'titleAction', action: 'x' }, undefined],
  ])('%s', (_, choice, expected) => {
    expect(gist(choice)).toEqual(expected);
  });

  test('several choices have no one purpose, and no move is one to stay', () => {
    const place: Choice = { id: 'a', kind: 'location', location: 'location/base/armory', costsCard: false };
    expect(gist(place, { kind: 'move' })).toEqual({ kind: 'there', what: 'fights' });
    expect([gist(place, { kind: 'move' }, []), gist(place, { kind: 'action' }, [])]).toEqual([
      { kind: 'stays' },
      undefined,
    ]);
    expect(gist(place, { kind: 'move' }, ['a', 'other'])).toBeUndefined();
  });

  test('cards for a check add what counts for it and take what does not', () => {
    const check = { skills: ['tactics'] } as unknown as GameView['check'];
    const cards = (...slugs: ReadonlyArray<string>): Gist | undefined => {
      const choices = slugs.map((slug, at): Choice => ({ id: `${at}`, kind: 'skillCard', card: `skill/base/${slug}` }));
      const decision = { topic: { kind: 'contribute' }, choices: [...choices, { id: 'x', kind: 'pass' }] } as const;
      return gistOf(
        { ...human, check },
        decision,
        choices.map(({ id }) => id),
      );
    };
    expect(cards('launch-scout/2', 'repair/1')).toEqual({ kind: 'helpsCheck', strength: 1 });
    expect(cards('launch-scout/1', 'repair/2')).toEqual({ kind: 'harmsCheck', strength: 1 });
    expect([cards('launch-scout/1', 'repair/1'), cards()]).toEqual([undefined, { kind: 'keepsCards' }]);
  });
});

function answer(
  view: GameView,
  topic: unknown,
  choices: ReadonlyArray<Choice>,
  more: Partial<Decision> = {},
): ReadonlyArray<string> {
  const decision: Decision = {
    id: 'q',
    seat: 0,
    topic: topic as Topic,
    choices,
    min: 1,
    max: 1,
    fallback: [],
    privacy: 'open',
    ...more,
  };
  return choose({ view }, decision, () => 0.5);
}

const cards = (...slugs: ReadonlyArray<string>): ReadonlyArray<Choice> =>
  slugs.map((slug) => ({ id: slug, kind: 'skillCard', card: `skill/base/${slug}` }));
const cylon = scene({ players: [{ adama: { revealed: true } }, 'roslin', 'tigh'] }).view('adama');
const areas: ReadonlyArray<Choice> = (['stern', 'bow', 'portBow'] as const).map((area) => ({
  id: area,
  kind: 'area',
  area,
}));

describe('questions of modules', () => {
  test('strong cards are given to reach a strength, weak ones are sifted out', () => {
    const three = cards('repair/1', 'strategic-planning/4', 'repair/2');
    expect(answer(human, { kind: 'discardStrength' }, three)).toEqual(['strategic-planning/4']);
    expect(answer(human, { kind: 'sift' }, three)).toEqual(['repair/1']);
  });

  test('humans leave their craft in space, Cylon players send them home; the last Motives are all revealed', () => {
    const craft = cards('repair/1', 'repair/2');
    expect([answer(human, { kind: 'stayInSpace' }, craft), answer(cylon, { kind: 'stayInSpace' }, craft)]).toEqual([
      ['repair/1', 'repair/2'],
      [],
    ]);
    expect(answer(human, { kind: 'lastMotives' }, craft)).toEqual(['repair/1', 'repair/2']);
    expect(answer(human, { kind: 'howManyLaunch' }, craft)).toEqual(['repair/1']);
  });

  test('a nuke goes where it hits most; Cylon ships gather near civilian ships for a Cylon player only', () => {
    const ships = { bow: { basestar: 1, raider: 3 }, stern: { civilian: 3 } };
    const at = (adama: Scene['players'][number]): GameView =>
      fleetScene({ players: [adama, 'roslin', 'tigh'], ships }).view('adama');
    const [own, enemy] = [at('adama'), at({ adama: { revealed: true } })];
    expect([answer(own, { kind: 'nukeTarget' }, areas), answer(enemy, { kind: 'nukeTarget' }, areas)]).toEqual([
      ['bow'],
      ['stern'],
    ]);
    expect(answer(own, { kind: 'fleetArea' }, areas)).not.toEqual(['stern']);
    expect(answer(enemy, { kind: 'fleetArea' }, areas)).toEqual(['stern']);
  });

  test('reserves are launched where raiders are near', () => {
    const view = scene({ players: ['adama', 'roslin', 'tigh'], ships: { bow: { raider: 2 } } }).view('adama');
    expect(answer(view, { kind: 'launchReserves' }, areas.slice(0, 2))).toEqual(['bow']);
  });

  test('a place from afar is the one at which most can be done', () => {
    const places = ['armory', 'press-room'].map((slug): Choice => ({
      id: slug,
      kind: 'activateLocation',
      location: `location/base/${slug}`,
    }));
    expect(answer(human, { kind: 'activateFromAfar' }, places)).toEqual(['press-room']);
  });

  test('humans play a Quorum card that helps, and discard one that does not', () => {
    const offer = (slug: string): ReadonlyArray<Choice> => [{ id: 'play', kind: 'card', card: `quorum/base/${slug}` }];
    expect(answer(human, { kind: 'playOrDiscard' }, offer('food-rationing'), { min: 0 })).toEqual(['play']);
    expect(answer(cylon, { kind: 'playOrDiscard' }, offer('food-rationing'), { min: 0 })).toEqual([]);
    expect(answer(human, { kind: 'playOrDiscard' }, offer('no-such-card'), { min: 0 })).toEqual([]);
  });
});

describe('trauma tokens', () => {
  const token = (name: string): Choice => ({ id: name, kind: 'token', token: `token/exodus/trauma-${name}` });
  const view = nebulaScene({ players: ['adama', 'roslin', 'tigh'] }).view('adama');

  test('antagonistic ones speak against those who are judged as human, benevolent ones against Cylon players', () => {
    expect([speaksAgainst(human), speaksAgainst(cylon)]).toEqual(['antagonistic', 'benevolent']);
    expect(speaksAgainst(led('genocide', { at: 'command', infiltrating: true }))).toBe('antagonistic');
  });

  test('that speak against oneself go first; where nothing has to go, the others stay', () => {
    const shed = (min: number, max: number, ...names: ReadonlyArray<string>): ReadonlyArray<string> =>
      answer(view, { kind: 'discardTrauma' }, names.map(token), { min, max });
    expect(shed(1, 1, 'benevolent', 'antagonistic')).toEqual(['antagonistic']);
    expect(shed(0, 2, 'benevolent', 'antagonistic')).toEqual(['antagonistic', 'benevolent']);
    expect([shed(0, 1, 'benevolent'), shed(1, 1, 'benevolent')]).toEqual([[], ['benevolent']]);
  });
});

describe('an ally', () => {
  const billy = 'ally/exodus/billy-keikeya';

  test('with a token that nobody knows is worth the mean of both, and nothing once it has been met', () => {
    const view = allyScene({
      players: ['helo', 'roslin', 'starbuck'],
      allies: [{ ally: 'billy-keikeya', token: 'a' }],
    }).view('helo');
    const worth = (name?: string): number => {
      const token = name === undefined ? {} : { token: `token/exodus/trauma-${name}` };
      return allyWorth({ view }, { card: billy, covered: true, location: 'x', ...token });
    };
    expect(worth()).toBeCloseTo((worth('benevolent') + worth('antagonistic')) / 2);
    expect(worth('benevolent')).not.toBeCloseTo(worth('antagonistic'));
    expect(worth('disaster')).toBe(0);
    expect(allyWorth({ view }, { card: billy, covered: false, location: 'x' })).toBe(0);
    expect(allyWorth({ view }, { card: 'nobody', covered: true, location: 'x' })).toBe(0);
  });
});
