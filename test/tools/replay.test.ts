import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportFile } from '../../src/app/features/hosts/exportGame.ts';
import type { ExportFile } from '../../src/app/features/hosts/exportGame.ts';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { chance } from '../../src/tools/play/chance.ts';
import { ReplayError, readExport } from '../../src/tools/replay/readExport.ts';
import { inWords, replay } from '../../src/tools/replay/replay.ts';
import { assembleApp } from '../../src/startup/wiring.ts';
import { ada, memoryLog } from '../bot/support.ts';
import { temporaryFolder } from '../store/scene.ts';
import { runHere } from './runHere.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());
let path = '';
let file: ExportFile;

/** A game between automatic players, played by the bot to its end and exported. */
beforeAll(async () => {
  const app = assembleApp(openSqliteStore(':memory:'), memoryLog(), { random: chance(4), newSeed: () => 'replayed' });
  const { id } = await app.create({ guildId: 'guild', channelId: 'c1', host: ada });
  for (let seat = 1; seat < 4; seat += 1) await app.addAutomatic(id, ada);
  await app.start(id, ada);
  await app.replaceSeat(id, ada, 0, undefined);
  await app.idle();
  const { name, text } = await app.hosts.export(id, ada);
  path = folder.at(name);
  writeFileSync(path, text);
  file = exportFile.parse(JSON.parse(text));
  await app.close();
});

function changed(name: string, change: (text: string) => string): string {
  const at = folder.at(name);
  writeFileSync(at, change(readFileSync(path, 'utf8')));
  return at;
}

test('simulate -- --replay plays an exported game back to the same end', async () => {
  const { status, stdout } = await runHere('simulate', '--replay', path, '--json');
  expect(status).toBe(0);
  const played: unknown = JSON.parse(stdout);
  expect(played).toMatchObject({
    game: file.game,
    same: true,
    answers: file.answers.length,
    turns: file.end.turns,
    outcome: file.end.outcome,
    state: file.end.state,
  });
  expect(inWords(replay(file))).toMatch(/came to the same end: (humans|cylons) won/);
});

test('the first difference is told', () => {
  const early = file.answers.findIndex(({ choice }) => choice.length > 0);
  const other = replay({
    ...file,
    answers: file.answers.map((given, index) => (index === early ? { ...given, choice: ['nonsense'] } : given)),
  });
  expect(other).toMatchObject({ same: false, difference: { answer: early + 1, what: 'notLegal' } });
  expect(inWords(replay({ ...file, start: { kind: 'seed', seed: 'another' } }))).toMatch(
    /went another way\. At answer \d+ of \d+/,
  );
  const cut = replay({ ...file, answers: file.answers.slice(0, -5) });
  expect(cut.difference).toMatchObject({ what: 'notOver', answer: file.answers.length - 4 });
  expect(replay({ ...file, end: { ...file.end, state: 'other' } }).difference?.what).toBe('otherState');
  expect(
    replay({ ...file, end: { ...file.end, outcome: { ...file.end.outcome, cause: 'food', winner: 'nobody' } } })
      .difference?.what,
  ).toBe('otherEnd');
  const events = replay({
    ...file,
    answers: file.answers.map((given, index) => (index === 3 ? { ...given, events: 'other' } : given)),
  });
  expect(events.difference).toMatchObject({ answer: 4, what: 'otherEvents' });
});

describe('a game that was exported when abilities were known by their English names (commit dd1ca673)', () => {
  const packed = readFileSync(new URL('fixtures/english-abilities.json.gz', import.meta.url));
  const old = exportFile.parse(JSON.parse(gunzipSync(packed).toString()));

  /** Earlier rules let Forward Thinker be used twice for one order here. */
  const usedAgain = 169;

  test('is played again with today’s ids, and each answer has brought the same, also where a question is not asked any more', () => {
    expect(old.stateVersion).toBe(5);
    const answers = old.answers.slice(0, usedAgain - 1);
    expect(answers.flatMap(({ choice }) => choice)).toEqual(expect.arrayContaining(['Memento', 'Forward Thinker']));
    expect(replay({ ...old, answers }).difference).toMatchObject({ answer: usedAgain, what: 'notOver' });
  });

  test('R-TURN-160 goes another way where an ability was used more often than it may be', () => {
    expect(old.answers[usedAgain]?.choice).toEqual(['Forward Thinker']);
    expect(replay(old).difference).toMatchObject({ answer: usedAgain, what: 'otherEvents' });
  });

  test('goes another way where something else was answered with an ability', () => {
    const at = old.answers.findIndex(({ choice }) => choice.includes('Memento'));
    const answers = old.answers.map((given, index) => (index === at ? { ...given, choice: [] } : given));
    expect(replay({ ...old, answers }).difference).toMatchObject({ answer: at + 1, what: 'otherEvents' });
  });
});

test.each([
  ['cut.json', (text: string) => text.slice(0, 500), /damaged: it is no JSON/],
  ['other.json', () => '{"name":"package"}', /no game that this bot has exported/],
  [
    'newer.json',
    (text: string) => text.replace('"version": 1', '"version": 9'),
    /of version 9; this program plays version 1/,
  ],
  [
    'state.json',
    (text: string) => text.replace(/"stateVersion": \d+/, '"stateVersion": 999'),
    /newer version of the rules/,
  ],
  ['damaged.json', (text: string) => text.replace('"answers"', '"answerz"'), /is damaged: /],
  ['options.json', (text: string) => text.replace('"players": 4', '"players": 40'), /can't be dealt/],
] as const)('%s is refused in a sentence', (name, change, sentence) => {
  const at = changed(name, change);
  expect(() => replay(readExport(at))).toThrow(
    expect.toSatisfy((error: unknown) => error instanceof ReplayError && sentence.test(error.message), `${sentence}`),
  );
});

test('the program says in a sentence that a file is not there, and prints nothing else', async () => {
  const { status, stdout, stderr } = await runHere('simulate', '--replay', folder.at('nowhere.json'), '--json');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^\S+nowhere\.json can't be read \(.*\)\.\n$/);
});
