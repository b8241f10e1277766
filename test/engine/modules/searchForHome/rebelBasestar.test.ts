import { describe, expect, test } from 'vitest';
import { homeOf } from '../../../../src/engine/modules/searchForHome/state.ts';
import { activate, at, goals, homeScene, type HomeScene } from '../../homeScene.ts';

const card = 'super-crisis/base/massive-assault';

describe('who goes there', () => {
  const players: HomeScene['players'] = [
    { tigh: { hand: ['politics/1'] } },
    { roslin: { piloting: 'bow', hand: ['politics/1'] } },
    { apollo: { revealed: true, hand: ['politics/2'] } },
  ];

  test('before Cylon Civil War nobody does', () => {
    const game = homeScene({ players });
    expect(goals(game, 'tigh').has('datastream')).toBe(false);
    expect(goals(game, 'apollo').has('datastream')).toBe(false);
  });

  test('R-DAY-82 with the humans: human players for a card, from a viper too; no Cylon player', () => {
    const game = homeScene({ players, rebel: 'human' });
    expect(goals(game, 'tigh').get('datastream')).toBe(true);
    expect(goals(game, 'roslin').get('raider-bay')).toBe(true);
    expect(goals(game, 'apollo').has('datastream')).toBe(false);
  });

  test('R-DAY-83 R-TURN-45 example 12: with the Cylons: Cylon players for a card; no human player', () => {
    const game = homeScene({ players, rebel: 'cylon' });
    expect(goals(game, 'apollo').get('datastream')).toBe(true);
    expect(goals(game, 'apollo').get('caprica')).toBe(false);
    expect(goals(game, 'tigh').has('datastream')).toBe(false);
  });

  test('R-DAY-83 R-FLT-04: also between it and the Basestar Bridge', () => {
    const game = homeScene({
      players: [
        'tigh',
        'roslin',
        { apollo: { revealed: true, at: 'location/exodus/basestar-bridge', hand: ['politics/2'] } },
      ],
      rebel: 'cylon',
      options: { expansions: ['exodus', 'daybreak'], switches: ['cylonFleet'] },
    });
    expect(goals(game, 'apollo').get('datastream')).toBe(true);
    expect(goals(game, 'apollo').get('caprica')).toBe(false);
  });

  test('R-DAY-89 between its own locations a move is free, and none of them is hazardous', () => {
    const game = homeScene({ players: ['tigh', { roslin: at('datastream') }, 'apollo'], rebel: 'human' });
    expect(goals(game, 'roslin').get('raider-bay')).toBe(false);
    expect(goals(game, 'roslin').get('hybrid-tank')).toBe(false);
  });

  test('R-DAY-84 a hidden Cylon who reveals there goes to the Resurrection Ship, and so does who ends an infiltration', () => {
    const game = homeScene({
      players: ['tigh', { roslin: { ...at('datastream'), loyalty: ['cylon'] } }, 'apollo'],
      rebel: 'human',
    });
    game.actions('roslin').choose('roslin', 'you-are-a-cylon-can-reduce-morale-by-1').settle();
    expect(game.where('roslin')).toBe('resurrection-ship');
    const leader = homeScene({
      players: ['tigh', { cavil: { infiltrating: true, ...at('datastream') } }, 'roslin', 'apollo'],
      rebel: 'human',
      options: { expansions: ['pegasus', 'daybreak'], cylonLeader: true },
    });
    leader.actions('cavil').choose('cavil', 'endInfiltration').settle();
    expect(leader.where('cavil')).toBe('resurrection-ship');
  });
});

describe('R-DAY-88 the price', () => {
  test('R-TURN-75 with neither token nor card the action is not offered', () => {
    const game = homeScene({
      players: ['tigh', { tyrol: { ...at('datastream'), miracles: 0 } }, 'apollo'],
      rebel: 'human',
    });
    expect(game.actions('tyrol').ids('tyrol')).not.toContain('location');
  });

  test('a human player pays the token without being asked', () => {
    const game = homeScene({ players: ['tigh', { tyrol: at('hybrid-tank') }, 'apollo'], rebel: 'human' });
    activate(game, 'tyrol');
    expect(game.told('miracleSpent')).toMatchObject([{ seat: 1, count: 1, why: 'location/daybreak/hybrid-tank' }]);
    expect(game.state.modules.miracles?.tokens[1]).toBe(0);
  });

  test('R-DAY-81 example 12: a Cylon player pays a Super Crisis card, which is discarded without being resolved', () => {
    const game = homeScene({
      players: [
        'tigh',
        'roslin',
        { apollo: { revealed: true, ...at('datastream'), superCrises: ['massive-assault'] } },
      ],
      rebel: 'cylon',
    });
    activate(game, 'apollo');
    expect(game.told('superCrisisPaid')).toEqual([{ kind: 'superCrisisPaid', seat: 2, card }]);
    expect(game.state.superCrisis.discard).toEqual([card]);
    expect(game.player('apollo').superCrises).toEqual([]);
    expect(game.told('crisisDrawn')).toEqual([]);
    expect(game.question('apollo')?.topic.kind).toBe('searchedSkill');
  });

  test('example 28: an infiltrating Cylon Leader with both pays either of them, which nobody else learns before', () => {
    const set: HomeScene = {
      players: [
        'tigh',
        { cavil: { infiltrating: true, ...at('hybrid-tank'), superCrises: ['massive-assault'], miracles: 1 } },
        'roslin',
        'apollo',
      ],
      rebel: 'human',
      options: { expansions: ['pegasus', 'daybreak'], cylonLeader: true },
    };
    const game = homeScene(set);
    activate(game, 'cavil');
    expect(game.choices('cavil')).toMatchObject({ privacy: 'private', min: 1, max: 1 });
    expect(game.view('roslin').waitingFor[0]).not.toHaveProperty('choices');
    expect(game.ids('cavil')).toEqual(['miracleToken', card]);
    game.choose('cavil', 'miracleToken');
    expect(game.told('miracleSpent')).toHaveLength(1);
    const other = homeScene(set);
    activate(other, 'cavil').choose('cavil', card);
    expect(other.state.superCrisis.discard).toEqual([card]);
    expect(other.told('miracleSpent')).toEqual([]);
  });
});

describe('R-DAY-81 Hybrid Tank', () => {
  const players: HomeScene['players'] = ['tigh', { tyrol: at('hybrid-tank') }, 'apollo'];
  const five = ['water-sabotaged', 'prisoner-revolt', 'resurrection-ship', 'riots-a', 'bomb-threat'].map(
    (slug) => `crisis/base/${slug}`,
  );

  test('the top 5 Crisis cards go back in any order; only that player sees them', () => {
    const game = homeScene({ players, rebel: 'human', crisisDeck: five });
    const left = game.state.crisis.deck.length;
    activate(game, 'tyrol');
    expect(game.told('cardsSeen', 'tyrol').at(-1)?.cards).toEqual(five);
    expect(game.told('cardsSeen').at(-1)).not.toHaveProperty('cards');
    // The last one is left over.
    for (const one of five.slice(1).reverse()) game.choose('tyrol', `top-${one}`);
    expect(game.state.crisis.deck).toHaveLength(left);
    // The last of the array is drawn next.
    expect(game.state.crisis.deck.slice(-5)).toEqual(five);
  });

  test('with fewer than 5 those that are there; the discard pile is left alone', () => {
    const game = homeScene({ players, rebel: 'human' });
    const { crisis } = game.state;
    crisis.discard = crisis.deck.splice(2);
    const discarded = crisis.discard.length;
    activate(game, 'tyrol').settle(2);
    expect([crisis.deck.length, crisis.discard.length]).toEqual([2, discarded]);
  });
});

describe('R-DAY-81 Datastream', () => {
  const players: HomeScene['players'] = ['tigh', { tyrol: at('datastream') }, 'apollo'];
  const scout = 'skill/base/launch-scout/1';

  test('any 3 cards of a deck and its discard pile, which is then shuffled into the deck; others see which have left the pile', () => {
    const game = homeScene({ players, rebel: 'human' });
    const pile = game.state.skillDecks.tactics;
    if (pile === undefined) throw new Error('there is no Tactics deck');
    const all = [...pile.deck];
    pile.discard = all.filter((one) => one === scout);
    pile.deck = all.filter((one) => one !== scout);
    activate(game, 'tyrol').choose('tyrol', 'tactics');
    expect(game.choices('tyrol')).toMatchObject({ min: 3, max: 3, privacy: 'private' });
    game.choose('tyrol', scout, 'skill/base/strategic-planning/5', 'skill/base/strategic-planning/4');
    expect(game.told('deckSearched')).toEqual([
      { kind: 'deckSearched', seat: 1, skill: 'tactics', count: 3, open: [scout] },
    ]);
    expect(game.told('deckSearched', 'tyrol')[0]?.cards).toHaveLength(3);
    expect(game.player('tyrol').hand.toSorted()).toEqual(
      [scout, 'skill/base/strategic-planning/4', 'skill/base/strategic-planning/5'].toSorted(),
    );
    expect(pile.discard).toEqual([]);
    expect([...pile.deck, ...game.player('tyrol').hand].toSorted()).toEqual(all.toSorted());
  });

  test('a card that is in the deck and in the discard pile is taken out of the deck', () => {
    const game = homeScene({ players, rebel: 'human' });
    const pile = game.state.skillDecks.tactics;
    pile?.discard.push(...pile.deck.splice(pile.deck.indexOf(scout), 1));
    activate(game, 'tyrol').choose('tyrol', 'tactics').choose('tyrol', scout, `${scout}~2`, `${scout}~3`);
    expect(game.told('deckSearched')).toMatchObject([{ open: [] }]);
  });

  test('Treachery may be searched, too, and with fewer than 3 cards all are taken', () => {
    const game = homeScene({ players, rebel: 'human' });
    const pile = game.state.skillDecks.treachery;
    pile?.deck.splice(2);
    activate(game, 'tyrol').choose('tyrol', 'treachery');
    expect(game.player('tyrol').hand).toHaveLength(2);
    expect(pile?.deck).toEqual([]);
  });
});

test('R-DAY-80 nothing damages it, and its marker is a token of this game alone', () => {
  const game = homeScene({ players: ['tigh', { tyrol: at('datastream') }, 'apollo'], rebel: 'human' });
  game.resolve([{ damageGalactica: 4 }], 'tigh').settle();
  expect(game.where('tyrol')).toBe('datastream');
  expect(homeOf(game.state).rebel).toBe('human');
});
