import { afterEach, beforeEach, expect, test } from 'vitest';
import type { App, Decision, GameRecord } from '../../src/app/types.ts';
import { decodePress } from '../../src/bot/customId.ts';
import { openAmong, questionMessage } from '../../src/bot/messages/question.ts';
import { withCast } from '../../src/bot/names.ts';
import { decisionPanel } from '../../src/bot/panel/panel.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import type { Message } from '../../src/bot/types.ts';
import { english } from '../../src/words/index.ts';
import { botFor } from '../commands/support.ts';
import { tries } from '../soak.ts';
import { ada, callerFor, channelId, customIds, gameRecord, guildId, memoryApp, question, words } from './support.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

let app: App;
let bot: BotContext;
beforeEach(() => {
  app = memoryApp();
  bot = botFor(app);
});
afterEach(async () => {
  await app.close();
});

const plain = ['move', 'action', 'chooseOption', 'contribute'];

interface Turn {
  readonly kinds: ReadonlyArray<string>;
  readonly taps: number;
}

/** The message in the channel now, as the delivery makes it. */
async function channelMessage(game: GameRecord): Promise<Message> {
  const { waitingFor } = await app.viewFor(game.id, 'public');
  const open = openAmong(waitingFor, await app.openDecisions(game.id, ada.id));
  return questionMessage({ game: await withCast(app, game), waitingFor, open, say: english }, words);
}

/** The button in sight that answers this question as a veteran in a hurry would, else the one that opens it. */
function nextTap(seen: Message, { id, topic }: Decision): string | undefined {
  const ids = customIds(seen);
  const answers = ids.filter(
    (button) => ['pick', 'none', 'sure'].includes(button.split('|')[0] ?? '') && button.split('|')[2] === id,
  );
  const declines = answers.find((button) => button.startsWith('none|'));
  if (topic.kind === 'contribute' || topic.kind === 'move')
    return (
      declines ?? ids.find((button) => button.startsWith('confirm|')) ?? ids.find((button) => button.startsWith('ask|'))
    );
  // The last action is to take none: as many taps as any other.
  return answers.at(topic.kind === 'action' ? -1 : 0) ?? ids.find((button) => button.startsWith('ask|'));
}

/** Plays a turn of Ada by taps alone, counting them. */
async function playTurn(game: GameRecord): Promise<Turn> {
  const { turn } = await app.viewFor(game.id, 'public');
  const kinds: Array<string> = [];
  let taps = 0;
  let reply: Message | undefined;
  for (;;) {
    await app.idle();
    const [decision] = await app.openDecisions(game.id, ada.id);
    const view = await app.viewFor(game.id, 'public');
    if (decision === undefined || view.turn !== turn || view.over !== undefined) return { kinds, taps };
    if (kinds.at(-1) !== decision.topic.kind) kinds.push(decision.topic.kind);
    if (!plain.includes(decision.topic.kind)) {
      // Reactions are left to standing orders; a turn with anything else is not counted.
      await app.answer(game.id, ada.id, decision.id, decision.fallback);
      reply = undefined;
      continue;
    }
    const button =
      (reply === undefined ? undefined : nextTap(reply, decision)) ?? nextTap(await channelMessage(game), decision);
    const press = button === undefined ? undefined : decodePress(button);
    if (press === undefined) throw new Error(`Nothing to tap for ${decision.topic.kind}.`);
    const inReply = reply !== undefined && customIds(reply).includes(button ?? '');
    const outcome = await handlePress(bot, {
      caller: callerFor(ada),
      press,
      values: [],
      place: inReply ? 'reply' : 'channel',
    });
    taps += 1;
    if (taps > 40) throw new Error(`Tapping comes to nothing: ${kinds.join(', ')}`);
    if (outcome.kind === 'goOn') reply = (await outcome.next).message;
    else reply = outcome.kind === 'nothing' ? undefined : outcome.message;
  }
}

/** Answers by default until Ada may move in a turn of her own. */
async function untilOwnTurn(game: GameRecord): Promise<boolean> {
  for (let answers = 0; answers < 400; answers += 1) {
    await app.idle();
    const [decision] = await app.openDecisions(game.id, ada.id);
    if (decision === undefined) return false;
    if (decision.topic.kind === 'move' && (await app.viewFor(game.id, 'public')).current === decision.seat) return true;
    await app.answer(game.id, ada.id, decision.id, decision.fallback);
  }
  throw new Error('Ada never had a turn.');
}

const isPlain = ({ kinds }: Turn): boolean =>
  kinds.every((kind) => kind === 'react' || plain.includes(kind)) && kinds.includes('contribute');

/** The plain ones of sixteen turns of Ada's in a game of her own; no more than `most`, which end it. */
async function plainTurnsOfGame(most: number): Promise<ReadonlyArray<Turn>> {
  const { id } = await app.create({ guildId, channelId, host: ada });
  for (let seat = 0; seat < 2; seat += 1) await app.addAutomatic(id, ada);
  const game = await app.start(id, ada);
  const turns: Array<Turn> = [];
  for (let played = 0; played < 16 && turns.length < most && (await untilOwnTurn(game)); played += 1)
    turns.push(...[await playTurn(game)].filter(isPlain));
  if ((await app.game(id)).status === 'running') await app.abandon(id, ada);
  return turns;
}

test('a plain turn takes a veteran at most four taps: move, action, the Crisis card, the check', async () => {
  const plainTurns: Array<Turn> = [];
  // Not every game has such a turn.
  for (let games = 0; games < 6 && plainTurns.length === 0; games += 1)
    plainTurns.push(...(await plainTurnsOfGame(tries(1))));
  expect(plainTurns.length).toBeGreaterThan(0);
  expect(plainTurns.filter(({ taps }) => taps > 4)).toEqual([]);
});

test('who discards 8 of 11 cards picks the 3 that stay: four taps', () => {
  const cards = Array.from(
    { length: 11 },
    (_, at) => `skill/base/${at < 6 ? 'repair' : 'executive-order'}/${(at % 2) + 1}`,
  );
  const decision: Decision = {
    ...question(0),
    topic: { kind: 'discard', count: 8, why: 'reveal' },
    min: 8,
    max: 8,
    choices: cards.map((card, at) => ({ id: `${at}`, kind: 'skillCard', card })),
  };
  const shown = { game: { ...gameRecord(), characters: [] }, decision, words, say: english };
  let message = decisionPanel(shown);
  expect(message.content).toContain('**Choose 3 cards to keep**');
  for (const [taps, kept] of [2, 5, 10].entries()) {
    const toggle = customIds(message)
      .map(decodePress)
      .find((press) => press?.kind === 'toggle' && !press.picked.includes(kept));
    if (toggle?.kind !== 'toggle') throw new Error('nothing to tap');
    message = decisionPanel({ ...shown, picked: toggle.picked });
    expect(message.content).toContain(`**Keeping ${taps + 1} of 3**`);
  }
  expect(message.content).toContain('You discard the other 8.');
  const confirm = customIds(message)
    .map(decodePress)
    .find((press) => press?.kind === 'confirm');
  expect(confirm).toMatchObject({ picked: [0, 1, 3, 4, 6, 7, 8, 9] });
});
