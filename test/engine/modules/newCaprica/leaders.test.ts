import { describe, expect, test } from 'vitest';
import type { PlayerScene, Table } from '../../scene.ts';
import { newCapricaScene, withNewCaprica, type NewCapricaScene } from '../../newCapricaScene.ts';

/** A Cylon Leader in the first seat, among the humans or on the Cylon locations before the phase. */
function table(leader: 'cavil' | 'leoben', set: PlayerScene = {}, more: Partial<NewCapricaScene> = {}): Table {
  return newCapricaScene({
    players: [{ [leader]: set }, 'adama', 'baltar', 'starbuck'],
    options: { ...withNewCaprica, cylonLeader: true },
    ...more,
  });
}
const spy = { at: 'armory', infiltrating: true } as const;

describe('a Cylon Leader in the phase', () => {
  test('R-NCA-13 R-NCA-14 lands with the side that counts at that moment', () => {
    expect([table('cavil').where('cavil'), table('cavil', spy).where('cavil')]).toEqual([
      'occupation-authority',
      'resistance-hq',
    ]);
  });

  test('R-NCA-25 R-LOY-105 the infiltration ends at the Medical Center, after the return on the Resurrection Ship; from Detention 3 cards are kept', () => {
    const hand = ['tactics/1', 'tactics/2', 'tactics/3', 'engineering/1', 'engineering/2'];
    for (const [returned, to] of [
      [false, 'medical-center'],
      ['quiet', 'resurrection-ship'],
    ] as const) {
      const game = table('cavil', { ...spy, hand }, { returned, on: { cavil: 'detention' } })
        .actions('cavil')
        .choose('cavil', 'endInfiltration');
      expect(game.choices('cavil').topic).toMatchObject({ kind: 'discard', count: 2 });
      game.settle(1);
      expect([game.where('cavil'), game.player('cavil').infiltrating, game.player('cavil').hand.length]).toEqual([
        to,
        false,
        3,
      ]);
    }
  });

  test('R-NCA-28 R-TURN-149 character/pegasus/cavil has no use for Primacy while all ships are out of reach', () => {
    expect(table('cavil').actions('cavil').ids('cavil')).not.toContain('character/pegasus/cavil/primacy');
    expect(table('cavil', {}, { returned: 'quiet' }).actions('cavil').ids('cavil')).toContain(
      'character/pegasus/cavil/primacy',
    );
  });

  test('R-TURN-51 R-NCA-46 character/pegasus/leoben-conoy keeps away from others also on the way from the Shipyard to Galactica', () => {
    const game = table('leoben', spy, {
      returned: 'quiet',
      on: { leoben: 'shipyard', adama: 'command' },
      prepared: ['1-population'],
      locked: [],
    });
    game.resolve([{ evacuateShip: { by: 'you', thenMove: true } }], 'leoben').choose('leoben', 'portBow');
    expect(game.ids('leoben')).toContain('location/base/armory');
    expect(game.ids('leoben')).not.toContain('location/base/command');
  });

  test('R-NCA-91 R-VIC-41 who is still on New Caprica at the departure infiltrates no longer, so Join the Colonials fails', () => {
    const left = (on: string): ReadonlyArray<number> => {
      const others = { adama: 'command', baltar: 'armory', starbuck: 'hangar-deck' };
      const game = table(
        'cavil',
        { ...spy, agenda: 'join-the-colonials' },
        { returned: 'quiet', on: { cavil: on, ...others }, locked: [] },
      );
      return game.call('depart', { seat: 1 }).settle().state.over?.winners ?? [];
    };
    expect(left('research-lab')).toEqual([0, 1, 2, 3]);
    expect(left('shipyard')).toEqual([1, 2, 3]);
  });
});
