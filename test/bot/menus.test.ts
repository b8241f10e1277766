import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { menus } from '../../commands/menus.ts';
import { namedIn } from '../../src/bot/actions/explain.ts';
import type { GameRecord } from '../../src/app/types.ts';
import type { InteractionReply } from '../../src/table/server/index.ts';
import { entriesIn } from './lookUps.ts';
import { patience } from '../patience.ts';
import { connect } from './connected.ts';
import type { Connected } from './connected.ts';
import { words } from './support.ts';
import { lookedUpText } from '../../src/bot/lookUp/entries.ts';
import { describeName } from '../../src/engine/describe/index.ts';

const who = 'Table: who is this?';
const explain = 'Table: explain this';
const people = ['Ada', 'Bo', 'Cy', 'Dee'] as const;

let bot: Connected;
let game: GameRecord;
beforeAll(async () => {
  bot = await connect(people);
  const { app, table } = bot;
  const person = (name: string) => ({ id: table.person(name).id, name, guildId: table.guildId });
  const { id } = await app.create({ guildId: table.guildId, channelId: table.channelId, host: person('Ada') });
  await app.join(id, person('Bo'));
  game = await app.join(id, person('Cy'));
});
afterAll(async () => {
  await bot.close();
});

/** All that a reply shows. */
function read(outcome: InteractionReply): string {
  if (!('message' in outcome)) return outcome.kind;
  const { content, embeds } = outcome.message;
  return [content, ...embeds.flatMap(({ title = '', description = '' }) => [title, description])].join('\n');
}

async function whoIs(asker: string, person: string): Promise<string> {
  return read(await bot.table.person(asker).menu(who, { person }, { timeout: patience }));
}

/** Plays by default answers until everyone has a character. */
async function begun(): Promise<void> {
  const { app, table } = bot;
  await app.start(game.id, { id: table.person('Ada').id, name: 'Ada' });
  for (let answers = 0; answers < 60; answers += 1) {
    if ((await app.viewFor(game.id, 'public')).phase !== 'setup') return;
    for (const name of ['Ada', 'Bo', 'Cy']) {
      const { id } = table.person(name);
      const [decision] = await app.openDecisions(game.id, id);
      if (decision !== undefined) await app.answer(game.id, id, decision.id, decision.fallback);
    }
  }
  throw new Error('The set-up does not end.');
}

test('their names are within Discord’s limits', () => {
  expect(menus.map(({ definition }) => definition.name)).toEqual([who, explain]);
  expect(menus.filter(({ definition: { name } }) => name.length > 32)).toEqual([]);
});

describe('who is this', () => {
  test('before the game it tells the seat, who hosts, and of whom has none', async () => {
    expect(await whoIs('Dee', 'Ada')).toBe(
      `**Ada** has seat 1 in the game ${game.id}, which hasn’t started.\n**Ada** is the host.`,
    );
    expect(await whoIs('Ada', 'Dee')).toBe(`**Dee** isn’t playing in the game ${game.id}.`);
    expect(await whoIs('Ada', bot.table.applicationId)).toMatch(/^That’s me/);
  });

  test('in the game it shows others what everybody knows, with the character, and to oneself their own sheet', async () => {
    await begun();
    const { app, table } = bot;
    const { players } = await app.viewFor(game.id, 'public');
    const character = describeName(players[1]?.character ?? '', words.locale);
    const ofBo = await whoIs('Ada', 'Bo');
    expect(ofBo).toMatch(new RegExp(`^Seat 2 in the game ${game.id}\\. .*\\(Bo\\)[^]*Loyalty card`));
    expect(ofBo).toContain(character);
    const { own } = await app.viewFor(game.id, table.person('Bo').id);
    const loyalty = lookedUpText(own?.loyalty[0]?.card ?? '', undefined, words.locale)?.name ?? '';
    expect(loyalty).not.toBe('');
    expect(ofBo).not.toContain(loyalty);
    expect(await whoIs('Bo', 'Bo')).toContain(loyalty);
  });

  test('a reply is seen by whoever asked alone', async () => {
    const outcome = await bot.table.person('Dee').menu(who, { person: 'Bo' }, { timeout: patience });
    expect('message' in outcome ? (outcome.message.flags ?? 0) & 64 : 0).toBe(64);
  });

  test('where there is no game it says so', async () => {
    const outcome = await bot.table
      .person('Dee')
      .menu(who, { person: 'Bo' }, { timeout: patience, channelId: bot.table.generalChannelId });
    expect(read(outcome)).toMatch(/^There is no game in this channel/);
  });
});

describe('explain this', () => {
  test('looks up what a message of the bot names, and leads on by a menu', async () => {
    const { table } = bot;
    await table.person('Ada').command('location', { name: 'Armory', show: 'everyone' }, { timeout: patience });
    // A reply that comes late is a message of its own beside one for Ada alone.
    const page = await table
      .person('Dee')
      .waitFor(({ embeds: [embed] }) => embed?.title === 'Armory', { timeout: patience });
    const outcome = await table.person('Dee').menu(explain, { message: page }, { timeout: patience });
    expect(read(outcome)).toContain('Armory');
    await table.person('Ada').command('character', { name: 'William Adama', show: 'everyone' }, { timeout: patience });
    const sheet = await table
      .person('Ada')
      .waitFor(({ embeds: [embed], flags = 0 }) => (flags & 64) === 0 && embed?.title === 'William Adama', {
        timeout: patience,
      });
    const several = await table.person('Ada').menu(explain, { message: sheet }, { timeout: patience });
    expect(read(several)).toMatch(/^This message mentions \*\*/);
    const chosen = 'message' in several ? several.message.components?.[0] : undefined;
    const menu = chosen !== undefined && 'components' in chosen ? chosen.components[0] : undefined;
    if (menu === undefined || !('options' in menu)) throw new Error('There is no menu.');
    const [first] = menu.options;
    const looked = await table.person('Ada').select(several, menu.custom_id, first?.value ?? '', { timeout: patience });
    expect(read(looked)).toContain(first?.label);
  });

  test('is not there on a message that only one person sees', async () => {
    const status = await bot.table.person('Ada').command('status', {}, { timeout: patience });
    await expect(bot.table.person('Ada').menu(explain, { message: status }, { timeout: patience })).rejects.toThrow(
      'isn’t available on messages that only you can see',
    );
  });

  test('of others’ messages it says where to look instead', async () => {
    const { table } = bot;
    await table.person('Bo').say('To the Armory');
    const message = await table.person('Dee').waitFor(({ content }) => content === 'To the Armory');
    const outcome = await table.person('Dee').menu(explain, { message }, { timeout: patience });
    expect(read(outcome)).toMatch(/^I can only explain my own messages/);
  });

  test('a name inside a longer one is none, and a rule goes by its number', () => {
    const entries = entriesIn();
    const found = (text: string) => namedIn(text, entries, words).map(({ id }) => id);
    expect(found('To Admiral’s Quarters')).toEqual(['location/base/admirals-quarters']);
    expect(found('**Apollo** (Ada) moves to the Armory, R-TURN-70')).toEqual([
      'character/base/lee-apollo-adama',
      'location/base/armory',
      'R-TURN-70',
    ]);
    expect(found('Nothing of it')).toEqual([]);
  });
});

test('Discord has nothing to refuse', () => {
  expect(bot.table.refusals).toEqual([]);
  expect(bot.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
});
