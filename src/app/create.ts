import type { GameId, GameRecord } from '../store/records.ts';
import { toChannel } from './announce.ts';
import { AppError } from './error.ts';
import { limitsOf, reasonsAgainst } from './lobby.ts';
import { userSeat } from './lookUp.ts';
import type { Context } from './parts.ts';
import type { CreateInput } from './types.ts';

const WORDS = [
  'adama', 'apollo', 'athena', 'boomer', 'caprica', 'chief', 'colonial', 'cottle', 'dualla', 'gaeta', 'galactica', 'helo', 'hotdog',
  'kat', 'kobol', 'leoben', 'pegasus', 'picon', 'ragnar', 'raptor', 'roslin', 'scorpia', 'starbuck', 'tauron', 'tigh', 'tylium', 'viper', 'zarek',
] as const;

const ATTEMPTS = 50;

/** Opens a lobby. Throws `channelTaken`, `illegalOptions`. */
export function create<State>(context: Context<State>, { guildId, channelId, host, options = {} }: CreateInput): GameRecord {
  const { store, engine, now } = context;
  const [open] = store.games({ channelId, statuses: ['lobby', 'running'] });
  if (open !== undefined) {
    throw new AppError('channelTaken', `This channel already has an open game, ${open.id}.`, 'Join that one, or open yours in another channel or thread.');
  }
  const chosen = { ...engine.defaultOptions, ...options, players: 1 };
  if (limitsOf(engine, chosen) === undefined) throw illegal(reasonsAgainst(engine, chosen));
  const id = freeId(context);
  const messages = toChannel({ channelId }, [{ kind: 'lobby' }]);
  return store.create({ id, guildId, channelId, hostId: host.id, options: chosen, seats: [userSeat(host)] }, now(), messages);
}

export function illegal(reasons: ReadonlyArray<string>): AppError {
  return new AppError('illegalOptions', `These options don't go together. ${reasons.join(' ')}`, 'Change one of them.');
}

function freeId<State>({ store, random }: Context<State>): GameId {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const word = WORDS[Math.floor(random() * WORDS.length)] ?? WORDS[0];
    // More digits once the short names get scarce.
    const number = Math.floor(random() * 900 * 10 ** Math.floor(attempt / 10)) + 100;
    const id = `${word}-${number}`;
    if (store.game(id) === undefined) return id;
  }
  throw new Error('No free name for a game was found.');
}
