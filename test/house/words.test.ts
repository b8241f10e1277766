import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sentencesIn } from './sentences.ts';

/** Read by whoever starts the bot, in the terminal, like the problems of the configuration. */
const forTheTerminal = ['src/bot/access.ts', 'src/bot/gateway.ts', 'src/bot/sessions.ts'];

const filesIn = (...places: ReadonlyArray<string>): ReadonlyArray<string> =>
  places
    .flatMap((place) => readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => `${place}/${name}`))
    .filter((file) => /\.tsx?$/.test(file) && !forTheTerminal.includes(file));

const files = filesIn('src/app', 'src/bot', 'commands');
const filesOfTable = filesIn('src/table/page/client', 'src/table/server/acts');

test('everything that the bot says stands in src/words', () => {
  expect(files.length).toBeGreaterThan(80);
  const found = files.flatMap((file) =>
    sentencesIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

test('everything that the practice table’s page says, and why its server refuses something, stands in src/words', () => {
  expect(filesOfTable.length).toBeGreaterThan(80);
  const said = filesOfTable.flatMap((file) =>
    sentencesIn(file, readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(said).toEqual([]);
});

test('what an element of a page shows or has read aloud is found', () => {
  const found = sentencesIn(
    'made-up.tsx',
    [
      'const one = <p class="Big Thing" title="help">nothing yet {count} <b>·</b></p>;',
      'const other = <button aria-label={`${name}: close`} type="Button">+</button>;',
    ].join('\n'),
  );
  expect(found).toEqual(['help', 'nothing yet']);
});

test('a sentence is found in any kind of text', () => {
  const found = sentencesIn(
    'made-up.ts',
    [
      'const plain = "You have no seat.";',
      'const made = `Turn ${turn} is over`;',
      'const marked = { content: `**Nothing picked yet**` };',
      'throw new AppError("notAllowed", () => "Only the host may do this.");',
    ].join('\n'),
  );
  expect(found).toEqual([
    'You have no seat.',
    'Turn … is over',
    '**Nothing picked yet**',
    'Only the host may do this.',
  ]);
});

test('a single word is found where people would read it', () => {
  const found = sentencesIn(
    'made-up.ts',
    [
      'const name = given ?? "Nameless";',
      'const seat = `Seat ${number}`;',
      'const join = button(press, "join");',
      'const row = menuRow(press, `${count} left`, options, 1, 1);',
      'const option = { value: "on", label: "☐ on", detail: "" };',
    ].join('\n'),
  );
  expect(found).toEqual(['Nameless', 'Seat …', 'join', '… left', '☐ on']);
});

test('names, keys, logs and bugs are no sentences', () => {
  const found = sentencesIn(
    'made-up.ts',
    [
      'import { a } from "../Some Place/here.ts";',
      'const key = say("errors.lobbyFull", { name: `${number}` });',
      'const field = say(`options.${key}Help`);',
      'const mark = { content: `${one}\\n${other}`, label: `${on} ${name}` };',
      'this.name = "Refusal";',
      'const join = names.join(", ");',
      'parts.log.error({ err: error }, "A message could not be sent");',
      'appLog.warn({}, `The row ${row} is left out`);',
      'throw new Error(`The custom id ${id} is too long`);',
    ].join('\n'),
  );
  expect(found).toEqual([]);
});
