import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { canCheckUnits } from '../../bin/setup/systemd.mjs';
import { createMetrics } from '../../src/health/metrics.ts';

const read = (file: string): string => readFileSync(file, 'utf8');
const units = ['galactica-table.service', 'galactica-table-backup.service', 'galactica-table-backup.timer'].map(
  (name) => `deploy/${name}`,
);
const services = units.filter((unit) => unit.endsWith('.service'));
const guide = read('docs/operations.md');

/** The last value of a setting in a unit file. */
function setting(unit: string, name: string): string | undefined {
  return [...read(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].at(-1)?.[1];
}

// Where systemd-analyze can't be had these are skipped, and in CI they fail.
describe.skipIf(!canCheckUnits() && process.env['CI'] !== 'true')('systemd', () => {
  const analyze = (...args: ReadonlyArray<string>): { readonly status: number | null; readonly stderr: string } =>
    spawnSync('systemd-analyze', args, { encoding: 'utf8' });

  /** Settings of the service that an older systemd does not know: it says so, and goes on without. */
  const newer: ReadonlyArray<string> = ['RestartSteps', 'RestartMaxDelaySec'];
  const version = Number(
    /^systemd (\d+)/.exec(spawnSync('systemd-analyze', ['--version'], { encoding: 'utf8' }).stdout)?.[1],
  );

  test('finds nothing wrong with the units', () => {
    const { status, stderr } = analyze('verify', ...units);
    const complaints = stderr.split('\n').filter((line) => line !== '');
    const unknown = complaints.flatMap(
      (line) => /Unknown key (?:name )?'(\w+)' in section \S+, ignoring\.$/.exec(line)?.[1] ?? line,
    );
    expect({ status, unknown }).toEqual({ status: 0, unknown: version < 254 ? newer : [] });
  });

  test('finds nothing wrong with the backup of PostgreSQL either, installed as the guide says', () => {
    const folder = mkdtempSync(join(tmpdir(), 'galactica-units-'));
    const unit = join(folder, 'galactica-table-backup.service');
    copyFileSync('deploy/galactica-table-backup.service', unit);
    mkdirSync(`${unit}.d`);
    copyFileSync('deploy/galactica-table-backup-postgres.conf', join(`${unit}.d`, 'postgres.conf'));
    expect(guide).toContain('galactica-table-backup.service.d/postgres.conf');
    expect(analyze('verify', unit)).toMatchObject({ status: 0, stderr: '' });
    expect(analyze('security', '--offline=true', '--threshold=20', unit)).toMatchObject({ status: 0 });
    appendFileSync(join(`${unit}.d`, 'postgres.conf'), 'PrivateNetwrk=no\n');
    expect(analyze('verify', unit).stderr).toContain('PrivateNetwrk');
    rmSync(folder, { recursive: true });
  });

  test('would find what is wrong', () => {
    expect(analyze('verify', 'test/house/units/wrong.service').stderr).toContain('RestartSecs');
  });

  test.each(services)('has little to say against what %s may do', (unit) => {
    // Of 100; a service without any restriction has 96.
    expect(analyze('security', '--offline=true', '--threshold=20', unit)).toMatchObject({ status: 0 });
  });
});

test('the service waits for the bot’s end for longer than the bot does', () => {
  const patience = Number(/stopPatience = ([\d_]+)/.exec(read('src/startup/start.ts'))?.[1]?.replace('_', ''));
  expect(patience).toBeGreaterThan(0);
  expect(Number(setting('deploy/galactica-table.service', 'TimeoutStopSec')) * 1000).toBeGreaterThan(1.5 * patience);
});

test('the service starts again after longer and longer pauses, as long as that can help', () => {
  const unit = 'deploy/galactica-table.service';
  expect([setting(unit, 'Restart'), setting(unit, 'StartLimitIntervalSec')]).toEqual(['on-failure', '0']);
  expect([setting(unit, 'RestartSec'), setting(unit, 'RestartSteps'), setting(unit, 'RestartMaxDelaySec')]).toEqual([
    '15',
    '8',
    '15min',
  ]);
  const closedForGood = /closedForGood: (\d+)/.exec(read('src/startup/start.ts'))?.[1];
  expect(closedForGood).toBeDefined();
  expect(setting(unit, 'RestartPreventExitStatus')).toBe(closedForGood);
  expect(guide).toContain(`| ${closedForGood} |`);
});

test('the backup is one of the database that the service uses', () => {
  const database = (unit: string): string | undefined => /^Environment=DATABASE_PATH=(.*)$/m.exec(read(unit))?.[1];
  expect(database('deploy/galactica-table.service')).toMatch(/^\/var\/lib\/galactica-table\//);
  expect(services.map(database)).toEqual(services.map(() => database('deploy/galactica-table.service')));
  expect(services.map((unit) => setting(unit, 'User'))).toEqual(['galactica-table', 'galactica-table']);
});

describe('alerts', () => {
  const Rules = z.strictObject({
    groups: z
      .array(
        z.strictObject({
          name: z.string(),
          rules: z
            .array(
              z.strictObject({
                alert: z.string().regex(/^Galactica\w+$/),
                expr: z.string(),
                for: z
                  .string()
                  .regex(/^\d+[smh]$/)
                  .optional(),
                labels: z.strictObject({ severity: z.enum(['warning', 'critical']) }),
                annotations: z.strictObject({ summary: z.string().regex(/^[A-Z].*\.$/) }),
              }),
            )
            .min(1),
        }),
      )
      .length(1),
  });
  const rules = Rules.parse(parse(read('deploy/alerts.yaml'))).groups.flatMap((group) => group.rules);
  const names = rules.map(({ alert }) => alert);

  test('each has a name of its own, and the guide says what it means', () => {
    expect(new Set(names).size).toBe(names.length);
    const told = [...guide.matchAll(/^\| `(Galactica\w+)` \|/gm)].map(([, name]) => name);
    expect(told).toEqual(names);
  });

  test('each asks for something that is measured, and the guide names all that is', async () => {
    const text = await createMetrics().text({ shards: [{ id: 0, state: 'ready', ping: 1 }], notReady: [] });
    const measured = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [name, `${name}_bucket`] : [name],
    );
    const asked = rules.flatMap(({ expr }) => expr.match(/\b(galactica|nodejs|process)_\w+/g) ?? []);
    expect(asked.filter((name) => !measured.includes(name))).toEqual([]);
    const ours = measured.filter((name) => name.startsWith('galactica_') && !name.endsWith('_bucket'));
    expect(ours.length).toBeGreaterThan(10);
    expect(ours.filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
  });

  test.each(rules)('$alert is closed where it is opened', ({ expr }) => {
    const depth = [...expr].reduce(
      (open, sign) => open + ('([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0),
      0,
    );
    expect(depth).toBe(0);
  });
});
