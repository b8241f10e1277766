/** No phrase that a native would not write, in messages, documents, comments, titles of tests and commits. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  commentsAndTitles,
  hashComments,
  phrasesIn,
  prose,
  whole,
  type Finding,
  type Passage,
  type Phrase,
} from './phrases.ts';

/** A phrase that may stand where it does. */
interface Exception {
  readonly file: string;
  readonly phrase: Phrase;
  /** The words around it. */
  readonly part: string;
  readonly why: string;
}

const exceptions: ReadonlyArray<Exception> = [
  ...['Apri una partita', 'scegli un giocatore'].map((part) => ({
    file: 'docs/translating.md',
    phrase: '« »' as const,
    part,
    why: 'Italian words, by the marks of Italian',
  })),
];

/** The commit after which subjects are held to this; those before it stay as they are. */
const lastFree = '5e19f5d1';
/** In characters: as much as `git log` shows on one line. */
const longestSubject = 72;

/** These draw an arrow head with a guillemet. */
const drawn = ['render/components/chart.ts', 'render/components/decks.ts', 'render/glance/fleet.ts'];

type Reader = (text: string, file: string) => ReadonlyArray<Passage>;

function filesIn(places: ReadonlyArray<string>, kind: RegExp): ReadonlyArray<string> {
  return places
    .flatMap((place) => readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => `${place}/${name}`))
    .filter((file) => kind.test(file));
}

const kinds: ReadonlyArray<readonly [string, ReadonlyArray<string>, Reader]> = [
  ['the English words', filesIn(['src/words/en'], /\.ftl$/), whole],
  [
    'README and docs',
    [
      ...readdirSync('.').filter((name) => name.endsWith('.md')),
      'data/README.md',
      ...filesIn(['docs', '.github'], /\.md$/),
    ],
    prose,
  ],
  [
    'comments of programs and titles of tests',
    filesIn(['src', 'commands', 'render', 'bin', 'test'], /\.(?:tsx?|mjs|cjs)$/),
    commentsAndTitles,
  ],
  [
    'comments of data and settings',
    [...filesIn(['data', 'deploy', '.github'], /\.(?:ya?ml|service|timer|conf)$/), '.env.example'],
    hashComments,
  ],
];

function isAllowed(file: string, { phrase, excerpt }: Finding): boolean {
  return exceptions.some(
    (exception) => exception.file === file && exception.phrase === phrase && excerpt.includes(exception.part),
  );
}

/** A first look at a whole file: reading only its comments and titles takes far longer. */
function mayHold(text: string): boolean {
  const unmarked = text.replaceAll(/^[ \t]*(?:\/\/|#|\*)/gm, '');
  return /\bwho(?:m|ever|mever)\b/.test(text) || phrasesIn({ line: 1, text: unmarked }).length > 0;
}

function findingsIn(file: string, text: string, read: Reader): ReadonlyArray<string> {
  if (!mayHold(text)) return [];
  return read(text, file)
    .flatMap((passage) => phrasesIn(passage))
    .filter((finding) => !isAllowed(file, finding))
    .map(({ line, phrase, excerpt }) => `${file}:${line}: ${phrase}: ${excerpt}`);
}

describe('no phrase that a native would not write', () => {
  test.each(kinds)('in %s', (_, files, read) => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.flatMap((file) => findingsIn(file, readFileSync(file, 'utf8'), read))).toEqual([]);
  });

  test('no guillemets in the strings of programs: each language has its own marks, in its words', () => {
    const files = filesIn(['src', 'commands', 'render'], /\.tsx?$/);
    expect(files.filter((file) => /[«»]/.test(readFileSync(file, 'utf8'))).sort()).toEqual(drawn);
  });

  test('in the subjects of commits', ({ skip }) => {
    const { status, stdout } = spawnSync('git', ['log', '--format=%h %s', `${lastFree}..HEAD`], { encoding: 'utf8' });
    skip(status !== 0, 'the history of git is not here');
    const subjects = stdout.split('\n');
    expect(subjects.flatMap((subject) => findingsIn('git log', subject, whole))).toEqual([]);
    // What `%h` and the space take is no part of the subject.
    expect(subjects.filter((line) => [...line.replace(/^\S+ /, '')].length > longestSubject)).toEqual([]);
  });
});

/** Each phrase in a text of its kind. */
const written: Readonly<Record<Phrase, ReadonlyArray<string>>> = {
  'the own': ['draws in the own turn', 'The own\ncards stay'],
  'Whoever …': [
    'Whoever plays is refused',
    'It ends; whoever is asked answers',
    'Whom they trust is told',
    '| x | whoever runs it |',
    'whoever leaves is told',
  ],
  anew: ['It is drawn anew.'],
  'by lot': ['One begins, by\nlot.'],
  'so many': ['It takes so many of them.', 'after so many days.'],
  'take back': ['It was taken back.', 'Ada takes it back.', 'Taking back is free.', 'They took back two.'],
  'put away': ['The game is put away.', 'It puts it away.'],
  'stand still': ['The game stands still.', 'It stood still.'],
  'look on': ['Dana looks on.', 'those who look on, too'],
  'it is so': ['Reveal it while it is so.', 'if that is so', 'when it is so now'],
  'in which case that': ['in which case that is done'],
  'as those': ['drawn as those of others'],
  '« »': ['Press «'],
};

/** English that only resembles a phrase. */
const fine = [
  'as many as those who play',
  'as large as those of six',
  'the same as those',
  'There are so many people that no one can speak.',
  'Not so many.',
  'It is so large.',
  'Ask whoever plays, and to whom it matters.',
  'It looks on the board for raiders.',
  'its owner; their own cards; they go back',
];

describe('what is found', () => {
  const phrases = Object.entries(written) as ReadonlyArray<[Phrase, ReadonlyArray<string>]>;

  test.each(phrases)('%s', (phrase, texts) => {
    for (const text of texts) {
      expect(phrasesIn({ line: 1, text }).map((finding) => finding.phrase)).toEqual([phrase]);
      const comment = text.split('\n').join('\n// ');
      expect(findingsIn('x.ts', `const x = 1;\n\n// ${comment}\n`, commentsAndTitles)).toEqual([
        expect.stringMatching(/^x\.ts:3: /),
      ]);
      expect(
        findingsIn('x.ts', `test.each([1])(${JSON.stringify(text.replace('\n', ' '))}, () => {});`, commentsAndTitles),
      ).toEqual([expect.stringMatching(/^x\.ts:1: /)]);
      expect(findingsIn('x.yaml', `a: b\nc: d # ${text.replace('\n', ' ')}`, hashComments)).toHaveLength(1);
      expect(findingsIn('x.md', `One.\n\n${text}`, prose)).toHaveLength(1);
      expect(findingsIn('x.ftl', `some-key = ${text}`, whole)).toHaveLength(1);
    }
  });

  test('an item of a list that begins so', () => {
    expect(findingsIn('x.md', 'Who is asked:\n\n- whomever it hits\n2. whoever is left', prose)).toHaveLength(2);
  });

  test('nothing that is English', () => {
    expect(fine.flatMap((text) => phrasesIn({ line: 1, text }))).toEqual([]);
  });

  test('the line, in a comment over several lines as well', () => {
    const source = '/**\n * Returns one.\n * It is drawn by\n * lot.\n */\nconst x = 1;\n// One.\n// It waits anew.\n';
    expect(findingsIn('x.ts', source, commentsAndTitles)).toEqual([
      'x.ts:3: by lot: Returns one. It is drawn by lot.',
      'x.ts:8: anew: One. It waits anew.',
    ]);
  });

  test('nothing in code: the values of a program, code in a page or a comment', () => {
    expect(findingsIn('x.ts', "const x = 'anew'; // `anew` is a value", commentsAndTitles)).toEqual([]);
    expect(findingsIn('x.md', 'Type `anew`:\n\n```\nanew «\n```\n', prose)).toEqual([]);
    expect(findingsIn('x.yaml', 'a: anew', hashComments)).toEqual([]);
  });
});

test('every exception is needed, and says why', () => {
  const { stdout } = spawnSync('git', ['log', '--format=%s', `${lastFree}..HEAD`], { encoding: 'utf8' });
  const textOf = (file: string): string => (file === 'git log' ? stdout : readFileSync(file, 'utf8'));
  for (const { file, part, why } of exceptions) {
    expect(why).not.toBe('');
    if (textOf(file) !== '') expect(textOf(file)).toContain(part);
  }
});
