/** News of each version, from CHANGELOG.md, which has the shape of keepachangelog.com. */
import { existsSync, readFileSync } from 'node:fs';

/** The headings within a version, in small letters. */
export const changeKinds = ['added', 'changed', 'deprecated', 'removed', 'fixed', 'security'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** The changes of one kind, in Discord's markup with one item per line. */
export interface ReleaseChanges {
  readonly kind: ChangeKind;
  readonly text: string;
}

export interface Release {
  readonly version: string;
  /** The day of the release, such as `2026-11-29`. */
  readonly date: string;
  readonly changes: ReadonlyArray<ReleaseChanges>;
}

const file = new URL('../../CHANGELOG.md', import.meta.url);

/** Reads the releases from CHANGELOG.md, the newest first; none from a copy of the program without that file. */
export function readReleases(): ReadonlyArray<Release> {
  return existsSync(file) ? releasesIn(readFileSync(file, 'utf8')) : [];
}

/** Returns the releases of a changelog in its order; what isn't released yet is left out. */
export function releasesIn(changelog: string): ReadonlyArray<Release> {
  return changelog
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const { version, date } =
        /^\[?(?<version>\d+\.\d+\.\d+)\]? - (?<date>\d{4}-\d\d-\d\d)$/m.exec(section)?.groups ?? {};
      return version === undefined || date === undefined ? [] : [{ version, date, changes: changesIn(section) }];
    });
}

function changesIn(section: string): ReadonlyArray<ReleaseChanges> {
  return section
    .split(/^### /m)
    .slice(1)
    .flatMap((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const kind = changeKinds.find((each) => each === heading.trim().toLowerCase());
      return kind === undefined ? [] : [{ kind, text: forDiscord(lines.join('\n')) }];
    });
}

/** Joins broken lines, which Discord would show as they are, and replaces what Discord doesn't know. */
function forDiscord(markdown: string): string {
  return markdown
    .trim()
    .replaceAll(/\n {2,}(?![-*] )/g, ' ')
    .replaceAll(/\n{2,}/g, '\n')
    .replaceAll(/^#{4,} (.+)$/gm, '**$1**')
    .replaceAll(/\[([^\]]+)\]\((?!https?:)[^)]*\)/g, '$1');
}
