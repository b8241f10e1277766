import type { APIMessage } from 'discord-api-types/v10';
import type { ActionResult, UserAction } from '../../contract.ts';
import { openDirectChannel } from '../model/directChannels.ts';
import type { StoredOptionChoice, Channel } from '../model/records.ts';
import { isShownTo } from '../model/messages.ts';
import { visibleChannels } from '../live/snapshot.ts';
import { canSee } from '../model/permissions.ts';
import type { TableMember as PersonRecord } from '../model/people.ts';
import { byAge } from '../snowflake.ts';
import type { World } from '../model/world.ts';
import { channelOf, findInteractive, findMessage, gists, valuesFor, type MessageMatcher } from './find.ts';
import { menuNamed, typeCommand, type OptionValues } from './options.ts';
import { outcomeOf, type InteractionReply } from './outcome.ts';
import { waitUntil } from './wait.ts';

export interface Patience {
  /** Milliseconds of real time; the table's own patience when left out. */
  readonly timeout?: number;
}

export interface Where extends Patience {
  /** The channel in which it happens; #battlestar when left out, `'dm'` for the direct messages with the bot. */
  readonly channelId?: string;
}

/** Someone at the table, as tests drive them. Every verb rejects when Discord's client would have refused. */
export interface TestPerson {
  readonly id: string;
  readonly name: string;
  /** Sends a slash command, like `command('game create', { players: 5 })`, and waits for the bot's answer. */
  command(path: string, values?: OptionValues, where?: Where): Promise<InteractionReply>;
  /**
   * Uses a command of the “Apps” menu on someone, named by name or id, or on a message, and waits for the bot's
   * answer.
   */
  menu(
    name: string,
    on: { readonly person: string } | { readonly message: MessageMatcher },
    where?: Where,
  ): Promise<InteractionReply>;
  /** The choices that the bot offers for an option with what was typed so far. */
  autocomplete(
    path: string,
    focused: string,
    values?: OptionValues,
    where?: Where,
  ): Promise<ReadonlyArray<StoredOptionChoice>>;
  /** Presses a button, named by its custom id or its label, and waits for the bot's answer. */
  press(message: MessageMatcher, button: string, patience?: Patience): Promise<InteractionReply>;
  /** Picks from a menu, named by its custom id or placeholder; choices by value or label. */
  select(
    message: MessageMatcher,
    menu: string,
    choices: string | ReadonlyArray<string>,
    patience?: Patience,
  ): Promise<InteractionReply>;
  /** Fills in and sends the form that an answer has opened. */
  submitModal(
    form: InteractionReply | string,
    fields: Readonly<Record<string, string>>,
    where?: Where,
  ): Promise<InteractionReply>;
  say(content: string, where?: Where): Promise<void>;
  dismiss(message: MessageMatcher): Promise<void>;
  /** Returns the messages that this person sees in a channel, oldest first; in every channel when none is given. */
  messages(channelId?: string): APIMessage[];
  /** The messages that ask this person something, oldest first. */
  asked(): APIMessage[];
  /** The direct messages between the bot and this person, oldest first. */
  inbox(): APIMessage[];
  closeDirectMessages(): void;
  openDirectMessages(): void;
  /** The newest message that this person sees and that fits: there already, or as soon as one comes or changes. */
  waitFor(fits: (message: APIMessage) => boolean, where?: Where): Promise<APIMessage>;
}

export type Act = (action: UserAction) => Promise<ActionResult>;

interface PersonParts {
  readonly record: PersonRecord;
  /** The channel where everything happens unless another one is named. */
  readonly home: string;
  /** Milliseconds of real time for what is not told how long to wait. */
  readonly patience: number;
}

/** The verbs of one person. */
export function personVerbs(
  world: World,
  act: Act,
  { record, home, patience: tablePatience }: PersonParts,
): TestPerson {
  const user = record.id;

  function place(where: Where | undefined): string {
    if (where?.channelId === 'dm') return openDirectChannel(world, user).id;
    return where?.channelId ?? home;
  }

  /** One channel is found without a look at the others, of which a large table has hundreds. */
  function channelsSeen(channelId: string | undefined): ReadonlyArray<Channel> {
    if (channelId === undefined) return visibleChannels(world, record);
    const channel = world.channels.find(channelId);
    return channel !== undefined && canSee(world, user, channel) ? [channel] : [];
  }

  async function done(action: UserAction): Promise<Extract<ActionResult, { ok: true }>> {
    const result = await act(action);
    if (!result.ok) throw new Error(`${record.displayName} could not do that: ${result.error}`);
    return result;
  }

  async function outcome(action: UserAction, patience: Patience | undefined): Promise<InteractionReply> {
    const { interactionId } = await done(action);
    if (interactionId === undefined) throw new Error(`“${action.do}” starts no interaction.`);
    return outcomeOf(world, interactionId, patience?.timeout ?? tablePatience);
  }

  function messages(channelId?: string): APIMessage[] {
    return channelsSeen(channelId)
      .flatMap((channel) => world.messages.list(channel.id))
      .filter((stored) => isShownTo(stored, user))
      .map((stored) => stored.message)
      .sort((a, b) => byAge(a.id, b.id));
  }

  return {
    id: user,
    name: record.displayName,
    messages,
    async command(path, values = {}, where) {
      const { command, options } = typeCommand(world, path, { values });
      return outcome({ do: 'command', user, channelId: place(where), commandId: command.id, options }, where);
    },
    async menu(name, on, where) {
      const commandId = menuNamed(world, name).id;
      if ('person' in on) {
        const targetId = world.people.named(on.person)?.id ?? on.person;
        return outcome({ do: 'menu', user, channelId: place(where), commandId, targetId }, where);
      }
      const message = findMessage(messages(channelOf(on.message)), on.message);
      return outcome({ do: 'menu', user, channelId: message.channel_id, commandId, targetId: message.id }, where);
    },
    async autocomplete(path, focused, values = {}, where) {
      const { command, options } = typeCommand(world, path, { values, focused });
      const result = await done({ do: 'autocomplete', user, channelId: place(where), commandId: command.id, options });
      return result.choices ?? [];
    },
    async press(matcher, button, patience) {
      const message = findMessage(messages(channelOf(matcher)), matcher);
      const { custom_id: customId } = findInteractive(message, button);
      return outcome({ do: 'press', user, channelId: message.channel_id, messageId: message.id, customId }, patience);
    },
    async select(matcher, menu, choices, patience) {
      const message = findMessage(messages(channelOf(matcher)), matcher);
      const component = findInteractive(message, menu);
      const values = valuesFor(component, [choices].flat());
      return outcome(
        {
          do: 'select',
          user,
          channelId: message.channel_id,
          messageId: message.id,
          customId: component.custom_id,
          values,
        },
        patience,
      );
    },
    async submitModal(form, fields, where) {
      const interactionId = typeof form === 'string' ? form : form.interactionId;
      const channelId =
        where?.channelId === undefined ? (world.interactions.find(interactionId)?.channelId ?? home) : place(where);
      return outcome({ do: 'submitModal', user, channelId, interactionId, fields }, where);
    },
    async say(content, where) {
      await done({ do: 'say', user, channelId: place(where), content });
    },
    async dismiss(matcher) {
      const message = findMessage(messages(), matcher);
      await done({ do: 'dismiss', user, channelId: message.channel_id, messageId: message.id });
    },
    asked: () =>
      world.waiting
        .all()
        .filter(({ userId }) => userId === user)
        .flatMap(({ channelId, messageId }) => world.messages.find(channelId, messageId)?.message ?? []),
    inbox: () => messages(openDirectChannel(world, user).id),
    closeDirectMessages: () => setClosed(true),
    openDirectMessages: () => setClosed(false),
    async waitFor(fits, where) {
      const channelId = where?.channelId === undefined ? undefined : place(where);
      const missing = (): string =>
        `${record.displayName} sees no such message. The latest say: ${gists(messages(channelId))}.`;
      return waitUntil(world, () => messages(channelId).findLast(fits), {
        timeout: where?.timeout ?? tablePatience,
        missing,
      });
    },
  };

  function setClosed(closed: boolean): void {
    const now = world.people.find(user) ?? record;
    world.people.put({ ...now, directMessagesClosed: closed });
  }
}
