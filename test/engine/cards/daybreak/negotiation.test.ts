/** skill/daybreak/negotiation: what it stops for the rest of the turn, and what it does not. */
import { describe, expect, test } from 'vitest';
import { entriesOf } from '../../../../render/components/inPlay.ts';
import { describeStatus } from '../../../../src/engine/describe/index.ts';
import { daybreakScene } from '../../daybreakScene.ts';
import { names } from '../../describe/samples.ts';
import { fleetScene, waitingAll } from '../../fleetScene.ts';
import { newCapricaScene } from '../../newCapricaScene.ts';
import type { Scene, Table } from '../../scene.ts';
import { wordsIn } from '../../../../render/words.ts';

const negotiation = 'skill/daybreak/negotiation/5';

/** Adama has just played it; there are Cylon ships and civilian ships in space. */
function truce(set: Partial<Scene> = {}): Table {
  return daybreakScene({
    players: [{ adama: { hand: [negotiation] } }, 'starbuck', 'roslin'],
    ships: { stern: { raider: 2, civilian: 1 }, starboardBow: { heavyRaider: 1, basestar: 1 } },
    ...set,
  })
    .actions('adama')
    .choose('adama', negotiation);
}

describe('skill/daybreak/negotiation', () => {
  test('places a basestar in front of Galactica and draws 1 Politics card, whatever the skill set is', () => {
    const game = truce();
    expect(game.count('basestar', 'bow')).toBe(1);
    expect(game.told('skillsDrawn').map(({ seat, skills }) => [seat, ...skills])).toEqual([[0, 'politics']]);
    expect(game.state.skillDecks.politics?.discard).toEqual([negotiation]);
    expect(game.view('public').modules.negotiation).toEqual({ truce: true });
  });

  test('R-DAY-100 with no basestar left the rest happens all the same', () => {
    const game = truce({ ships: { bow: { basestar: 1 }, stern: { basestar: 1 } } });
    expect(game.count('basestar')).toBe(2);
    expect([game.player('adama').hand.length, game.told('truceMade').length]).toEqual([1, 1]);
  });

  test('R-DAY-100 no icon activates or launches anything, and centurions stay where they are', () => {
    const game = truce({ boarding: [1], ships: { bow: { basestar: 1, raider: 1 }, portBow: { heavyRaider: 1 } } });
    game.activate('raiders', 'heavyRaiders', 'basestars', 'launchRaiders');
    expect(game.told('shipsActivated')).toEqual([]);
    expect(game.told('truceKept')).toHaveLength(4);
    expect([game.state.boarding, game.count('raider'), game.count('heavyRaider', 'portBow')]).toEqual([[1], 1, 1]);
  });

  test('R-DAY-100 nor does a text, a location or a Super Crisis card', () => {
    const game = truce({
      players: [{ adama: { hand: [negotiation] } }, 'starbuck', { roslin: { revealed: true, at: 'cylon-fleet' } }],
    });
    game
      .resolve([{ basestarsAttack: true }], 'adama')
      .resolve([{ activateHeavyRaiders: 'withoutCenturions' }], 'adama')
      .resolve([{ launchFromBasestars: { raider: 2, heavyRaider: 1 } }], 'roslin')
      .superCrisis('massive-assault');
    expect(game.told('shipsActivated')).toEqual([]);
    expect(game.told('attack')).toEqual([]);
    expect(game.told('shipsPlaced').filter(({ why }) => why === 'crisis/base/riots-a')).toEqual([]);
  });

  test('R-DAY-100 an attack card places its ships all the same', () => {
    const game = truce({ ships: {} });
    game.crisis('heavy-assault').settle();
    expect(game.count('basestar')).toBe(2);
    expect(game.told('shipsActivated')).toEqual([]);
    // Its launch does not happen.
    expect([game.count('raider'), game.count('viper')]).toEqual([0, 1]);
  });

  test('R-DAY-100 the raiders that a card has placed do not act', () => {
    const game = truce({ ships: {} });
    game.crisis('ambush').settle();
    expect(game.count('raider')).toBeGreaterThan(0);
    expect(game.told('shipsActivated')).toEqual([]);
  });

  test('it ends with the turn', () => {
    const game = daybreakScene({
      players: [{ adama: { hand: [negotiation] } }, 'starbuck', 'roslin'],
      crisisDeck: ['food-shortage', 'food-shortage'],
    }).turn();
    for (let n = 0; n < 60 && game.question('adama')?.topic.kind !== 'action'; n += 1) game.settle(1);
    game.choose('adama', negotiation);
    while (game.state.current === 0) game.settle(1);
    expect(game.view('public').modules.negotiation).toEqual({ truce: false });
  });

  test('R-FLT-28 with the Cylon Fleet board nothing is placed there and the pursuit marker does not advance', () => {
    const game = fleetScene({
      players: [{ adama: { hand: [negotiation] } }, 'starbuck', 'roslin'],
      options: { expansions: ['exodus', 'daybreak'] },
    });
    // Without the truce: no heavy raider on the main board, so one would gather.
    game.actions('adama').choose('adama', negotiation).activate('raiders', 'heavyRaiders');
    expect(game.told('nothingActivated')).toEqual([]);
    expect([waitingAll(game), game.view('public').modules.cylonFleet?.pursuit]).toEqual([[0, 0, 0], 0]);
  });

  test('the truce stands in the status and in the picture, and not in those of the next turn', () => {
    const lines = (game: Table): ReadonlyArray<string> => describeStatus(game.view('public'), names).split('\n');
    const game = truce();
    expect(lines(game)).toContain('Truce: no Cylon ship acts this turn');
    expect(entriesOf(game.view('public'), wordsIn('en'))).toContainEqual({ words: 'This turn: no Cylon ships act' });
    game.state.thisTurn = {};
    expect(lines(game).filter((line) => line.startsWith('Truce'))).toEqual([]);
    expect(entriesOf(game.view('public'), wordsIn('en'))).toEqual([]);
  });

  test('a second one in the same turn is a card and a basestar, and the same truce', () => {
    const game = truce();
    game.resolve([{ truce: true }], 'starbuck');
    expect(game.told('truceMade')).toHaveLength(1);
  });
});

test('skill/daybreak/negotiation R-DAY-93 while the fleet is away the Politics card is drawn, and nothing is placed', () => {
  const game = newCapricaScene({
    players: [{ adama: { hand: [negotiation] } }, 'starbuck', 'roslin'],
    options: { expansions: ['pegasus', 'daybreak'] },
  });
  game.actions('adama').choose('adama', negotiation);
  expect([game.told('skillsDrawn').length, game.count('basestar'), game.told('truceMade').length]).toEqual([1, 0, 0]);
});

test('worked example 24: after Negotiation Event Horizon activates no raider, places its ships and puts Gravity Well into play', () => {
  const game = truce({ ships: { stern: { raider: 1, civilian: 1 } } })
    .crisis('event-horizon')
    .settle();
  expect(game.told('shipsActivated')).toEqual([]);
  expect(game.state.inPlay).toEqual(['crisis/daybreak/event-horizon']);
  expect(game.count('raider') + game.count('basestar')).toBeGreaterThan(2);
});
