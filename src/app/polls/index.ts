import { findGame } from '../lookUp.ts';
import type { Doing } from '../pace/index.ts';
import type { Context } from '../parts.ts';
import { close, open, openOf, viewOf, vote } from './poll.ts';
import type { Polls } from './types.ts';

/** `app.polls` over the app's parts. */
export function createPolls<State>(context: Context<State>, { look, change }: Pick<Doing, 'look' | 'change'>): Polls {
  return {
    open: (gameId, person, poll) => change({ gameId, userId: person.id }, () => open(context, gameId, person, poll)),
    vote: (gameId, person, number, answer) => change({ gameId, userId: person.id }, () => vote(context, gameId, person, number, answer)),
    close: (gameId, person, number) => change({ gameId, userId: person.id }, () => close(context, gameId, person, number)),
    look: (gameId, number) => look({ gameId }, () => {
      const poll = context.store.polls.of(gameId).find((each) => each.number === number);
      return poll === undefined ? undefined : viewOf(context, findGame(context, gameId), poll);
    }),
    openIn: (gameId) => look({ gameId }, () => openOf(context, gameId).map(({ number }) => number)),
  };
}
