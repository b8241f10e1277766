import type { GameOptions } from '../store/engineTypes.ts';
import type { GameId, GameRecord } from '../store/records.ts';
import { announce, toChannel } from './announce.ts';
import { nothingAnnounced } from './announced.ts';
import { illegal } from './create.ts';
import { AppError } from './error.ts';
import { limitsOf } from './lobby.ts';
import { findLobby, mayAdminister } from './lookUp.ts';
import type { Context } from './parts.ts';
import { automaticDecision, textOf, withTurns } from './step.ts';
import type { Person } from './types.ts';

/** Deals the game. Throws `notAllowed`, `tooFewPlayers`, `illegalOptions`, `notInLobby`. */
export function start<State>(context: Context<State>, gameId: GameId, person: Person): GameRecord {
  const lobby = findLobby(context, gameId);
  mayAdminister(lobby, person);
  const options = { ...lobby.options, players: lobby.seats.length };
  checkStart(context, options);
  const { engine, store } = context;
  const at = context.now();
  const { state, events } = engine.createGame(options, context.newSeed());
  const patch = { status: 'running', startedAt: at, options } as const;
  const game = { ...lobby, ...patch };
  const settled = automaticDecision(engine, game, state) === undefined;
  const { announced, messages } = announce({ engine, game, state, before: nothingAnnounced, events, settled, showBoard: true });
  return store.commit({
    gameId, revision: lobby.revision, at, game: patch, announced: JSON.stringify(announced),
    step: { kind: 'start', state: textOf(engine, state), events: withTurns(events.map((event) => ({ seq: 0, event })), 0) },
    messages: [...toChannel(game, [{ kind: 'lobby' }]), ...messages],
  });
}

function checkStart<State>({ engine }: Context<State>, options: GameOptions): void {
  const fewest = limitsOf(engine, options)?.fewest ?? 0;
  if (options.players < fewest) {
    throw new AppError('tooFewPlayers', (say) => say('errors.tooFew', { fewest, count: options.players }), (say) => say('errors.tooFewHint'));
  }
  const reasons = engine.checkOptions(options);
  if (reasons.length > 0) throw illegal(reasons);
}
