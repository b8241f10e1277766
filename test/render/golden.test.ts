/**
 * The layout of pictures, compared with `golden/`: every named part of a picture with its place and its words. After an
 * intended change, `npx vitest run test/render/golden.test.ts -u` writes them again; look at `npm run gallery` first.
 */
import { expect, test } from 'vitest';
import { furtherBoards } from '../../render/boards/index.ts';
import { drawGlance, layOutGlance } from '../../render/glance/index.ts';
import { drawCardSheet, layOutCard } from '../../render/sheets/card.ts';
import { drawCharacterSheet, layOutCharacter } from '../../render/sheets/character.ts';
import { cardGallery, characterGallery } from '../../src/tools/pictures/cards.ts';
import { badTurn } from '../../src/tools/pictures/crises.ts';
import type { GameView } from '../../src/engine/types/view.ts';
import { checkRevealed, crowded, fullestTable, lateGame, startOfGame } from '../../src/tools/pictures/views/index.ts';
import { english, recordDrawing, recordView } from './recorder.ts';
import type { Group, Recording } from './recorder.ts';

const labels = (seat: number): string => ['Ana', 'Ben', 'Cléo', 'Дмитро', 'Eve', 'Fay', 'Gus'][seat] ?? '';

/** `area/bow 16,474 204×324: ×10, LR`: the words that are in no smaller part. */
function lineOf({ marks }: Recording, group: Group): string {
  const words = marks.filter(({ kind, groups }) => kind === 'text' && groups.at(-1) === group).map(({ text }) => text);
  const { x, y, width, height } = group.box;
  const place = `${[x, y].map(Math.round).join()} ${[width, height].map(Math.round).join('×')}`;
  return `${group.name} ${place}${words.length === 0 ? '' : `: ${words.join(' | ')}`}`;
}

function told(recording: Recording): string {
  return `${recording.groups.map((group) => lineOf(recording, group)).join('\n')}\n`;
}

test.each([
  ['start-of-game', () => recordView(startOfGame(), labels)],
  ['crowded', () => recordView(crowded(), labels)],
  ['late-game', () => recordView(lateGame(), labels)],
  ['check-revealed', () => recordView(checkRevealed(), labels)],
  ['changes', () => recordView(badTurn().after, labels, badTurn().before)],
])('the board: %s', async (name, record) => {
  await expect(told(record())).toMatchFileSnapshot(`golden/${name}.txt`);
});

test.each<readonly [string, GameView, GameView | undefined]>([
  ['start-of-game', startOfGame(), undefined],
  ['fullest', fullestTable(), undefined],
  ['changes', badTurn().after, badTurn().before],
])('at a glance: %s', async (name, view, before) => {
  const plan = layOutGlance(view, furtherBoards, english);
  const recording = recordDrawing(plan, (painter) => drawGlance(painter, plan, view, before));
  await expect(told(recording)).toMatchFileSnapshot(`golden/glance-${name}.txt`);
});

test.each(Object.entries(cardGallery))('the card: %s', async (name, card) => {
  const plan = layOutCard(card, english);
  await expect(told(recordDrawing(plan, (painter) => drawCardSheet(painter, plan)))).toMatchFileSnapshot(
    `golden/${name}.txt`,
  );
});

test.each(Object.entries(characterGallery))('the sheet: %s', async (name, character) => {
  const plan = layOutCharacter(character, english);
  await expect(told(recordDrawing(plan, (painter) => drawCharacterSheet(painter, plan)))).toMatchFileSnapshot(
    `golden/${name}.txt`,
  );
});
