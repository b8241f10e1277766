import { ComponentType, type APIMessage } from 'discord-api-types/v10';
import { interactiveComponents, type Interactive } from '../../componentTree.ts';
import type { InteractionReply } from './outcome.ts';

/** Says which message is meant: its id, itself, what the bot answered with, or a test; the newest that fits counts. */
export type MessageMatcher = string | APIMessage | InteractionReply | ((message: APIMessage) => boolean);

/** The newest visible message that fits; throws when there is none. */
export function findMessage(visible: ReadonlyArray<APIMessage>, matcher: MessageMatcher): APIMessage {
  const found = visible.findLast((message) => matches(message, matcher));
  if (found === undefined) throw new Error(`No such message can be seen. The latest say: ${gists(visible)}.`);
  return found;
}

/** The channel in which to look; `undefined` when the matcher does not tell. */
export function channelOf(matcher: MessageMatcher): string | undefined {
  if (typeof matcher !== 'object') return undefined;
  if (!('kind' in matcher)) return matcher.channel_id;
  return 'message' in matcher ? matcher.message.channel_id : undefined;
}

function matches(message: APIMessage, matcher: MessageMatcher): boolean {
  if (typeof matcher === 'string') return message.id === matcher;
  if (typeof matcher === 'function') return matcher(message);
  if ('kind' in matcher) return 'message' in matcher && matcher.message.id === message.id;
  return matcher.id === message.id;
}

/** Returns short excerpts of the latest messages, for error messages. */
export function gists(messages: ReadonlyArray<APIMessage>): string {
  return messages.length === 0 ? 'nothing' : messages.slice(-5).map(gist).join(' | ');
}

function gist(message: APIMessage): string {
  const texts = [message.content, message.embeds[0]?.title, message.embeds[0]?.description];
  const text = texts.find((candidate) => candidate !== undefined && candidate !== '') ?? '(no text)';
  return `“${text.slice(0, 60)}”`;
}

/** The component with this custom id, or else with this label or placeholder; throws when there is none. */
export function findInteractive(message: APIMessage, name: string): Interactive {
  const all = interactiveComponents(message.components ?? []);
  const found =
    all.find((component) => component.custom_id === name) ?? all.find((component) => captionOf(component) === name);
  if (found !== undefined) return found;
  const offered = all.map((component) => `${captionOf(component) ?? '?'} (${component.custom_id})`).join(', ');
  throw new Error(`The message has no button or menu “${name}”. It has: ${offered || 'none'}.`);
}

function captionOf(component: Interactive): string | undefined {
  if (component.type === ComponentType.Button) return component.label;
  return 'placeholder' in component ? component.placeholder : undefined;
}

/** Values of a menu, given as values or as the labels that are shown. */
export function valuesFor(component: Interactive, given: ReadonlyArray<string>): string[] {
  if (component.type !== ComponentType.StringSelect) return [...given];
  return given.map(
    (one) => component.options.find((option) => option.value === one || option.label === one)?.value ?? one,
  );
}
