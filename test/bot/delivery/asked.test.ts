import { expect, test } from 'vitest';
import { AppError } from '../../../src/app/core/error.ts';
import type { Decision } from '../../../src/app/types.ts';
import { askReaction } from '../../../src/bot/delivery/asked.ts';
import { OldEditError } from '../../../src/bot/oldEditError.ts';
import type { PrivateChannel } from '../../../src/bot/delivery/privatePlace.ts';
import { refusalOf } from '../fakeDiscord.ts';
import { question } from '../support.ts';
import { expectNothing, office, row } from './office.ts';
import type { Given } from './office.ts';

const asked = row({ kind: 'asked', userId: '1', seat: 0, decisionIds: ['d7'] });
const key = 'game:adama-417 asked:1';
const secret = question(2, { privacy: 'secret' });
const earlier: Decision = { ...secret, id: 'd5' };
const seatGone = new AppError('notYourGame', (say) => say('ending.notOver'));
const busy = new AppError('busy', (say) => say('ending.notOver'));

interface Wanted extends Given {
  /** The questions open for Ada, or why they can’t be known. */
  readonly open?: ReadonlyArray<Decision> | Error;
  readonly hints?: boolean;
  /** Her answer to the earlier question. */
  readonly given?: { readonly choice: ReadonlyArray<string>; readonly by: string } | Error | undefined;
  readonly place?: PrivateChannel;
  readonly attempts?: number;
  readonly fails?: Readonly<Record<string, unknown>>;
}

const answering =
  <T>(answer: T | Error) =>
  async (): Promise<T> => {
    if (answer instanceof Error) throw answer;
    return answer;
  };

async function reactionOf(wanted: Wanted = {}) {
  const {
    open = [secret],
    hints = false,
    given,
    place = { channelId: '91' },
    fails = {},
    attempts = 1,
    ...others
  } = wanted;
  const looked: Array<string> = [];
  const made = office({
    ...others,
    app: {
      openDecisions: answering(open),
      hints: { areAllowed: async () => hints },
      viewFor: async () => ({ check: undefined }),
      pace: { waits: async () => ({ questions: new Map(), reactions: undefined, then: 'answer' }) },
      notes: { look: async () => ({ suspicions: [] }) },
      givenAnswer: async (_game: string, user: string, id: string) => {
        looked.push(`${user} ${id}`);
        return await answering(given)();
      },
    },
  });
  for (const [beginning, error] of Object.entries(fails)) made.fail(beginning, error);
  const game = { ...(await made.parts.app.game('')), characters: [] };
  const sent: unknown = await askReaction(made.parts, { ...asked, attempts }, place, game).catch(
    (error: unknown) => error,
  );
  return { ...made, sent, looked };
}

const buttons = (message: object | undefined): string => JSON.stringify(message);

test('a reaction is asked by a message of its own, which is remembered with its question', async () => {
  const {
    sent,
    requests: [request = '', ...others],
    shown,
    slots,
  } = await reactionOf();
  expect(sent).toEqual({
    messageId: '1001',
    slot: { name: 'asked:1', channelId: '91', messageId: '1001' },
    notes: [{ key: 'asked:1', value: secret }],
  });
  expect(request).toMatch(/^send 91 You may react in <#200>\.\n/);
  expect([others, shown[0]?.ping, slots.size]).toEqual([[], [], 0]);
  expect(buttons(shown[0])).toContain('"pick|adama-417|d7|1"');
});

test('in a private thread it names who is asked; it leads to what was told last, and offers a hint', async () => {
  const place = { channelId: '801', calls: '1' };
  const {
    requests: [request],
    shown,
  } = await reactionOf({ place, slots: { log: '200/9' }, hints: true });
  expect(request).toMatch(
    /^send 801 <@1>\nYou may react in <#200>: \[see what happened\]\(https:\/\/discord\.com\/channels\/100\/200\/9\)/,
  );
  expect(shown[0]?.ping).toEqual(['1']);
  expect(buttons(shown[0])).toContain('"hint|');
  expect(buttons((await reactionOf()).shown[0])).not.toContain('"hint|');
});

test('of several reactions the first is asked, and how many others wait', async () => {
  const open = [question(2, { id: 'd1', privacy: 'private' }), secret, { ...secret, id: 'd8' }];
  const { requests, shown } = await reactionOf({ open });
  expect(requests).toHaveLength(1);
  expect(buttons(shown[0])).toContain('d7');
  expect(shown[0]?.content).not.toBe((await reactionOf()).shown[0]?.content);
});

test('the same question is edited where it stands; one that can’t be edited gives way to a new one', async () => {
  const known = { slots: { 'asked:1': '91/5' }, settings: { [key]: secret } };
  const same = await reactionOf(known);
  expect([same.sent, same.requests.length, same.requests[0]?.slice(0, 10)]).toEqual([
    { messageId: '5' },
    1,
    'edit 91/5 ',
  ]);
  const old = await reactionOf({ ...known, fails: { edit: new OldEditError(7) } });
  expect(old.requests.map((each) => each.slice(0, 10))).toEqual(['edit 91/5 ', 'send 91 Yo', 'byPress.di']);
  const gone = await reactionOf({ ...known, fails: { edit: refusalOf(404, 10_008) } });
  expect(gone.requests[1]).toMatch(/^send 91/);
  expect(gone.sent).toMatchObject({ messageId: '1001', slot: { name: 'asked:1', messageId: '1001' } });
});

test('a question whose message is not known is asked by a new one, even if it is the same', async () => {
  expect((await reactionOf({ settings: { [key]: secret } })).requests).toEqual([expect.stringMatching(/^send 91/)]);
});

test('a question that an earlier attempt has sent stays as it is', async () => {
  const recent = async () => [{ id: '5', nonce: 'n7', text: '', fileNames: [], ours: true }];
  const known = { slots: { 'asked:1': '91/5' }, settings: { [key]: earlier } };
  const { sent, requests } = await reactionOf({ ...known, courier: { recent }, attempts: 2 });
  expect([sent, requests]).toEqual([expect.objectContaining({ messageId: '5' }), []]);
});

test('a new question is a new message; the one before says what was answered', async () => {
  const before = { slots: { 'asked:1': '90/5' }, settings: { [key]: earlier } };
  const answered = await reactionOf({ ...before, given: { choice: ['seat:1'], by: 'person' } });
  expect(answered.requests).toEqual([
    expect.stringMatching(/^send 91/),
    expect.stringMatching(/^byPress\.edit 90\/5 ✅ Bo\n-# /),
  ]);
  expect(answered.looked).toEqual(['1 d5']);
  expect(answered.shown[1]).toMatchObject({ embeds: [], components: [] });
  const late = await reactionOf({ ...before, given: { choice: ['seat:0', 'seat:1'], by: 'timer' } });
  expect(late.requests[1]).toMatch(/^byPress\.edit 90\/5 ⏰ You ran out of time, so I answered for you: Ada, Bo\n/);
  const nothing = await reactionOf({ ...before, given: { choice: [], by: 'person' } });
  expect(nothing.requests[1]).toMatch(/^byPress\.edit 90\/5 ✅ \S/);
});

test('what was answered is not known: the buttons go, and the words stay', async () => {
  const slots = { 'asked:1': '90/5' };
  const stored = [earlier, 'd5', null, { topic: 1 }, { choices: [] }, undefined];
  for (const [index, each] of [...stored, earlier].entries()) {
    const { requests } = await reactionOf({
      slots,
      settings: { [key]: each },
      given: index === 0 ? seatGone : undefined,
    });
    expect(requests).toEqual([expect.stringMatching(/^send 91/), 'byPress.disarm 90/5']);
  }
  expect((await reactionOf({ slots, settings: { [key]: earlier }, given: busy })).sent).toBe(busy);
});

test('what was asked goes where it is too old to be edited', async () => {
  const given = { choice: ['seat:1'], by: 'person' };
  for (const error of [new OldEditError(7), refusalOf(404, 10_008)]) {
    const { requests } = await reactionOf({
      slots: { 'asked:1': '90/5' },
      settings: { [key]: earlier },
      given,
      fails: { 'byPress.edit': error },
    });
    expect(requests.at(-1)).toBe('byPress.remove 90/5');
  }
});

test('once nothing is open, the seat is gone or the game rests, the question of before shrinks', async () => {
  const nothing: ReadonlyArray<Wanted> = [
    { open: [] },
    { open: [question(2)] },
    { open: [question(2, { privacy: 'public' as Decision['privacy'] })] },
    { open: seatGone },
    { game: { status: 'over' } },
    { game: { status: 'archived' } },
    { game: { status: 'abandoned' } },
  ];
  for (const wanted of nothing) {
    const { sent, requests, slots } = await reactionOf({
      ...wanted,
      slots: { 'asked:1': '91/5', log: '200/9' },
      settings: { [key]: secret },
      given: { choice: ['seat:1'], by: 'person' },
    });
    expect([sent, requests, [...slots.keys()]]).toEqual([
      {},
      [expect.stringMatching(/^byPress\.edit 91\/5 ✅ Bo\n/)],
      ['log'],
    ]);
  }
  expectNothing(await reactionOf({ open: [] }));
  for (const error of [busy, new Error('the database is away')])
    expect((await reactionOf({ open: error })).sent).toBe(error);
});
