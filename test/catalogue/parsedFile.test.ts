import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogue, dataFolder, loadCatalogue } from '../../src/catalogue/index.ts';

let folder: string;
let keep: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  keep = join(folder, 'kept', 'catalogue.json');
  cpSync(dataFolder, folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function rename(before: string, after: string): void {
  const path = join(folder, 'base', 'objectives.yaml');
  writeFileSync(path, readFileSync(path, 'utf8').replace(before, after));
}

const objective = (): string | undefined => loadCatalogue(folder, keep).objectives.get('objective/base/kobol')?.name;

describe('the parsed files are kept for the next start', () => {
  test('and give the same content', () => {
    loadCatalogue(folder, keep);
    expect(existsSync(keep)).toBe(true);
    expect(loadCatalogue(folder, keep)).toEqual(catalogue);
  });

  test('but a changed file is read again, and no other', () => {
    expect(objective()).toBe('Kobol');
    writeFileSync(keep, readFileSync(keep, 'utf8').replace('"Saul Tigh"', '"Kept"'));
    rename('Kobol', 'Earth');
    const { objectives, characters } = loadCatalogue(folder, keep);
    expect(objectives.get('objective/base/kobol')?.name).toBe('Earth');
    expect(characters.get('character/base/saul-tigh')?.name).toBe('Kept');
  });

  test('also beside a file with a mistake', () => {
    rename('name: Kobol', 'nam: Kobol');
    expect(objective).toThrow('objective/base/kobol');
    rename('nam: Kobol', 'name: Kobol');
    expect(objective()).toBe('Kobol');
  });

  test('and what is kept is used, so that nothing is parsed twice', () => {
    loadCatalogue(folder, keep);
    writeFileSync(keep, readFileSync(keep, 'utf8').replace('"Kobol"', '"Kept"'));
    expect(objective()).toBe('Kept');
  });

  test.each(['{', '{"contents":[]}'])('a damaged one (%s) is replaced', (damage) => {
    loadCatalogue(folder, keep);
    const good = readFileSync(keep, 'utf8');
    writeFileSync(keep, damage);
    expect(objective()).toBe('Kobol');
    expect(readFileSync(keep, 'utf8')).toBe(good);
  });

  test('and a place that can not be written to does no harm', () => {
    writeFileSync(join(folder, 'kept'), 'a file where a folder should be');
    expect(objective()).toBe('Kobol');
  });

  test('mistakes are found in what is kept as well', () => {
    loadCatalogue(folder, keep);
    writeFileSync(keep, readFileSync(keep, 'utf8').replace('"distance":4', '"distance":9'));
    expect(() => loadCatalogue(folder, keep)).toThrow(
      'objective/base/kobol, thresholds: expected distances that do not fall',
    );
  });
});
