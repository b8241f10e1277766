import { describe, expect, test } from 'vitest';
import { allChoices, matching } from '../../../src/table/page/client/slash/choices.ts';
import {
  type Draft,
  addField,
  focus,
  lineOf,
  pick,
  remaining,
  startDraft,
  stepBack,
  typeInto,
} from '../../../src/table/page/client/slash/draft.ts';
import { type CommandEntry, entriesFor } from '../../../src/table/page/client/slash/entries.ts';
import { parseCommandLine } from '../../../src/table/page/client/slash/parse.ts';
import { searchEntries } from '../../../src/table/page/client/slash/search.ts';
import { checkDraft, partialOptions } from '../../../src/table/page/client/slash/typed.ts';
import { english, sayIn } from '../../../src/words/index.ts';
import { COMMANDS, PEOPLE, ROLES, apiChannel, freshChannels } from './fakeGuild.ts';

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The sample guild lacks something that the test needs.');
  return value;
}

const [admin, player] = [must(PEOPLE[0]), must(PEOPLE[1])];
const inGuild = { inDm: false, locale: 'en' } as const;
const inDm = { inDm: true, locale: 'en' } as const;
const entries = entriesFor(COMMANDS, player, inGuild);
const around = { people: PEOPLE, channels: [], roles: ROLES, say: english };
const entry = (path: string): CommandEntry => must(entries.find((one) => one.path === path));
const draftOf = (line: string): Draft => must(parseCommandLine(line, entries));
const paths = (typed: string): ReadonlyArray<string> =>
  searchEntries(entries, typed, english).flatMap((group) => group.entries.map((one) => one.path));

describe('the list of commands', () => {
  test('each subcommand is an entry of its own', () => {
    expect(entries.map((one) => one.path)).toEqual(expect.arrayContaining(['game create', 'game status', 'move']));
    expect(entries.map((one) => one.path)).not.toContain('game');
  });

  test('commands for administrators are hidden from others', () => {
    const secret = COMMANDS.map((command) => ({ ...command, default_member_permissions: '32' }));
    expect(entriesFor(secret, player, inGuild)).toEqual([]);
    expect(entriesFor(secret, admin, inGuild).length).toBe(entries.length);
  });

  test('commands that are for guilds only are not offered in an inbox', () => {
    const guildOnly = COMMANDS.map((command) => ({ ...command, contexts: [0] }));
    expect(entriesFor(guildOnly, player, inDm)).toEqual([]);
    expect(entriesFor(guildOnly, player, inGuild).length).toBe(entries.length);
    const registeredThere = COMMANDS.map((command) => ({ ...command, contexts: [0, 1], guild_id: '1' }));
    expect(entriesFor(registeredThere, player, inDm)).toEqual([]);
  });

  test('an empty slash lists everything, families first', () => {
    expect(searchEntries(entries, '', english).map((group) => group.title)).toEqual(['game', 'commands']);
  });

  test('a beginning comes before a word inside, and that before a description', () => {
    expect(paths('ga')).toEqual(['game create', 'game status', 'game tutorial']);
    expect(paths('sta')).toEqual(['game status']);
    expect(paths('card')).toEqual(['give']);
    expect(paths('zzz')).toEqual([]);
  });
});

describe('names in the person’s own language', () => {
  const move = { ...must(COMMANDS.find(({ name }) => name === 'move')), name_localizations: { it: 'muovi' } };
  const inWords = { name_localizations: { it: 'luogo' }, description_localizations: { it: 'Dove' } };
  const inItalian = entriesFor(
    [
      {
        ...move,
        description_localizations: { it: 'Vai altrove' },
        options: (move.options ?? []).map((option) =>
          option.name === 'location' ? { ...option, ...inWords } : option,
        ),
      },
    ],
    player,
    { inDm: false, locale: 'it' },
  );
  const found = must(inItalian[0]);

  test('commands and options are shown and described in it, and sent by the bot’s names', () => {
    expect(found).toMatchObject({ path: 'move', shown: 'muovi', description: 'Vai altrove' });
    expect(found.options[0]).toMatchObject({ name: 'location', shown: 'luogo', description: 'Dove' });
    const draft = must(parseCommandLine('/muovi luogo:Armory', inItalian));
    expect(lineOf(draft)).toBe('/muovi luogo:Armory');
    expect(checkDraft(draft, around)).toEqual({ ok: true, options: [{ name: 'location', type: 3, value: 'Armory' }] });
  });

  test('they can be typed by either name', () => {
    const byItsName = must(parseCommandLine('/move location:Armory', inItalian));
    expect(byItsName.fields).toEqual([{ name: 'location', text: 'Armory', value: undefined }]);
    const typed = typeInto(must(parseCommandLine('/muovi ', inItalian)), 'location', 'luogo:');
    expect(typed.active).toBe('location');
    for (const text of ['muo', 'mov'])
      expect(searchEntries(inItalian, text, sayIn('it')).map(({ title }) => title)).toEqual([
        `Comandi che corrispondono a /${text}`,
      ]);
  });

  test('what is wrong is said in it', () => {
    const draft = must(parseCommandLine('/muovi ', inItalian));
    expect(checkDraft(draft, { ...around, say: sayIn('it') })).toEqual({
      ok: false,
      problem: { option: 'location', message: '«luogo» è obbligatoria: Dove' },
    });
  });
});

describe('options for a part of the guild', () => {
  const spec = {
    name: 'x',
    shown: 'x',
    description: 'X',
    required: false,
    choices: [],
    autocomplete: false,
    min: undefined,
    max: undefined,
    minLength: undefined,
    maxLength: undefined,
    channelTypes: undefined,
  };
  const channels = freshChannels()
    .filter(({ kind }) => kind !== 'dm')
    .map((channel) => ({ channel: apiChannel(channel), kind: channel.kind, messages: [] }));
  const names = (type: number, channelTypes?: ReadonlyArray<number>): ReadonlyArray<string> =>
    allChoices({ ...spec, type, channelTypes }, { ...around, channels })?.map(({ name }) => name) ?? [];

  test('roles, people and roles, and channels of the types that are wanted', () => {
    expect(names(8)).toEqual(['@everyone', 'Pilots', 'Deck crew']);
    expect(names(9)).toEqual([...PEOPLE.map(({ displayName }) => displayName), '@everyone', 'Pilots', 'Deck crew']);
    expect(names(7, [0])).toEqual(['lobby', 'battlestar']);
    expect(names(7)).toHaveLength(3);
  });
});

describe('typing a command line', () => {
  test('the space after the name makes a draft of it; the required options stand there', () => {
    expect(parseCommandLine('/move', entries)).toBeUndefined();
    expect(parseCommandLine('/game ', entries)).toBeUndefined();
    expect(draftOf('/move ')).toMatchObject({ active: 'location', fields: [{ name: 'location', text: '' }] });
    expect(draftOf('/game create ')).toMatchObject({ active: undefined, fields: [] });
  });

  test('a pasted line fills its options, in any order', () => {
    const draft = draftOf('/give cards:2 player:Carlos Mendoza');
    expect(draft.fields.map((field) => [field.name, field.text])).toEqual([
      ['player', 'Carlos Mendoza'],
      ['cards', '2'],
    ]);
    expect(draft.active).toBeUndefined();
    expect(lineOf(draft)).toBe('/give player:Carlos Mendoza cards:2');
  });

  test('words without an option name are for the first option', () => {
    expect(draftOf('/move com').fields).toMatchObject([{ name: 'location', text: 'com' }]);
  });
});

describe('moving through the options', () => {
  test('a pick goes on to the next empty required option, then to the end', () => {
    const first = pick(startDraft(entry('give')), 'player', { name: 'Bela', value: player.user.id });
    expect(first).toMatchObject({ active: 'cards', fields: [{ text: 'Bela', value: player.user.id }, { text: '' }] });
    const second = pick(first, 'cards', { name: '2', value: 2 });
    expect(second.active).toBeUndefined();
    expect(remaining(second).map((spec) => spec.name)).toEqual(['secretly']);
  });

  test('typing over a picked value forgets it', () => {
    const picked = pick(startDraft(entry('move')), 'location', { name: 'Command', value: 'location/command' });
    expect(typeInto(picked, 'location', 'Comm').fields).toEqual([{ name: 'location', text: 'Comm', value: undefined }]);
  });

  test('the name of another option typed behind a value leads to that option', () => {
    const named = typeInto(startDraft(entry('give')), 'player', 'Bela cards:');
    expect(named).toMatchObject({ active: 'cards', fields: [{ text: 'Bela' }, { text: '' }] });
    expect(typeInto(named, 'cards', '2 secretly:')).toMatchObject({
      active: 'secretly',
      fields: [{}, { text: '2' }, { text: '' }],
    });
    expect(typeInto(startDraft(entry('move')), 'location', 'note: the bridge').fields).toMatchObject([
      { text: 'note: the bridge' },
    ]);
  });

  test('backspace takes an optional option away, then steps back, then leaves the command', () => {
    const draft = addField(startDraft(entry('give')), 'secretly');
    const without = must(stepBack(draft));
    expect(without).toMatchObject({ active: 'cards', fields: [{ name: 'player' }, { name: 'cards' }] });
    const atFirst = must(stepBack(without));
    expect(atFirst.active).toBe('player');
    expect(stepBack(atFirst)).toBeUndefined();
  });

  test('backspace in the first option does not throw away what stands in the others', () => {
    const draft = focus(typeInto(startDraft(entry('give')), 'cards', '3'), 'player');
    expect(stepBack(draft)).toEqual(draft);
  });
});

describe('what may be chosen', () => {
  const spec = (path: string, name: string): CommandEntry['options'][number] =>
    must(entry(path).options.find((option) => option.name === name));

  test('people, truth values and listed choices come from the page', () => {
    expect(allChoices(spec('give', 'player'), around)?.map((choice) => choice.name)).toEqual(
      PEOPLE.map((person) => person.displayName),
    );
    expect(allChoices(spec('give', 'secretly'), around)?.map((choice) => choice.value)).toEqual([true, false]);
    expect(allChoices(spec('game create', 'expansion'), around)).toHaveLength(3);
    expect(allChoices(spec('move', 'location'), around)).toBeUndefined();
  });

  test('what begins with the typed text comes first; an @ does not disturb', () => {
    const people = must(allChoices(spec('give', 'player'), around));
    expect(matching(people, '@a').map((choice) => choice.name)).toEqual([
      'Anna',
      'Bela',
      'Carlos Mendoza',
      'Dana',
      'Ewa',
    ]);
    expect(matching(people, 'men').map((choice) => choice.name)).toEqual(['Carlos Mendoza']);
  });
});

describe('sending', () => {
  test('a missing required option is named with what it is for', () => {
    expect(checkDraft(startDraft(entry('give')), around)).toEqual({
      ok: false,
      problem: { option: 'player', message: '“player” is required: Who receives them' },
    });
  });

  test('values have their types; subcommands are nested', () => {
    expect(checkDraft(draftOf('/give player:bela cards:2 secretly:true'), around)).toEqual({
      ok: true,
      options: [
        { name: 'player', type: 6, value: player.user.id },
        { name: 'cards', type: 4, value: 2 },
        { name: 'secretly', type: 5, value: true },
      ],
    });
    expect(checkDraft(draftOf('/game create expansion:Exodus'), around)).toEqual({
      ok: true,
      options: [{ name: 'create', type: 1, options: [{ name: 'expansion', type: 3, value: 'exodus' }] }],
    });
  });

  test.each([
    ['/give player:Bela cards:many', '“cards” must be a whole number.'],
    ['/give player:Bela cards:9', '“cards” must be 5 or less.'],
    ['/give player:Nobody cards:1', '“player” must be one of the listed choices.'],
    [`/move location:Command note:${'x'.repeat(41)}`, '“note” can have at most 40 characters.'],
  ])('%s → %s', (line, message) =>
    expect(checkDraft(draftOf(line), around)).toMatchObject({ ok: false, problem: { message } }),
  );

  test('for a completion the option under the cursor is marked, even when it is empty', () => {
    expect(partialOptions(draftOf('/move '))).toEqual([{ name: 'location', type: 3, value: '', focused: true }]);
    expect(partialOptions(addField(draftOf('/move location:Com'), 'note'))).toEqual([
      { name: 'location', type: 3, value: 'Com' },
      { name: 'note', type: 3, value: '', focused: true },
    ]);
  });
});
