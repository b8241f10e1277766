import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { distribution } from '../../bin/setup/debian.mjs';
import { packagesInStep } from '../../bin/setup/packages.mjs';
import { compileAdvice, nodeIsNewEnough } from '../../bin/setup/setUp.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'setup-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const WANTED = {
  '': { dependencies: { one: '1.0.0' } },
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-macs': { version: '2.0.0', integrity: 'sha512-b', optional: true },
};
const { 'node_modules/one': ONE } = WANTED;

function checkout(installed: Record<string, unknown> | undefined): void {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: WANTED }));
  if (installed === undefined) return;
  mkdirSync(join(root, 'node_modules/one'), { recursive: true });
  writeFileSync(join(root, 'node_modules/one/package.json'), '{}');
  writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
}

describe('packages are in step with package-lock.json', () => {
  test('when all but optional ones are installed', () => {
    checkout({ 'node_modules/one': ONE });
    expect(packagesInStep(root)).toBe(true);
  });

  test.each([
    ['nothing is installed', undefined],
    ['a package is missing', {}],
    ['a version differs', { 'node_modules/one': { ...ONE, version: '1.0.1' } }],
    ['the contents differ', { 'node_modules/one': { ...ONE, integrity: 'sha512-c' } }],
    ['an optional package is out of date', { 'node_modules/one': ONE, 'node_modules/for-macs': { version: '1.9.0' } }],
  ])('but not when %s', (_, installed) => {
    checkout(installed);
    expect(packagesInStep(root)).toBe(false);
  });

  test('but not when the folder of a direct dependency has been deleted', () => {
    checkout({ 'node_modules/one': ONE });
    rmSync(join(root, 'node_modules/one'), { recursive: true });
    expect(packagesInStep(root)).toBe(false);
  });
});

describe('the machine', () => {
  test.each([
    ['debian', 'PRETTY_NAME="Debian GNU/Linux 12"\nID=debian\n'],
    ['relative', 'NAME="Ubuntu"\nID=ubuntu\nID_LIKE=debian\n'],
    ['relative', 'ID=pop\nID_LIKE="ubuntu debian"\n'],
    ['other', 'ID=fedora\n'],
    ['other', ''],
  ])('is recognised as %s', (kind, osRelease) => {
    expect(distribution(osRelease)).toBe(kind);
  });

  test('needs Node.js 20.12', () => {
    expect(['18.20.0', '20.11.1', '20.12.0', '22.0.0'].map(nodeIsNewEnough)).toEqual([false, false, true, true]);
  });

  test('gets advice in the words of its system', () => {
    expect(compileAdvice('debian')).toContain('apt-get install libcairo2-dev');
    expect(compileAdvice('mac')).toContain('brew install');
    expect(compileAdvice('other')).toContain('dnf install');
  });
});
