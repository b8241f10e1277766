/** CHANGELOG.md has the shape of keepachangelog.com, and its newest version is that of package.json. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { changeKinds, readReleases } from '../../src/bot/changelog.ts';
import { releasesMessage } from '../../src/bot/messages/releases.ts';
import { locales, sayIn } from '../../src/words/index.ts';
import { readText } from './documents.ts';

const text = readText('CHANGELOG.md');
const releases = readReleases();
const headings = (level: number): ReadonlyArray<string> =>
  [...text.matchAll(new RegExp(`^#{${level}} (.+)$`, 'gm'))].map(([, heading = '']) => heading);

test('the newest version is that of the package', () => {
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readText('package.json')));
  const lock = z
    .object({ version: z.string(), packages: z.looseObject({ '': z.object({ version: z.string() }) }) })
    .parse(JSON.parse(readText('package-lock.json')));
  expect(releases[0]?.version).toBe(version);
  expect([lock.version, lock.packages[''].version]).toEqual([version, version]);
});

test('what is not released yet comes first, then each version with its day, the newest first', () => {
  expect(headings(2)).toEqual(['Unreleased', ...releases.map(({ version, date }) => `${version} - ${date}`)]);
  const numbers = releases.map(({ version }) => version);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true })));
  const days = releases.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('the headings of a version are kinds of changes, each with some', () => {
  expect(headings(3).filter((heading) => !changeKinds.some((kind) => kind === heading.toLowerCase()))).toEqual([]);
  const changes = releases.flatMap((release) => release.changes);
  expect(changes.filter((each) => !each.text.includes('- '))).toEqual([]);
});

test.each(locales)('Discord shows the newest version whole in %s', (locale) => {
  const { embeds = [] } = releasesMessage(releases, sayIn(locale));
  expect(embeds[0]?.description?.endsWith(releases[0]?.changes.at(-1)?.text ?? '?')).toBe(true);
});
