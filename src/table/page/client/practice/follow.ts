import type { AwaitedPerson } from '../../../contract.ts';
import { type AppState, actAs, currentChannel, currentWorld, goTo } from '../state/app.ts';

/**
 * Returns the people who are asked and that the table doesn't answer for, each with the question to go to, the oldest
 * first.
 */
export function askedPeople(state: AppState): ReadonlyArray<AwaitedPerson> {
  const world = currentWorld(state);
  if (world === undefined) return [];
  const open = world.waiting.filter(({ userId }) => !world.standIns.includes(userId));
  return [...new Set(open.map(({ userId }) => userId))].flatMap(
    (userId) =>
      questionFor(
        state,
        open.filter((one) => one.userId === userId),
      ) ?? [],
  );
}

/**
 * Returns a person's newest question: in the open channel if there is one, else in the guild, else by direct message.
 */
function questionFor(state: AppState, mine: ReadonlyArray<AwaitedPerson>): AwaitedPerson | undefined {
  const here = currentChannel(state)?.channel.id;
  return (
    mine.findLast(({ channelId }) => channelId === here) ??
    mine.findLast(({ userId, channelId }) => isInGuild(state, userId, channelId)) ??
    mine.at(-1)
  );
}

function isInGuild(state: AppState, userId: string, channelId: string): boolean {
  return state.worlds[userId]?.channels.some(({ channel, kind }) => channel.id === channelId && kind !== 'dm') === true;
}

/** Something is open that would be taken away with the person. */
export function isBusy(state: AppState): boolean {
  return (
    state.drawer || state.picture !== undefined || state.apps !== undefined || currentWorld(state)?.modal !== undefined
  );
}

/**
 * Returns the question to go to now, with all seats in one hand. `undefined` as long as the acting person has one in
 * sight, or has a form, a picture, a menu or the list of channels open. Questions from which someone has gone away by
 * hand don't count.
 */
export function nextQuestion(state: AppState): AwaitedPerson | undefined {
  if (!state.allSeats || isBusy(state)) return undefined;
  const asked = askedPeople(state);
  const mine = asked.find(({ userId }) => userId === state.me);
  if (mine !== undefined && mine.channelId === currentChannel(state)?.channel.id) return undefined;
  const open = asked.filter(({ messageId }) => !state.left.includes(messageId));
  return open.find(({ userId }) => userId === state.me) ?? open[0];
}

/**
 * Becomes the person who is asked, in front of the question; `focus`: the keyboard goes on at its first button. That
 * person's own page may not have heard of the question yet, but nothing is left behind by going there.
 */
export function toQuestion(state: AppState, { userId, channelId, messageId }: AwaitedPerson, focus = false): AppState {
  return { ...goTo(actAs(state, userId), { channelId, messageId, focus }), left: [] };
}

/**
 * Goes to the acting person's question, or else to the oldest one; if no one is asked, to the next one as soon as it
 * comes.
 */
export function toAnyQuestion(state: AppState): AppState {
  const asked = askedPeople(state);
  const wanted = asked.find(({ userId }) => userId === state.me) ?? asked[0];
  return wanted === undefined
    ? { ...state, awaits: true }
    : { ...toQuestion(state, wanted, true), followed: undefined };
}
