/** `Dockerfile`, `compose.yaml`, `.dockerignore`: they agree with each other and with the program. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { contextFiles, readIgnore } from '../../bin/container/context.mjs';
import { lastOf, readDockerfile, variablesOf } from '../../bin/container/dockerfile.mjs';
import { COMPILE_PACKAGES } from '../../bin/setup/debian.mjs';
import { readConfig, settingNames } from '../../src/startup/config.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const [builder, last, ...others] = readDockerfile(read('Dockerfile'));
if (builder === undefined || last === undefined) throw new Error('The Dockerfile has two stages.');
const program = '/opt/galactica-table';
const given = contextFiles(root);
const copied = builder.steps
  .filter(({ instruction }) => instruction === 'COPY')
  .flatMap(({ words }) => words.slice(0, -1));
const isCopied = (file: string): boolean => copied.some((path) => file === path || file.startsWith(`${path}/`));
const files = given.filter(isCopied);
const variables = variablesOf(last);
const practice = readConfig({ ...variables, PRACTICE_TABLE: 'true' });

test('a Dockerfile is read with its flags, its lists and its long lines', () => {
  const text = `# FROM nothing
FROM node:24 AS one
RUN a \\
  # between
  && b --c=d
FROM node:24
COPY --from=one --chmod=755 /x /y /z/
HEALTHCHECK --timeout=1s \\
  CMD ["node", "a b"]`;
  const step = { flags: {}, shell: false };
  expect(readDockerfile(text)).toEqual([
    { from: 'node:24', name: 'one', steps: [{ ...step, instruction: 'RUN', words: ['a && b --c=d'], shell: true }] },
    {
      from: 'node:24',
      name: undefined,
      steps: [
        { ...step, instruction: 'COPY', flags: { from: 'one', chmod: '755' }, words: ['/x', '/y', '/z/'] },
        { ...step, instruction: 'HEALTHCHECK', flags: { timeout: '1s' }, words: ['node', 'a b'] },
      ],
    },
  ]);
  expect(() => readDockerfile('RUN a')).toThrow('RUN stands before the first FROM.');
});

describe('the Dockerfile', () => {
  test('has two stages on the same version of Node.js, the one that we test with', () => {
    expect(others).toEqual([]);
    expect(last.from).toBe(builder.from);
    expect(last.from).toMatch(new RegExp(`^node:${read('.node-version').trim()}-\\w+-slim$`));
  });

  test('copies what is there, and from the first stage what was made there', () => {
    expect(copied.length).toBeGreaterThan(5);
    expect(copied.filter((path) => !files.some((file) => file === path || file.startsWith(`${path}/`)))).toEqual([]);
    const second = last.steps.filter(({ instruction }) => instruction === 'COPY');
    expect(second.map(({ flags, words }) => [flags['from'], ...words])).toEqual([[builder.name, program, program]]);
    expect(lastOf(builder, 'WORKDIR')).toEqual([program]);
  });

  test('copies every folder of the program', () => {
    const { include } = z.object({ include: z.array(z.string()) }).parse(JSON.parse(read('tsconfig.json')));
    const folders = include.filter((path) => /^\w+$/.test(path) && !['bin', 'test'].includes(path));
    expect(folders.length).toBeGreaterThan(3);
    expect(folders.filter((folder) => !copied.includes(folder))).toEqual([]);
  });

  test('copies no test and no secret', () => {
    expect(files.filter((file) => /\.test\.|^test\/|\.env|sqlite$/.test(file))).toEqual([]);
    const [install = ''] = builder.steps.flatMap(({ words: [line = ''] }) => (line.includes('npm ci') ? [line] : []));
    expect(install).toContain('--omit=dev');
  });

  test('copies all that the bot and the health check begin with', () => {
    const beginnings = ['CMD', 'HEALTHCHECK'].map((instruction) => lastOf(last, instruction));
    expect(beginnings.map(([node]) => node)).toEqual(['node', 'node']);
    const open = beginnings.map(([, path = '']) => relative(program, path));
    const needed = new Set<string>();
    for (let file = open.pop(); file !== undefined; file = open.pop()) {
      if (needed.has(file)) continue;
      needed.add(file);
      for (const [, path = ''] of read(file).matchAll(/from '(\.[^']+)'/g)) open.push(join(dirname(file), path));
    }
    // What the sources take from there: the place of the program.
    for (const file of files.filter((name) => /^(commands|render|src\/(?!tools\/)).*\.ts$/.test(name)))
      for (const [, path = ''] of read(file).matchAll(/from '((?:\.\.\/)+bin\/[^']+)'/g))
        needed.add(join(dirname(file), path));
    expect([...needed].filter((file) => !files.includes(file))).toEqual([]);
    expect(needed.size).toBeGreaterThan(3);
  });

  test('compiles with the packages that `npm start` installs', () => {
    const [line = ''] = lastOf({ ...builder, steps: builder.steps.slice(0, 1) }, 'RUN');
    expect(COMPILE_PACKAGES.filter((name) => !line.split(' ').includes(name))).toEqual([]);
  });

  test('sets what the bot knows, and may not be missing', () => {
    const known = [...settingNames, 'NODE_ENV', 'XDG_CACHE_HOME'];
    expect(Object.keys(variables).filter((name) => !known.includes(name))).toEqual([]);
    expect(practice).toMatchObject({ ok: true, config: { tableHost: '0.0.0.0', health: { host: '127.0.0.1' } } });
    expect(readConfig(variables)).toMatchObject({ ok: false });
    expect(lastOf(last, 'EXPOSE')).toEqual([practice.ok ? `${practice.config.tablePort}` : '']);
  });

  test('gives the bot a folder of its own to write to, and no more', () => {
    const order = last.steps.map(({ instruction }) => instruction);
    expect(lastOf(last, 'USER')).toEqual(['node']);
    expect(order.lastIndexOf('RUN')).toBeLessThan(order.indexOf('USER'));
    expect([lastOf(last, 'WORKDIR'), lastOf(last, 'VOLUME')]).toEqual([['/data'], ['/data']]);
    const paths = practice.ok ? [practice.config.databasePath] : [];
    expect(paths.map((path) => join('/data', path))).toEqual(['/data/practice.sqlite']);
  });
});

test('.dockerignore lets through what is copied, and nothing that holds secrets', () => {
  const isLeftOut = readIgnore(read('.dockerignore'));
  const secret = ['.env', 'galactica.sqlite', 'practice-table.sqlite', 'backups/monday.sqlite', 'test/x.test.ts'];
  expect(secret.filter((file) => !isLeftOut(file))).toEqual([]);
  expect(['.git/config', 'node_modules/zod/index.js', 'compose.yaml'].filter((file) => !isLeftOut(file))).toEqual([]);
  expect(copied.filter((path) => isLeftOut(path))).toEqual([]);
});

test.each([
  ['*\n!src', 'src/main.ts', false],
  ['*\n!src\nsrc/tools', 'src/tools/bench.ts', true],
  ['**/*.log', 'a/b/c.log', true],
  ['*.log', 'a/c.log', false],
])('a .dockerignore of %j leaves out %s: %o', (text, path, isLeftOut) => {
  expect(readIgnore(text)(path)).toBe(isLeftOut);
});

describe('compose.yaml', () => {
  const seconds = z.string().regex(/^\d+s$/);
  const service = {
    restart: z.literal('unless-stopped'),
    stop_grace_period: seconds,
    mem_limit: z.string().regex(/^\d+[gm]$/),
    security_opt: z.tuple([z.literal('no-new-privileges:true')]),
    logging: z.strictObject({ driver: z.literal('local') }),
    environment: z.record(z.string(), z.string()),
    volumes: z.array(z.string()),
  };
  const Compose = z.strictObject({
    name: z.string(),
    services: z.strictObject({
      bot: z.strictObject({
        ...service,
        build: z.literal('.'),
        image: z.string(),
        env_file: z.literal('.env'),
        depends_on: z.strictObject({
          postgres: z.strictObject({ condition: z.literal('service_healthy'), required: z.literal(false) }),
        }),
        ports: z.array(z.string()),
        init: z.literal(true),
        read_only: z.literal(true),
        tmpfs: z.tuple([z.literal('/tmp')]),
        cap_drop: z.tuple([z.literal('ALL')]),
      }),
      postgres: z.strictObject({
        ...service,
        image: z.string().regex(/^postgres:\d+-\w+$/),
        profiles: z.tuple([z.literal('postgres')]),
        healthcheck: z.strictObject({
          test: z.array(z.string()),
          interval: seconds,
          timeout: seconds,
          retries: z.int(),
          start_period: seconds,
        }),
        shm_size: z.string(),
      }),
    }),
    volumes: z.record(z.string(), z.null()),
  });
  const { services, volumes } = Compose.parse(parse(read('compose.yaml')));
  const { bot, postgres } = services;

  test('keeps games and database in volumes', () => {
    expect(bot.volumes).toEqual([`games:${lastOf(last, 'VOLUME')[0]}`]);
    expect(Object.keys(volumes)).toEqual([...bot.volumes, ...postgres.volumes].map((each) => each.split(':')[0]));
  });

  test('sets what the bot knows, and ends up with the server of the profile', () => {
    expect(Object.keys(bot.environment).filter((name) => !settingNames.includes(name))).toEqual([]);
    const url = /postgres:\/\/.*(?=\}\}$)/.exec(bot.environment['DATABASE_URL'] ?? '')?.[0] ?? '';
    const { username, hostname, pathname } = new URL(url.replace('${POSTGRES_PASSWORD-}', 'secret'));
    expect([username, pathname]).toEqual([
      postgres.environment['POSTGRES_USER'],
      `/${postgres.environment['POSTGRES_DB']}`,
    ]);
    expect(Object.keys(services)).toContain(hostname);
    expect(postgres.healthcheck.test).toEqual(expect.arrayContaining([`--username=${username}`]));
  });

  test('publishes the practice table for this machine only', () => {
    const port = practice.ok ? practice.config.tablePort : 0;
    expect(bot.ports).toEqual([`127.0.0.1:\${TABLE_PORT:-${port}}:\${TABLE_PORT:-${port}}`]);
    expect(read('.env.example')).toContain(`# TABLE_PORT=${port}\n`);
  });

  test('gives the bot the time and the memory that the service gets', () => {
    const unit = read('deploy/galactica-table.service');
    expect(bot.stop_grace_period).toBe(`${/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]}s`);
    expect(bot.mem_limit).toBe(/^MemoryMax=(\d+G)$/m.exec(unit)?.[1]?.toLowerCase());
  });
});

test('the service and the container begin with the same program, which is there', () => {
  const [, path = ''] = /^ExecStart=\/usr\/bin\/env node (\S+)$/m.exec(read('deploy/galactica-table.service')) ?? [];
  expect(lastOf(last, 'CMD')).toEqual(['node', `${program}/${path}`]);
  expect(existsSync(join(root, path))).toBe(true);
});

describe('the health check', () => {
  async function check(status: number | undefined, host?: string): Promise<{ code: number | null; said: string }> {
    const server = createServer((request, response) => {
      response.writeHead(request.url === '/ready' ? (status ?? 500) : 404).end('{"ready":…}');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    onTestFinished(() => void server.close());
    if (status === undefined) server.close();
    const { spawn } = await import('node:child_process');
    const child = spawn(process.execPath, ['bin/ready.mjs'], {
      cwd: root,
      env: { HEALTH_PORT: `${port}`, ...(host === undefined ? {} : { HEALTH_HOST: host }) },
    });
    let said = '';
    child.stdout.on('data', (part) => (said += String(part)));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, said };
  }

  test.each([
    [200, 0, '{"ready":…}'],
    [503, 1, '{"ready":…}'],
  ])('ends a %i with %i and says why', async (status, code, said) => {
    expect(await check(status)).toEqual({ code, said });
    expect(await check(status, '0.0.0.0')).toEqual({ code, said });
  });

  test('ends with 1 where nothing answers, or without a port', async () => {
    expect(await check(undefined)).toMatchObject({ code: 1, said: expect.stringMatching(/^Nothing answers at 127/) });
    const { status, stdout } = spawnSync(process.execPath, ['bin/ready.mjs'], { cwd: root, env: {}, encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, expect.stringContaining('HEALTH_PORT has to be set')]);
  });
});
