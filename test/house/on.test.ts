import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyCheckout } from '../../bin/on/copy.mjs';
import { environmentOf } from '../../bin/on/environment.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checkout-'));
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  write('.gitignore', '.cache/\nnode_modules/\n');
  write('node_modules/canvas/canvas.node', 'compiled');
  write('src/main.ts', 'one');
  write('src/old.ts', 'old');
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, content: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
}

test('a command under another Node.js finds the checkout as it is, without its packages', () => {
  const copy = copyCheckout(root, '24');
  expect(readFileSync(join(copy, 'src/main.ts'), 'utf8')).toBe('one');
  expect(existsSync(join(copy, 'node_modules'))).toBe(false);
  expect(existsSync(join(copy, '.cache'))).toBe(false);
});

test('the next time what was changed, added and removed since, and the packages of the copy stay', () => {
  const copy = copyCheckout(root, '24');
  mkdirSync(join(copy, 'node_modules'));
  write('src/main.ts', 'another');
  write('src/new.ts', 'new');
  rmSync(join(root, 'src/old.ts'));
  expect(copyCheckout(root, '24')).toBe(copy);
  expect(['src/main.ts', 'src/new.ts'].map((file) => readFileSync(join(copy, file), 'utf8'))).toEqual([
    'another',
    'new',
  ]);
  expect(['src/old.ts', 'node_modules'].map((file) => existsSync(join(copy, file)))).toEqual([false, true]);
});

test('each version has a copy of its own', () => {
  expect(copyCheckout(root, '22')).not.toBe(copyCheckout(root, '24'));
});

test('it finds that Node.js first, its headers, and nothing that npm has told of this checkout', () => {
  const ours = {
    PATH: '/usr/bin',
    HOME: '/home/ada',
    npm_lifecycle_event: 'on',
    npm_config_nodedir: '/usr',
    INIT_CWD: '/checkout',
  };
  expect(environmentOf('/node/bin', ours)).toEqual({
    PATH: '/node/bin:/usr/bin',
    HOME: '/home/ada',
    npm_config_nodedir: '/node',
  });
});
