import { inRow, worded } from '../../../words/index.ts';
import type { Text } from '../../../words/index.ts';
import type { GameId, GameRecord } from '../../../store/records.ts';
import type { Transaction } from '../../../store/types.ts';
import { toChannel } from '../../play/announce.ts';
import { deedOf } from '../../core/deeds.ts';
import { AppError } from '../../core/error.ts';
import { mayOpen } from '../guild/obstacle.ts';
import { openGameIn, userSeat } from '../../core/lookUp.ts';
import type { Context } from '../../core/context.ts';
import { checkedPace } from '../pace/setTimers.ts';
import { defaultPace, paces } from '../../model/timing/presets.ts';
import { withValues } from './fields.ts';
import { withPreset } from './optionPresets.ts';
import { reasonsFor } from './form.ts';
import { checkName, writeSetup } from '../../model/lobby/stored.ts';
import type { GameSetup } from '../../model/lobby/stored.ts';
import type { CreateInput } from './newGame.ts';
import { defined } from '../../../values/defined.ts';

const WORDS = [
  'adama',
  'apollo',
  'athena',
  'boomer',
  'caprica',
  'chief',
  'colonial',
  'cottle',
  'dualla',
  'gaeta',
  'galactica',
  'helo',
  'hotdog',
  'kat',
  'kobol',
  'leoben',
  'pegasus',
  'picon',
  'ragnar',
  'raptor',
  'roslin',
  'scorpia',
  'starbuck',
  'tauron',
  'tigh',
  'tylium',
  'viper',
  'zarek',
] as const;

const ATTEMPTS = 50;

/**
 * Opens a lobby. Throws `channelTaken`, `illegalOptions`, `illegalName`, and what the settings of the guild have
 * against it.
 */
export async function create(context: Context, input: CreateInput): Promise<GameRecord> {
  const { guildId, channelId, host, options = {} } = input;
  const { store, engine, now } = context;
  await mayOpen(store, input);
  const open = await openGameIn(context, channelId);
  if (open !== undefined) {
    throw new AppError(
      'channelTaken',
      (say) => say('errors.channelTaken', { game: open.id }),
      (say) => say('errors.channelTakenHint'),
    );
  }
  const preset = withPreset(engine.defaultOptions, input.preset, engine.defaultOptions);
  const chosen = withValues({ ...preset, ...options, players: 1 }, input.values ?? {});
  const reasons = reasonsFor({ engine, seated: 1, wanted: input.wanted }, chosen);
  if (reasons.length > 0) throw illegal(reasons);
  const id = input.id !== undefined && (await isFree(store, input.id)) ? input.id : await freeId(context);
  await writeSetup(store.settings, id, setupOf(input));
  const messages = toChannel({ channelId }, [{ kind: 'lobby' }]);
  return await store.create(
    {
      id,
      guildId,
      channelId,
      hostId: host.id,
      options: chosen,
      pace: checkedPace(paces[defaultPace], input.pace ?? {}),
      level: input.level ?? context.usualLevel ?? 'normal',
      seats: [userSeat(host)],
    },
    now(),
    messages,
    [deedOf(host, { kind: 'created' })],
  );
}

function setupOf({ name, wanted, parentId, language, ownThread = false, tutorial = false }: CreateInput): GameSetup {
  const called = name === undefined ? undefined : checkName(name);
  return {
    ...defined({ name: called, wanted, parentId, language }),
    ownThread,
    tutorial,
  };
}

export function illegal(reasons: ReadonlyArray<Text>): AppError {
  return new AppError(
    'illegalOptions',
    (say) => say('errors.illegalOptions', { reasons: worded(inRow(reasons, ' '), say) }),
    (say) => say('errors.illegalOptionsHint'),
  );
}

/** A name that no game has yet. */
export async function freeId({ store, random }: Context): Promise<GameId> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const word = WORDS[Math.floor(random() * WORDS.length)] ?? WORDS[0];
    // More digits once the short names get scarce.
    const number = Math.floor(random() * 900 * 10 ** Math.floor(attempt / 10)) + 100;
    const id = `${word}-${number}`;
    if (await isFree(store, id)) return id;
  }
  throw new Error('No free name for a game was found.');
}

/**
 * Returns whether a game may have this id. Not even the id of a deleted game is used again: its old buttons must never
 * reach another one.
 */
async function isFree(store: Transaction, id: GameId): Promise<boolean> {
  return (await store.game(id)) === undefined && (await store.deleted(id)) === undefined;
}
