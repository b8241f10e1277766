/** Daybreak on New Caprica: R-DAY-90, R-DAY-93, R-NCA-13, R-NCA-76, R-NCA-77. */
import { describe, expect, test } from 'vitest';
import { dealMutiny, mutinyOfPerson, playMutiny, type MutinyScene } from '../mutinyScene.ts';
import { drawNewCaprica, newCapricaScene, stacksOf, type NewCapricaScene } from '../newCapricaScene.ts';
import type { Table } from '../scene.ts';
import { allBoxes, togetherScene } from '../togetherScene.ts';

const options = { ...allBoxes, objective: 'newCaprica' } as const;
const led = { cylonLeader: true } as const;
const three = ['tigh', 'roslin', 'adama'] as const;
const settled = (set: NewCapricaScene & MutinyScene): Table =>
  dealMutiny(newCapricaScene({ ...set, options: { ...options, ...set.options } }), set);
const play = (card: string, set: Partial<NewCapricaScene & MutinyScene> = {}): Table =>
  playMutiny(settled({ players: three, ...set, mutiny: { tigh: [card] } }), 'tigh', card);

describe('Mutiny cards', () => {
  test("R-NCA-76 example 15: the Admiral's second card: Detention, the title stays, 1 of 2 is kept", () => {
    const game = settled({
      players: three,
      titles: { admiral: 'tigh' },
      on: { tigh: 'shipyard' },
      mutiny: { tigh: ['selfish-act'] },
    });
    game.resolve([{ drawMutiny: { who: 'you', count: 1 } }], 'tigh').choose('tigh', 'selfish-act');
    expect([game.where('tigh'), game.holder('admiral'), mutinyOfPerson(game, 'tigh')]).toEqual([
      'detention',
      'tigh',
      ['selfish-act'],
    ]);
  });

  test('R-DAY-93 mutiny/daybreak/assume-command may be played in Detention, and the title is kept there', () => {
    const hand = ['leadership/1', 'leadership/1', 'leadership/1', 'leadership/2', 'leadership/2'];
    const game = play('assume-command', {
      players: [{ tigh: { hand } }, 'roslin', 'adama'],
      on: { tigh: 'detention' },
    });
    expect([game.where('tigh'), game.holder('admiral')]).toEqual(['detention', 'tigh']);
  });

  test('R-DAY-93 example 30: mutiny/daybreak/make-a-deal moves Helo out of Detention to a location of New Caprica', () => {
    const game = play('make-a-deal', {
      players: ['tigh', 'roslin', 'helo'],
      on: { tigh: 'shipyard', helo: 'detention' },
    });
    expect(game.choices('tigh').topic).toMatchObject({ kind: 'chooseLocation', who: 2 });
    expect(game.ids('tigh').every((id) => id.startsWith('location/pegasus/'))).toBe(true);
    game.choose('tigh', 'shipyard').choose('tigh', 'roslin');
    expect([game.where('helo'), mutinyOfPerson(game, 'roslin').length]).toEqual(['shipyard', 1]);
  });

  test('mutiny/daybreak/peaceful-resistance mutiny/daybreak/armed-resistance mean Medical Center and Detention', () => {
    const where = { tigh: 'shipyard', adama: 'shipyard' };
    const game = settled({
      players: three,
      on: where,
      titles: { admiral: 'adama' },
      mutiny: { tigh: ['peaceful-resistance'] },
    }).dice(2);
    playMutiny(game, 'tigh', 'peaceful-resistance').decline();
    expect([game.where('tigh'), game.where('adama'), game.holder('admiral')]).toEqual([
      'medical-center',
      'detention',
      'adama',
    ]);
    const armed = play('armed-resistance', { on: where, titles: { admiral: 'adama' } });
    expect(armed.where('adama')).toBe('medical-center');
  });

  test('R-NCA-63 R-NCA-70 mutiny/daybreak/the-strong-survive takes a Locked ship and may bring Galactica back', () => {
    const game = settled({ players: three, mutiny: { tigh: ['the-strong-survive'] } });
    const [locked] = stacksOf(game);
    game.state.jumpTrack = 4;
    playMutiny(game, 'tigh', 'the-strong-survive').settle();
    expect([stacksOf(game)[0], game.count('basestar'), game.told('jumped')]).toEqual([locked - 1, 2, []]);
  });
});

describe('R-NCA-54 once-per-game abilities', () => {
  test('character/daybreak/sharon-athena-agathon Resolute: any location of New Caprica, by its human or its Cylon action', () => {
    const resolute = (side: 'human' | 'cylon'): Table => {
      const game = settled({
        players: [{ athena: { infiltrating: true } }, ...three],
        options: led,
        on: { athena: 'resistance-hq' },
      });
      game.actions('athena').choose('athena', 'resolute');
      expect(game.ids('athena')).not.toContain('location/base/command');
      game.choose('athena', 'shipyard');
      expect(game.ids('athena')).toEqual(['human', 'cylon']);
      return game.choose('athena', side);
    };
    expect(stacksOf(resolute('human').settle(6))[1]).toBe(1);
    expect(
      resolute('cylon')
        .choices('athena')
        .choices.map(({ kind }) => kind),
    ).toEqual(['top', 'bottom']);
  });

  test('character/daybreak/romo-lampkin Attorney: somebody in Detention to a location of New Caprica, and all of the cards', () => {
    const hand = ['tactics/1', 'politics/2'];
    const game = settled({
      players: ['romo', { tigh: { hand } }, 'adama'],
      on: { romo: 'shipyard', tigh: 'detention' },
    });
    game.actions('romo').choose('romo', 'attorney');
    const places = game.ids('romo');
    expect([places.length > 1, places.every((id) => id.startsWith('location/pegasus/'))]).toEqual([true, true]);
    expect(places).not.toContain('location/pegasus/medical-center');
    game.choose('romo', 'resistance-hq');
    expect([game.where('tigh'), game.player('tigh').hand.length, game.player('romo').hand.length]).toEqual([
      'resistance-hq',
      0,
      2,
    ]);
  });

  test('character/daybreak/aaron-doral Meticulous: to any other location of New Caprica in place of the Medical Center', () => {
    const end = (): Table =>
      settled({ players: [{ doral: { infiltrating: true } }, ...three], options: led, on: { doral: 'shipyard' } })
        .actions('doral')
        .choose('doral', 'endInfiltration');
    expect(end().pass('doral').where('doral')).toBe('medical-center');
    const game = end().choose('doral', 'meticulous');
    expect(game.ids('doral').every((id) => id.startsWith('location/pegasus/'))).toBe(true);
    game.choose('doral', 'occupation-authority');
    expect([game.where('doral'), game.player('doral').infiltrating]).toEqual(['occupation-authority', false]);
    expect(game.choices('doral')).toMatchObject({ topic: { kind: 'action', left: 1 } });
  });
});

describe('before Galactica is back', () => {
  test('R-DAY-93 necessary-risk gives the food only, panic, send-a-message and scavenging-for-parts do nothing', () => {
    const risk = play('necessary-risk');
    expect([risk.state.resources.food, risk.count('raider'), risk.question('tigh')]).toEqual([9, 0, undefined]);
    for (const card of ['panic', 'send-a-message', 'scavenging-for-parts']) {
      const game = play(card, { boarding: [2] });
      expect([game.question('tigh'), game.count('civilian'), game.state.damaged, game.state.boarding]).toEqual([
        undefined,
        0,
        [],
        [2],
      ]);
    }
  });

  test('R-DAY-93 unauthorized-usage only removes the tokens, weapons-armed trades a raptor', () => {
    const usage = play('unauthorized-usage', { nukes: 2 });
    expect([usage.state.nukes, usage.told('dieRolled')]).toEqual([0, []]);
    const armed = play('weapons-armed');
    expect([armed.state.reserves.raptor, armed.state.reserves['assaultRaptor'], armed.count('raider')]).toEqual([
      3, 2, 0,
    ]);
  });

  test('R-NCA-13 R-JMP-12 assault raptors in space go to the Reserves when the phase begins', () => {
    const game = togetherScene({ players: three, assaultRaptors: { bow: 1, stern: 1 }, options }).call(
      'newCapricaPhase',
      {},
    );
    expect([game.count('viper'), game.state.reserves['assaultRaptor']]).toEqual([0, 2]);
  });

  test('R-NCA-77 the Mutineer draws for a jump icon before the return, and not afterwards', () => {
    const drawn = (returned: boolean): number => {
      const game = settled({ players: three, mutineer: 'tigh', ...(returned ? { returned: 'quiet' } : {}) });
      drawNewCaprica(game, 'prepare-for-a-fight');
      for (let n = 0; n < 60 && game.state.decisions.length > 0; n += 1) game.settle(1);
      return game.told('mutinyDrawn').length;
    };
    expect([drawn(false), drawn(true)]).toEqual([1, 0]);
  });
});
