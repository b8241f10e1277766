import type { App, GameRecord, Slot } from '../../app/types.ts';
import type { Courier } from '../delivery/courier.ts';
import { eventOf } from '../delivery/event.ts';
import { OldEditError } from '../oldEditError.ts';
import { knownThread } from '../delivery/privateThread.ts';
import { inOpenThread } from '../delivery/reopen.ts';
import { sayInGame, sayToPerson } from '../languages.ts';
import { goneLobbyMessage, goneSheetMessage } from '../messages/hosts.ts';
import type { Message } from '../types.ts';

/** The part of a courier that is needed to leave no button behind. */
export type Farewell = Pick<Courier, 'edit' | 'disarm' | 'remove' | 'changeThread' | 'removeEvent'>;

type Parting = (courier: Farewell, slot: Slot) => Promise<void>;

/**
 * Looks up the messages of a game that would still offer something, before the game is deleted and they are forgotten.
 * The returned function closes them: no button stays, and no secret. Never rejects: a message may be gone, and a person
 * who presses a button that stayed is told what has become of the game.
 */
export async function farewellOf(app: App, game: GameRecord): Promise<(courier: Farewell) => Promise<void>> {
  const proposal = game.startedAt === undefined ? undefined : await app.undo.proposal(game.id).catch(() => undefined);
  const ofPeople: Array<ReadonlyArray<readonly [string, Parting]>> = [];
  for (const holder of game.seats) if (holder.kind === 'user') ofPeople.push(await ofPerson(app, game, holder.userId));
  const partings: ReadonlyArray<readonly [string, Parting]> = [
    ['lobby', editedTo(goneLobbyMessage(game.id, await sayInGame(app.settings, game)))],
    ['question', removed],
    ['picture', disarmed],
    ...(proposal === undefined ? [] : [[`proposal:${proposal.proposal.number}`, disarmed] as const]),
    ...(await app.polls.openIn(game.id).catch(() => [])).map((number) => [`poll:${number}`, disarmed] as const),
    ...ofPeople.flat(),
  ];
  const standing: Array<(courier: Farewell) => Promise<void>> = [];
  for (const [name, parting] of partings) {
    const slot = await app.outbox.slot(game.id, name);
    if (slot !== undefined) standing.push((courier) => parting(courier, slot));
  }
  const event = await eventOf(app, game.id);
  const takeBack = event === undefined ? [] : [(courier: Farewell) => courier.removeEvent(game.guildId, event)];
  return async (courier) => {
    await Promise.allSettled([...standing, ...takeBack].map((part) => part(courier)));
  };
}

async function ofPerson(
  app: App,
  game: GameRecord,
  userId: string,
): Promise<ReadonlyArray<readonly [string, Parting]>> {
  const thread = (await knownThread(app, game.id, userId))?.threadId;
  return [
    [`asked:${userId}`, disarmed],
    [`orders:${userId}`, disarmed],
    [
      `sheet:${userId}`,
      closingThread(editedTo(goneSheetMessage(game.id, await sayToPerson(app.settings, userId, game.guildId))), thread),
    ],
  ];
}

/** Returns the parting for a message in a private thread, which is closed afterwards. */
function closingThread(parting: Parting, threadId: string | undefined): Parting {
  return async (courier, slot) => {
    await inOpenThread({ courier }, threadId, () => parting(courier, slot));
    if (threadId !== undefined) await courier.changeThread(threadId, { archived: true });
  };
}

function editedTo(message: Message): Parting {
  return async (courier, slot) =>
    await courier.edit(slot.channelId, slot.messageId, message).catch(removing(courier, slot));
}

const disarmed: Parting = async (courier, slot) =>
  await courier.disarm(slot.channelId, slot.messageId).catch(removing(courier, slot));
const removed: Parting = (courier, { channelId, messageId }) => courier.remove(channelId, messageId);

/**
 * An old message that Discord lets no one edit now is taken away: it would show a secret, or offer something, for ever.
 */
function removing(courier: Farewell, slot: Slot): (error: unknown) => Promise<void> {
  return async (error) => {
    if (!(error instanceof OldEditError)) throw error;
    await removed(courier, slot);
  };
}
