import { findGame } from '../../core/lookUp.ts';
import type { Doing } from '../../core/context.ts';
import { close, open, openOf, viewOf, vote } from './poll.ts';
import type { Polls } from './types.ts';

/** `app.polls` over the app's parts. */
export function createPolls({ look, change }: Doing): Polls {
  return {
    open: (gameId, person, poll) =>
      change({ gameId, userId: person.id }, (context) => open(context, gameId, person, poll)),
    vote: (gameId, person, number, answer) =>
      change({ gameId, userId: person.id }, (context) => vote(context, gameId, person, number, answer)),
    close: (gameId, person, number) =>
      change({ gameId, userId: person.id }, (context) => close(context, gameId, person, number)),
    look: (gameId, number) =>
      look({ gameId }, async (context) => {
        const poll = (await context.store.polls.of(gameId)).find((each) => each.number === number);
        return poll === undefined ? undefined : await viewOf(context, await findGame(context, gameId), poll);
      }),
    openIn: (gameId) =>
      look({ gameId }, async (context) => (await openOf(context, gameId)).map(({ number }) => number)),
  };
}
