import { expect, test } from 'vitest';
import type { Courier } from '../../../src/bot/delivery/courier.ts';
import { inWordsIfNeeded } from '../../../src/bot/delivery/plainWords.ts';
import type { PermissionName } from '../../../src/bot/permissions.ts';
import type { Message } from '../../../src/bot/types.ts';
import { networkError, refusalOf } from '../fakeDiscord.ts';
import { office, row } from './office.ts';
import type { Given } from './office.ts';

const lobby = row({ kind: 'lobby' });
const told = 'game:adama-417 plainWords';
const forbidden = refusalOf(403, 50_013);
const attach = 'permissions.attachFiles';
const embed = 'permissions.embedLinks';
const file = { name: 'a.png', data: Buffer.from('a'), description: 'A board' };
const whole: Message = { content: 'Jump!', embeds: [{ title: 'Moment', description: 'They are gone' }], files: [file] };

interface Wanted extends Given {
  /** In channel 200. */
  readonly lacking?: ReadonlyArray<PermissionName>;
  /** The error by which the first request of such a kind fails. */
  readonly fails?: Readonly<Record<string, unknown>>;
  readonly message?: Message;
  readonly lane?: typeof lobby.lane;
}

/** Sends a message in the channel of a game and edits another there, and tells what became of both. */
async function delivered({ lacking, fails = {}, message = whole, lane = lobby.lane, ...given }: Wanted = {}) {
  const parts =
    lacking === undefined ? {} : { lacking: (id: string) => (id === '200' ? lacking : ([attach, embed] as const)) };
  const { parts: all, requests, shown, settings, log, fail } = office({ parts, ...given });
  for (const [beginning, error] of Object.entries(fails)) fail(beginning, error);
  const pictured: Array<boolean> = [];
  const result: unknown = await inWordsIfNeeded(all, { ...lobby, lane }, async ({ courier, withoutPictures }) => {
    pictured.push(withoutPictures !== true);
    await courier.edit('200', '5', message);
    return { messageId: await courier.send('200', message, 'n7') };
  }).catch((error: unknown) => error);
  return { result, requests, shown, pictured, kept: settings.get(told), levels: log.lines.map(({ level }) => level) };
}

const notice = (requests: ReadonlyArray<string>): string | undefined =>
  requests.find((each) => each.startsWith('send 91'));

test('where nothing is missing everything is delivered as it is, and nobody is told anything', async () => {
  for (const lacking of [undefined, [], ['permissions.sendMessages'] as const]) {
    const { result, shown, pictured, kept } = await delivered(lacking === undefined ? {} : { lacking });
    expect([result, shown, pictured, kept]).toEqual([{ messageId: '1001' }, [whole, whole], [true], undefined]);
  }
});

test('what the gateway says is missing is left out, and the host is told once what that is', async () => {
  const inWords = { content: 'Jump!\nMoment\nThey are gone', embeds: [] };
  const cases: ReadonlyArray<readonly [ReadonlyArray<PermissionName>, Message, boolean, string]> = [
    [[attach], { ...whole, files: [] }, false, 'Attach Files'],
    [[embed], { ...whole, ...inWords }, true, 'Embed Links'],
    [[embed, attach], { ...inWords, files: [] }, false, 'Attach Files, Embed Links'],
  ];
  for (const [lacking, plain, isPictured, names] of cases) {
    const { shown, pictured, requests, kept } = await delivered({ lacking });
    expect([shown.slice(0, 2), pictured]).toEqual([[plain, plain], [isPictured]]);
    expect(notice(requests)).toContain(
      `In <#200>, where the game adama-417 is played, I’m missing permissions (${names}). `,
    );
    expect(kept).toBe(`200 ${([attach, embed] as const).filter((name) => lacking.includes(name)).join(' ')}`);
    const again = await delivered({ lacking, settings: { [told]: kept } });
    expect(notice(again.requests)).toBeUndefined();
  }
  expect((await delivered({ lacking: [attach], settings: { [told]: `201 ${attach}` } })).kept).toBe(`200 ${attach}`);
});

test('a picture without words is told in its own words, and a message without it stays as it is', async () => {
  const both = [file, { ...file, description: 'A hand' }];
  const plain = async (
    message: Message,
    lacking: ReadonlyArray<PermissionName> = [attach],
  ): Promise<Message | undefined> => (await delivered({ lacking, message })).shown[0];
  expect(await plain({ files: both })).toEqual({ files: [], content: 'A board\nA hand' });
  expect(await plain({ content: '', embeds: [], files: both })).toEqual({
    files: [],
    embeds: [],
    content: 'A board\nA hand',
  });
  expect(await plain({ embeds: [{ title: 'b' }], files: both })).toEqual({ files: [], embeds: [{ title: 'b' }] });
  expect(await plain({ content: 'a', files: both })).toEqual({ files: [], content: 'a' });
  expect(await plain({ files: [] })).toEqual({ files: [] });
  expect(await plain({ content: 'a' }, [attach, embed])).toEqual({ content: 'a' });
  expect(await plain({ files: both, embeds: [] }, [attach, embed])).toEqual({
    files: [],
    embeds: [],
    content: 'A board\nA hand',
  });
  expect((await plain({ files: [{ ...file, description: 'x'.repeat(3000) }] }))?.content).toHaveLength(2000);
  expect(
    (await plain({ content: 'a'.repeat(1999), embeds: [{ title: 'b'.repeat(9) }] }, [embed]))?.content,
  ).toHaveLength(2000);
});

test('direct messages are tried with all that there is', async () => {
  const { shown, kept } = await delivered({ lacking: [attach], lane: 'user:1' });
  expect([shown, kept]).toEqual([[whole, whole], undefined]);
});

test('what Discord refuses with pictures goes in words, and the host is told what is missing there', async () => {
  for (const fails of [{ 'edit 200': forbidden }, { 'send 200': forbidden }]) {
    const { result, requests, shown, pictured, kept } = await delivered({ fails });
    expect([pictured, kept, shown.at(-2)]).toEqual([
      [true, false],
      `200 ${attach}`,
      { content: 'Jump!\nMoment\nThey are gone', embeds: [], files: [] },
    ]);
    expect(notice(requests)).toContain('I’m missing permissions (Attach Files). ');
    expect(result).toMatchObject({ messageId: expect.any(String) });
  }
});

test('the gateway may know by then what is missing where it was refused', async () => {
  let asked = 0;
  const lacking = (channelId: string): ReadonlyArray<PermissionName> => {
    asked += 1;
    return asked > 1 && channelId === '200' ? [embed] : [];
  };
  expect((await delivered({ parts: { lacking }, fails: { send: forbidden } })).kept).toBe(`200 ${embed}`);
});

test('a refusal that words would meet as well, or for another reason, is one', async () => {
  const refused = async (error: unknown, message: Message = whole) => {
    const { result, pictured, kept } = await delivered({ fails: { 'send 200': error }, message });
    return [result === error, pictured.length, kept];
  };
  for (const error of [refusalOf(403, 50_001), networkError(), refusalOf(400, 50_035)])
    expect(await refused(error)).toEqual([true, 1, undefined]);
  for (const message of [{ content: 'a' }, { content: 'a', files: [], embeds: [] }])
    expect(await refused(forbidden, message)).toEqual([true, 1, undefined]);
  for (const message of [{ files: [file] }, { embeds: [{ title: 'a' }] }])
    expect(await refused(forbidden, message)).toEqual([false, 2, `200 ${attach}`]);
});

test('nothing waits for the host to be told: what is refused for good is not said again, what passes is', async () => {
  const closed = await delivered({ lacking: [attach], fails: { 'send 91': refusalOf(403, 50_007) } });
  expect([closed.result, closed.levels, closed.kept]).toEqual([{ messageId: '1001' }, ['info'], `200 ${attach}`]);
  const lost = await delivered({ lacking: [attach], fails: { 'send 91': networkError() } });
  expect([lost.result, lost.levels, lost.kept]).toEqual([{ messageId: '1001' }, ['info'], undefined]);
});

test('the notice has a nonce of its own beside the messages of the row', async () => {
  const nonces: Array<string> = [];
  const send: Courier['send'] = async (_channel, _message, nonce) => {
    nonces.push(nonce);
    return '9';
  };
  await delivered({ lacking: [attach], courier: { send } });
  expect(nonces).toEqual(['n7', 'n7.96']);
});
