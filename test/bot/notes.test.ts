import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { note } from '../../commands/note.ts';
import type { App, GameRecord, Person } from '../../src/app/types.ts';
import type { NotesDeed } from '../../src/bot/press.ts';
import { modalPayload } from '../../src/bot/modalPayload.ts';
import type { Filled } from '../../src/bot/modals.ts';
import { shownMessage } from '../../src/bot/messages/notes.ts';
import { withCast } from '../../src/bot/names.ts';
import { decisionPanel } from '../../src/bot/panel/panel.ts';
import { handlePress } from '../../src/bot/presses/handle.ts';
import { handleModal, modalFor } from '../../src/bot/presses/modal.ts';
import { plainText } from '../../src/bot/text/escape.ts';
import { limits } from '../../src/bot/text/limits.ts';
import type { Message } from '../../src/bot/types.ts';
import { longestNotebook, longestSuspicion } from '../../src/app/types.ts';
import { english } from '../../src/words/index.ts';
import { callBy, botFor, replyTo, suggestions } from '../commands/support.ts';
import {
  ada,
  bo,
  callerFor,
  chidi,
  dana,
  labels,
  memoryApp,
  openLobby,
  question,
  startGame,
  words,
} from './support.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';

let app: App;
let bot: BotContext;
let game: GameRecord;
beforeEach(async () => {
  app = memoryApp();
  bot = botFor(app);
  game = await startGame(app);
});
afterEach(async () => {
  await app.close();
});

const said = (message: Message): string =>
  [message.content ?? '', ...(message.embeds ?? []).flatMap(({ title, description }) => [title, description])].join(
    '\n',
  );

async function press(person: Person, deed: NotesDeed): Promise<Message> {
  const outcome = await handlePress(bot, {
    caller: callerFor(person),
    press: { kind: 'notes', game: game.id, deed, about: '' },
    values: [],
    place: 'reply',
  });
  return 'message' in outcome ? outcome.message : {};
}

async function fill(person: Person, deed: NotesDeed, about: string, filled: Filled): Promise<Message> {
  const press = { kind: 'notes', game: game.id, deed, about } as const;
  const outcome = await handleModal(bot, { caller: callerFor(person), press, filled });
  expect(outcome.kind).toBe('update');
  return 'message' in outcome ? outcome.message : {};
}

describe('notes by buttons and forms', () => {
  test('a suspicion is chosen from a menu of the other players, written in a form, and read back', async () => {
    const empty = await press(ada, 'open');
    expect(said(empty)).toMatch(/⚪ .*Bo.*: –\n⚪ .*Chidi.*: –/);
    expect(said(empty)).not.toContain('Ada');
    expect(labels(empty)).toEqual(['Edit the notebook', 'Ask the table']);
    const at = {
      caller: callerFor(ada),
      press: { kind: 'notes', game: game.id, deed: 'player', about: '' },
      place: 'reply',
    } as const;
    const form = modalPayload(await modalFor(bot, { ...at, values: ['1'] }));
    expect(form).toMatchObject({
      custom_id: `notes|${game.id}|suspicion|1`,
      components: [{ label: 'What do you think?' }, {}],
    });
    const after = await fill(ada, 'suspicion', '1', { level: ['suspect'], text: ['always *helpful*, see @everyone'] });
    expect(said(after)).toMatch(/🔴 .*Bo.*: suspect · always \\\*helpful\\\*, see \\@everyone/);
    const again = modalPayload(await modalFor(bot, { ...at, values: ['1'] }));
    expect(JSON.stringify(again)).toContain('"value":"always *helpful*, see @everyone"');
    expect(said(await press(bo, 'open'))).not.toContain('helpful');
  });

  test('the notebook is edited in a form', async () => {
    expect(said(await fill(ada, 'notebook', '', { text: ['# one\n<@2> two'] }))).toContain('\\# one\n\\<\\@2\\> two');
    const press = { kind: 'notes', game: game.id, deed: 'edit', about: '' } as const;
    const { fields } = await modalFor(bot, { caller: callerFor(ada), press, values: [], place: 'reply' });
    expect(fields).toMatchObject([{ value: '# one\n<@2> two' }]);
  });

  test('the longest notes fit into one message', async () => {
    for (const seat of [1, 2])
      await app.notes.suspect(game.id, ada.id, { seat, level: 'suspect', text: '*'.repeat(longestSuspicion) });
    await app.notes.write(game.id, ada.id, '*'.repeat(longestNotebook));
    const { embeds = [] } = await press(ada, 'open');
    const lengths = embeds.map(({ description = '' }) => description.length);
    expect(lengths[1]).toBe(2 * longestNotebook);
    // Six others at most.
    expect((lengths[0] ?? 0) * 3 + (lengths[1] ?? 0) + 300).toBeLessThan(limits.allEmbeds);
  });

  test('characters that can’t be seen are left out, lines stay', () => {
    expect(plainText('one\u202e \u200b two\n\n\n\nthree\u0301\u0301\u0301\u0301 ')).toBe(
      'one two\n\nthree\u0301\u0301',
    );
  });

  test('after a question about players stands what its reader has noted of them', () => {
    const cast = { ...game, characters: [] };
    const panel = (suspicions: Parameters<typeof decisionPanel>[0]['suspicions']) =>
      decisionPanel({ game: cast, decision: question(3), words, say: english, suspicions }).content ?? '';
    expect(
      panel([
        { seat: 1, level: 'suspect', text: '' },
        { seat: 2, level: 'trust', text: 'saved us' },
      ]),
    ).toContain('🗒 Your notes: 🔴 **Bo**: suspect; 🟢 **Chidi**: trust · saved us');
    expect(panel([{ seat: 6, level: 'suspect', text: '' }])).not.toContain('Your notes');
    expect(panel(undefined)).not.toContain('Your notes');
  });

  test('what is shown to the table names everybody’s side and pings nobody', async () => {
    const judged = [
      { seat: 1, level: 'suspect', text: '@everyone', side: 'cylonLeader' },
      { seat: 2, level: undefined, text: 'shy', side: 'human' },
    ] as const;
    const shown = said(shownMessage('*Ada*', judged, { game: await withCast(app, game), words, say: english }));
    expect(shown).toMatch(/\*\*\\\*Ada\\\*\*\* shows what they suspected/);
    expect(shown).toMatch(/🔴 .*Bo.*: suspect · \\@everyone → Cylon Leader\n⚪ .*Chidi.*: shy → human/);
  });
});

describe('/note', () => {
  test('writes at once, keeps what is not named, and forgets', async () => {
    const now = async (values: Readonly<Record<string, string>>) => said(await replyTo(note, bot, callBy(ada, values)));
    expect(await now({ player: '1', suspicion: 'trust' })).toMatch(/🟢 .*Bo.*: trust$/m);
    expect(await now({ player: 'chidi', text: 'quiet' })).toMatch(/⚪ .*Chidi.*: quiet$/m);
    expect(await now({ player: '1', text: 'gave a 5' })).toMatch(/🟢 .*Bo.*: trust · gave a 5$/m);
    expect(await now({ player: '1', suspicion: 'none' })).toMatch(/⚪ .*Bo.*: –$/m);
    expect(await now({ text: 'two cards from Chidi' })).toContain('two cards from Chidi');
    expect(await now({ text: 'and one from Bo' })).toContain('two cards from Chidi\nand one from Bo');
  });

  test('a player alone opens the form; nothing, or more, does not', async () => {
    expect((await note.modal?.(callBy(ada, { player: '1' }), bot))?.press).toMatchObject({
      deed: 'suspicion',
      about: '1',
    });
    expect(await note.modal?.(callBy(ada), bot)).toBeUndefined();
    expect(await note.modal?.(callBy(ada, { player: '1', suspicion: 'trust' }), bot)).toBeUndefined();
  });

  test('suggests the others, and says what is wrong', async () => {
    expect((await suggestions(note, bot, callBy(ada), 'player')).map(({ value }) => value)).toEqual(['1', '2']);
    const refused = async (person: Person, values: Readonly<Record<string, string>>) =>
      said(await replyTo(note, bot, callBy(person, values)));
    expect(await refused(ada, { suspicion: 'trust' })).toContain('Who do you trust or suspect?');
    expect(await refused(ada, { player: 'nobody', text: 'x' })).toContain(
      'There is no such player in this game besides you.',
    );
    expect(await refused(ada, { player: '0', text: 'x' })).toContain(
      'There is no such player in this game besides you.',
    );
    expect(await refused(dana, {})).toContain('You aren’t playing in this game, so you have no notes.');
    expect(await refused(ada, { text: 'x'.repeat(longestNotebook + 1) })).toContain('That’s too long: 1501 characters');
  });

  test('works in direct messages', async () => {
    const direct = { guildId: undefined, channelId: 'dm' };
    expect(said(await replyTo(note, bot, callBy(ada, { text: 'from home' }, undefined, direct)))).toContain(
      'from home',
    );
  });
});

test('before the game begins there is nobody to suspect', async () => {
  const lobbyApp = memoryApp();
  const lobby = await openLobby(lobbyApp);
  const reply = await replyTo(note, botFor(lobbyApp), callBy(chidi, { game: lobby.id }));
  expect(said(reply)).toContain('There’s no one to suspect yet');
  await lobbyApp.close();
});
