/** Things that games with assault raptors must show. */
import { expect, test } from 'vitest';
import { describeBoard, describeCard } from '../../src/engine/describe/index.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { startOfGame } from '../../src/tools/pictures/views/index.ts';
import { recordView, textsIn } from './recorder.ts';

const names = { seat: (seat: number): string => `Seat ${seat}`, character: String };

function withAssaultRaptors(): GameView {
  const start = startOfGame();
  return {
    ...start,
    options: { ...start.options, expansions: ['daybreak'] },
    ships: [...start.ships, { id: 90, kind: 'viper', area: 'stern', pilot: undefined, model: 'assaultRaptor' }],
    reserves: { ...start.reserves, assaultRaptor: 2 },
    destroyed: { ...start.destroyed, assaultRaptor: 1 },
  };
}

test('R-CMB-97 they have a number in the Reserves, none among the damaged, and count with the lost vipers', () => {
  const shown = recordView(withAssaultRaptors());
  expect(textsIn(shown, 'reserve/vipers/assaultRaptor')).toEqual(expect.arrayContaining(['2']));
  expect(shown.groups.map(({ name }) => name)).not.toContain('reserve/damagedVipers/assaultRaptor');
  expect(textsIn(shown, 'reserve/lostVipers')).toEqual(expect.arrayContaining(['1']));
});

test('in words they are named where they fly and where they wait', () => {
  const told = describeBoard(withAssaultRaptors(), names);
  expect(told).toMatch(/Stern: .*1 Assault Raptor/i);
  expect(told).toMatch(/reserves: \d+ Vipers and 2 Assault Raptors/i);
});

test('its card says what it is', () => {
  expect(describeCard('ship/daybreak/assault-raptor').lines.join(' ')).toMatch(
    /destroyed on 7.*destroyed instead.*may stay.*damages a basestar on 7/,
  );
});
