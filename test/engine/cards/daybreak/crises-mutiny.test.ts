/** The Crisis cards of Daybreak by which someone draws Mutiny cards, each outcome and the awkward cases. */
import { describe, expect, test } from 'vitest';
import type { Effects } from '../../../../src/catalogue/effect.ts';
import { mutinyScene, mutinyOfPerson, type MutinyScene } from '../../mutinyScene.ts';
import type { Person, Table } from '../../scene.ts';
import { activated, changes, check, firstBox, quietTable } from '../crisisPlay.ts';
import { brig, byCaprica, choose, discards, drawn, face, rich, set } from './crisisScene.ts';

const held = ['selfish-act'] as const;
const play = (card: string, more: Partial<MutinyScene> = {}): Table =>
  mutinyScene({ players: quietTable, ...more }).crisis(card);
/** No one adds a card, and the Destiny cards are negative. */
const failed = (card: string, more: Partial<MutinyScene> = {}): Table =>
  play(card, { destiny: ['treachery/3', 'treachery/3'], ...more }).contributeNothing();
const drew = (game: Table): ReadonlyArray<Person> => game.told('mutinyDrawn').map(({ seat }) => game.person(seat));

describe('A Desperate Pact', () => {
  const pact = face('a-desperate-pact', 15, 'politics', 'leadership', 'piloting');

  test('crisis/daybreak/a-desperate-pact: a pass costs nothing, a failure 1 morale and the title of President', () => {
    const passed = firstBox(pact, 15, set).settle();
    expect([changes(passed), passed.holder('president')]).toEqual([{}, 'roslin']);
    const lost = firstBox(pact, 14, set).settle();
    expect([changes(lost), lost.holder('president')]).toEqual([{ morale: -1 }, 'zarek']);
  });

  const passTitle: Effects = [{ passTitle: 'president' }];

  test('R-TTL-02 crisis/daybreak/a-desperate-pact: the next President may be in the Brig, but is no Cylon player; perhaps nobody', () => {
    const next = (players: MutinyScene['players']): Person | undefined =>
      mutinyScene({ players }).resolve(passTitle, 'tigh', 'crisis/daybreak/a-desperate-pact').holder('president');
    expect(next(['tigh', { zarek: brig }, 'roslin'])).toBe('zarek');
    expect(next(['tigh', { zarek: { revealed: true } }, 'roslin'])).toBe('tigh');
    expect(next([{ tigh: { revealed: true } }, { zarek: { revealed: true } }, 'roslin'])).toBe('roslin');
  });

  test('crisis/daybreak/a-desperate-pact: or the President discards 3, and then the current player draws', () => {
    const game = choose('a-desperate-pact', 'tigh', 2, rich);
    expect([game.choices('roslin').topic, drew(game)]).toEqual([
      expect.objectContaining({ kind: 'discard', count: 3 }),
      [],
    ]);
    expect([discards(game.settle()), drew(game)]).toEqual([[0, 0, 3], ['tigh']]);
    const both = choose('a-desperate-pact', 'tigh', 2, { ...rich, titles: { president: 'tigh' } }).settle();
    expect([discards(both), drew(both)]).toEqual([[3, 0, 0], ['tigh']]);
  });
});

describe('Consult the Hybrid', () => {
  const hybrid = face('consult-the-hybrid', 10, 'politics', 'leadership');

  test('crisis/daybreak/consult-the-hybrid passed: 1 Mutiny card, then 2 Skill cards of any types, in or outside the skill set', () => {
    const game = check(hybrid, 10, set);
    expect([drew(game), game.ids('tigh')]).toEqual([
      ['tigh'],
      ['politics', 'leadership', 'tactics', 'piloting', 'engineering', 'treachery'],
    ]);
    game.choose('tigh', 'treachery').choose('tigh', 'engineering');
    expect(drawn(game, 'tigh')).toEqual(['treachery', 'engineering']);
  });

  test('R-DAY-33 crisis/daybreak/consult-the-hybrid passed: the way to the Brig does not stop the draw', () => {
    const hand = ['politics/4', 'politics/4', 'politics/3'];
    const game = play('consult-the-hybrid', {
      players: ['tigh', { zarek: { hand } }, 'roslin'],
      destiny: ['politics/1', 'politics/1'],
      mutiny: { tigh: held },
    });
    while (game.question('zarek')?.topic.kind !== 'contribute') game.settle(1);
    game.choose('zarek', ...game.ids('zarek')).contributeNothing();
    expect([game.where('tigh'), game.choices('tigh').topic.kind]).toEqual(['brig', 'keepMutiny']);
    game.choose('tigh', 'selfish-act').choose('tigh', 'tactics').choose('tigh', 'tactics');
    expect([mutinyOfPerson(game, 'tigh'), drawn(game, 'tigh')]).toEqual([['selfish-act'], ['tactics', 'tactics']]);
  });

  test('R-DAY-19 crisis/daybreak/consult-the-hybrid failed: 1 food, and 2 Treachery cards go into the Destiny deck', () => {
    const game = check(hybrid, 9, set);
    expect([changes(game.settle()), drew(game)]).toEqual([{ food: -1 }, []]);
    expect(game.told('destinySeeded')).toMatchObject([{ skill: 'treachery', count: 2 }]);
  });
});

describe('Dangerous Plots', () => {
  test('crisis/daybreak/dangerous-plots: first the Admiral draws, then the President, wherever they sit', () => {
    const titles = { admiral: 'zarek', president: 'tigh' } as const;
    expect(drew(play('dangerous-plots', { titles }).choose('tigh', 'option1'))).toEqual(['zarek', 'tigh']);
  });

  test('R-CRI-15 crisis/daybreak/dangerous-plots: a player who holds both titles draws 2, and goes to the Brig with the second', () => {
    const titles = { admiral: 'tigh', president: 'tigh' } as const;
    const game = play('dangerous-plots', { titles }).choose('tigh', 'option1');
    expect([drew(game), game.where('tigh')]).toEqual([['tigh', 'tigh'], 'brig']);
    expect([game.holder('admiral'), game.holder('president')]).toEqual(['zarek', 'tigh']);
  });

  test('R-DAY-30 crisis/daybreak/dangerous-plots: an Admiral who goes to the Brig loses the title, and the new one draws nothing', () => {
    const game = play('dangerous-plots', { mutiny: { tigh: held } }).choose('roslin', 'option1');
    expect([game.where('tigh'), game.holder('admiral'), drew(game)]).toEqual(['brig', 'zarek', ['tigh']]);
    expect(drew(game.choose('tigh', 'selfish-act'))).toEqual(['tigh', 'roslin']);
  });

  test('crisis/daybreak/dangerous-plots: or 1 morale and 3 cards of the current player', () => {
    const game = choose('dangerous-plots', 'roslin', 2, rich).settle();
    expect([changes(game), discards(game), drew(game)]).toEqual([{ morale: -1 }, [3, 0, 0], []]);
  });
});

describe('Earth in Ruins', () => {
  const earth = face('earth-in-ruins', 9, 'politics', 'leadership', 'tactics');

  test('crisis/daybreak/earth-in-ruins: even a pass costs 1 morale, a failure 2; or 1 food and a Mutiny card', () => {
    expect([9, 8].map((total) => changes(firstBox(earth, total, set).settle()))).toEqual([
      { morale: -1 },
      { morale: -2 },
    ]);
    const game = choose('earth-in-ruins', 'tigh', 2).settle();
    expect([changes(game), drew(game)]).toEqual([{ food: -1 }, ['tigh']]);
  });

  test('R-DAY-22 crisis/daybreak/earth-in-ruins by Caprica: the Cylon player chooses and draws no Mutiny card', () => {
    const game = byCaprica('earth-in-ruins').choose('tigh', 'option2').settle();
    expect([changes(game), drew(game)]).toEqual([{ food: -1 }, []]);
  });
});

describe('Insubordinate Crew', () => {
  test('crisis/daybreak/insubordinate-crew: nothing, or 1 morale and a Mutiny card for everybody without one', () => {
    expect(changes(check(face('insubordinate-crew', 12, 'leadership', 'tactics'), 12, set).settle())).toEqual({});
    const game = failed('insubordinate-crew', { current: 'zarek', mutiny: { roslin: held } }).settle();
    expect([changes(game), drew(game)]).toEqual([{ morale: -1 }, ['zarek', 'tigh']]);
  });

  test('R-DAY-22 crisis/daybreak/insubordinate-crew: no Cylon player, and no Mutineer who has one', () => {
    const players = ['tigh', { zarek: { revealed: true } }, 'roslin'] as const;
    expect(
      drew(failed('insubordinate-crew', { players, mutineer: 'roslin', mutiny: { roslin: held } }).settle()),
    ).toEqual(['tigh']);
  });
});

describe('Rallying Support', () => {
  test('crisis/daybreak/rallying-support: nothing, or 1 population, a Mutiny card and a Treachery card', () => {
    const passed = check(face('rallying-support', 8, 'politics', 'tactics'), 8, set).settle();
    expect([changes(passed), drew(passed)]).toEqual([{}, []]);
    const game = failed('rallying-support').settle();
    expect([changes(game), drew(game), drawn(game, 'tigh')]).toEqual([{ population: -1 }, ['tigh'], ['treachery']]);
  });

  test('R-DAY-33 crisis/daybreak/rallying-support with 1 Mutiny card: Brig, 1 of 2 kept, Treachery; then raiders and the marker', () => {
    const game = failed('rallying-support', { mutiny: { tigh: held } });
    expect([game.where('tigh'), drawn(game, 'tigh')]).toEqual(['brig', []]);
    game.choose('tigh', 'selfish-act').settle();
    expect([mutinyOfPerson(game, 'tigh'), drawn(game, 'tigh')]).toEqual([['selfish-act'], ['treachery']]);
    expect([activated(game), game.state.jumpTrack]).toEqual([['raiders'], 1]);
  });
});

describe('Requisition for Demetrius', () => {
  test.each([
    [6, 1],
    [7, 0],
  ])('crisis/daybreak/requisition-for-demetrius: 1 food, then the die shows %i', (result, times) => {
    const game = play('requisition-for-demetrius').dice(result).choose('tigh', 'option1').settle();
    expect([changes(game), game.told('destinySeeded').length]).toEqual([{ food: -1 }, times]);
  });

  test('crisis/daybreak/requisition-for-demetrius: or the Admiral draws a Mutiny card and 2 Treachery cards', () => {
    const game = choose('requisition-for-demetrius', 'tigh', 2).settle();
    expect([changes(game), drew(game), drawn(game, 'tigh')]).toEqual([{}, ['tigh'], ['treachery', 'treachery']]);
  });

  test('R-DAY-30 crisis/daybreak/requisition-for-demetrius: also in the Brig, where the title is lost, the same player draws them', () => {
    const game = play('requisition-for-demetrius', { mutiny: { tigh: held } });
    game.choose('tigh', 'option2').choose('tigh', 'selfish-act').settle();
    expect([game.where('tigh'), game.holder('admiral')]).toEqual(['brig', 'zarek']);
    expect([drawn(game, 'tigh').length, drawn(game, 'zarek').length]).toEqual([2, 0]);
  });
});

describe('Secret Meetings', () => {
  test('crisis/daybreak/secret-meetings: a pass costs nothing, a failure 1 morale', () => {
    const meetings = face('secret-meetings', 9, 'politics', 'tactics', 'engineering');
    expect([9, 8].map((total) => changes(firstBox(meetings, total, set).settle()))).toEqual([{}, { morale: -1 }]);
  });

  test('crisis/daybreak/secret-meetings: or the current player draws, then a player of their choice', () => {
    const game = choose('secret-meetings', 'tigh', 2);
    expect([drew(game), game.ids('tigh')]).toEqual([['tigh'], ['seat0', 'seat1', 'seat2']]);
    expect(drew(game.choose('tigh', 'roslin'))).toEqual(['tigh', 'roslin']);
  });

  test('crisis/daybreak/secret-meetings: it may be the same player once more, who then goes to the Brig; no Cylon player', () => {
    const players = ['tigh', { zarek: { revealed: true } }, 'roslin'] as const;
    const game = choose('secret-meetings', 'tigh', 2, { players });
    expect(game.ids('tigh')).toEqual(['seat0', 'seat2']);
    expect(game.choose('tigh', 'tigh').where('tigh')).toBe('brig');
  });
});

test('crisis/daybreak/reprisal: 2 Treachery cards go into the Destiny deck, then the current player draws a Mutiny card', () => {
  const game = play('reprisal').settle();
  expect([game.told('destinySeeded').map(({ count }) => count), drew(game)]).toEqual([[2], ['tigh']]);
});
