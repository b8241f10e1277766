import { expect, test } from 'vitest';
import type { GameEvent } from '../../../src/engine/types/event.ts';
import { playOut } from '../../../src/players/playOut.ts';
import { randomNumbers } from '../../../src/players/randomNumbers.ts';
import { alike, tables } from '../../../src/tools/play/tables.ts';
import { longTestLimit } from '../../patience.ts';
import { tries } from '../../soak.ts';

const groups = alike(tables);
const games = tries(8);

test('what was told stays as it was told in games of automatic players, too', { timeout: longTestLimit }, () => {
  for (let game = 0; game < games; game += 1) {
    const random = randomNumbers(`told ${game}`);
    const group = groups[Math.floor(random() * groups.length)] ?? [];
    const options = group[Math.floor(random() * group.length)];
    if (options === undefined) throw new Error('no table is legal');
    const told: Array<readonly [event: GameEvent, then: string]> = [];
    playOut(options, `told ${game}`, 'heuristic', {
      told: (events) => void told.push(...events.map((event) => [event, JSON.stringify(event)] as const)),
    });
    expect(told.filter(([event, then]) => JSON.stringify(event) !== then).map(([event]) => event.what.kind)).toEqual(
      [],
    );
  }
});
