import { setTimeout as delay } from 'node:timers/promises';
import { MessageFlags } from 'discord.js';
import { movedCommands } from './movedCommands.ts';
import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  ContextMenuCommandInteraction,
  Interaction,
  MessageComponentInteraction,
  ModalSubmitInteraction,
} from 'discord.js';
import { isAppError, seatOf } from '../app/types.ts';
import { callerOf, optionsOf, typedOptionsOf } from './caller.ts';
import { decodePress } from './customId.ts';
import { isEmojiLost } from './failure.ts';
import type { Emojis } from './emojis.ts';
import type { PressTokens } from './pressTokens.ts';
import type { Press } from './press.ts';
import type { Log } from '../app/core/log.ts';
import { openNow } from './messages/openNow.ts';
import { answerButton, errorMessage } from './messages/refusal.ts';
import { runMenu } from './menus.ts';
import type { MenuCommand } from './menus.ts';
import { noteLanguages } from './languages.ts';
import type { LivePanels } from './livePanels.ts';
import { noteModerator } from './moderators.ts';
import { filledIn, modalPayload } from './modalPayload.ts';
import type { Filled, Modal } from './modals.ts';
import { costs, createPersonLimit } from './personLimit.ts';
import type { PersonLimit } from './personLimit.ts';
import { handlePress, opensMessage, takesLong } from './presses/handle.ts';
import { handleModal, modalFor, opensModal } from './presses/modal.ts';
import type { Pressed } from './presses/handle.ts';
import { respondToCommand, respondToModal, respondToPress, respondWithModal } from './respond.ts';
import type { ReplyOrModal, PressReply } from './respond.ts';
import { escapeMarkup } from './text/escape.ts';
import { sayIn } from '../words/index.ts';
import { limits, shorten } from './text/limits.ts';
import type { InteractionOutcome, InteractionRoute } from './watch.ts';
import type { Call, Caller, Command, Completion, Message, OptionReader, Suggestion } from './types.ts';
import { inLanguage } from './actions/context.ts';
import { ownerHere } from './delivery/privateThread.ts';
import { findGame } from './actions/findGame.ts';
import type { BotContext } from './actions/context.ts';

export interface RouterParts {
  readonly bot: BotContext;
  readonly commands: ReadonlyArray<Command>;
  readonly menus: ReadonlyArray<MenuCommand>;
  readonly log: Log;
  readonly live: LivePanels;
  readonly presses: Pick<PressTokens, 'begin'>;
  readonly limit?: PersonLimit;
  readonly emojis?: Pick<Emojis, 'lost'>;
  /** Is told the outcome of an interaction that did not lead to what was asked for. */
  readonly came?: (to: 'refused' | 'bug') => void;
}

/** Brings each interaction to its command or button, and each failure to the person in one sentence. Never rejects. */
export function createRouter(all: RouterParts): InteractionRoute {
  const byName = new Map(all.commands.map((command) => [command.definition.name, command]));
  const limit = all.limit ?? createPersonLimit();
  return async (interaction) => {
    let outcome: InteractionOutcome = 'answered';
    const parts: RouterParts = {
      ...all,
      came: (to) => {
        outcome = to;
      },
    };
    try {
      const verdict = limit.take(interaction.user.id, costOf(byName, interaction));
      if (verdict !== 'allowed') {
        if (verdict === 'limitedAndToBeNoted')
          parts.log.info(
            { userId: interaction.user.id },
            'One person asks for too much at once, and is told to slow down',
          );
        await slowDown(interaction);
        return 'limited';
      }
      await noted(parts, interaction);
      if (interaction.isChatInputCommand()) await command(parts, byName, interaction);
      else if (interaction.isContextMenuCommand()) await menu(parts, interaction);
      else if (interaction.isAutocomplete()) await complete(parts, byName, interaction);
      else if (interaction.isMessageComponent()) await press(parts, interaction);
      else if (interaction.isModalSubmit()) await submit(parts, interaction);
    } catch (error) {
      if (isEmojiLost(error)) parts.emojis?.lost();
      // The person sees Discord's own “did not respond”: the interaction is too old, or Discord is out of reach.
      parts.log.warn(
        { err: error, interaction: interaction.id, userId: interaction.user.id },
        'An interaction could not be answered',
      );
      outcome = 'unanswered';
    }
    return outcome;
  };
}

type Commands = ReadonlyMap<string, Command>;

/** Returns the cost of the interaction, without looking anything up. */
function costOf(byName: Commands, interaction: Interaction): number {
  return isSlow(byName, interaction) ? costs.slow : costs.usual;
}

function isSlow(byName: Commands, interaction: Interaction): boolean {
  if (interaction.isContextMenuCommand()) return true;
  if (interaction.isMessageComponent()) {
    const decoded = decodePress(interaction.customId);
    return decoded !== undefined && takesLong(decoded);
  }
  if (!interaction.isChatInputCommand()) return false;
  const { name, options } = nowCalled(interaction.commandName, optionsOf(interaction));
  return byName.get(name)?.slow?.({ options }) ?? false;
}

/** Tells a person over the limit to slow down, in the language that Discord tells, since nothing is looked up. */
async function slowDown(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) await interaction.respond([]);
  else if (interaction.isRepliable()) {
    const content = sayIn(interaction.locale)('replies.tooFast');
    await interaction.reply({ content, flags: MessageFlags.Ephemeral, allowedMentions: { parse: [] } });
  }
}

/**
 * Milliseconds for which an answer waits until what Discord tells of the person is stored: the rest of it does without.
 */
const notingPatience = 250;

/**
 * Remembers what Discord tells of the person with everything they do. A locked or full database keeps no one from an
 * answer.
 */
async function noted({ bot, log }: RouterParts, interaction: Interaction): Promise<void> {
  const { settings } = bot.app;
  const noting = Promise.all([noteLanguages(settings, interaction), noteModerator(settings, interaction)]).catch(
    (error: unknown) => {
      log.warn(
        { err: error, userId: interaction.user.id },
        'The language of somebody, or what they may do, could not be stored',
      );
    },
  );
  const patience = new AbortController();
  await Promise.race([noting, delay(notingPatience, undefined, { signal: patience.signal }).catch(() => undefined)]);
  patience.abort();
}

async function command(parts: RouterParts, byName: Commands, interaction: ChatInputCommandInteraction): Promise<void> {
  const since = parts.live.begin();
  const { name, options, moved } = nowCalled(interaction.commandName, optionsOf(interaction));
  const called = byName.get(name);
  const call = { ...(await callerOf(parts.bot.app.settings, interaction)), options };
  const modal = await opened(parts, called, call);
  if (modal !== undefined) {
    await interaction.showModal(modalPayload(modal));
    return;
  }
  const work =
    called === undefined
      ? Promise.resolve<Message>({ content: call.say('replies.unknownCommand') })
      : called
          .run(call, inLanguage(parts.bot, call.say))
          .catch((error: unknown) => explain(parts, call, error, call.options.text('game')))
          .then((message) =>
            moved === undefined ? message : withLine(message, call.say('replies.movedCommand', moved)),
          );
  const shown = await respondToCommand(interaction, { work, slow: called?.slow?.(call) ?? false }, call.say);
  parts.live.keep(call.person.id, shown, call.say, since);
}

/** A command of the “Apps” menu, whose answer may have a picture. */
async function menu(parts: RouterParts, interaction: ContextMenuCommandInteraction): Promise<void> {
  const since = parts.live.begin();
  const caller = await callerOf(parts.bot.app.settings, interaction);
  const work = runMenu(parts.menus, interaction, caller, inLanguage(parts.bot, caller.say))
    .then((message) => message ?? { content: caller.say('replies.unknownCommand') })
    .catch((error: unknown) => explain(parts, caller, error));
  const shown = await respondToCommand(interaction, { work, slow: true }, caller.say);
  parts.live.keep(caller.person.id, shown, caller.say, since);
}

interface Named {
  readonly name: string;
  readonly options: OptionReader;
  /** The former name by which it was called, if it was. */
  readonly moved?: { readonly old: string; readonly path: string };
}

/** The command that is meant: someone's Discord may still show the names of former days. */
function nowCalled(name: string, options: OptionReader): Named {
  const old = [name, ...(options.subcommand === undefined ? [] : [options.subcommand])].join(' ');
  const path = movedCommands[old];
  if (path === undefined) return { name, options };
  const [command = name, subcommand] = path.split(' ');
  return { name: command, options: { ...options, subcommand }, moved: { old, path } };
}

/** Returns the message with a last line, if there is room for it. */
function withLine(message: Message, line: string): Message {
  const content = message.content === undefined ? line : `${message.content}\n${line}`;
  return content.length > limits.content ? message : { ...message, content };
}

/** The form that a call opens. Whatever is wrong with the call, its reply says. */
async function opened({ bot, log }: RouterParts, called: Command | undefined, call: Call): Promise<Modal | undefined> {
  try {
    return await called?.modal?.(call, inLanguage(bot, call.say));
  } catch (error) {
    if (!isAppError(error)) log.error({ err: error, userId: call.person.id }, 'A bug: a form could not be opened');
    return undefined;
  }
}

/** A refusal for the caller; a bug also for the log. */
async function explain(
  { bot, log, came }: RouterParts,
  caller: Caller,
  error: unknown,
  gameId?: string,
): Promise<Message> {
  came?.(isAppError(error) && error.code !== 'internal' ? 'refused' : 'bug');
  if (!isAppError(error))
    log.error(
      { err: error, userId: caller.person.id, channelId: caller.channelId, gameId },
      'A bug: something that was asked for failed',
    );
  const open = await openHere(inLanguage(bot, caller.say), caller, gameId);
  const message = errorMessage(error, open?.text, caller.say);
  // “Open for you: …” is a press away.
  return open?.answers === undefined || message.content?.includes(open.text) !== true
    ? message
    : { ...message, components: open.answers };
}

interface OpenHere {
  readonly text: string;
  /** A button to answer what is open for the caller. */
  readonly answers?: Message['components'];
}

async function openHere(bot: BotContext, caller: Caller, gameId: string | undefined): Promise<OpenHere | undefined> {
  try {
    const game = await findGame(bot, caller, gameId);
    const text = await openNow(bot, game, caller);
    const plays = seatOf(game, caller.person.id) !== undefined;
    const mine = plays ? await bot.app.openDecisions(game.id, caller.person.id).catch(() => []) : [];
    return { text, ...(mine.length > 0 ? { answers: answerButton(game.id, caller.say) } : {}) };
  } catch {
    // Without a game there is nothing to add to the refusal.
    return undefined;
  }
}

async function complete(parts: RouterParts, byName: Commands, interaction: AutocompleteInteraction): Promise<void> {
  const { name, value } = interaction.options.getFocused(true);
  const meant = nowCalled(interaction.commandName, typedOptionsOf(interaction));
  const call = {
    ...(await callerOf(parts.bot.app.settings, interaction)),
    options: meant.options,
    focused: { name, value },
  };
  const suggestions = await suggestions25(parts, byName.get(meant.name), call);
  await interaction.respond(suggestions.map((suggestion) => ({ ...suggestion })));
}

/** Returns at most 25 suggestions. Having none is no error: the command itself says why when it is sent. */
async function suggestions25(
  parts: RouterParts,
  called: Command | undefined,
  call: Completion,
): Promise<ReadonlyArray<Suggestion>> {
  try {
    return ((await called?.complete?.(call, inLanguage(parts.bot, call.say))) ?? []).slice(0, limits.suggestions);
  } catch (error) {
    if (isAppError(error)) return [];
    parts.came?.('bug');
    parts.log.error({ err: error, userId: call.person.id }, 'A bug: suggestions failed');
    return [];
  }
}

async function press(parts: RouterParts, interaction: MessageComponentInteraction): Promise<void> {
  const caller: Caller = { ...(await callerOf(parts.bot.app.settings, interaction)), pressed: true };
  const decoded = decodePress(interaction.customId);
  if (decoded === undefined) {
    await tooOld(interaction, caller);
    return;
  }
  const owner = await ownerHere(parts.bot.app, caller);
  if (owner !== undefined && owner !== caller.person.id && !isReply(interaction)) {
    await interaction.reply({
      content: caller.say('privately.notYours'),
      flags: MessageFlags.Ephemeral,
      allowedMentions: { parse: [] },
    });
    return;
  }
  const pressed: Pressed = {
    caller,
    press: decoded,
    values: interaction.isAnySelectMenu() ? interaction.values : [],
    place: isReply(interaction) ? 'reply' : interaction.guildId === null || owner !== undefined ? 'direct' : 'channel',
    messageId: interaction.message.id,
  };
  if (pressed.place === 'reply') parts.live.leave(caller.person.id);
  const since = parts.live.begin();
  const refused = async (error: unknown): Promise<PressReply> => await whisperWhy(parts, caller, decoded, error);
  if (opensModal(decoded)) {
    await respondWithModal(
      interaction,
      modalFor(inLanguage(parts.bot, caller.say), pressed).then(opening).catch(refused),
    );
    return;
  }
  const opens = opensMessage(decoded);
  const underWay = opens ? undefined : parts.presses.begin(interaction.message.id, interaction);
  try {
    const work = handlePress(inLanguage(parts.bot, caller.say), pressed).catch(refused);
    const shown = await respondToPress(interaction, { work, slow: takesLong(decoded), underWay }, opens);
    parts.live.keep(caller.person.id, shown, caller.say, since);
  } finally {
    underWay?.over();
  }
}

/** Whether what was pressed stands in a message that only the presser sees. */
function isReply({ message }: MessageComponentInteraction): boolean {
  return message.flags.has(MessageFlags.Ephemeral);
}

function opening(modal: Modal): ReplyOrModal {
  return { kind: 'modal', modal };
}

async function whisperWhy(parts: RouterParts, caller: Caller, decoded: Press, error: unknown): Promise<PressReply> {
  return {
    kind: 'whisper',
    message: await explain(parts, caller, error, 'game' in decoded ? decoded.game : undefined),
  };
}

/** A form comes back, filled in. */
async function submit(parts: RouterParts, interaction: ModalSubmitInteraction): Promise<void> {
  const since = parts.live.begin();
  const caller: Caller = { ...(await callerOf(parts.bot.app.settings, interaction)), pressed: true };
  const decoded = decodePress(interaction.customId);
  if (decoded === undefined) {
    await tooOld(interaction, caller);
    return;
  }
  const work = handleModal(inLanguage(parts.bot, caller.say), {
    caller,
    press: decoded,
    filled: filledIn(interaction),
  }).catch(async (error: unknown) =>
    withTyped(await whisperWhy(parts, caller, decoded, error), filledIn(interaction), caller),
  );
  const shown = await respondToModal(interaction, work);
  parts.live.keep(caller.person.id, shown, caller.say, since);
}

/** Returns the refusal with the texts that the person typed into the form, so that they are not lost. */
function withTyped(outcome: PressReply, filled: Filled, { say }: Caller): PressReply {
  const typed = Object.values(filled)
    .flat()
    .filter((text) => /\s/.test(text.trim()));
  if (outcome.kind !== 'whisper' || typed.length === 0) return outcome;
  const quoted = typed.map((text) => `> ${escapeMarkup(text).replaceAll('\n', '\n> ')}`).join('\n');
  const content = `${outcome.message.content ?? ''}\n${say('refusals.youWrote')}\n${quoted}`;
  return { ...outcome, message: { ...outcome.message, content: shorten(content, limits.content) } };
}

async function tooOld(
  interaction: MessageComponentInteraction | ModalSubmitInteraction,
  { say }: Caller,
): Promise<void> {
  await interaction.reply({
    content: say('replies.oldButton'),
    flags: MessageFlags.Ephemeral,
    allowedMentions: { parse: [] },
  });
}
