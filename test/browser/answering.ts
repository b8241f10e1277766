/**
 * How a person at the page comes to an answer that a test names: which button or menu of the messages in sight is next.
 * The messages are read from the table, where buttons have ids; only the page is touched.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { commandFor, optionOf } from '../../src/bot/playCommands.ts';
import { decodePress } from '../../src/bot/customId.ts';
import { buttonsOf, menusOf } from '../../src/table/player/components.ts';
import { interactiveComponents } from '../../src/table/componentTree.ts';
import { mostByCommand, target, type Answer } from '../e2e/deciding.ts';

/** The control to touch next. */
export type Control =
  | { readonly kind: 'button'; readonly message: APIMessage; readonly id: string }
  | {
      readonly kind: 'menu';
      readonly message: APIMessage;
      readonly id: string;
      readonly values: ReadonlyArray<string>;
    };

type Find = (message: APIMessage, answer: Answer) => Control | undefined;

/** In the newest message that leads on; `undefined` as long as none does. */
export function nextControl(messages: ReadonlyArray<APIMessage>, answer: Answer): Control | undefined {
  const newest = messages.toReversed();
  return firstOf([sure, answer.decision.max === 1 ? single : several, further, opener], (find) =>
    firstOf(newest, (message) => find(message, answer)),
  );
}

/** Only what asks whether it is meant: after a command. */
export function nextAfterCommand(messages: ReadonlyArray<APIMessage>, answer: Answer): Control | undefined {
  return firstOf(messages.toReversed(), (message) => sure(message, answer));
}

function firstOf<T, R>(things: ReadonlyArray<T>, find: (thing: T) => R | undefined): R | undefined {
  for (const thing of things) {
    const found = find(thing);
    if (found !== undefined) return found;
  }
  return undefined;
}

function buttonThat(
  message: APIMessage,
  fits: (means: NonNullable<ReturnType<typeof decodePress>>) => boolean,
): Control | undefined {
  const button = buttonsOf(message).find(({ custom_id: id }) => {
    const means = decodePress(id);
    return means !== undefined && fits(means);
  });
  return button === undefined ? undefined : { kind: 'button', message, id: button.custom_id };
}

const sure: Find = (message, { decision }) =>
  buttonThat(message, (means) => means.kind === 'sure' && means.decision === decision.id);

const single: Find = (message, answer) => {
  const found = target(message, answer);
  if (found === undefined) return undefined;
  const { id, value } = found;
  return value === undefined ? { kind: 'button', message, id } : { kind: 'menu', message, id, values: [value] };
};

/** One after the other is switched on, or a whole page of a menu at once; then the answer is confirmed. */
const several: Find = (message, { decision, indexes }) => {
  if (indexes.length === 0)
    return buttonThat(message, (means) => means.kind === 'none' && means.decision === decision.id);
  const done = picksSoFar(message, decision.id);
  if (done.length === indexes.length && indexes.every((index) => done.includes(index)))
    return buttonThat(message, (means) => means.kind === 'confirm' && means.decision === decision.id);
  return toggled(message, decision.id, { indexes, done }) ?? inMenu(message, decision.id, { indexes, done });
};

interface Picks {
  readonly indexes: ReadonlyArray<number>;
  readonly done: ReadonlyArray<number>;
}

function picksSoFar(message: APIMessage, decision: string): ReadonlyArray<number> {
  // The button to confirm knows them even while it can't be pressed.
  const shown = interactiveComponents(message.components ?? []).map(({ custom_id: id }) => decodePress(id));
  const kept = shown.find(
    (means) => (means?.kind === 'confirm' || means?.kind === 'menu') && means.decision === decision,
  );
  return kept?.kind === 'confirm' || kept?.kind === 'menu' ? kept.picked : [];
}

function toggled(message: APIMessage, decision: string, { indexes, done }: Picks): Control | undefined {
  const isStep = (picked: ReadonlyArray<number>): boolean =>
    indexes.some((index) => picked.includes(index) && !done.includes(index)) ||
    done.some((index) => !indexes.includes(index) && !picked.includes(index));
  return buttonThat(message, (means) => means.kind === 'toggle' && means.decision === decision && isStep(means.picked));
}

function inMenu(message: APIMessage, decision: string, { indexes, done }: Picks): Control | undefined {
  const menu = menusOf(message).find(({ custom_id: id, options }) => {
    const means = decodePress(id);
    return (
      means?.kind === 'menu' &&
      means.decision === decision &&
      options.some(({ value }) => indexes.includes(Number(value)) && !done.includes(Number(value)))
    );
  });
  if (menu === undefined) return undefined;
  const values = menu.options.map(({ value }) => value).filter((value) => indexes.includes(Number(value)));
  return { kind: 'menu', message, id: menu.custom_id, values };
}

/** The last page that the message leads to. */
const further: Find = (message, { decision }) => {
  const pages = buttonsOf(message).flatMap(({ custom_id: id }) => {
    const means = decodePress(id);
    return means?.kind === 'page' && means.decision === decision.id ? [{ id, page: means.page }] : [];
  });
  const last = pages.toSorted((a, b) => a.page - b.page).at(-1);
  return last === undefined ? undefined : { kind: 'button', message, id: last.id };
};

const opener: Find = (message) => buttonThat(message, ({ kind }) => kind === 'ask');

export interface Typed {
  readonly name: string;
  /** The options in their order, each with the value of its suggestion. */
  readonly options: ReadonlyArray<{ readonly name: string; readonly value: string }>;
}

/** The command that gives this answer; `undefined` if it names more than a command takes. */
export function commandWith({ decision, indexes }: Answer): Typed | undefined {
  if (indexes.length === 0) return { name: 'pass', options: [{ name: 'question', value: decision.id }] };
  if (indexes.length > mostByCommand) return undefined;
  const name = indexes.length === 1 ? commandFor(decision) : 'choose';
  const options = indexes.map((index, n) => ({
    name: n === 0 ? optionOf(name) : `choice${n + 1}`,
    value: `#${decision.id}|${index}`,
  }));
  return { name, options };
}
