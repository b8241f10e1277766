import { expect, test } from 'vitest';
import { notingErrors } from '../../../src/bot/delivery/carriage.ts';
import type { Courier } from '../../../src/bot/delivery/courier.ts';
import { failureOf } from '../../../src/bot/failure.ts';

const changes = ['edit', 'disarm', 'remove'] as const;
const others = [
  'send',
  'recent',
  'directChannel',
  'openPrivateThread',
  'privateThreads',
  'forumTags',
  'addForumTags',
  'tagsOfPost',
  'admit',
  'dismiss',
  'makeEvent',
  'changeEvent',
  'removeEvent',
  'findEvents',
  'changeThread',
] as const;

type Work = (...given: ReadonlyArray<unknown>) => Promise<unknown>;

/** A courier that answers with its work and what it was given for it. */
function echo(work: (name: string, given: ReadonlyArray<unknown>) => Promise<unknown>): Courier {
  const all = (names: ReadonlyArray<string>, before = ''): Record<string, Work> =>
    Object.fromEntries(names.map((name): [string, Work] => [name, (...given) => work(`${before}${name}`, given)]));
  return { ...all(changes), ...all(others), byPress: all(changes, 'byPress.') } as unknown as Courier;
}

function worksOf(courier: Courier): ReadonlyArray<readonly [string, Work]> {
  const of = (from: object, names: ReadonlyArray<string>, before = ''): ReadonlyArray<readonly [string, Work]> =>
    names.map((name) => [`${before}${name}`, Reflect.get(from, name) as Work]);
  return [...of(courier, [...changes, ...others]), ...of(courier.byPress, changes, 'byPress.')];
}

test('everything that a courier does is done with what was given, and heard of once it is done', async () => {
  let heard = 0;
  const courier = notingErrors(
    echo((name, given) => Promise.resolve([name, ...given])),
    () => {
      heard += 1;
    },
  );
  for (const [at, [name, work]] of worksOf(courier).entries()) {
    expect(await work('a', 'b')).toEqual([name, 'a', 'b']);
    expect(heard).toBe(at + 1);
  }
});

test('an error is noted as one of the way to Discord, and nobody hears that anything was done', async () => {
  let heard = 0;
  const courier = notingErrors(
    echo(() => Promise.reject(new Error('no'))),
    () => {
      heard += 1;
    },
  );
  for (const [, work] of worksOf(courier))
    expect(failureOf(await work().catch((error: unknown) => error))).toBe('unreachable');
  expect(heard).toBe(0);
});
