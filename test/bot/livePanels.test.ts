import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { App, Decision, GameRecord, Person } from '../../src/app/types.ts';
import { createLivePanels } from '../../src/bot/livePanels.ts';
import type { LivePanels } from '../../src/bot/livePanels.ts';
import { checkTag } from '../../src/bot/messages/orderWords.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import type { Message } from '../../src/bot/types.ts';
import { english } from '../../src/words/index.ts';
import { botFor } from '../commands/support.ts';
import { ada, bo, callerFor, chidi, customIds, memoryApp, memoryLog, startGame, whoIsAsked } from './support.ts';
import { turnOf, openPanel } from '../../src/bot/actions/turn.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

let app: App;
let bot: BotContext;
let game: GameRecord;
let panels: LivePanels;
let log: ReturnType<typeof memoryLog>;
beforeEach(async () => {
  app = memoryApp();
  bot = botFor(app);
  game = await startGame(app);
  log = memoryLog();
  panels = createLivePanels({ app, log });
});
afterEach(async () => {
  panels.stop();
  await app.close();
});

const people = [ada, bo, chidi];

async function answer(
  person: Person,
  decision: Decision,
  choice: ReadonlyArray<string> = decision.fallback,
): Promise<void> {
  await app.answer(game.id, person.id, decision.id, choice);
}

/** Plays by default answers until someone is asked to add cards to a check. */
async function untilCheck(): Promise<{ readonly person: Person; readonly decision: Decision; readonly next: Person }> {
  for (let answers = 0; answers < 500; answers += 1) {
    const { person, decision } = await whoIsAsked(app, game);
    if (decision.topic.kind === 'contribute')
      return { person, decision, next: people[(people.indexOf(person) + 1) % 3] ?? ada };
    await answer(person, decision);
  }
  throw new Error('There was no check.');
}

/** A reply, as Discord would show it. */
function shownTo(
  person: Person,
  message: Message,
  { fails = false, since = panels.begin() }: { readonly fails?: boolean; readonly since?: number } = {},
): ReadonlyArray<Message> {
  const versions = [message];
  const edit = async (next: Message): Promise<void> => {
    if (fails) throw new Error('dismissed');
    versions.push(next);
  };
  panels.keep(person.id, { message, edit }, english, since);
  return versions;
}

async function planOf(person: Person): Promise<Message> {
  const about = checkTag((await app.orders.look(game.id, person.id)).view);
  const outcome = await handlePress(bot, {
    caller: callerFor(person),
    press: { kind: 'orders', game: game.id, deed: 'check', about },
    values: [],
    place: 'reply',
  });
  return 'message' in outcome ? outcome.message : {};
}

describe('a reply about a skill check', () => {
  test('shows who has added how many, as they add them', async () => {
    const { person, decision, next } = await untilCheck();
    const versions = shownTo(next, await planOf(next));
    await answer(
      person,
      decision,
      decision.choices.slice(0, 1).map(({ id }) => id),
    );
    await expect.poll(() => versions.at(-1)?.content).toContain('1 from');
    expect(versions).toHaveLength(2);
  });

  test('shows also what happened while it was on its way', async () => {
    const { person, decision, next } = await untilCheck();
    const plan = await planOf(next);
    await answer(person, decision, []);
    await app.idle();
    const versions = shownTo(next, plan);
    await expect.poll(() => versions.at(-1)?.content).toContain('0 from');
  });

  test('says that it is over once their own cards are in, and is left alone then', async () => {
    const { person, decision } = await untilCheck();
    const panel = openPanel(bot, callerFor(person), { turn: await turnOf(bot, callerFor(person), game.id), decision });
    const versions = shownTo(person, panel);
    await answer(person, decision);
    await expect.poll(() => versions.at(-1)?.content).toMatch(/^This has already been decided\./);
    const open = await app.openDecisions(game.id, person.id);
    expect(customIds(versions.at(-1) ?? {})).toEqual(open.length === 0 ? [] : [`ask|${game.id}`]);
    const { person: other, decision: following } = await whoIsAsked(app, game);
    await answer(other, following);
    await app.idle();
    expect(versions).toHaveLength(2);
  });

  test('says so when the same question is opened again, and is a way back to it', async () => {
    const { person, decision } = await untilCheck();
    const panel = openPanel(bot, callerFor(person), { turn: await turnOf(bot, callerFor(person), game.id), decision });
    const [first, second] = [shownTo(person, panel), shownTo(person, panel)];
    await expect.poll(() => first.at(-1)?.content).toBe('You’ve reopened this question further down.');
    expect(customIds(first.at(-1) ?? {})).toEqual([`ask|${game.id}`]);
    expect(second).toHaveLength(1);
  });

  test('keeps what was picked in it', async () => {
    const { person, decision } = await untilCheck();
    const turn = await turnOf(bot, callerFor(person), game.id);
    const versions = shownTo(person, openPanel(bot, callerFor(person), { turn, decision, ...{ picked: [0] } }));
    await app.hosts.pause(game.id, ada);
    await app.hosts.resume(game.id, ada);
    const [first] = versions;
    await expect.poll(async () => (await versions[0]?.live?.redraw())?.content).toBe(first?.content);
    expect(first?.content).toContain('Adding 1 card');
    // Nothing of it has changed, so nothing is sent.
    expect(versions).toHaveLength(1);
  });

  test('is not touched any more once somebody has gone on in it', async () => {
    const { person, decision } = await untilCheck();
    const versions = shownTo(
      person,
      openPanel(bot, callerFor(person), { turn: await turnOf(bot, callerFor(person), game.id), decision }),
    );
    const others = shownTo(ada.id === person.id ? bo : ada, await planOf(ada.id === person.id ? bo : ada));
    panels.leave(person.id);
    await answer(person, decision);
    await expect.poll(() => others.length).toBeGreaterThan(1);
    expect(versions).toHaveLength(1);
  });

  test('is not touched either where somebody has gone on before Discord told of it', async () => {
    const { person, decision } = await untilCheck();
    const since = panels.begin();
    panels.leave(person.id);
    const panel = openPanel(bot, callerFor(person), { turn: await turnOf(bot, callerFor(person), game.id), decision });
    const versions = shownTo(person, panel, { since });
    const others = shownTo(ada.id === person.id ? bo : ada, await planOf(ada.id === person.id ? bo : ada));
    await answer(person, decision);
    await expect.poll(() => others.length).toBeGreaterThan(1);
    expect(versions).toHaveLength(1);
  });

  test('that was dismissed is forgotten without a word', async () => {
    const { person, decision, next } = await untilCheck();
    shownTo(next, await planOf(next), { fails: true });
    await answer(person, decision);
    await expect
      .poll(() => log.lines.map(({ message }) => message))
      .toContain('A reply could not be brought up to date');
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });
});

test('other replies are not kept up to date', async () => {
  const versions = shownTo(ada, { content: 'Some help' });
  const { person, decision } = await whoIsAsked(app, game);
  await answer(person, decision);
  await app.idle();
  expect(versions).toHaveLength(1);
});
