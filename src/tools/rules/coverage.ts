/** Compares the rules of the reference with the titles of the tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CoveredRule {
  readonly id: string;
  /** The file's name without `.md`, such as `06-jump`. */
  readonly chapter: string;
}

export interface ChapterCoverage {
  readonly chapter: string;
  readonly total: number;
  readonly missing: ReadonlyArray<string>;
}

export interface RuleCoverage {
  readonly total: number;
  /** How many rules the title of at least one test names. */
  readonly tested: number;
  /** The ids that no title names, in the order of the reference. */
  readonly missing: ReadonlyArray<string>;
  readonly chapters: ReadonlyArray<ChapterCoverage>;
  /** Ids in titles that the reference doesn't have: a slip of the pen, or a rule that has gone. */
  readonly unknown: ReadonlyArray<string>;
}

const ID = /\bR-[A-Z0-9]+-\d+[a-z]?\b/g;
const BOLD_ID = /\*\*(R-[A-Z0-9]+-\d+[a-z]?)\*\*/g;

/** Returns the rules of all `*.md` in a folder, each id once, in the order of the files. */
export function readRules(folder: string): CoveredRule[] {
  const rules = new Map<string, CoveredRule>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()) {
    const chapter = file.slice(0, -'.md'.length);
    for (const [, id = ''] of readFileSync(join(folder, file), 'utf8').matchAll(BOLD_ID)) {
      if (!rules.has(id)) rules.set(id, { id, chapter });
    }
  }
  return [...rules.values()];
}

/** Returns which rules the titles name; ranges (`R-JUMP-01 to 04`) count only for the ids that are written out. */
export function coverage(rules: ReadonlyArray<CoveredRule>, titles: ReadonlyArray<string>): RuleCoverage {
  const known = new Set(rules.map(({ id }) => id));
  const named = new Set(titles.flatMap((title) => title.match(ID) ?? []));
  const isMissing = ({ id }: CoveredRule): boolean => !named.has(id);
  const missing = rules.filter(isMissing).map(({ id }) => id);
  const chapters = [...new Set(rules.map(({ chapter }) => chapter))].map((chapter) => {
    const own = rules.filter((rule) => rule.chapter === chapter);
    return { chapter, total: own.length, missing: own.filter(isMissing).map(({ id }) => id) };
  });
  return {
    total: rules.length,
    tested: rules.length - missing.length,
    missing,
    chapters,
    unknown: [...named].filter((id) => !known.has(id)).sort(),
  };
}
