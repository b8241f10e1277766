import { ComponentType } from 'discord.js';
import type { APIStringSelectComponent } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { levels, optionFields, paces, placeOf } from '../../src/app/types.ts';
import type { App, FormField, GameRecord, Person } from '../../src/app/types.ts';
import { decodePress } from '../../src/bot/customId.ts';
import { formSections } from '../../src/bot/press.ts';
import type { FormSection } from '../../src/bot/press.ts';
import { lobbyMessage } from '../../src/bot/messages/lobby.ts';
import { formMessage } from '../../src/bot/messages/lobbyForm.ts';
import { errorMessage } from '../../src/bot/messages/refusal.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import type { PressReply } from '../../src/bot/respond.ts';
import type { Message } from '../../src/bot/types.ts';
import { english } from '../../src/words/index.ts';
import { botFor } from '../commands/support.ts';
import { ada, bo, chidi, callerFor, componentsOf, dana, customIds, labels, memoryApp, openLobby } from './support.ts';

let app: App;
let game: GameRecord;
beforeEach(async () => {
  app = memoryApp();
  game = await openLobby(app);
});
afterEach(async () => {
  await app.close();
});

function menusIn(message: Message): ReadonlyArray<APIStringSelectComponent> {
  return componentsOf(message).flatMap((component) =>
    component.type === ComponentType.StringSelect ? [component] : [],
  );
}

/** The menu whose placeholder begins so. */
function menu(message: Message, name: string): APIStringSelectComponent {
  const found = menusIn(message).find(({ placeholder }) => placeholder?.startsWith(name));
  if (found === undefined) throw new Error(`No menu ${name}: ${JSON.stringify(message)}`);
  return found;
}

function marked({ options }: APIStringSelectComponent): ReadonlyArray<string> {
  return options.flatMap((option) => (option.default === true ? [option.label] : []));
}

async function pressed(
  person: Person,
  customId: string,
  values: ReadonlyArray<string> = [],
  place: 'channel' | 'reply' = 'reply',
): Promise<PressReply> {
  const press = decodePress(customId);
  if (press === undefined) throw new Error(`No button of ours: ${customId}`);
  return await handlePress(botFor(app), { caller: callerFor(person), press, values, place });
}

function messageOf(outcome: PressReply): Message & { readonly content: string } {
  return { content: '', ...('message' in outcome ? outcome.message : {}) };
}

async function open(
  section: FormSection,
  person: Person = ada,
  page = 0,
): Promise<Message & { readonly content: string }> {
  return messageOf(await pressed(person, `form|${game.id}|${section}|${page}`, [], 'channel'));
}

/** Chooses by the labels of a menu, as people do: those of several are then what is marked in it. */
async function choose(
  section: FormSection,
  name: string,
  chosen: ReadonlyArray<string>,
  person: Person = ada,
  page = 0,
): Promise<Message & { readonly content: string }> {
  const { custom_id: id, options } = menu(await open(section, person, page), name);
  return messageOf(
    await pressed(
      person,
      id,
      options.flatMap(({ label, value }) => (chosen.includes(label) ? [value] : [])),
    ),
  );
}

describe('the form of the lobby', () => {
  test('opens for the presser alone, and turns over to its other sections in place', async () => {
    expect((await pressed(ada, `form|${game.id}|table|0`, [], 'channel')).kind).toBe('whisper');
    const { kind, ...outcome } = await pressed(ada, `form|${game.id}|rules|0`);
    expect(kind).toBe('update');
    expect(messageOf({ kind, ...outcome } as PressReply).content).toMatch(/^### Roles and rules/);
  });

  test('has a menu for each thing to decide, which shows what is chosen', async () => {
    expect(menusIn(await open('table')).map(({ placeholder }) => placeholder)).toEqual([
      'Players…',
      'Pace…',
      'Automatic players…',
    ]);
    const games = menusIn(await open('game'));
    const expansions = optionFields.filter(({ menu }) => menu === 'expansions');
    expect(games.map(({ placeholder, max_values: most }) => [placeholder, most])).toEqual([
      ['Preset…', 1],
      ['Expansions…', expansions.length],
      ['Objective…', 1],
      ['Difficulty…', 1],
    ]);
    expect(games.map(marked)).toEqual([['First game'], [], ['Objective: Kobol'], ['Difficulty: normal']]);
    expect(menusIn(await open('rules')).map(marked)).toEqual([[], ['Cylon ships act once per turn']]);
  });

  test('sets players, pace, objective and difficulty, and shows the form as it is then', async () => {
    await choose('table', 'Players', ['4 players']);
    await choose('table', 'Pace', ['Pace: Evening']);
    const after = await choose('game', 'Difficulty', ['Difficulty: easier for the Cylons']);
    expect(marked(menu(after, 'Difficulty'))).toEqual(['Difficulty: easier for the Cylons']);
    expect(await app.setup.of(game.id)).toMatchObject({ wanted: 4 });
    expect(await app.game(game.id)).toMatchObject({ options: { difficulty: 'easierForCylons' }, pace: paces.evening });
    await choose('table', 'Players', ['Everyone who joins']);
    expect(await app.setup.of(game.id)).not.toHaveProperty('wanted');
  });

  test('switches several things at once, and off again what is no longer marked', async () => {
    await choose('game', 'Expansions', ['Pegasus']);
    await choose('rules', 'Rules', ['New Loyalty card after an execution']);
    expect((await app.game(game.id)).options).toMatchObject({
      expansions: ['pegasus'],
      executionRedrawsLoyalty: true,
      cylonShipsActivateOncePerTurn: false,
    });
    await choose('rules', 'Rules', []);
    expect((await app.game(game.id)).options).toMatchObject({
      executionRedrawsLoyalty: false,
      cylonShipsActivateOncePerTurn: false,
    });
  });

  test('a preset sets all options, the lobby says which it is, and each can be changed afterwards', async () => {
    const lobbyText = async () => lobbyMessage(await app.game(game.id), await app.setup.form(game.id), english).content;
    await choose('game', 'Expansions', ['Exodus', 'Pegasus']);
    await choose('game', 'Parts', ['Cylon Fleet board']);
    await choose('game', 'Objective', ['Objective: Ionian Nebula']);
    await choose('rules', 'Rules', []);
    const { options } = menu(await open('game'), 'Preset');
    expect(options.map(({ label, default: on = false }) => [label, on])).toEqual([
      ['First game', false],
      ['First game with Pegasus', false],
      ['First game with Exodus', false],
      ['First game with Daybreak', false],
    ]);
    expect(options[1]?.description).toBe(
      'Pegasus on the way to Kobol: no New Caprica, no Cylon Leader, no Sympathetic Cylon',
    );
    expect(await lobbyText()).not.toContain('Preset');
    const after = await choose('game', 'Preset', ['First game with Pegasus']);
    expect(marked(menu(after, 'Preset'))).toEqual(['First game with Pegasus']);
    const { switches, ...set } = (await app.game(game.id)).options;
    expect(switches).toBeUndefined();
    expect(set).toMatchObject({
      expansions: ['pegasus'],
      objective: 'kobol',
      difficulty: 'normal',
      cylonShipsActivateOncePerTurn: true,
      executionRedrawsLoyalty: true,
      cylonLeader: false,
    });
    expect(await lobbyText()).toMatch(
      /- Preset: \*\*First game with Pegasus\*\*\n- Expansions: \*\*Pegasus\*\*\n- Objective: \*\*Kobol\*\*/,
    );
    const changed = await choose('rules', 'Roles', ['Cylon Leaders']);
    expect(changed.content).toContain('Cylon Leaders');
    expect(await lobbyText()).not.toContain('Preset');
    expect(marked(menu(await open('game'), 'Preset'))).toEqual([]);
  });

  test('a preset that the number of players rules out says why, and leaves everything as it was', async () => {
    await choose('game', 'Expansions', ['Pegasus']);
    await choose('rules', 'Roles', ['Cylon Leaders']);
    await choose('table', 'Players', ['7 players']);
    const before = await app.game(game.id);
    expect(menu(await open('game'), 'Preset').options[0]?.description).toMatch(/^Not available: /);
    expect((await open('game')).content).toMatch(/Not available: Seven can play only with a Cylon Leader/);
    expect((await choose('game', 'Preset', ['First game'])).content).toMatch(/^⚠ /);
    expect((await app.game(game.id)).options).toEqual(before.options);
  });

  test('a preset is for the host to choose, and one that there is no more is refused', async () => {
    const { custom_id: id, disabled } = menu(await open('game', bo), 'Preset');
    expect(disabled).toBe(true);
    const before = (await app.game(game.id)).options;
    expect(messageOf(await pressed(bo, id, ['preset/daybreak/first-game'])).content).toMatch(/^⚠ /);
    expect(messageOf(await pressed(ada, id, ['preset/base/last-game'])).content).toMatch(/^⚠ This menu is out of date/);
    expect((await app.game(game.id)).options).toEqual(before);
  });

  test('switches Exodus on, and then its parts on the same page', async () => {
    const after = await choose('game', 'Expansions', ['Exodus']);
    const parts = menu(after, 'Parts');
    expect(parts.options.map(({ label }) => label)).toEqual(['Personal Goals', 'The Final Five', 'Cylon Fleet board']);
    expect(parts.options.map(({ description }) => description)).not.toContainEqual(
      expect.stringContaining('Not available'),
    );
    const all = await choose(
      'game',
      'Parts',
      parts.options.map(({ label }) => label),
    );
    expect(all.content).toContain('- Parts: **Personal Goals, The Final Five, Cylon Fleet board**');
    const options = { expansions: ['exodus'], switches: ['personalGoals', 'finalFive', 'cylonFleet'] };
    expect((await app.game(game.id)).options).toMatchObject(options);
    const journey = await choose('game', 'Objective', ['Objective: Ionian Nebula']);
    expect(marked(menu(journey, 'Objective'))).toEqual(['Objective: Ionian Nebula']);
    expect((await app.game(game.id)).options.objective).toBe('ionianNebula');
    expect((await choose('game', 'Expansions', [])).content).toMatch(/^⚠ .*Ionian Nebula needs Exodus/);
    await choose('game', 'Parts', ['The Final Five']);
    expect((await app.game(game.id)).options.switches).toEqual(['finalFive']);
  });

  test.each(levels)('automatic players can be %s; the lobby says so of each', async (level) => {
    await app.addAutomatic(game.id, ada);
    const after = await choose('table', 'Automatic players', [`Automatic players: ${level}`]);
    expect(marked(menu(after, 'Automatic players'))).toEqual([`Automatic players: ${level}`]);
    expect(after.content).toContain(`- Automatic players: **${level}**`);
    const now = await app.game(game.id);
    expect(now.level).toBe(level);
    expect(lobbyMessage(now, await app.setup.form(game.id), english).content).toContain(
      `4. Bot 1 · automatic player (${level})`,
    );
  });

  test('a menu that an earlier version has sent still names the same options', async () => {
    await app.setup.change(game.id, ada, { values: { pegasus: 'on' } });
    // A bit for each option that was on: Cylon ships once a turn and new Loyalty are the eighth and the ninth.
    await pressed(ada, `set|${game.id}|rules|0|300`, ['executionRedrawsLoyalty']);
    const rules = { executionRedrawsLoyalty: true, cylonShipsActivateOncePerTurn: false };
    expect((await app.game(game.id)).options).toMatchObject(rules);
  });

  test('an old menu changes only what was marked or unmarked in it', async () => {
    await app.setup.change(game.id, ada, { values: { pegasus: 'on' } });
    const { custom_id: old } = menu(await open('rules'), 'Rules');
    await app.setup.change(game.id, ada, { values: { cylonShipsActivateOncePerTurn: 'off' } });
    // As it was shown, but the execution unmarked: the ships were switched off since, and stay so.
    await pressed(ada, old, ['cylonShipsActivateOncePerTurn']);
    expect((await app.game(game.id)).options).toMatchObject({
      executionRedrawsLoyalty: false,
      cylonShipsActivateOncePerTurn: false,
    });
  });

  test('says what can’t be chosen and why, and nothing changes if it is chosen all the same', async () => {
    await app.setup.change(game.id, ada, { wanted: 5 });
    const rules = await open('rules');
    expect(rules.content).toMatch(/^-# Not available: .*“No Sympathizer” is only for 4 or 6 players/m);
    expect(menu(rules, 'Roles').options.find(({ label }) => label === 'No Sympathizer')?.description).toMatch(
      /^Not available: /,
    );
    const refused = await choose('rules', 'Roles', ['No Sympathizer']);
    expect(refused.content).toMatch(/^⚠ These options can’t be combined\. .*4 or 6 players/);
    expect(marked(menu(refused, 'Roles'))).toEqual([]);
    expect((await choose('game', 'Objective', ['Objective: New Caprica'])).content).toMatch(
      /^⚠ .*New Caprica needs Pegasus/,
    );
    expect((await choose('table', 'Players', ['7 players'])).content).toMatch(/^⚠ These options can’t be combined\./);
  });

  test('says nothing against what is switched on; an attempt to switch it off says what needs it', async () => {
    await app.setup.change(game.id, ada, { values: { pegasus: 'on', objective: 'newCaprica' } });
    const games = await open('game');
    expect(games.content).not.toContain('New Caprica needs');
    expect(menu(games, 'Expansions').options.find(({ label }) => label === 'Pegasus')?.description).not.toContain(
      'Not available',
    );
    expect((await choose('game', 'Expansions', [])).content).toMatch(/^⚠ .*New Caprica needs Pegasus/);
  });

  test('is there to read for others, and asks nobody but the host and administrators', async () => {
    const read = await open('rules', bo);
    expect(read.content).toContain('-# Only Ada can change these.');
    expect(menusIn(read).every(({ disabled }) => disabled === true)).toBe(true);
    expect((await choose('rules', 'Rules', [], bo)).content).toMatch(
      /^⚠ Only the host of this game or a server manager can do this\. Ask Ada\./,
    );
    await choose('rules', 'Rules', [], { ...bo, administrator: true });
    expect((await app.game(game.id)).options.cylonShipsActivateOncePerTurn).toBe(false);
  });

  test('an administrator of another server is nobody here', async () => {
    const stranger: Person = { ...bo, administrator: true, guildId: 'another' };
    expect(menusIn(await open('rules', stranger)).every(({ disabled }) => disabled === true)).toBe(true);
    expect((await choose('rules', 'Rules', [], stranger)).content).toMatch(/^⚠ Only the host/);
  });

  test.each([
    ['objective', 'atlantis'],
    ['rules', 'cheating'],
    ['players', '99'],
    ['pace', 'breakneck'],
  ])('a %s that nobody knows is out of date', async (of, value) => {
    expect(messageOf(await pressed(ada, `set|${game.id}|${of}|0|0`, [value])).content).toMatch(
      /^⚠ This menu is out of date\./,
    );
  });

  test('says that it is too late once the game has begun', async () => {
    const { custom_id: id } = menu(await open('table'), 'Players');
    await app.start(game.id, ada);
    const refusal = await pressed(ada, id, ['4']).catch((error: unknown) => errorMessage(error, undefined, english));
    expect(refusal).toMatchObject({
      content: expect.stringMatching(/^The game has started or been closed, so none of this can be changed anymore\. /),
    });
  });
});

describe('the form with more options than there are', () => {
  const more = 120;
  const refusal = 'It is made up, and so is this sentence, which says why it can’t be chosen.';

  function madeUp(count: number): ReadonlyArray<FormField> {
    return Array.from({ length: count }, (_, index): FormField => ({
      key: `madeUp${index}`,
      place: placeOf(`madeUp${index}`),
      kind: 'toggle',
      menu: index % 2 === 0 ? 'rules' : 'roles',
      name: () => `Made up ${index}`,
      help: () => 'it is made up',
      values: [
        { value: 'on', name: () => 'on', picked: index % 3 === 0, reasons: [] },
        { value: 'off', name: () => 'off', picked: index % 3 !== 0, reasons: index % 5 === 0 ? [refusal] : [] },
      ],
    }));
  }

  async function drawn(
    count: number,
    section: FormSection,
    page: number,
  ): Promise<Message & { readonly content: string }> {
    const form = { ...(await app.setup.form(game.id)), fields: madeUp(count) };
    return { content: '', ...formMessage({ game, form, open: { section, page }, reader: ada, say: english }) };
  }

  test.each([0, 1, 11, 25, 26, 51, more])(
    '%i options are all offered, each once, within the limits of Discord',
    async (count) => {
      const offered: Array<string> = [];
      for (let page = 0; page < 5; page += 1) {
        const message = await drawn(count, 'rules', page);
        expect(message.content.length).toBeLessThanOrEqual(2000);
        expect(message.components?.length).toBeLessThanOrEqual(5);
        for (const row of message.components ?? []) expect(row.components.length).toBeLessThanOrEqual(5);
        for (const { options, max_values: most } of menusIn(message)) {
          expect(options.length).toBeGreaterThanOrEqual(1);
          expect(options.length).toBeLessThanOrEqual(25);
          expect(most).toBe(options.length);
        }
        const ids = customIds(message);
        expect(new Set(ids).size).toBe(ids.length);
        for (const id of ids) expect(id.length).toBeLessThanOrEqual(100);
        offered.push(...menusIn(message).flatMap(({ options }) => options.map(({ value }) => value)));
        if (!labels(message).includes('More ▶')) break;
      }
      expect([...offered].sort()).toEqual(
        madeUp(count)
          .map(({ key }) => key)
          .sort(),
      );
    },
  );

  test('every section can be reached from every page', async () => {
    for (const section of formSections)
      expect(labels(await drawn(more, section, 1))).toEqual(
        expect.arrayContaining(['Players and pace', 'Expansions and objective', 'Roles and rules']),
      );
  });
});

describe('seats and kept roles', () => {
  test('are told in the lobby, with who chooses first where there are automatic players', async () => {
    const form = await app.setup.form(game.id);
    const lines = lobbyMessage(await app.game(game.id), form, english).content ?? '';
    expect(lines).toContain('- Seats: **in the order people joined**; random first player');
    expect(lines).not.toContain('automatic players.');
    await app.addAutomatic(game.id, ada);
    const { content } = lobbyMessage(await app.game(game.id), await app.setup.form(game.id), english);
    expect(content).toContain('people before automatic players.');
  });

  test('the host orders seats, names who begins, and sits somebody further ahead', async () => {
    await choose('seats', 'Seating order', ['Seats: random']);
    const after = await choose('seats', 'First player', ['First player: Bo']);
    expect(after.content).toContain('- Seats: **random**; **Bo** goes first');
    expect(marked(menu(after, 'First player'))).toEqual(['First player: Bo']);
    const moved = await choose('seats', 'Move up', ['Seat 3: Chidi']);
    expect(moved.content).toContain('**as set by the host**');
    expect((await app.game(game.id)).seats.map(({ name }) => name)).toEqual(['Ada', 'Chidi', 'Bo']);
    expect((await choose('seats', 'First player', ['First player: random'])).content).toContain('random first player');
  });

  test('everybody who sits there keeps a role for themselves, others only look', async () => {
    const kept = await choose('seats', 'Role to reserve', ['For me: William Adama'], bo);
    expect(kept.content).toContain('- Reserved: **William Adama** for Bo');
    expect(menusIn(kept).map(({ placeholder, disabled }) => [placeholder, disabled === true])).toEqual([
      ['Role to reserve…', false],
      ['Seating order…', true],
      ['First player…', true],
      ['Move up one seat…', true],
    ]);
    const refused = await choose('seats', 'Role to reserve', ['For me: William Adama'], ada, 1);
    expect(refused.content).toMatch(/^⚠ Bo has already reserved William Adama\./);
    expect(menu(await open('seats', dana), 'Role to reserve').disabled).toBe(true);
    expect((await choose('seats', 'Role to reserve', ['Reserve nothing for me'], bo)).content).not.toContain(
      'Reserved',
    );
  });

  test('the host keeps roles for others: first for whom, then which; what does not go is refused with the reason', async () => {
    const whom = await choose('seats', 'Reserve a role for', ['Reserve a role for Bo'], ada, 1);
    expect(marked(menu(whom, 'Reserve a role for'))).toEqual(['Reserve a role for Bo']);
    expect(menu(whom, 'Reserve a role for').options.map(({ description }) => description)).toContain(
      'Nothing reserved',
    );
    const [first, adama] = menu(whom, 'Role to reserve').options;
    expect(first?.label).toBe('Reserve nothing for Bo');
    expect(adama?.value.startsWith(`${bo.id} `)).toBe(true);
    const role =
      menu(whom, 'Role to reserve').options.find(({ label }) => label === 'For Bo: William Adama')?.value ?? '';
    const kept = messageOf(await pressed(ada, menu(whom, 'Role to reserve').custom_id, [role]));
    expect(kept.content).toContain('- Reserved: **William Adama** for Bo');
    expect(marked(menu(kept, 'Role to reserve'))).toEqual(['For Bo: William Adama']);
    // Chidi is no one's host, and can take nothing from Bo.
    const forged = messageOf(await pressed(chidi, menu(whom, 'Role to reserve').custom_id, [`${bo.id} none`]));
    expect(forged.content).toMatch(/^⚠ Only /);
    await app.leave(game.id, bo);
    expect((await open('seats', ada)).content).not.toContain('Reserved');
    const gone = messageOf(await pressed(ada, menu(whom, 'Role to reserve').custom_id, [role]));
    expect(gone.content).toMatch(/^⚠ That person has no seat in this game\./);
  });

  test('the host says whether latecomers have to ask', async () => {
    const opened = await choose('seats', 'Latecomers', ['Latecomers take over an automatic player’s seat right away']);
    expect(marked(menu(opened, 'Latecomers'))).toEqual(['Latecomers take over an automatic player’s seat right away']);
    expect((await app.setup.form(game.id)).setup.openSeats).toBe(true);
    await choose('seats', 'Latecomers', ['Latecomers ask the host for a seat']);
    expect((await app.setup.form(game.id)).setup.openSeats).toBeUndefined();
  });

  test('with every expansion all its menus are within reach', async () => {
    await app.setup.change(game.id, ada, {
      values: { pegasus: 'on', exodus: 'on', daybreak: 'on', cylonLeader: 'on' },
      wanted: 5,
    });
    const pages = await Promise.all(
      [0, 1].map(async (page) => messageOf(await pressed(ada, `form|${game.id}|seats|${page}`))),
    );
    expect(pages.map((page) => menusIn(page).length)).toEqual([4, 3]);
    expect(pages.flatMap(menusIn).flatMap(({ options }) => options.map(({ label }) => label))).toContain(
      'For me: Aaron Doral',
    );
  });
});
