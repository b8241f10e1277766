import type { APIMessage } from 'discord-api-types/v10';
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../../src/table/contract.ts';
import { optionsOf } from '../../../src/table/page/client/components/menuOptions.ts';
import { rowsOf, usedCommand } from '../../../src/table/page/client/messages/grouping.ts';
import { nextQuestion, toAnyQuestion, toQuestion } from '../../../src/table/page/client/practice/follow.ts';
import {
  type AppState,
  actAs,
  currentChannel,
  emptyApp,
  goesNowhere,
  openChannel,
  readCurrent,
  setWorld,
} from '../../../src/table/page/client/state/app.ts';
import { begin, named, noInteractions, refused } from '../../../src/table/page/client/state/interactions.ts';
import { attentionOf, firstMarks } from '../../../src/table/page/client/state/unread.ts';
import { type ClientWorld, applyEvent, worldOf } from '../../../src/table/page/client/state/world.ts';
import {
  BOT,
  COMMANDS,
  GAME,
  GUILD,
  LOBBY,
  PEOPLE,
  ROLES,
  apiChannel,
  dmOf,
  freshChannels,
  newId,
  say,
} from './fakeGuild.ts';

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The sample guild lacks something that the test needs.');
  return value;
}

const [anna, bela] = [must(PEOPLE[0]), must(PEOPLE[1])];

function snapshot(me: (typeof PEOPLE)[number]): Snapshot {
  const channels = freshChannels().filter((channel) => channel.owner === undefined || channel.owner === me.user.id);
  return {
    me,
    people: PEOPLE,
    guild: GUILD,
    roles: ROLES,
    commands: COMMANDS,
    botOnline: true,
    waiting: [],
    events: [],
    standIns: [],
    ahead: 0,
    channels: channels.map((channel) => ({ channel: apiChannel(channel), kind: channel.kind, messages: [] })),
  };
}

const fresh = (): ClientWorld => worldOf(snapshot(bela));
const hear = (world: ClientWorld, ...messages: ReadonlyArray<APIMessage>): ClientWorld =>
  messages.reduce((so, message) => applyEvent(so, { type: 'message', message }), world);
const contents = (world: ClientWorld, channelId: string): ReadonlyArray<string> =>
  must(world.channels.find((channel) => channel.channel.id === channelId)).messages.map((message) => message.content);

describe('live events', () => {
  test('a message that comes twice stands there once; an older one finds its place', () => {
    const [first, second] = [say(LOBBY, BOT, 'first'), say(LOBBY, BOT, 'second')];
    expect(contents(hear(fresh(), second, first, second), LOBBY)).toEqual(['first', 'second']);
  });

  test('an update changes the message in its place, a deletion takes it away', () => {
    const [first, second] = [say(LOBBY, BOT, 'first'), say(LOBBY, BOT, 'second')];
    const changed = applyEvent(hear(fresh(), first, second), {
      type: 'messageUpdate',
      message: { ...first, content: 'edited' },
    });
    expect(contents(changed, LOBBY)).toEqual(['edited', 'second']);
    expect(
      contents(applyEvent(changed, { type: 'messageDelete', channelId: LOBBY, messageId: first.id }), LOBBY),
    ).toEqual(['second']);
  });

  test('at most 200 messages are kept', () => {
    const many = Array.from({ length: 205 }, (_, index) => say(LOBBY, BOT, `${index}`));
    expect(contents(hear(fresh(), ...many), LOBBY)).toHaveLength(200);
  });

  test('a new channel appears; an old one keeps ephemeral messages that the event does not repeat', () => {
    const secret = say(LOBBY, BOT, 'secret', { flags: 64 });
    const world = hear(fresh(), secret);
    const lobby = must(world.channels.find((channel) => channel.channel.id === LOBBY));
    const later = say(LOBBY, BOT, 'later');
    expect(contents(applyEvent(world, { type: 'channel', channel: { ...lobby, messages: [later] } }), LOBBY)).toEqual([
      'secret',
      'later',
    ]);
    const added = { ...lobby, channel: { ...apiChannel(must(freshChannels()[0])), id: newId() }, messages: [] };
    expect(applyEvent(world, { type: 'channel', channel: added }).channels).toHaveLength(world.channels.length + 1);
  });

  test('an event of a kind that the page does not know changes nothing', () => {
    const world = fresh();
    const strange: never = JSON.parse('{"type":"poll"}') as never;
    expect(applyEvent(world, strange)).toBe(world);
  });
});

describe('interactions', () => {
  const command = {
    key: 'k',
    channelId: LOBBY,
    origin: { kind: 'command', label: '/slow' },
    interactionId: undefined,
  } as const;
  const press = {
    key: 'p',
    channelId: LOBBY,
    origin: { kind: 'component', messageId: '77', customId: 'join' },
    interactionId: undefined,
  } as const;
  const answer = (id: string): APIMessage =>
    say(LOBBY, BOT, 'done', { type: 20, interaction: { id, type: 2, name: 'slow', user: bela.user } });
  const started = (world: ClientWorld, id: string, pending: typeof command | typeof press): ClientWorld => ({
    ...world,
    interactions: named(begin(world.interactions, pending), pending.key, id),
  });

  test('sending becomes thinking becomes the answer', () => {
    const thinking = applyEvent(started(fresh(), '5', command), {
      type: 'thinking',
      interactionId: '5',
      channelId: LOBBY,
      ephemeral: false,
    });
    expect(thinking.interactions).toMatchObject({ pending: [], thinking: [{ interactionId: '5', label: '/slow' }] });
    expect(hear(thinking, answer('5')).interactions).toMatchObject({ pending: [], thinking: [] });
  });

  test('no “thinking” beside a message that is loading already', () => {
    const world = hear(fresh(), { ...answer('5'), flags: 128 });
    expect(
      applyEvent(world, { type: 'thinking', interactionId: '5', channelId: LOBBY, ephemeral: false }).interactions
        .thinking,
    ).toEqual([]);
  });

  test('an answer that overtakes the reply of the server ends the waiting too', () => {
    const world = hear({ ...fresh(), interactions: begin(noInteractions, command) }, answer('5'));
    expect(world.interactions.pending).toHaveLength(1);
    expect(named(world.interactions, 'k', '5').pending).toEqual([]);
  });

  test('a failed press is shown at its message, however late, and goes with the next press', () => {
    const failed = applyEvent(started(fresh(), '6', press), {
      type: 'interactionFailed',
      interactionId: '6',
      channelId: LOBBY,
      reason: 'too slow',
    });
    expect(failed.interactions).toMatchObject({ pending: [], failures: [{ messageId: '77', reason: 'too slow' }] });
    expect(begin(failed.interactions, { ...press, key: 'q' }).failures).toEqual([]);
  });

  test('a refusal of the server names the command', () => {
    expect(refused(begin(noInteractions, command), 'k', 'no').failures).toMatchObject([
      { label: '/slow', reason: 'no', messageId: undefined },
    ]);
  });

  test('a modal remembers nothing but itself and ends the waiting', () => {
    const world = applyEvent(started(fresh(), '8', press), {
      type: 'modal',
      interactionId: '8',
      modal: { customId: 'm', title: 'T', components: [] },
    });
    expect(world.modal).toMatchObject({ interactionId: '8', modal: { title: 'T' } });
    expect(world.interactions.pending).toEqual([]);
    expect(world.interactions.started.get('8')?.channelId).toBe(LOBBY);
  });
});

describe('who is asked', () => {
  const toBela = say(LOBBY, BOT, `your turn, <@${bela.user.id}>`);

  test('mentions and direct messages ask, other talk and ephemeral notes do not', () => {
    const world = hear(
      fresh(),
      toBela,
      say(LOBBY, BOT, 'hello'),
      say(dmOf(bela.user.id), BOT, 'secret'),
      say(LOBBY, BOT, `<@${bela.user.id}>`, { flags: 64 }),
    );
    expect(attentionOf(world, {})).toBe(2);
    expect(attentionOf(hear(worldOf(snapshot(anna)), toBela), {})).toBe(0);
  });

  test('at the first visit channels count as read and inboxes do not', () => {
    const world = hear(fresh(), toBela, say(dmOf(bela.user.id), BOT, 'secret'));
    expect(attentionOf(world, firstMarks(world.channels))).toBe(1);
  });

  test('reading the channel clears what it asked', () => {
    const both = setWorld(setWorld(emptyApp, anna.user.id, worldOf(snapshot(anna))), bela.user.id, fresh());
    const asked = { ...both, worlds: { ...both.worlds, [bela.user.id]: hear(fresh(), toBela) } };
    const reading = readCurrent(openChannel(actAs(asked, bela.user.id), LOBBY));
    expect(attentionOf(must(reading.worlds[bela.user.id]), reading.marks[bela.user.id] ?? {})).toBe(0);
    expect(actAs(asked, bela.user.id).divider).toBeUndefined();
    expect(openChannel(actAs(asked, bela.user.id), LOBBY).divider).toEqual({ channelId: LOBBY, after: undefined });
  });
});

describe('switching', () => {
  const both = setWorld(setWorld(emptyApp, anna.user.id, worldOf(snapshot(anna))), bela.user.id, fresh());

  test('stays in the guild channel, and goes from inbox to inbox', () => {
    const inGame = openChannel(actAs(both, anna.user.id), GAME);
    expect(currentChannel(actAs(inGame, bela.user.id))?.channel.id).toBe(GAME);
    const inInbox = openChannel(inGame, dmOf(anna.user.id));
    expect(currentChannel(actAs(inInbox, bela.user.id))?.channel.id).toBe(dmOf(bela.user.id));
  });
});

describe('rows of a channel', () => {
  const at = (minutes: number, extra: Partial<APIMessage> = {}): APIMessage =>
    say(LOBBY, BOT, `${minutes}`, { id: newId(new Date(2026, 0, 5, 12, minutes).getTime()), ...extra });
  const looks = (messages: ReadonlyArray<APIMessage>, firstNew?: string): ReadonlyArray<string> =>
    rowsOf(messages, firstNew).map((row) => (row.kind === 'message' ? (row.compact ? 'compact' : 'headed') : row.kind));

  test('messages of one author within seven minutes stand together', () => {
    expect(looks([at(0), at(3), at(30)])).toEqual(['day', 'headed', 'compact', 'headed']);
  });

  test('another author, the answer to a command and an ephemeral note start over', () => {
    const answer = at(2, { type: 20, interaction: { id: '1', type: 2, name: 'move', user: anna.user } });
    expect(looks([at(0), answer, at(3, { flags: 64 }), at(4, { author: anna.user })])).toEqual([
      'day',
      'headed',
      'headed',
      'headed',
      'headed',
    ]);
    expect(usedCommand(answer)).toMatchObject({ name: 'move', user: { id: anna.user.id } });
  });

  test('“New” stands before the first new message', () => {
    const second = at(1);
    expect(looks([at(0), second], second.id)).toEqual(['day', 'headed', 'new', 'headed']);
  });
});

describe('with all seats in one hand', () => {
  const question = (
    person: (typeof PEOPLE)[number],
    channelId: string,
    messageId: string,
  ): Snapshot['waiting'][number] => ({
    userId: person.user.id,
    channelId,
    messageId,
  });
  const [forAnna, forBela] = [question(anna, GAME, '11'), question(bela, GAME, '12')];

  /** The page of Anna, in the lobby. */
  function page(...waiting: Snapshot['waiting']): AppState {
    const worlds = PEOPLE.reduce(
      (state, person) => setWorld(state, person.user.id, worldOf({ ...snapshot(person), waiting })),
      emptyApp,
    );
    return openChannel(actAs({ ...worlds, me: anna.user.id, left: [] }, anna.user.id), LOBBY);
  }
  const hears = (state: AppState, ...waiting: Snapshot['waiting']): AppState => ({
    ...state,
    worlds: Object.fromEntries(Object.entries(state.worlds).map(([user, world]) => [user, { ...world, waiting }])),
  });

  test('the page goes to whoever is asked, and from an answer to the next one', () => {
    const start = hears(page(), forAnna, forBela);
    expect(nextQuestion(start)).toEqual(forAnna);
    const there = toQuestion(start, forAnna);
    expect(nextQuestion(there)).toBeUndefined();
    expect(nextQuestion(hears(there, forBela))).toEqual(forBela);
  });

  test('a player who leaves a question by hand is not led back to it when another one comes or goes', () => {
    const there = toQuestion(hears(page(), forAnna, forBela), forAnna);
    const away = openChannel(there, dmOf(anna.user.id));
    expect(nextQuestion(away)).toBeUndefined();
    expect(nextQuestion(hears(away, forAnna))).toBeUndefined();
    const later = question(bela, GAME, '13');
    expect(nextQuestion(hears(away, forAnna, later))).toEqual(later);
  });

  test('who picks somebody by hand to answer for them is led on after that', () => {
    const there = toQuestion(hears(page(), forAnna, forBela), forAnna);
    const other = actAs(there, bela.user.id);
    expect(nextQuestion(other)).toBeUndefined();
    expect(nextQuestion(hears(other, forAnna))).toEqual(forAnna);
  });

  test('who is taken to a question of which that person’s own page has not heard yet leaves nothing behind', () => {
    const start = hears(page(), forAnna, forBela);
    const { [bela.user.id]: unheard } = page(forAnna).worlds;
    const there = toQuestion({ ...start, worlds: { ...start.worlds, [bela.user.id]: must(unheard) } }, forBela);
    expect(nextQuestion(hears(there, forAnna, forBela))).toBeUndefined();
    expect(nextQuestion(hears(there, forAnna))).toEqual(forAnna);
  });

  test('who wants to go to the question before anybody is asked waits for it, until they do something else', () => {
    const awaiting = toAnyQuestion(page());
    expect(awaiting.awaits).toBe(true);
    expect(goesNowhere(awaiting).awaits).toBe(false);
    expect(toAnyQuestion(hears(awaiting, forBela))).toMatchObject({
      me: bela.user.id,
      awaits: false,
      jump: { messageId: forBela.messageId, focus: true },
    });
  });

  test('nobody is pulled out of the open list of channels, out of a form, a picture or a menu', () => {
    const start = hears(page(), forBela);
    expect(nextQuestion({ ...start, drawer: true })).toBeUndefined();
    expect(nextQuestion({ ...start, picture: { url: '/board.svg', label: 'The board' } })).toBeUndefined();
    expect(nextQuestion({ ...start, apps: { kind: 'person', id: bela.user.id, x: 0, y: 0 } })).toBeUndefined();
    const form = { interactionId: '1', modal: { customId: 'note', title: 'A note', components: [] } };
    const writing = { ...must(start.worlds[anna.user.id]), modal: form };
    expect(nextQuestion({ ...start, worlds: { ...start.worlds, [anna.user.id]: writing } })).toBeUndefined();
    expect(nextQuestion({ ...start, allSeats: false })).toBeUndefined();
    expect(nextQuestion(start)).toEqual(forBela);
  });
});

describe('roles and channels to pick', () => {
  const world = fresh();

  test('a menu of roles has those of the guild, with who has them; one of people and roles has both', () => {
    const menu = (type: 6 | 7) =>
      optionsOf({ type, custom_id: 'x' }, world).map(({ label, description }) => [label, description]);
    expect(menu(6)).toEqual([
      ['@everyone', undefined],
      ['Pilots', 'Anna, Carlos Mendoza, Ewa'],
      ['Deck crew', undefined],
    ]);
    expect(menu(7)).toHaveLength(PEOPLE.length + 3);
  });

  test('a menu of channels has those of the types that it wants', () => {
    const menu = (types: ReadonlyArray<number> | undefined) =>
      optionsOf({ type: 8, custom_id: 'x', ...(types === undefined ? {} : { channel_types: [...types] }) }, world).map(
        ({ label }) => label,
      );
    expect(menu([0])).toEqual(['lobby', 'battlestar']);
    expect(menu(undefined)).toEqual(['lobby', 'battlestar', 'Turn 3: where do we jump?']);
  });
});
