import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAppError } from '../../src/app/types.ts';
import { decodePress } from '../../src/bot/customId.ts';
import type { Press } from '../../src/bot/press.ts';
import { rememberMembers } from '../../src/bot/delivery/members.ts';
import { deliverToChannel } from '../../src/bot/delivery/channel.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import type { Pressed } from '../../src/bot/presses/handle.ts';
import type { PressReply } from '../../src/bot/respond.ts';
import type { Message } from '../../src/bot/types.ts';
import { playOut, table } from '../app/wholeGames.ts';
import type { Table } from '../app/wholeGames.ts';
import { botFor } from '../commands/support.ts';
import { fakeDiscord } from './fakeDiscord.ts';
import { ada, callerFor, channelId, customIds, dana, memoryLog, words } from './support.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import { replayOf } from '../../src/bot/actions/board.ts';
import { statisticsOf } from '../../src/bot/actions/hosting.ts';
import { describeName } from '../../src/engine/describe/index.ts';
import { lookedUpText } from '../../src/bot/lookUp/entries.ts';

let at: Table;
/** The states of the same game, whenever someone was to answer. */
const refused: Array<string> = [];

/** All that is told of a game after its end alone. */
const secretPresses = (game: string): ReadonlyArray<Press> => [
  { kind: 'checks', game, page: 0 },
  { kind: 'replay', game, turn: 0, page: 0, way: 'open' },
  { kind: 'replay', game, turn: 3, page: 0, way: 'on' },
  { kind: 'replayTo', game },
];

beforeAll(async () => {
  at = await table({ seed: 'told', players: 4 });
  const presses = secretPresses(at.id);
  await playOut(at, async (answers) => {
    if (answers % 10 !== 0) return;
    for (const press of presses)
      await pressed(press).catch((error: unknown) => refused.push(isAppError(error) ? error.code : 'a bug'));
  });
}, 120_000);
afterAll(async () => {
  await at.app.close();
});

async function pressed(press: Press, more: Partial<Pressed> = {}): Promise<PressReply> {
  return await handlePress(botFor(at.app, undefined, fakeDiscord()), {
    caller: callerFor(dana),
    press,
    values: [],
    place: 'channel',
    ...more,
  });
}

function messageOf(outcome: PressReply): Message {
  if (outcome.kind !== 'whisper' && outcome.kind !== 'update') throw new Error(`No message, but ${outcome.kind}.`);
  return outcome.message;
}

const png = async (): Promise<Buffer> => Buffer.from('png');
const painter = { board: png, glance: png, hand: png, check: png, card: png, character: png, summary: png };

async function endMessage(): Promise<Message> {
  const discord = fakeDiscord();
  const { outcome } = await at.app.game(at.id);
  if (outcome === undefined) throw new Error('The game is not over.');
  const members = rememberMembers(discord, Date.now);
  const parts = {
    app: at.app,
    words,
    painter,
    courier: discord,
    members,
    log: memoryLog(),
    lastMessageId: () => undefined,
  };
  const row = {
    id: 1,
    gameId: at.id,
    lane: `channel:${channelId}`,
    nonce: 'end',
    createdAt: 0,
    attempts: 0,
    intent: { kind: 'gameOver', outcome },
  } as const;
  await deliverToChannel(parts, row, channelId);
  const message = discord.messages.at(-1)?.message;
  if (message === undefined) throw new Error('Nothing was sent.');
  return message;
}

test('no old or forged button tells a secret of a game that goes on', () => {
  expect(refused.length).toBeGreaterThan(3);
  expect(new Set(refused)).toEqual(new Set(['notOver']));
});

test('the end tells who was what, and who added what to skill checks', async () => {
  const message = await endMessage();
  const [people, decided, cards, earned] = message.embeds ?? [];
  expect(people?.title).toBe('Who was who');
  const view = await at.app.viewFor(at.id, 'public');
  for (const { openLoyalty } of view.players)
    for (const card of openLoyalty)
      expect(people?.description).toContain(lookedUpText(card, undefined, words.locale)?.name);
  expect(people?.description).toMatch(/Ada\): (?:human|Cylon)/);
  expect(people?.description).toMatch(/from the start/);
  expect(decided?.title).toBe('Turning points');
  expect(decided?.description).toMatch(/^- Turn \d+: /);
  expect(earned?.title).toBe('New achievements');
  expect(earned?.description).toMatch(/^🏅 \*\*.+\*\* \(Ada\): First Watch/);
  expect(cards?.title).toBe('What they added to skill checks');
  expect(cards?.description?.split('\n')).toHaveLength(4);
  const length = (message.embeds ?? []).reduce(
    (sum, { title = '', description = '' }) => sum + title.length + description.length,
    0,
  );
  expect(length).toBeLessThanOrEqual(6000);
});

test('its button shows every check, page by page, to the presser alone', async () => {
  const presses = customIds(await endMessage()).map(decodePress);
  expect(presses.map((each) => each?.kind)).toEqual(['replay', 'checks', 'rematch']);
  const press = presses.find((each) => each?.kind === 'checks');
  if (press?.kind !== 'checks') throw new Error('There is no button for the checks.');
  const first = await pressed(press);
  expect(first.kind).toBe('whisper');
  expect(messageOf(first).embeds?.[0]?.title).toMatch(new RegExp(`^Who added what in ${at.id}`));
  const { checks } = await at.app.endings.of(at.id);
  const pages = await Promise.all([0, 1, 2, 3, 4].map(async (page) => messageOf(await pressed({ ...press, page }))));
  const texts = pages.map(({ embeds }) => embeds?.[0]?.description);
  for (const { source } of checks) expect(texts.join('\n')).toContain(describeName(source, words.locale));
  expect((await pressed(press, { place: 'reply' })).kind).toBe('update');
});

test('somebody of another server learns nothing', async () => {
  const elsewhere = { caller: callerFor({ ...ada, id: '99' }, { guildId: '999' }) };
  for (const press of secretPresses(at.id)) await expect(pressed(press, elsewhere)).rejects.toSatisfy(isAppError);
});

test('/stats shows what a person has earned, in which game and when; nobody has earned anything before', async () => {
  const bot = botFor(at.app, undefined, fakeDiscord());
  const [, mine] = (await statisticsOf(bot, callerFor(ada), { userId: ada.id, name: ada.name })).embeds ?? [];
  expect(mine?.title).toMatch(/^Achievements: \d+ of 31$/);
  expect(mine?.description).toContain(`**First Watch**: finished a game · ${at.id}, <t:1:d>`);
  expect((await statisticsOf(bot, callerFor(ada), {})).embeds).toHaveLength(1);
  expect((await statisticsOf(bot, callerFor(ada), { userId: 'nobody', name: 'Nobody' })).content).toMatch(
    /hasn’t finished a game yet/,
  );
});

const place = { turn: 0, page: 0, way: 'open' } as const;

test('the replay turns over turn by turn, with a picture and all hands, for the presser alone', async () => {
  const { turns } = await at.app.endings.replay(at.id);
  const last = turns.at(-1)?.turn ?? 0;
  const opened = await pressed({ kind: 'replay', game: at.id, ...place });
  expect(opened.kind).toBe('whisper');
  expect(messageOf(opened).embeds?.[0]?.title).toBe(`How ${at.id} started`);
  let message = messageOf(opened);
  for (const { turn } of turns.slice(1)) {
    const on = buttonsIn(message).find(({ label }) => label === '▶');
    const press = decodePress(on?.custom_id ?? '');
    if (press === undefined) throw new Error('No button leads on.');
    const outcome = await pressed(press, { place: 'reply' });
    expect(outcome.kind).toBe('update');
    message = messageOf(outcome);
    expect(message.embeds?.[0]?.title).toMatch(new RegExp(`^Turn ${turn} of ${at.id}: `));
    expect(message.files?.map(({ name }) => name)).toEqual([`replay-${turn}.png`]);
    expect(message.embeds?.[1]?.description).toContain('You Are Not a Cylon');
    expect(new Set(customIds(message)).size).toBe(customIds(message).length);
    const length = (message.embeds ?? []).reduce(
      (sum, { title = '', description = '' }) => sum + title.length + description.length,
      0,
    );
    expect(length).toBeLessThan(5900);
  }
  expect(
    buttonsIn(message)
      .map(({ label, disabled }) => [label, disabled === true])
      .slice(0, 4),
  ).toEqual([
    ['⏮', false],
    ['◀', false],
    ['▶', true],
    ['⏭', true],
  ]);
  const menu = await pressed({ kind: 'replayTo', game: at.id }, { values: [`${last}`], place: 'reply' });
  expect(messageOf(menu)).toEqual(message);
});

test('its menu has at most 25 turns, the great moments among them', async () => {
  const { turningPoints } = await at.app.endings.replay(at.id);
  const message = messageOf(await pressed({ kind: 'replay', game: at.id, ...place }));
  const parts = (message.components ?? []).flatMap(({ components }) => components);
  const options = parts.flatMap((each) => ('options' in each ? each.options : []));
  expect(options.length).toBeLessThanOrEqual(25);
  expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
  for (const { turn } of turningPoints)
    expect(options.find(({ value }) => value === `${turn}`)?.description).toMatch(/\.$|…$/);
});

test('where it can not be played again, it says so, and tells the story without a picture', async () => {
  const told = await at.app.endings.replay(at.id);
  const bare = { ...told, turns: told.turns.map((turn) => ({ ...turn, scene: undefined })) };
  const app = { ...at.app, endings: { ...at.app.endings, replay: async () => bare } };
  const bot = botFor(app, undefined, fakeDiscord());
  const message = await replayOf(bot, await findGame(bot, callerFor(dana), at.id), callerFor(dana), {
    turn: 2,
    page: 0,
  });
  expect(message.files).toEqual([]);
  expect(message.embeds?.[0]?.description).toContain('Turn 2');
  expect(message.embeds?.[1]?.description).toMatch(/earlier version of the bot/);
});

function buttonsIn({ components = [] }: Message) {
  return components
    .flatMap((row) => row.components)
    .flatMap((each) => ('label' in each && 'custom_id' in each ? [each] : []));
}
