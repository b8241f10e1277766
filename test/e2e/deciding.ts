/**
 * People who answer a question with choices that a test names, as Discord lets them: by buttons and menus, or by a
 * command.
 */
import type { APIMessage } from 'discord-api-types/v10';
import { commandFor, optionOf } from '../../src/bot/playCommands.ts';
import type { Decision } from '../../src/app/types.ts';
import { isLegalCount } from '../../src/engine/flow/counts.ts';
import { decodePress } from '../../src/bot/customId.ts';
import { buttonsOf, menusOf } from '../../src/table/player/components.ts';
import type { InteractionReply, TestPerson } from '../../src/table/server/index.ts';
import { until } from './scene.ts';

/** The number of choices that `/choose` takes. */
export const mostByCommand = 5;
const mostPages = 5;

export interface Answer {
  readonly decision: Decision;
  /** Positions in its choices. */
  readonly indexes: ReadonlyArray<number>;
}

export type Way = 'button' | 'command';

/** Whether this can be answered with buttons: those are for questions that take one choice, or none. */
export function hasButtons({ decision }: Answer): boolean {
  return decision.max === 1;
}

/** Throws if the bot offers no such answer, or refuses it. */
export async function give(person: TestPerson, answer: Answer, way: Way): Promise<void> {
  const outcome = way === 'button' ? await press(person, answer) : await command(person, answer);
  await confirm(person, outcome, answer);
}

async function command(person: TestPerson, { decision, indexes }: Answer): Promise<InteractionReply> {
  if (indexes.length === 0) return await person.command('pass', { question: decision.id });
  const values = indexes.slice(0, mostByCommand).map((index) => `#${decision.id}|${index}`);
  const name = values.length === 1 ? commandFor(decision) : 'choose';
  const options = values.map((value, n): [string, string] => [n === 0 ? optionOf(name) : `choice${n + 1}`, value]);
  const outcome = await person.command(name, Object.fromEntries(options));
  // Where those are an answer already, it has been given: a player who wants more begins with the buttons.
  if (indexes.length <= mostByCommand || isLegalCount(decision, mostByCommand)) return outcome;
  return await pickTheRest(person, messageOf(outcome), indexes);
}

/** A command names some, and the question that it opens the others: button by button, or all at once in a menu. */
async function pickTheRest(
  person: TestPerson,
  opened: APIMessage,
  indexes: ReadonlyArray<number>,
): Promise<InteractionReply> {
  let panel = opened;
  for (const index of indexes.slice(mostByCommand)) {
    const toggle = buttonsOf(panel).find(({ custom_id: id }) => {
      const means = decodePress(id);
      return means?.kind === 'toggle' && means.picked.includes(index);
    });
    const menu = menusOf(panel).find(({ custom_id: id }) => decodePress(id)?.kind === 'menu');
    if (toggle !== undefined) panel = messageOf(await person.press(panel, toggle.custom_id));
    else if (menu !== undefined) panel = messageOf(await person.select(panel, menu.custom_id, indexes.map(String)));
    if (toggle === undefined) break;
  }
  const confirm = buttonsOf(panel).find(({ custom_id: id }) => decodePress(id)?.kind === 'confirm');
  if (confirm === undefined) throw new Error(`The question can't be answered with ${indexes.join()}.`);
  return await person.press(panel, confirm.custom_id);
}

/**
 * Presses the choice where the question shows it, or opens their own question by
 * the button below it; picks from its menu where it has one.
 */
async function press(person: TestPerson, answer: Answer): Promise<InteractionReply> {
  await until(
    () => wayIn(person, answer) !== undefined,
    () => `${person.name} sees no buttons for ${answer.decision.topic.kind}.`,
  );
  const found = wayIn(person, answer);
  let panel = found?.opens === undefined ? found?.message : messageOf(await person.press(found.message, found.opens));
  for (let pages = 0; panel !== undefined && pages < mostPages; pages += 1) {
    const outcome = await pressed(person, panel, answer);
    if (outcome !== undefined) return outcome;
    panel = messageOf(await person.press(panel, 'More'));
  }
  throw new Error(`No button answers ${answer.decision.topic.kind} with ${answer.indexes.join()}.`);
}

/** The message to press in, and the button that opens the question first, if it has to be opened. */
function wayIn(
  person: TestPerson,
  answer: Answer,
): { readonly message: APIMessage; readonly opens?: string } | undefined {
  for (const message of person.asked().toReversed()) {
    if (target(message, answer) !== undefined) return { message };
    const opening = buttonsOf(message).find(({ custom_id: id }) => decodePress(id)?.kind === 'ask');
    if (opening !== undefined) return { message, opens: opening.custom_id };
  }
  return undefined;
}

async function pressed(person: TestPerson, panel: APIMessage, answer: Answer): Promise<InteractionReply | undefined> {
  const found = target(panel, answer);
  if (found === undefined) return undefined;
  return found.value === undefined
    ? await person.press(panel, found.id)
    : await person.select(panel, found.id, [found.value]);
}

/** The button of this answer, or the menu that it is in. */
export function target(
  panel: APIMessage,
  { decision, indexes: [index] }: Answer,
): { readonly id: string; readonly value?: string } | undefined {
  const button = buttonsOf(panel).find(({ custom_id: id }) => {
    const means = decodePress(id);
    return index === undefined
      ? means?.kind === 'none' && means.decision === decision.id
      : means?.kind === 'pick' && means.decision === decision.id && means.index === index;
  });
  if (button !== undefined) return { id: button.custom_id };
  const menu = menusOf(panel).find(({ custom_id: id, options }) => {
    const means = decodePress(id);
    return (
      (means?.kind === 'group' || means?.kind === 'menu') &&
      means.decision === decision.id &&
      options.some(({ value }) => value === `${index}`)
    );
  });
  return menu === undefined ? undefined : { id: menu.custom_id, value: `${index}` };
}

/** Confirms, with a button for “yes”, what can’t be undone. */
async function confirm(person: TestPerson, outcome: InteractionReply, { decision }: Answer): Promise<void> {
  const message = 'message' in outcome ? outcome.message : undefined;
  const sure =
    message === undefined
      ? undefined
      : buttonsOf(message).find(({ custom_id: id }) => decodePress(id)?.kind === 'sure' && id.includes(decision.id));
  if (message !== undefined && sure !== undefined) await person.press(message, sure.custom_id);
}

function messageOf(outcome: InteractionReply): APIMessage {
  if (!('message' in outcome)) throw new Error(`No message came, but ${outcome.kind}.`);
  return outcome.message;
}
