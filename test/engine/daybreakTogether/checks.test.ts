/** Abilities of Daybreak's cards in skill checks, two or three at once, and with the cards of the other boxes. */
import { describe, expect, test } from 'vitest';
import { describeEvent } from '../../../src/engine/describe/index.ts';
import { names } from '../describe/samples.ts';
import { daybreakScene, withEverything } from '../daybreakScene.ts';
import { activate } from '../homeScene.ts';
import { mutinyOfPerson } from '../mutinyScene.ts';
import type { Person, Table } from '../scene.ts';
import { allBoxes, togetherScene, type TogetherScene } from '../togetherScene.ts';

type ByPerson = Partial<Record<Person, ReadonlyArray<string>>>;

/** Everyone adds these cards and uses what is named here, nothing else, until something else is asked. */
function add(game: Table, cards: ByPerson, uses: ByPerson = {}): Table {
  const left = new Map(Object.entries(uses).map(([person, list]) => [person, [...list]]));
  for (let n = 0; n < 100; n += 1) {
    const [open] = game.state.decisions;
    if (open === undefined || (open.topic.kind !== 'react' && open.topic.kind !== 'contribute')) return game;
    const person = game.person(open.seat);
    const wanted = left.get(person) ?? [];
    const used = open.choices.find(({ id }) => wanted.some((name) => id.includes(name)));
    if (open.topic.kind === 'contribute') game.choose(person, ...(cards[person] ?? []));
    else game.choose(person, ...(used === undefined ? [] : [used.id]));
    if (open.topic.kind === 'react' && used !== undefined)
      left.set(
        person,
        wanted.filter((name) => !used.id.includes(name)),
      );
  }
  throw new Error('the check does not end');
}

const plain = ['tactics/1', 'tactics/1'];
const total = (game: Table): number | undefined => game.told('checkResult')[0]?.total;
const abilities = (game: Table): Array<string> =>
  game.told('checkAbility').map(({ card }) => card.slice('skill/daybreak/'.length));
/** Politics and Tactics count; a fail costs 1 morale and sends the current player to Sickbay. */
const dispute = (set: TogetherScene): Table => togetherScene({ destiny: plain, ...set }).crisis('domestic-dispute');

describe('R-CHK-84 R-CHK-93 Intolerant and Change of Plans replace the same result: the first one stands', () => {
  const change = 'skill/daybreak/change-of-plans/5';
  const quarters = (): Table => {
    const hand = ['leadership/5', 'leadership/4', change];
    const game = daybreakScene({
      players: [{ roslin: { at: 'admirals-quarters', hand } }, 'cain', 'tigh'],
      destiny: ['leadership/1', 'leadership/1'],
      options: withEverything,
    });
    game
      .call('activateLocation', { seat: 2, location: 'location/base/admirals-quarters' })
      .choose('tigh', 'roslin')
      .decline();
    while (game.question('roslin')?.topic.kind !== 'contribute') game.settle(1);
    game.choose('roslin', 'leadership/5', 'leadership/4');
    while (game.question('roslin')?.topic.kind === 'contribute' || game.question('tigh')?.topic.kind === 'contribute')
      game.settle(1);
    return game;
  };

  test('after Intolerant no plans are changed', () => {
    const game = quarters();
    while (game.question('cain') === undefined) game.settle(1);
    // Roslin, whose turn it is, could have come first.
    game.choose('cain', 'intolerant').pass('roslin');
    expect(game.question('roslin')?.topic).not.toEqual({ kind: 'react', window: 'checkPassed' });
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([0]);
  });

  test('after Change of Plans nobody is executed', () => {
    const game = quarters();
    while (game.question('roslin')?.topic.kind !== 'react') game.settle(1);
    game.choose('roslin', change).settle();
    expect([game.told('passReplaced').length, game.told('executed'), game.where('roslin')]).toEqual([
      1,
      [],
      'admirals-quarters',
    ]);
  });
});

describe('Force Their Hand', () => {
  const hand = ['force-their-hand/0', 'violent-outbursts/4', 'install-upgrades/0', 'politics/3'];
  const forced = (): Table => {
    const game = dispute({ players: [{ tigh: { hand } }, 'roslin', 'adama'], mutiny: { tigh: ['selfish-act'] } });
    return add(game, { tigh: ['force-their-hand/0', 'violent-outbursts/4'] }).choose('tigh', 'force-their-hand');
  };

  test('R-DAY-101 R-CHK-67 the ability of the card that is added works too: Install Upgrades draws 1 Engineering card', () => {
    const game = forced().choose('tigh', 'option1');
    expect(game.choices('tigh')).toMatchObject({ topic: { kind: 'addToCheck', count: 1 }, min: 1, max: 1 });
    game.choose('tigh', 'install-upgrades/0').settle();
    expect(abilities(game)).toEqual(['force-their-hand', 'install-upgrades', 'violent-outbursts']);
    expect(game.told('skillsDrawn').map(({ skills }) => skills)).toEqual([['engineering']]);
  });

  test('R-DAY-33 R-TURN-112 the card drawn instead brings the Admiral to the Brig: Violent Outbursts moves nobody, the check goes on', () => {
    const game = forced().choose('tigh', 'option2').choose('tigh', 'selfish-act').settle();
    expect([game.where('tigh'), game.holder('admiral'), total(game), game.state.resources.morale]).toEqual([
      'brig',
      'adama',
      -2,
      9,
    ]);
    expect(abilities(game)).toEqual(['force-their-hand', 'violent-outbursts']);
  });

  test('R-DAY-101 example 25: in the Brig with a card added there is no choice', () => {
    const tigh = { at: 'brig', hand: ['force-their-hand/0', 'politics/3'] };
    const game = activate(togetherScene({ players: [{ tigh }, 'roslin', 'adama'], destiny: plain }), 'tigh');
    add(game, { tigh: ['force-their-hand/0'] });
    expect([mutinyOfPerson(game, 'tigh').length, total(game), game.where('tigh')]).toEqual([1, 2, 'brig']);
  });

  test('R-DAY-101 R-CHK-43 Cally, who has added nothing, may not add a single card', () => {
    const game = dispute({
      players: [{ cally: { hand: ['politics/1', 'politics/2'] } }, 'roslin', 'adama'],
      destiny: ['force-their-hand/0', 'tactics/1'],
      options: allBoxes,
    });
    add(game, {}).settle();
    expect([mutinyOfPerson(game, 'cally').length, game.player('cally').hand.length]).toEqual([1, 2]);
  });

  test('R-CHK-70 R-DAY-104 nothing in the turn of a Cylon player', () => {
    const tigh = { revealed: true, at: 'caprica', hand: ['force-their-hand/0', 'politics/1'] };
    const game = dispute({ players: [{ tigh }, 'roslin', 'adama'] });
    add(game, { tigh: ['force-their-hand/0'] }).settle();
    expect([game.told('mutinyDrawn'), total(game), game.player('tigh').hand.length]).toEqual([[], 2, 1]);
  });
});

describe('cards that leave the check', () => {
  test('R-CHK-68 R-CHK-80 Quick Thinking takes Dradis Contact before it works; All Hands on Deck counts the two that are left', () => {
    const hand = ['quick-thinking/0', 'dradis-contact/0', 'all-hands-on-deck/0'];
    const game = add(dispute({ players: [{ tigh: { hand } }, 'roslin', 'adama'] }), { tigh: hand });
    game.choose('tigh', 'quick-thinking').choose('tigh', 'dradis-contact/0').settle();
    expect([game.count('raider'), total(game), game.player('tigh').hand]).toEqual([
      0,
      4,
      ['skill/daybreak/dradis-contact/0'],
    ]);
    expect(
      game
        .told('checkRevealed')
        .map((what) => describeEvent(what, names))
        .at(-1),
    ).toBe('Cards revealed, 4 of 9: Tactics 1 + 1 + 0; minus Leadership 0; +2 from All Hands on Deck');
  });

  test('skill/daybreak/dogfight R-CMB-98 the price is their own viper: Sickbay, and Bait leaves before it works', () => {
    const hand = ['dogfight/0', 'bait/0', 'politics/5'];
    const game = dispute({
      players: [{ starbuck: { piloting: 'bow', hand } }, 'roslin', 'adama'],
      assaultRaptors: { stern: 1 },
      reserves: { viper: 0, assaultRaptor: 0 },
    });
    add(game, { starbuck: ['dogfight/0', 'bait/0'] })
      .choose('starbuck', 'dogfight')
      .choose('starbuck', 'bait/0');
    expect(game.ids('starbuck')).toEqual(['bow-pilot0', 'stern-assaultRaptor']);
    game.choose('starbuck', 'bow-pilot0').settle();
    expect([game.where('starbuck'), game.state.damagedCraft.viper, game.count('civilian'), abilities(game)]).toEqual([
      'sickbay',
      1,
      0,
      ['dogfight'],
    ]);
    expect(game.told('checkCardsDiscarded').map((what) => describeEvent(what, names))).toContain(
      'Discarded from the check (Dogfight): Bait 0',
    );
  });

  test('skill/daybreak/dogfight R-DAY-58 an assault raptor that pays for it is destroyed', () => {
    const game = dispute({
      players: [{ tigh: { hand: ['dogfight/0', 'bait/0'] } }, 'roslin', 'adama'],
      assaultRaptors: { stern: 1 },
      reserves: { viper: 0, assaultRaptor: 0 },
    });
    add(game, { tigh: ['dogfight/0', 'bait/0'] })
      .choose('tigh', 'dogfight')
      .choose('tigh', 'bait/0')
      .settle();
    expect([game.state.destroyed['assaultRaptor'], game.count('viper'), game.count('civilian')]).toEqual([1, 0, 0]);
  });
});

describe('with the other boxes', () => {
  test('R-CHK-25 R-CHK-78 after Restore Order no card makes the check reckless; Bait does nothing, the consequence comes all the same', () => {
    const hand = ['restore-order/3', 'at-any-cost/3', 'bait/0'];
    const game = togetherScene({ players: [{ tigh: { hand } }, 'roslin', 'adama'], destiny: plain, options: allBoxes });
    game.crisis('power-failure');
    game.choose('tigh', game.ids('tigh').find((id) => id.includes('restore-order')) ?? '');
    expect(game.choices('tigh').topic.kind).toBe('contribute');
    add(game, { tigh: ['bait/0'] });
    expect([abilities(game), game.count('civilian'), game.told('checkConsequence').length]).toEqual([[], 0, 1]);
  });

  test('R-CHK-75 R-CHK-66 example 8: Bait in the check and two more flipped: all three are resolved, none of the flipped counts', () => {
    const game = togetherScene({
      players: [{ tigh: { hand: ['at-any-cost/3', 'bait/0'] } }, 'roslin', 'adama'],
      destiny: plain,
      options: allBoxes,
    });
    game.state.skillDecks.treachery?.deck.push('skill/daybreak/bait/0', 'skill/daybreak/bait/0');
    add(game.crisis('power-failure'), { tigh: ['bait/0'] }, { tigh: ['at-any-cost'] }).settle();
    expect([game.count('civilian', 'stern'), game.told('treacheryTurned').length, total(game)]).toEqual([3, 2, 2]);
  });

  test('R-CHK-79 a flipped card of strength above 0 does nothing and brings no consequence', () => {
    const game = togetherScene({
      players: [{ tigh: { hand: ['at-any-cost/3', 'tactics/2'] } }, 'roslin', 'adama'],
      destiny: plain,
      options: allBoxes,
    });
    game.state.skillDecks.treachery?.deck.push('skill/daybreak/exploit-a-weakness/5');
    add(game.crisis('power-failure'), { tigh: ['tactics/2'] }, { tigh: ['at-any-cost'] }).settle();
    expect([abilities(game), game.told('checkConsequence'), game.told('treacheryTurned').length]).toEqual([[], [], 1]);
  });

  test('R-DAY-97 R-CHK-56 R-CHK-73 location/pegasus/airlock lists Treachery: Exploit a Weakness counts for it and works', () => {
    const game = togetherScene({
      players: [{ tigh: { at: 'airlock', hand: ['exploit-a-weakness/5', 'politics/5'] } }, 'roslin', 'adama'],
      destiny: plain,
      options: allBoxes,
    });
    activate(game, 'tigh').choose('tigh', 'adama');
    add(game, { tigh: ['exploit-a-weakness/5', 'politics/5'] })
      .choose('tigh', 'adama')
      .settle();
    expect([game.told('checkResult')[0]?.result, total(game)]).toEqual(['pass', 12]);
    // The card came before the execution, and went with it.
    expect(game.told('executed').map(({ seat }) => seat)).toEqual([2]);
    expect([game.told('mutinyDrawn').length, mutinyOfPerson(game, 'adama')]).toEqual([1, []]);
  });
});

describe('supplies that run out', () => {
  test('R-DAY-19 skill/daybreak/a-better-machine with an empty Treachery deck adds nothing to Destiny', () => {
    const game = togetherScene({
      players: [{ tigh: { hand: ['a-better-machine/3'] } }, 'roslin', 'adama'],
      destiny: plain,
    });
    Object.assign(game.state.skillDecks.treachery ?? {}, { deck: [], discard: [] });
    const before = game.state.destiny.length;
    add(game.crisis('domestic-dispute'), { tigh: ['a-better-machine/3'] });
    expect([abilities(game), game.state.destiny.length, game.told('destinySeeded')]).toEqual([
      ['a-better-machine'],
      before - 2,
      [],
    ]);
  });

  test('R-TURN-29 skill/daybreak/personal-vices with 1 Treachery card left: the first draws it, then the Mutiny card', () => {
    const game = togetherScene({
      players: [{ tigh: { hand: ['personal-vices/3'] } }, 'roslin', { adama: { revealed: true } }, 'starbuck'],
      destiny: plain,
    });
    Object.assign(game.state.skillDecks.treachery ?? {}, { deck: ['skill/daybreak/bait/0'], discard: [] });
    add(game.crisis('domestic-dispute'), { tigh: ['personal-vices/3'] }).settle();
    expect(game.told('skillsDrawn').map(({ seat, skills }) => [seat, skills])).toEqual([[0, ['treachery']]]);
    expect(game.told('mutinyDrawn').map(({ seat }) => seat)).toEqual([0]);
  });
});
