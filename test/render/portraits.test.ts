import { describe, expect, test } from 'vitest';
import { drawPortrait } from '../../render/components/portrait.ts';
import { plainPainter } from '../../render/paint/painter.ts';
import { hasPortrait, portraitOf } from '../../render/portraits.ts';
import { newSheet } from '../../render/sheet.ts';
import { seatColours } from '../../render/theme.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { lateGame, startOfGame } from '../../src/tools/pictures/views/index.ts';
import { overhang, recordDrawing, recordView, textsIn, english } from './recorder.ts';

const size = 120;
const look = { ground: seatColours[0], cylon: false };

function pixelsOf(character: string, cylon = false): string {
  const sheet = newSheet({ width: size, height: size });
  drawPortrait(plainPainter(sheet.context, english), character, size / 2, size / 2, size / 2, { ...look, cylon });
  return sheet.canvas.toBuffer('raw').toString('base64');
}

test.each([...catalogue.characters.keys()])('%s has a portrait of its own', (character) => {
  expect(hasPortrait(character)).toBe(true);
});

test('no two people look alike', () => {
  const people = new Set([...catalogue.characters.keys()].map((id) => JSON.stringify(portraitOf(id))));
  const names = new Set([...catalogue.characters.keys()].map((id) => id.slice(id.lastIndexOf('/') + 1)));
  expect(people.size).toBe(names.size);
  const drawn = [...names].map((name) => pixelsOf(`character/any/${name}`));
  expect(new Set(drawn).size).toBe(names.size);
});

test('somebody unknown is drawn too, and a revealed Cylon stands in red light', () => {
  expect(hasPortrait('character/fan/nobody')).toBe(false);
  expect(pixelsOf('character/fan/nobody')).not.toBe(pixelsOf('character/base/tom-zarek'));
  expect(pixelsOf('character/base/tom-zarek', true)).not.toBe(pixelsOf('character/base/tom-zarek'));
});

test('nothing leaves the circle’s square', () => {
  const page = { width: size, height: size };
  for (const id of catalogue.characters.keys()) {
    const { marks } = recordDrawing(page, (painter) =>
      drawPortrait(painter, id, size / 2, size / 2, size / 2 - 4, look),
    );
    expect(marks.filter(({ box }) => overhang(box, { x: 2, y: 2, width: size - 4, height: size - 4 }) > 0)).toEqual([]);
  }
});

describe('on a player’s card', () => {
  test('the initials of the pawn stand below the portrait', () => {
    expect(textsIn(recordView(lateGame()), 'player/0')).toContain('LR');
  });

  test('the largest part of the card is free for words', () => {
    const card = recordView(startOfGame()).groups.find(({ name }) => name === 'player/0');
    const pawn = recordView(startOfGame()).groups.find(
      ({ name, box }) => name === 'pawn/0' && card !== undefined && overhang(box, card.box) === 0,
    );
    expect(pawn?.box.width).toBeLessThan((card?.box.width ?? 0) / 4);
  });
});
