import { MessageFlags } from 'discord-api-types/v10';
import type { APIMessage } from 'discord-api-types/v10';
import { decodePress } from '../../bot/customId.ts';
import { buttonsOf, menusOf } from '../../table/player/components.ts';
import { roleOf } from '../../table/questions.ts';
import type { MessageMatcher, InteractionReply, TestPerson } from '../../table/server/index.ts';

/** Milliseconds after which a person goes on without having seen what came of a press. */
const patience = 10_000;
/** Milliseconds between two looks at a message that is about to change. */
const look = 50;

/** An answer to a question of a game. */
export interface Given {
  readonly game: string;
  readonly decision: string;
}

/** Returns the person with presses that report to `done` what they were shown as done. */
export function notingPerson(person: TestPerson, done: (given: Given) => void): TestPerson {
  /** Waits for what comes of a press, as people look at it before they press again. */
  const noted = async (
    message: MessageMatcher,
    customId: string,
    pressed: Promise<InteractionReply>,
  ): Promise<InteractionReply> => {
    const outcome = await pressed;
    const press = decodePress(customId);
    if (press === undefined || !('decision' in press) || roleOf(customId) !== 'answers') return outcome;
    const { game, decision } = press;
    const isSeen =
      'message' in outcome
        ? isDone(outcome.message)
        : typeof message === 'object' && 'channel_id' in message && (await becomesDone(person, message, decision));
    if (isSeen) done({ game, decision });
    return outcome;
  };
  return {
    ...person,
    press: (message, button, how) => noted(message, button, person.press(message, button, how)),
    select: (message, menu, choices, how) => noted(message, menu, person.select(message, menu, choices, how)),
  };
}

/** Whether the message is the bot's private reply that says what was chosen. */
function isDone({ content }: APIMessage): boolean {
  return content.startsWith('✅ ');
}

/**
 * Waits until a private message says that the answer is done, or one that everyone sees no longer asks for the
 * decision. Returns whether that happened.
 */
async function becomesDone(
  person: TestPerson,
  { id, channel_id: channelId, flags, edited_timestamp: before }: APIMessage,
  decision: string,
): Promise<boolean> {
  const isForOneAlone = flags !== undefined && (flags & MessageFlags.Ephemeral) !== 0;
  const current = (): APIMessage | undefined => person.messages(channelId).find((each) => each.id === id);
  const isSo = (message: APIMessage | undefined): boolean => {
    if (isForOneAlone) return message !== undefined && isDone(message);
    return message === undefined || isDone(message) || !asks(message, decision);
  };
  for (
    const end = performance.now() + patience;
    performance.now() < end;
    await new Promise((resolve) => setTimeout(resolve, look))
  ) {
    const message = current();
    if (isSo(message)) return true;
    // It was only a part of the answer, and asks for the rest.
    if (isForOneAlone && message?.edited_timestamp !== before) return false;
  }
  return false;
}

function asks(message: APIMessage, decision: string): boolean {
  return [...buttonsOf(message), ...menusOf(message)].some(({ custom_id: id }) => {
    const press = decodePress(id);
    return press !== undefined && 'decision' in press && press.decision === decision;
  });
}
