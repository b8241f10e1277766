/** The Crisis step, choices and effects (chapter 04). */
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Crisis } from '../../../../src/catalogue/content.ts';
import type { ChoiceOption } from '../../../../src/catalogue/effect.ts';
import { catalogue } from '../../../../src/catalogue/index.ts';
import { activated, changes, check, order, quietTable } from '../../cards/crisisPlay.ts';
import { scene, type Scene, type Table } from '../../scene.ts';

const two = ['politics/1', 'politics/2'];

function shown(game: Table): Array<string> {
  return game.told('crisisDrawn').map(({ card }) => card);
}

describe('drawing', () => {
  test('R-CRI-01 the current player draws the top card, and everybody sees it', () => {
    const game = scene({ players: quietTable }).crisis('riots-a');
    expect(game.told('crisisDrawn')).toEqual([
      { kind: 'crisisDrawn', seat: 0, card: 'crisis/base/riots-a', superCrisis: false },
    ]);
  });

  test('R-CRI-01 the Crisis step of a turn draws one card', () => {
    const game = scene({ players: quietTable, crisisDeck: ['riots-b'] })
      .turn()
      .pass('tigh')
      .settle(1);
    expect(shown(game)).toEqual(['crisis/base/riots-b']);
  });

  test('R-CRI-02 choice, then activation icons, then the jump icon', () => {
    const game = scene({ players: quietTable }).crisis('riots-b').choose('tigh', 'option1');
    expect(order(game, 'crisisDrawn', 'optionChosen', 'resource', 'shipsActivated', 'jumpTrack')).toEqual([
      'crisisDrawn',
      'optionChosen',
      'resource',
      'resource',
      'shipsActivated',
      'jumpTrack',
    ]);
    expect(game.state.crisis.discard).toEqual(['crisis/base/riots-b']);
  });

  test('R-CRI-02 Roslin draws 2, keeps 1 and puts the other, unseen by all others, on the bottom', () => {
    const game = scene({ players: ['roslin', 'tigh', 'zarek'], crisisDeck: ['riots-a', 'riots-b'] }).call(
      'pickCrisis',
      {
        seat: 0,
        draw: 2,
        others: 'bottom',
        cards: [],
        why: 'character/base/laura-roslin',
      },
    );
    expect(game.choices('roslin')).toMatchObject({
      privacy: 'private',
      choices: [{ card: 'crisis/base/riots-a' }, { card: 'crisis/base/riots-b' }],
    });
    game.choose('roslin', 'riots-b');
    expect(game.state.crisis.deck[0]).toBe('crisis/base/riots-a');
    expect(game.told('cardPutBack', 'zarek')).toEqual([
      { kind: 'cardPutBack', seat: 0, deck: 'crisis', where: 'bottom' },
    ]);
  });

  test('R-CRI-02 after Secret Destiny the step starts over: Roslin draws 2 again', () => {
    const game = scene({
      players: ['roslin', 'tigh', 'starbuck'],
      crisisDeck: ['riots-b', 'food-shortage', 'water-shortage-b'],
    }).crisis('riots-a');
    game.choose('roslin', 'riots-a').choose('starbuck', 'secret-destiny');
    expect(game.ids('roslin')).toEqual(['crisis/base/food-shortage', 'crisis/base/water-shortage-b']);
  });

  test('R-CRI-02 R-CRI-03 example 10: Starbuck discards the first card without effect, and only the second gives Baltar his 1 card', () => {
    const game = scene({ players: ['baltar', 'tigh', 'starbuck'], crisisDeck: ['riots-b'] })
      .crisis('riots-a')
      .choose('starbuck', 'secret-destiny');
    expect([shown(game), game.told('skillsDrawn'), changes(game)]).toEqual([
      ['crisis/base/riots-a', 'crisis/base/riots-b'],
      [],
      {},
    ]);
    expect(game.choices('baltar').topic).toMatchObject({ kind: 'drawSkill', count: 1 });
    game.choose('baltar', 'piloting').choose('tigh', 'option1');
    expect(game.told('skillsDrawn')).toMatchObject([{ seat: 0, skills: ['piloting'] }]);
    expect([activated(game), game.state.crisis.discard]).toEqual([
      ['basestars'],
      ['crisis/base/riots-a', 'crisis/base/riots-b'],
    ]);
  });

  test('R-CRI-03 Baltar’s card comes before the choices of the Crisis card, and only for his own', () => {
    const own = scene({ players: ['baltar', 'tigh', 'zarek'] }).crisis('riots-a');
    expect([own.question('tigh'), own.choices('baltar').topic.kind]).toEqual([undefined, 'drawSkill']);
    expect(
      scene({ players: ['tigh', 'baltar', 'zarek'] })
        .crisis('riots-a')
        .question('baltar'),
    ).toBeUndefined();
  });

  test('R-CRI-07 an empty Crisis deck is refilled from its discard pile', () => {
    const game = scene({ players: quietTable });
    game.state.crisis = { deck: ['crisis/base/riots-a'], discard: ['crisis/base/riots-b'] };
    game.call('pickCrisis', { seat: 0, draw: 1, others: 'bottom', cards: [], why: 'crisis' });
    expect([game.state.crisis.deck, game.told('deckReshuffled')]).toEqual([
      ['crisis/base/riots-b'],
      [{ kind: 'deckReshuffled', deck: 'crisis' }],
    ]);
  });

  test.each([
    ['check', 'resistance', 'checkStarted'],
    ['choice', 'riots-a', 'optionChosen'],
    ['attack', 'surrounded', 'shipsPlaced'],
  ])('R-CRI-05 a card of the kind %s is resolved as one', (_kind, card, sign) => {
    const game = scene({ players: quietTable }).crisis(card).settle();
    const others = ['checkStarted', 'optionChosen', 'shipsPlaced'].filter((kind) => kind !== sign);
    expect(order(game, sign).length).toBeGreaterThan(0);
    expect(order(game, ...others)).toEqual([]);
  });
});

describe('choices', () => {
  test('R-CRI-10 example 2: a President in the Brig still chooses', () => {
    const game = scene({ players: ['tigh', 'zarek', { roslin: { at: 'brig' } }] }).crisis('food-shortage');
    expect(game.choices('roslin').topic.kind).toBe('chooseOption');
  });

  test('R-CRI-10 a stranded Admiral chooses', () => {
    const game = scene({
      players: ['roslin', 'zarek', { helo: { at: 'stranded', spent: true } }],
      current: 'zarek',
    }).crisis('riots-a');
    expect(game.choices('helo').topic.kind).toBe('chooseOption');
  });

  test('R-CRI-11 either box may be taken, also if it cannot be carried out', () => {
    const game = scene({ players: quietTable, reserves: { raptor: 0 }, resources: { fuel: 0 } }).crisis(
      'rescue-mission-a',
    );
    expect(game.ids('tigh')).toEqual(['option1', 'option2']);
    expect(game.choose('tigh', 'option2').state.resources).toMatchObject({ fuel: 0, morale: 10 });
  });

  test('R-CRI-12 nothing of the card is resolved and nothing secret is shown before the choice', () => {
    const game = scene({ players: quietTable }).crisis('informing-the-public');
    expect(
      order(game, 'resource', 'loyaltySeen', 'dieRolled', 'destinyAdded', 'checkStarted', 'shipsActivated'),
    ).toEqual([]);
  });

  test('R-CRI-13 Moral Compass turns the choice to the other box, once in the game', () => {
    const game = scene({ players: ['tigh', 'roslin', 'helo'] })
      .crisis('riots-a')
      .choose('tigh', 'option1')
      .choose('helo', 'moral-compass');
    expect(changes(game)).toEqual({ population: -1, fuel: -1 });
    expect(game.crisis('riots-b').choose('tigh', 'option1').question('helo')).toBeUndefined();
  });

  test('R-CRI-13 Helo may also turn his own choice; what is decided inside a box stays', () => {
    const own = scene({ players: ['roslin', 'zarek', 'helo'], current: 'zarek' })
      .crisis('riots-a')
      .choose('helo', 'option1');
    expect(own.choices('helo').topic).toEqual({ kind: 'react', window: 'choiceMade' });
    const inside = scene({ players: ['tigh', 'helo', 'roslin'] })
      .crisis('requested-resignation')
      .choose('tigh', 'option2')
      .pass('helo')
      .choose('roslin', 'option1');
    expect([inside.question('helo'), inside.holder('president')]).toEqual([undefined, 'tigh']);
  });

  test('R-CRI-13 Moral Compass may change a check into the other box: then there is no check', () => {
    const game = scene({ players: ['tigh', 'roslin', 'helo'] })
      .crisis('colonial-day')
      .choose('tigh', 'option1')
      .choose('helo', 'moral-compass');
    expect([game.told('checkStarted'), changes(game)]).toEqual([[], { morale: -1 }]);
  });

  test('R-CRI-13 of a card with three boxes Moral Compass asks which of the other two is taken', () => {
    const lose = (resource: 'fuel' | 'food' | 'morale'): ChoiceOption => ({ effects: [{ lose: { [resource]: 1 } }] });
    const options = [lose('fuel'), lose('food'), lose('morale')];
    const card: Crisis = {
      id: 'crisis/base/three-boxes',
      name: 'Three Boxes',
      expansion: 'base',
      copies: 1,
      kind: 'choice',
      chooser: 'admiral',
      options,
      activation: [],
      jump: false,
    };
    // The content of a running program is closed; a test opens it for a card of its own.
    const deck = catalogue.crises as Map<string, Crisis>;
    deck.set(card.id, card);
    onTestFinished(() => void deck.delete(card.id));
    const game = scene({ players: ['tigh', 'roslin', 'helo'] })
      .crisis('three-boxes')
      .choose('tigh', 'option2')
      .choose('helo', 'moral-compass');
    expect([game.choices('helo').topic, game.ids('helo')]).toEqual([
      { kind: 'chooseOption', card: card.id },
      ['option1', 'option3'],
    ]);
    expect(changes(game.choose('helo', 'option3'))).toEqual({ morale: -1 });
    expect(game.told('optionChosen').map(({ seat, option }) => [seat, option])).toEqual([
      [0, 1],
      [2, 2],
    ]);
  });

  test('R-CRI-15 example 1: Water Shortage, the President is current with 4 cards: all 4 go', () => {
    const game = scene({
      players: [{ zarek: { hand: [...two, 'leadership/1', 'leadership/2'] } }, 'tigh', 'roslin'],
      titles: { president: 'zarek' },
    }).crisis('water-shortage-a');
    game.choose('zarek', 'option2').choose('zarek', ...two);
    expect(game.player('zarek').hand).toEqual([]);
  });

  test('R-CRI-16 what a role without a holder is told to do is skipped', () => {
    const game = scene({ players: quietTable });
    delete game.state.titles.president;
    game.resolve([{ lose: { food: 1 } }, { discard: { who: 'president', count: 2 } }, { lose: { morale: 1 } }], 'tigh');
    expect([changes(game), game.told('skillsDiscarded')]).toEqual([{ food: -1, morale: -1 }, []]);
  });

  test('R-CRI-17 “choose a character” includes the chooser; “another player” does not', () => {
    const anyone = check({ card: 'witch-hunt', difficulty: 10, partialAt: 6, skills: ['politics', 'leadership'] }, 0);
    expect(anyone.ids('tigh')).toEqual(['seat0', 'seat1', 'seat2']);
    const another = check(
      { card: 'prisoner-revolt', difficulty: 11, partialAt: 6, skills: ['politics', 'leadership', 'tactics'] },
      0,
    );
    expect(another.ids('roslin')).toEqual(['seat0', 'seat1']);
  });

  test('R-CRI-17 R-CRI-18 example 8: everybody else is in the Brig or a Cylon player: the chooser on Command must choose himself', () => {
    const game = check({ card: 'witch-hunt', difficulty: 10, partialAt: 6, skills: ['politics', 'leadership'] }, 0, {
      players: ['tigh', { roslin: { at: 'brig' } }, { boomer: { revealed: true } }],
    });
    expect(game.where('tigh')).toBe('sickbay');
  });

  test('R-CRI-11 R-CRI-18 example 9: a named holder may be sent though stranded; nothing happens', () => {
    const game = scene({
      players: ['tigh', 'zarek', { helo: { at: 'stranded', spent: true } }],
      titles: { president: 'helo' },
    }).crisis('requested-resignation');
    game.choose('tigh', 'option2').choose('helo', 'option2');
    expect([game.where('helo'), game.told('sentTo')]).toEqual(['stranded', []]);
  });
});

describe('effects', () => {
  test('R-CRI-20 the effects of a box are resolved in their order', () => {
    const game = scene({ players: ['tigh', 'zarek', { roslin: { hand: two } }] })
      .crisis('food-shortage')
      .choose('roslin', 'option2');
    expect(order(game, 'resource', 'skillsDiscarded')).toEqual(['resource', 'skillsDiscarded']);
  });

  test('R-CRI-21 losing more than there is leaves 0, and the humans lose only at the end of the turn', () => {
    const game = scene({ players: quietTable, resources: { population: 1 } })
      .crisis('rescue-the-fleet')
      .choose('tigh', 'option1');
    expect([game.state.resources.population, game.state.over]).toEqual([0, undefined]);
  });

  test('R-CRI-22 everybody at a location is sent, one by one clockwise from the current player; Cylon players and pilots not', () => {
    const game = check({ card: 'missing-g4-explosives', difficulty: 7, skills: ['leadership', 'tactics'] }, 0, {
      players: [
        { baltar: { at: 'armory' } },
        'zarek',
        { tigh: { at: 'armory' } },
        { boomer: { revealed: true, at: 'caprica' } },
        { apollo: { piloting: 'bow' } },
        { roslin: { at: 'armory' } },
      ],
      current: 'tigh',
    });
    expect(game.told('sentTo').map(({ seat }) => seat)).toEqual([2, 5, 0]);
  });

  test('R-CRI-23 “destroy 1 raptor” with none left does nothing', () => {
    const game = scene({ players: quietTable, reserves: { raptor: 0 } }).resolve([{ destroyRaptors: 1 }], 'tigh');
    expect([game.state.reserves.raptor, game.told('raptorsChanged')]).toEqual([0, []]);
  });

  test('R-CRI-24 ships are placed as far as there are any', () => {
    const game = scene({ players: quietTable, ships: { bow: { basestar: 2, raider: 15 } } })
      .resolve([{ place: { stern: { basestar: 1, raider: 3, heavyRaider: 2 } } }], 'tigh')
      .settle();
    expect([
      game.count('basestar', 'stern'),
      game.count('raider', 'stern'),
      game.count('heavyRaider', 'stern'),
    ]).toEqual([0, 1, 2]);
  });

  test('R-CRI-25 moving the fleet marker: not before the start; on Auto Jump the fleet jumps', () => {
    expect(scene({ players: quietTable, jumpTrack: 1 }).resolve([{ jumpTrack: -2 }], 'tigh').state.jumpTrack).toBe(0);
    const game = scene({ players: quietTable, jumpTrack: 4 }).resolve([{ jumpTrack: 1 }], 'tigh');
    expect(game.told('jumped')).toHaveLength(1);
  });
});

describe('another Crisis card', () => {
  test('R-CRI-26 example 11: the basestar attacks for the first card only; the second card’s jump icon counts', () => {
    const game = scene({
      players: [{ tigh: { hand: ['tactics/1'] } }, 'zarek', 'roslin'],
      ships: { bow: { basestar: 1 } },
      crisisDeck: ['riots-b'],
    });
    game.crisis('fulfiller-of-prophecy').choose('tigh', 'option2').choose('tigh', 'option1');
    expect(game.player('tigh').hand).toEqual([]);
    expect([activated(game), game.told('attack').length, game.state.jumpTrack]).toEqual([
      ['basestars', 'basestars'],
      1,
      1,
    ]);
    expect(order(game, 'skillsDiscarded', 'attack', 'crisisDrawn', 'jumpTrack')).toEqual([
      'crisisDrawn',
      'skillsDiscarded',
      'attack',
      'crisisDrawn',
      'jumpTrack',
    ]);
  });

  test('R-CRI-26 the second card is drawn as any other: Roslin draws 2, Baltar gets his card', () => {
    const roslin = scene({ players: ['roslin', 'tigh', 'zarek'], crisisDeck: ['riots-a', 'riots-b', 'ambush'] }).crisis(
      'fulfiller-of-prophecy',
    );
    roslin.choose('roslin', 'fulfiller-of-prophecy').choose('roslin', 'option2');
    expect(roslin.ids('roslin')).toEqual(['crisis/base/riots-b', 'crisis/base/ambush']);
    const baltar = scene({ players: ['baltar', 'tigh', 'zarek'], crisisDeck: ['riots-b'] })
      .crisis('fulfiller-of-prophecy')
      .choose('baltar', 'politics')
      .choose('baltar', 'option2');
    expect(baltar.choices('baltar').topic.kind).toBe('drawSkill');
  });

  test('R-CRI-26 from Caprica both cards are resolved without activation icons', () => {
    const game = scene({
      players: [{ boomer: { revealed: true, at: 'caprica' } }, 'tigh', 'zarek'],
      ships: { bow: { basestar: 1 } },
      crisisDeck: ['fulfiller-of-prophecy', 'riots-a', 'riots-b'],
    });
    game
      .actions('boomer')
      .choose('boomer', 'location')
      .choose('boomer', 'fulfiller-of-prophecy')
      .choose('boomer', 'option2')
      .choose('tigh', 'option1');
    expect([shown(game), activated(game), changes(game)]).toEqual([
      ['crisis/base/fulfiller-of-prophecy', 'crisis/base/riots-b'],
      [],
      { food: -1, morale: -1 },
    ]);
  });
});

describe('Cylon players', () => {
  test('R-CRI-70 example 7: “all players discard 2 Skill cards”: a Cylon player with 3 cards discards nothing', () => {
    const game = scene({
      players: ['tigh', 'zarek', { boomer: { revealed: true, hand: ['tactics/1', 'tactics/2', 'piloting/1'] } }],
    }).resolve([{ discard: { who: 'each', count: 2 } }], 'tigh');
    expect([game.question('boomer'), game.player('boomer').hand.length]).toEqual([undefined, 3]);
  });

  const cylon = {
    players: [{ boomer: { revealed: true, at: 'caprica', hand: two } }, 'tigh', 'zarek'],
  } as const satisfies Partial<Scene>;

  test.each([
    ['sent to Sickbay', [{ send: { who: 'current', to: 'sickbay' } }]],
    ['sent to the Brig', [{ send: { who: 'current', to: 'brig' } }]],
    ['made to discard', [{ discard: { who: 'current', count: 2 } }]],
  ] as const)('R-CRI-70 a Cylon player who is current is not %s', (_what, effects) => {
    const game = scene(cylon).resolve(effects, 'boomer');
    expect([game.where('boomer'), game.player('boomer').hand.length]).toEqual(['caprica', 2]);
  });

  test('R-CRI-70 a Cylon player draws what the current player draws', () => {
    const game = scene(cylon).resolve([{ draw: { who: 'current', count: 1, from: ['politics'] } }], 'boomer');
    expect(game.player('boomer').hand).toHaveLength(3);
  });
});
