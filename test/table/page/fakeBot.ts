import type { APIMessage } from 'discord-api-types/v10';
import type { ActionResult, TypedOption, UserAction } from '../../../src/table/contract.ts';
import { BOT, COMMANDS, LOCATIONS, PEOPLE, type FakeTable, dmOf, newId, say } from './fakeGuild.ts';

const EPHEMERAL = 64;

/** Plays the server and the bot: does what the action asks, and says what the server would answer. */
export async function answerAction(table: FakeTable, action: UserAction): Promise<ActionResult> {
  switch (action.do) {
    case 'say': {
      table.post({ message: say(action.channelId, personOf(action.user).user, action.content), only: undefined });
      return { ok: true };
    }
    case 'autocomplete':
      return { ok: true, choices: completions(action.options) };
    case 'dismiss': {
      table.remove(action.channelId, action.messageId);
      return { ok: true };
    }
    case 'setDirectMessages': {
      table.people = table.people.map((person) =>
        person.user.id === action.user ? { ...person, directMessagesClosed: action.closed } : person,
      );
      table.tell('all', { type: 'people', people: table.people });
      return { ok: true };
    }
    case 'setLanguage':
    case 'answerOnce':
      return { ok: true };
    case 'standIn': {
      table.standIns = action.users;
      table.tell('all', { type: 'standIns', users: action.users });
      return { ok: true };
    }
    case 'skipTime': {
      table.ahead += action.milliseconds;
      table.tell('all', { type: 'clock', ahead: table.ahead });
      return { ok: true };
    }
    case 'command':
      return runCommand(table, action);
    case 'menu':
      return useMenu(table, action);
    case 'press':
      return press(table, action);
    case 'select':
      return select(table, action);
    case 'submitModal':
      return submitted(table, action);
  }
}

type Action<D extends UserAction['do']> = Extract<UserAction, { do: D }>;

function personOf(id: string): (typeof PEOPLE)[number] {
  const person = PEOPLE.find((one) => one.user.id === id);
  if (person === undefined) throw new Error(`No person ${id}.`);
  return person;
}

const leaves = (options: ReadonlyArray<TypedOption>): ReadonlyArray<TypedOption> =>
  options.flatMap((option) => (option.options === undefined ? [option] : leaves(option.options)));

function completions(options: ReadonlyArray<TypedOption>): Array<{ name: string; value: string }> {
  const typed = String(leaves(options).find((option) => option.focused)?.value ?? '').toLowerCase();
  return LOCATIONS.filter((name) => name.toLowerCase().includes(typed)).map((name) => ({
    name,
    value: `location/${name.toLowerCase()}`,
  }));
}

function runCommand(table: FakeTable, action: Action<'command'>): ActionResult {
  const { user, channelId } = action;
  const command = COMMANDS.find((one) => one.id === action.commandId);
  if (command === undefined) return { ok: false, error: 'There is no such command any more.' };
  const interactionId = newId();
  const path = [command.name, ...action.options.filter((option) => option.type <= 2).map((option) => option.name)].join(
    ' ',
  );
  const reply = (content: string, extra: Partial<APIMessage> = {}): void => {
    const interaction = { id: interactionId, type: 2 as const, name: path, user: personOf(user).user };
    table.post({
      message: say(channelId, BOT, content, { type: 20, interaction, ...extra }),
      only: extra.flags === EPHEMERAL ? user : undefined,
    });
  };
  const values = leaves(action.options)
    .map((option) => `${option.name}: ${String(option.value)}`)
    .join(', ');
  const later = (delay: number, then: () => void): void => void setTimeout(then, delay);
  switch (command.name) {
    case 'note':
      later(20, () => table.tell(user, { type: 'modal', interactionId, modal: noteForm }));
      break;
    case 'fail':
      later(300, () =>
        table.tell(user, {
          type: 'interactionFailed',
          interactionId,
          channelId,
          reason: 'The bot did not answer within 3 seconds.',
        }),
      );
      break;
    case 'slow':
      later(50, () => table.tell('all', { type: 'thinking', interactionId, channelId, ephemeral: false }));
      later(1500, () => reply('That took a while.'));
      break;
    case 'hand':
      later(50, () => reply('Your hand:\n- **Politics 3**\n- **Tactics 2**', { flags: EPHEMERAL }));
      break;
    default:
      later(50, () => reply(`Done. ${values}`.trim()));
  }
  return { ok: true, interactionId };
}

function useMenu(table: FakeTable, { user, channelId, commandId, targetId }: Action<'menu'>): ActionResult {
  const command = COMMANDS.find((one) => one.id === commandId);
  if (command === undefined) return { ok: false, error: 'There is no such command any more.' };
  const interactionId = newId();
  const interaction = { id: interactionId, type: 2 as const, name: command.name, user: personOf(user).user };
  const about = PEOPLE.find((person) => person.user.id === targetId)?.displayName ?? 'that message';
  table.post({
    message: say(channelId, BOT, `All about ${about}.`, { type: 20, interaction, flags: EPHEMERAL }),
    only: user,
  });
  return { ok: true, interactionId };
}

const noteForm = {
  customId: 'note',
  title: 'A private note',
  components: [
    {
      type: 1,
      components: [{ type: 4, custom_id: 'title', label: 'Title', style: 1, required: true, max_length: 40 }],
    },
    {
      type: 18,
      label: 'Text',
      description: 'Nobody else will read it',
      component: { type: 4, custom_id: 'text', style: 2, required: false },
    },
  ],
};

function press(table: FakeTable, action: Action<'press'>): ActionResult {
  const message = messageOf(table, action);
  if (message === undefined) return { ok: false, error: 'That message is gone.' };
  if (action.customId === 'refused') return { ok: false, error: 'Only the Admiral may send people to the brig.' };
  const { displayName } = personOf(action.user);
  if (action.customId === 'whisper') {
    const bela = PEOPLE[1];
    if (bela !== undefined)
      table.post({
        message: say(dmOf(bela.user.id), BOT, `${displayName} whispers: **trust no one**.`),
        only: undefined,
      });
    return { ok: true, interactionId: newId() };
  }
  setTimeout(
    () =>
      table.replace({
        ...message,
        content: `${message.content}\n-# ${displayName} pressed ${action.customId}`,
        edited_timestamp: new Date().toISOString(),
      }),
    60,
  );
  return { ok: true, interactionId: newId() };
}

function select(table: FakeTable, action: Action<'select'>): ActionResult {
  if (messageOf(table, action) === undefined) return { ok: false, error: 'That message is gone.' };
  const interactionId = newId();
  const metadata = {
    id: interactionId,
    type: 3,
    user: personOf(action.user).user,
    authorizing_integration_owners: {},
    interacted_message_id: action.messageId,
  };
  const answer = say(action.channelId, BOT, `You chose ${action.values.join(', ')}.`, {
    flags: EPHEMERAL,
    interaction_metadata: metadata,
  });
  setTimeout(() => table.post({ message: answer, only: action.user }), 60);
  return { ok: true, interactionId };
}

function submitted(table: FakeTable, action: Action<'submitModal'>): ActionResult {
  const { title = '', text = '' } = action.fields;
  table.post({
    message: say(action.channelId, BOT, `Noted: **${title}** ${text}`, { flags: EPHEMERAL }),
    only: action.user,
  });
  return { ok: true, interactionId: newId() };
}

const messageOf = (
  table: FakeTable,
  { channelId, messageId }: { channelId: string; messageId: string },
): APIMessage | undefined =>
  table.channels.find((channel) => channel.id === channelId)?.messages.find((entry) => entry.message.id === messageId)
    ?.message;
