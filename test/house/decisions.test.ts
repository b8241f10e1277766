/** `docs/decisions/`: each decision is complete, has a number of its own, and names code that is there. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOf, recordsIn } from './decisionRecords.ts';
import type { DecisionRecord, Project } from './decisionRecords.ts';
import { anchorOf, documents, isThere, readText } from './documents.ts';

const root = join(import.meta.dirname, '../..');
const index = 'docs/decisions/README.md';
const pages = documents.filter((path) => path.startsWith('docs/decisions/') && path !== index);
const records = pages.flatMap((page) => recordsIn(page, readText(page)));

const sources = ['src', 'commands', 'render', 'bin', 'test', 'deploy'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:tsx?|mjs|cjs|service)$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const project: Project = {
  isThere,
  source: readText,
  sources: sources
    .filter((path) => !path.startsWith('test/house/decision'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n'),
};

test('every decision has its number, its fields and places in the code that are there', () => {
  expect(records.length).toBeGreaterThan(90);
  expect(faultsOf(records, project)).toEqual([]);
});

test('the index lists every decision once', () => {
  const wanted = records.map(
    ({ page, heading }) => `- [${heading}](${page.replace('docs/decisions/', '')}#${anchorOf(heading)})`,
  );
  const listed = readText(index)
    .split('\n')
    .filter((line) => line.startsWith('- [D-'));
  expect([...listed].sort()).toEqual([...wanted].sort());
  expect(new Set(listed).size).toBe(listed.length);
});

test('every decision that a document or a comment names is there', () => {
  const ids = new Set(records.map(({ id }) => id));
  const named = [...documents, ...sources.filter((path) => !path.startsWith('test/house/decision'))].flatMap((path) =>
    [...readText(path).matchAll(/\bD-\d{3}\b/g)].map(([id]) => ({ path, id })),
  );
  expect(named.filter(({ id }) => !ids.has(id))).toEqual([]);
});

const sound = `## D-001 A title

- **Status:** accepted
- **Code:** \`src/main.ts\`; \`src/engine/index.ts\` \`answer\`
- **Context:** Something was so,
  for a reason.
- **Decision:** \`docs/decisions/\` holds \`noMind\`.
- **Consequence:** It is better.
`;
const faultsIn = (text: string): ReadonlyArray<string> => faultsOf(recordsIn('a.md', text), project);

test('a record is read with its lines joined', () => {
  const [record]: ReadonlyArray<DecisionRecord> = recordsIn('a.md', `# Area\n\n${sound}`);
  expect(record).toMatchObject({ page: 'a.md', heading: 'D-001 A title', id: 'D-001' });
  expect(record?.fields.get('Context')).toBe('Something was so, for a reason.');
  expect(faultsIn(sound)).toEqual([]);
});

test.each([
  ['a number used twice', `${sound}\n${sound}`, ['has a number that is used already']],
  ['no number', sound.replace('D-001 ', ''), ['has no number']],
  ['a missing field', sound.replace(/- \*\*Context[^-]*/, ''), ['lacks Context']],
  ['an empty field', sound.replace('It is better.', ''), ['lacks Consequence']],
  ['another status', sound.replace('accepted', 'open'), ['has the status “open”']],
  [
    'a successor that is not there',
    sound.replace('accepted', 'replaced by D-999'),
    ['has the status “replaced by D-999”'],
  ],
  ['a file that is gone', sound.replace('src/main.ts', 'src/gone.ts'), ['names src/gone.ts, which is not there']],
  ['a function that is gone', sound.replace('`answer`', '`reply`'), ['src/engine/index.ts does not declare reply']],
  [
    'a folder that is gone in its text',
    sound.replace('docs/decisions/', 'docs/gone/'),
    ['names docs/gone/, which is gone'],
  ],
  ['a name that is gone in its text', sound.replace('noMind', 'noMindAtAll'), ['names noMindAtAll, which is gone']],
])('%s would be found', (_, text, faults) => {
  expect(faultsIn(text).map((fault) => fault.replace(/^a\.md: (D-001 )?A title: /, ''))).toEqual(faults);
});
