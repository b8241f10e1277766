import { DiscordAPIError } from 'discord.js';
import { expect, test } from 'vitest';
import {
  failureOf,
  hasLeft,
  isArchived,
  isEmojiLost,
  isGone,
  isChannelLost,
  isPassing,
  isThreadRefused,
  lacksPermission,
  onTheWay,
} from '../../../src/bot/failure.ts';
import { OldEditError } from '../../../src/bot/oldEditError.ts';
import { isOurs, pauseAfter } from '../../../src/bot/delivery/patience.ts';
import { StoreError } from '../../../src/store/error.ts';
import { refusalOf } from '../fakeDiscord.ts';

const questions = {
  passing: isPassing,
  left: hasLeft,
  permission: lacksPermission,
  archived: isArchived,
  gone: isGone,
  outOfReach: isChannelLost,
  noThread: isThreadRefused,
};

/** The kind of an error, and the questions about it that are answered with yes. */
function told(error: unknown): string {
  return [failureOf(error), ...Object.entries(questions).flatMap(([name, ask]) => (ask(error) ? [name] : []))].join(
    ' ',
  );
}

/** Discord's codes by what they tell. */
const byMeaning: Readonly<Record<string, ReadonlyArray<number>>> = {
  closed: [50_007, 50_033],
  'closed left': [10_013, 10_007, 50_278],
  'gone gone outOfReach noThread': [10_003],
  'gone gone': [10_008, 10_070, 50_005, 50_008, 50_021, 180_000],
  'gone gone noThread': [50_024],
  'body noThread': [
    50_035, 50_006, 40_005, 50_045, 50_046, 50_068, 50_109, 50_110, 50_123, 50_146, 200_000, 200_001, 240_000,
  ],
  'forbidden permission outOfReach noThread': [50_013],
  'forbidden archived outOfReach noThread': [50_083],
  'forbidden outOfReach noThread': [10_004, 50_001, 160_005, 160_002],
  'refused noThread': [0, 99_999],
  'limited passing': [20_016, 20_022, 20_026, 20_028, 20_029, 30_046, 40_003, 40_004, 40_006, 40_062, 130_000],
  'unreachable passing': [40_333],
};

test('what Discord answers tells whether it may work later, who has left, and what is gone or forbidden', () => {
  for (const [meaning, codes] of Object.entries(byMeaning))
    expect(codes.map((code) => `${code}: ${told(refusalOf(400, code))}`)).toEqual(
      codes.map((code) => `${code}: ${meaning}`),
    );
});

test('a status of Discord goes before its code', () => {
  const meanings = [
    [401, 'token'],
    [429, 'limited'],
    [408, 'unreachable'],
    [500, 'unreachable'],
    [503, 'unreachable'],
    [499, 'closed'],
    [404, 'closed'],
  ] as const;
  expect(meanings.map(([status]) => [status, failureOf(refusalOf(status, 10_013))])).toEqual(meanings);
});

test('what is no answer of Discord is no permission, no closed thread and nobody who has left', () => {
  expect(told(onTheWay(Object.assign(new Error('no answer'), { code: 50_013 })))).toBe('unreachable passing');
  expect(told(Object.assign(new Error('a bug'), { code: 10_003 }))).toBe('composing');
  expect(told(new OldEditError(7))).toBe('limited passing');
  expect(told(refusalOf(401, 0))).toBe('token passing');
  expect(told(new StoreError('unreachable', 'away'))).toBe('database passing');
});

test('what is no error becomes one on the way, and an error stays the one it is', () => {
  const error = new Error('a');
  expect(onTheWay(error)).toBe(error);
  expect(onTheWay('lost')).toMatchObject({ message: 'lost' });
});

test('an emoji is lost where Discord says so of a message that it does not take, and nowhere else', () => {
  const refusal = (code: number, errors: object) =>
    new DiscordAPIError({ code, message: 'no', errors } as never, code, 400, 'POST', 'url', {
      body: undefined,
      files: undefined,
    });
  const lost = { components: { _errors: [{ code: 'BUTTON_COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' }] } };
  const other = { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message: 'Too long' }] } };
  const asked = [refusal(50_035, lost), refusal(50_035, other), refusal(50_013, lost), new Error('INVALID_EMOJI')];
  expect(asked.map(isEmojiLost)).toEqual([true, false, false, false]);
});

test('an old edit says how long it has to wait, in words too, and what it was refused for', () => {
  const cause = new Error('too many');
  expect(new OldEditError(20_000, cause)).toMatchObject({
    name: 'OldEditError',
    retryAfter: 20_000,
    cause,
    message: 'too many edits of old messages: again in 20000 ms',
  });
  expect('cause' in new OldEditError(1)).toBe(false);
});

test('a pause doubles from its first length, and is as long as an old edit asks for, but a second at least', () => {
  const pauses = [0, 1, 2, 3, 9, 10, 1000].map((attempts) => pauseAfter(attempts, 'unreachable', new Error('no')));
  expect(pauses).toEqual([1000, 1000, 2000, 4000, 256_000, 300_000, 300_000]);
  expect([1, 6, 7].map((attempts) => pauseAfter(attempts, 'forbidden', new Error('no')))).toEqual([
    60_000, 1_920_000, 3_600_000,
  ]);
  expect([7, 90_000].map((wait) => pauseAfter(5, 'limited', new OldEditError(wait)))).toEqual([1000, 90_000]);
  expect(pauseAfter(5, 'token', new OldEditError(90_000))).toBe(0);
  const all = [
    'unreachable',
    'token',
    'limited',
    'database',
    'refused',
    'forbidden',
    'closed',
    'gone',
    'body',
    'composing',
  ] as const;
  expect(all.filter(isOurs)).toEqual(['body', 'composing']);
});
