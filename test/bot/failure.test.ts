import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../src/app/types.ts';
import { failureOf, isGone, isPassing, isThreadRefused, onTheWay } from '../../src/bot/failure.ts';
import { isFinal, pauseAfter } from '../../src/bot/delivery/patience.ts';
import { StoreError } from '../../src/store/error.ts';
import { refusalOf } from './fakeDiscord.ts';

const page = (status: number): Error =>
  new DiscordAPIError(new ArrayBuffer(8) as never, undefined as never, status, 'POST', 'url', {
    body: undefined,
    files: undefined,
  });
const coded = (code: string): Error => onTheWay(Object.assign(new Error(code), { code }));
const named = (name: string): Error => onTheWay(Object.assign(new Error(name), { name }));

describe('temporary', () => {
  test.each([
    'ECONNRESET',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EAI_NODATA',
    'ETIMEDOUT',
    'EPIPE',
    'UND_ERR_SOCKET',
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'ERR_SSL_WRONG_VERSION_NUMBER',
    'HPE_INVALID_CONSTANT',
    'ERR_SOCKET_CLOSED',
    'A_CODE_OF_TOMORROW',
  ])('no answer: %s', (code) => {
    expect(failureOf(coded(code))).toBe('unreachable');
  });

  test.each(['AbortError', 'TimeoutError', 'TypeError', 'SyntaxError'])('no answer: %s on the way', (name) => {
    expect(failureOf(named(name))).toBe('unreachable');
  });

  test('what discord.js throws after a 401', () => {
    expect(failureOf(onTheWay(new Error('Expected token to be set for this request, but none was present')))).toBe(
      'unreachable',
    );
  });

  test.each([
    ['token', refusalOf(401, 0)],
    ['token', refusalOf(401, 40_001)],
    ['limited', refusalOf(429, 0)],
    ['limited', refusalOf(429, 30_046)],
    ['limited', refusalOf(400, 40_003)],
    ['limited', refusalOf(403, 40_004)],
    ['limited', refusalOf(400, 40_006)],
    ['limited', refusalOf(403, 20_026)],
    ['limited', refusalOf(400, 20_028)],
    ['limited', refusalOf(400, 130_000)],
    ['unreachable', refusalOf(403, 40_333)],
    ['unreachable', page(403)],
    ['unreachable', page(404)],
    ['unreachable', refusalOf(408, 0)],
    ['unreachable', refusalOf(500, 0)],
    ['unreachable', new HTTPError(503, 'Busy', 'POST', 'url', { body: undefined, files: undefined })],
    ['refused', refusalOf(400, 0)],
    ['refused', refusalOf(400, 99_999)],
    ['refused', refusalOf(403, 12_345)],
    ['refused', refusalOf(400, 30_038)],
    ['forbidden', refusalOf(403, 50_001)],
    ['forbidden', refusalOf(403, 50_013)],
    ['forbidden', refusalOf(400, 160_005)],
    ['forbidden', refusalOf(400, 50_083)],
    ['forbidden', refusalOf(404, 10_004)],
    ['database', new StoreError('unreachable', 'away')],
    ['database', new StoreError('cannotWrite', 'full')],
  ] as const)('%s: %s', (expected, error) => {
    expect(failureOf(error)).toBe(expected);
    expect(isFinal(failureOf(error), 0)).toBe(false);
  });
});

describe('final', () => {
  test.each([
    ['closed', 50_007],
    ['closed', 50_278],
    ['closed', 10_013],
    ['closed', 10_007],
    ['closed', 50_033],
    ['gone', 10_003],
    ['gone', 10_008],
    ['gone', 10_070],
    ['gone', 50_008],
  ] as const)('at once, %s: %i', (expected, code) => {
    expect(failureOf(refusalOf(404, code))).toBe(expected);
    expect(isFinal(expected, 0)).toBe(true);
  });

  test.each([50_035, 50_006, 40_005, 50_045, 50_109])('what we composed wrongly, after a few times: %i', (code) => {
    expect(failureOf(refusalOf(400, code))).toBe('body');
    expect([isFinal('body', 1), isFinal('body', 2), isFinal('body', 3)]).toEqual([false, false, true]);
  });

  test.each([
    new TypeError('x is undefined'),
    Object.assign(new Error('no file'), { code: 'ENOENT' }),
    new AppError('internal', () => 'a bug'),
    7,
  ])('whatever is thrown while we compose, whatever it looks like: %s', (error) => {
    expect(failureOf(error)).toBe('composing');
    expect([isFinal('composing', 2), isFinal('composing', 3)]).toEqual([false, true]);
  });
});

test('an error of the app tells by its cause that the database was away', () => {
  const error = new AppError('internal', () => 'not stored');
  error.cause = new StoreError('unreachable', 'away');
  expect(failureOf(error)).toBe('database');
});

test('a thread that Discord refuses is replaced by direct messages, for any reason that does not pass', () => {
  const refused = [50_001, 50_013, 10_003, 50_024, 160_006, 50_035, 30_013, 99_999];
  expect(refused.filter((code) => !isThreadRefused(refusalOf(400, code)))).toEqual([]);
  const others = [refusalOf(401, 0), refusalOf(500, 0), refusalOf(429, 0), coded('EAI_AGAIN'), refusalOf(404, 10_007)];
  expect(others.filter(isThreadRefused)).toEqual([]);
  expect(isGone(refusalOf(404, 10_003))).toBe(true);
  expect([refusalOf(400, 30_038), refusalOf(403, 50_013), coded('EAI_AGAIN')].map(isPassing)).toEqual([
    false,
    false,
    true,
  ]);
});

test('pauses grow to five minutes, where something is forbidden to an hour, and never end before Discord said', () => {
  const minute = 60_000;
  const error = refusalOf(500, 0);
  expect([1, 2, 3, 40].map((attempts) => pauseAfter(attempts, 'unreachable', error))).toEqual([
    1000,
    2000,
    4000,
    5 * minute,
  ]);
  expect([1, 2, 40].map((attempts) => pauseAfter(attempts, 'forbidden', error))).toEqual([
    minute,
    2 * minute,
    60 * minute,
  ]);
  const limit = {
    global: false,
    hash: '',
    limit: 1,
    majorParameter: '',
    method: 'POST',
    route: '',
    scope: 'user',
    sublimitTimeout: 0,
    url: '',
  } as const;
  expect(pauseAfter(1, 'limited', new RateLimitError({ ...limit, retryAfter: 90_000, timeToReset: 90_000 }))).toBe(
    90_000,
  );
});
