import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { z } from 'zod';

const read = (file: string): string => readFileSync(fileURLToPath(new URL(`../../${file}`, import.meta.url)), 'utf8');

const Package = z.object({
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  allowScripts: z.record(z.string(), z.boolean()),
});
const Lock = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ resolved: z.string().optional(), hasInstallScript: z.boolean().optional() }),
  ),
});

const pack = Package.parse(JSON.parse(read('package.json')));
const lock = Lock.parse(JSON.parse(read('package-lock.json')));
const all = { ...pack.dependencies, ...pack.devDependencies };

test('every package is pinned to one version', () => {
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test('the lock file names no registry', () => {
  expect(Object.values(lock.packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('packages that run a script when installed are those that package.json approves', () => {
  const scripted = Object.entries(lock.packages)
    .filter(([, entry]) => entry.hasInstallScript === true)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));
  expect(Object.keys(pack.allowScripts)).toEqual(
    expect.arrayContaining(scripted.filter((name) => name !== 'fsevents')),
  );
});

test('the README gives a reason for every package, and for no other', () => {
  const section = /^## Dependencies$(.*?)^## /ms.exec(read('README.md'))?.[1] ?? '';
  const rows = [...section.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  );
  expect(rows.toSorted()).toEqual(Object.keys(all).toSorted());
});

test('the README names every command of package.json', () => {
  const readme = read('README.md');
  const missing = Object.keys(pack.scripts).filter(
    (name) =>
      !readme.includes(`npm ${['start', 'test'].includes(name) ? name : `run ${name}`}`) &&
      !readme.includes(`npm run --silent ${name}`),
  );
  expect(missing).toEqual([]);
});
