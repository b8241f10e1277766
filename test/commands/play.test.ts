import { describeChoice } from '../../src/engine/describe/index.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { action } from '../../commands/action.ts';
import { card } from '../../commands/card.ts';
import { check } from '../../commands/check.ts';
import { choose } from '../../commands/choose.ts';
import { hand } from '../../commands/hand.ts';
import { helpAbout } from '../../commands/help.ts';
import { commands } from '../../commands/index.ts';
import { move } from '../../commands/move.ts';
import { pass } from '../../commands/pass.ts';
import { play } from '../../commands/play.ts';
import type { App, Decision, GameRecord, Person } from '../../src/app/types.ts';
import type { Command } from '../../src/bot/types.ts';
import {
  ada,
  bo,
  callerFor,
  channelId,
  chidi,
  componentsOf,
  customIds,
  dana,
  labels,
  memoryApp,
  openLobby,
  question,
  startGame,
  whoIsAsked,
} from '../bot/support.ts';
import { callBy, botFor, replyTo, suggestions } from './support.ts';
import { labelNames } from '../../src/bot/names.ts';
import { locales, sayIn } from '../../src/words/index.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

const help = helpAbout(() => commands, []);

let app: App;
let bot: BotContext;
beforeEach(() => {
  app = memoryApp();
  bot = botFor(app);
});
afterEach(async () => {
  await app.close();
});

async function say(command: Command, person: Person, values: Record<string, string> = {}, place = {}): Promise<string> {
  return (await replyTo(command, bot, callBy(person, values, undefined, place))).content ?? '';
}

/** Plays by default answers until such a question is open. */
async function playUntil(
  game: GameRecord,
  fits: (decision: Decision) => boolean,
): Promise<{ readonly person: Person; readonly decision: Decision; readonly others: ReadonlyArray<Person> }> {
  for (let answers = 0; answers < 400; answers += 1) {
    const asked = await whoIsAsked(app, game);
    if (fits(asked.decision)) return asked;
    const { decision, person } = asked;
    await app.answer(game.id, person.id, decision.id, decision.fallback);
  }
  throw new Error('No such question came up.');
}

describe('commands at a wrong time or place', () => {
  const playing: ReadonlyArray<[string, Command]> = [move, action, play, check, choose, pass, hand].map((command) => [
    command.definition.name,
    command,
  ]);

  test.each(playing)('/%s without a game', async (_, command) => {
    expect(await say(command, ada)).toBe('There is no game in this channel. `/game create` opens one.');
  });

  test.each(playing)('/%s before the game', async (_, command) => {
    const { id } = await openLobby(app);
    expect(await say(command, ada)).toBe(
      `No game is running here. The game ${id} hasn’t started: \`/game join\` takes a seat, \`/game start\` starts it.`,
    );
  });

  test.each(playing)('/%s by somebody without a seat', async (_, command) => {
    const { id } = await startGame(app);
    expect(await say(command, dana)).toMatch(
      new RegExp(`^You have no seat in ${id}\\. Nothing for you right now: the game is waiting for \\*\\*`),
    );
  });

  test.each(playing.filter(([name]) => name !== 'hand'))('/%s by somebody who is not asked', async (_, command) => {
    const game = await startGame(app);
    const {
      person,
      others: [other = dana],
    } = await whoIsAsked(app, game);
    const text = await say(command, other, command === pass ? {} : { to: 'x', take: 'x', card: 'x', choice: 'x' });
    expect(text).toMatch(
      new RegExp(`Nothing for you right now: the game is waiting for \\*\\*${person.name}\\*\\*\\.$`),
    );
    expect(text.split('\n')).toHaveLength(1);
  });

  test.each(playing)('/%s in another channel says where the game is', async (_, command) => {
    const { id } = await startGame(app);
    expect(await say(command, ada, {}, { channelId: '999' })).toBe(
      `There is no game in this channel. You’re playing in ${id} (<#${channelId}>).`,
    );
  });

  test('with a game that does not exist, or not here', async () => {
    const { id } = await startGame(app);
    expect(await say(hand, ada, { game: '**nope**' })).toContain('There is no game “\\*\\*nope\\*\\*” here.');
    expect(await say(hand, dana, { game: id }, { guildId: '777' })).toContain(`There is no game “${id}” here.`);
  });
});

describe('answering by command', () => {
  test('offers only what is legal now, and takes what it offers', async () => {
    const game = await startGame(app);
    const { person, decision } = await whoIsAsked(app, game);
    const offered = await suggestions(choose, bot, callBy(person), 'choice');
    expect(offered.length).toBe(Math.min(25, decision.choices.length));
    const [first] = offered;
    expect(await say(choose, person, { choice: first?.value ?? '' })).toMatch(/^✅ /);
    expect((await whoIsAsked(app, game)).decision.id).not.toBe(decision.id);
  });

  test('takes a name that was typed, in any case', async () => {
    const game = await startGame(app);
    const { person, decision } = await whoIsAsked(app, game);
    const [choice] = decision.choices;
    if (choice === undefined) throw new Error('no choice');
    const { label } = describeChoice(
      choice,
      decision,
      labelNames({ ...game, characters: [] }, bot.words),
      bot.words.locale,
    );
    expect(await say(choose, person, { choice: label.toUpperCase() })).toContain('✅');
  });

  test('refuses what is not possible and lists what is', async () => {
    const game = await startGame(app);
    const { person, decision } = await whoIsAsked(app, game);
    expect(await say(choose, person, { choice: 'Dance' })).toMatch(/^That isn’t possible now\. You can choose: “/);
    expect((await whoIsAsked(app, game)).decision.id).toBe(decision.id);
  });

  test('refuses a suggestion from before', async () => {
    const game = await startGame(app);
    const { person, decision } = await whoIsAsked(app, game);
    const old = (await suggestions(choose, bot, callBy(person), 'choice'))[0]?.value ?? '';
    await app.answer(game.id, person.id, decision.id, decision.fallback);
    const after = await say(choose, person, { choice: old });
    expect(after).toMatch(/already been decided|Nothing is waiting for your decision/);
  });

  test('opens a menu when nothing is named', async () => {
    const game = await startGame(app);
    const { person } = await whoIsAsked(app, game);
    const reply = await replyTo(choose, bot, callBy(person));
    expect(componentsOf(reply).length).toBeGreaterThan(0);
    expect(customIds(reply).every((id) => id.includes(game.id))).toBe(true);
  });

  test('/move answers a move, and /pass stays', async () => {
    const game = await startGame(app);
    const { person, decision } = await playUntil(game, ({ topic }) => topic.kind === 'move');
    const [to] = await suggestions(move, bot, callBy(person), 'to');
    expect(to).toBeDefined();
    expect(await say(pass, person)).toMatch(/^✅ /);
    expect((await app.openDecisions(game.id, person.id)).map(({ id }) => id)).not.toContain(decision.id);
  });

  test('/action takes an action', async () => {
    const game = await startGame(app);
    const { person, decision } = await playUntil(game, ({ topic }) => topic.kind === 'action');
    const [first] = await suggestions(action, bot, callBy(person), 'take');
    expect(await say(action, person, { take: first?.value ?? '' })).toMatch(/^✅ /);
    expect((await app.openDecisions(game.id, person.id)).map(({ id }) => id)).not.toContain(decision.id);
  });

  test('/play refuses outside of actions and reactions', async () => {
    const game = await startGame(app);
    const { person } = await playUntil(game, ({ topic }) => topic.kind === 'move');
    expect(await say(play, person)).toMatch(/^You have nothing to play right now\. Waiting for you: /);
  });

  test('/check puts several cards into the check and offers none twice', async () => {
    const game = await startGame(app);
    const { person, decision } = await playUntil(
      game,
      ({ topic, choices }) => topic.kind === 'contribute' && choices.length >= 3,
    );
    const [first, ...rest] = await suggestions(check, bot, callBy(person), 'card');
    const others = await suggestions(check, bot, callBy(person, { card: first?.value ?? '' }), 'card2');
    expect(others.map(({ value }) => value)).toEqual(rest.map(({ value }) => value));
    expect(await say(check, person, { card: first?.value ?? '', card2: rest[0]?.value ?? '' })).toMatch(/^✅ /);
    expect((await app.openDecisions(game.id, person.id)).map(({ id }) => id)).not.toContain(decision.id);
  });

  test('the same suggestion twice is refused, and nothing has changed', async () => {
    const game = await startGame(app);
    const { person, decision } = await playUntil(
      game,
      ({ topic, choices }) => topic.kind === 'contribute' && choices.length >= 2,
    );
    const [first] = await suggestions(check, bot, callBy(person), 'card');
    expect(await say(check, person, { card: first?.value ?? '', card2: first?.value ?? '' })).toContain(
      'the same one twice',
    );
    expect((await app.openDecisions(game.id, person.id)).map(({ id }) => id)).toContain(decision.id);
  });
});

describe('looking', () => {
  test('/hand shows hand, loyalty with its meaning and what is open, to its owner alone', async () => {
    const game = await startGame(app);
    const { person } = await playUntil(game, ({ topic }) => topic.kind === 'move');
    const { embeds } = await replyTo(hand, bot, callBy(person));
    const text = embeds?.map(({ description }) => description).join('\n') ?? '';
    expect(text).toMatch(/### Hand \(\d+\)/);
    expect(text).toMatch(/### Loyalty/);
    expect(text).toMatch(/### Open questions\n- .*→ `\/move`/);
  });

  test('/hand works in direct messages, where there is no channel of a game', async () => {
    await startGame(app);
    const { embeds } = await replyTo(hand, bot, callBy(bo, {}, undefined, { guildId: undefined, channelId: '555' }));
    expect(embeds?.[0]?.description).toContain('### Hand');
  });

  test('/hand in direct messages asks which game if there are several', async () => {
    const { id } = await startGame(app);
    const other = await app.create({ guildId: '100', channelId: '201', host: chidi });
    await app.join(other.id, bo);
    await app.join(other.id, ada);
    await app.start(other.id, chidi);
    const asked = await Promise.all(
      [ada, bo, chidi].map(async (person) => ({
        person,
        open: (await app.openDecisions(id, person.id)).length + (await app.openDecisions(other.id, person.id)).length,
      })),
    );
    const idle = asked.find(({ open }) => open === 0)?.person ?? ada;
    const direct = { guildId: undefined, channelId: '555' };
    const which = await replyTo(hand, bot, callBy(idle, {}, undefined, direct));
    expect([which.content, labels(which).toSorted()]).toEqual([
      'You’re playing in several games. Whose hand would you like to see?',
      [id, other.id].sort(),
    ]);
    expect(customIds(which).some((press) => press.includes('hand') && press.includes(other.id))).toBe(true);
    expect((await replyTo(hand, bot, callBy(idle, { game: id }, undefined, direct))).embeds).toHaveLength(1);
    expect(
      (await suggestions(hand, bot, callBy(idle, {}, undefined, direct), 'game')).map(({ value }) => value).sort(),
    ).toEqual([id, other.id].sort());
  });

  test('/help tells each person what they can do now', async () => {
    expect(await say(help, ada)).toContain('There’s no game here');
    const game = await startGame(app);
    const {
      person,
      others: [other = dana],
    } = await whoIsAsked(app, game);
    expect(await say(help, person)).toMatch(
      /### Now\n.*choose your character[^]*`\/choose choice: .+`[^]*`\/rule about: R-SET-71`/,
    );
    expect(await say(help, other)).toContain(`is waiting for **${person.name}**`);
    expect(await say(help, dana)).not.toContain('### Playing');
  });

  test('R-LOY-21 R-LOY-27 R-CHK-89 /help tells players what they may say and what not', async () => {
    const { person } = await whoIsAsked(app, await startGame(app));
    expect(await say(help, person)).toContain('you can claim anything about loyalty');
    expect(await say(help, person)).toContain(
      'don’t tell anyone the names and strengths of your cards, what you added to a check',
    );
  });

  test('R-LOY-26 R-LOY-27 /help says what owners of an Agenda may say, to everybody and only where there may be one', async () => {
    const { person } = await whoIsAsked(app, await startGame(app));
    expect(await say(help, person)).not.toContain('Agenda');
    const { id } = await app.create({
      guildId: '100',
      channelId: '201',
      host: ada,
      options: { expansions: ['pegasus'], cylonLeader: true },
    });
    for (const other of [bo, chidi, dana]) await app.join(id, other);
    await app.start(id, ada);
    for (const each of [ada, bo, chidi, dana])
      expect(await say(help, each, { game: id })).toContain('may say which side it favors, and nothing else about it');
  });

  test.each(locales)('/help is whole in %s, also where a question and talk of aims take room', async (locale) => {
    const { id } = await app.create({
      guildId: '100',
      channelId: '202',
      host: ada,
      options: { expansions: ['daybreak'], cylonLeader: true },
    });
    for (const other of [bo, chidi, dana]) await app.join(id, other);
    await app.start(id, ada);
    const inLanguage = { say: sayIn(locale), locale };
    for (const each of [ada, bo, chidi, dana]) {
      const { content, embeds } = await replyTo(help, bot, callBy(each, { game: id }, undefined, inLanguage));
      expect(content?.endsWith(sayIn(locale)('help.organising'))).toBe(true);
      expect(embeds).toEqual([{ title: sayIn(locale)('help.always'), description: sayIn(locale)('help.alwaysText') }]);
    }
  });

  test('/card finds by suggestion, by name and by a part of one', async () => {
    const [first] = await suggestions(card, bot, callBy(ada), 'name', 'executive ord');
    expect(first?.name).toContain('Executive Order');
    for (const name of [first?.value ?? '', 'executive order', 'xecutive Ord']) {
      expect((await replyTo(card, bot, callBy(ada, { name }))).embeds?.[0]?.title).toBe('Executive Order');
    }
    expect(await say(card, ada, { name: 'no such thing' })).toContain('There is no card');
    expect(await say(card, ada, { name: 'er' })).toContain('There is no card');
  });
});

describe('what commands say of themselves', () => {
  test('each has a name of its own and words for every option', () => {
    const names = commands.map(({ definition }) => definition.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining(['game', 'move', 'action', 'play', 'check', 'choose', 'pass', 'hand', 'help', 'card']),
    );
  });

  test('suggestions are at most 25, each at most 100 characters', async () => {
    const many = question(60);
    await startGame(app);
    const asked = { openDecisions: async () => [many], openOffers: async () => [] };
    const stub: BotContext = { ...bot, app: { ...app, ...asked } };
    const offered = await suggestions(choose, stub, { ...callerFor(ada), options: callBy(ada).options }, 'choice');
    expect(offered).toHaveLength(25);
    for (const { name, value } of offered) {
      expect(name.length).toBeLessThanOrEqual(100);
      expect(value.length).toBeLessThanOrEqual(100);
    }
    const typedMore = await suggestions(choose, stub, callBy(ada), 'choice', '59');
    expect(typedMore.map(({ value }) => value)).toEqual(['#d7|58']);
  });
});
