import type { ChannelId, GameId, GameRecord } from '../../store/records.ts';
import { announce, toChannel } from '../play/announce.ts';
import type { Announced } from '../play/announced.ts';
import { AppError } from '../core/error.ts';
import { isListed, readGuildSettings } from './guild/settings.ts';
import { findGame, mayAdminister, openGameIn } from '../core/lookUp.ts';
import type { NewMessage } from '../../store/types.ts';
import type { Context } from '../core/context.ts';
import { healGivenUp } from './redelivery/heal.ts';
import { isOfChannel } from './redelivery/lanes.ts';
import { readSetup, writeSetup } from '../model/lobby/stored.ts';
import { automaticDecision } from '../play/step.ts';
import type { Person } from '../core/person.ts';
import { defined } from '../../values/defined.ts';

/** A channel or thread of a guild. */
export interface GuildChannel {
  readonly guildId: string;
  readonly channelId: ChannelId;
  /** The parent channel, if it is a thread. */
  readonly parentId?: ChannelId | undefined;
}

/**
 * Moves a lobby, a running game or an archived game to another channel or thread of its guild, with all that was still
 * to be said. Throws `notAllowed`, `notRunning`, `channelTaken` (also by the game itself), `notHere`.
 */
export async function move(context: Context, gameId: GameId, person: Person, place: GuildChannel): Promise<GameRecord> {
  const game = await findGame(context, gameId);
  mayAdminister(game, person);
  await checkPlace(context, game, place);
  const { store, cache, now } = context;
  const { channelId, parentId } = place;
  const { parentId: _before, ...setup } = await readSetup(store.settings, gameId);
  await writeSetup(store.settings, gameId, {
    ...setup,
    ...defined({ parentId }),
    ownThread: false,
  });
  // What stands in the old channel stays there.
  for (const slot of ['lobby', 'question', 'picture']) await store.outbox.clearSlot(gameId, slot);
  const moved = { ...game, channelId };
  const again = game.status === 'running' ? await tellAgain(context, moved) : undefined;
  const stored = await store.commit({
    gameId,
    revision: game.revision,
    at: now(),
    game: { channelId },
    ...(again === undefined ? {} : { announced: JSON.stringify(again.announced) }),
    messages: [
      ...toChannel(game, [{ kind: 'notice', notice: { kind: 'moved', by: person.name, to: channelId } }]),
      ...toChannel(moved, [
        { kind: 'notice', notice: { kind: 'moved', by: person.name, to: channelId } },
        { kind: 'lobby' },
      ]),
      ...(again?.messages ?? []),
      ...(again === undefined ? [] : sheetsOf(game)),
    ],
  });
  cache.drop(gameId);
  // What could not be said there is said here.
  await healGivenUp(context, stored, ({ lane }) => isOfChannel(lane));
  return stored;
}

/** They name the place of the game, and private threads stand beside it. */
function sheetsOf({ seats }: GameRecord): ReadonlyArray<NewMessage> {
  return seats.flatMap((holder, seat) =>
    holder.kind === 'user'
      ? [{ lane: `user:${holder.userId}`, intent: { kind: 'sheet', userId: holder.userId, seat } }]
      : [],
  );
}

async function checkPlace(context: Context, game: GameRecord, place: GuildChannel): Promise<void> {
  if (game.status === 'over' || game.status === 'abandoned')
    throw new AppError(
      'notRunning',
      (say) => say('errors.ended'),
      (say) => say('errors.openNew'),
    );
  if (game.guildId !== place.guildId)
    throw new AppError(
      'notHere',
      (say) => say('errors.otherServer'),
      (say) => say('errors.otherServerHint'),
    );
  if (game.channelId === place.channelId) throw new AppError('channelTaken', (say) => say('errors.livesHere'));
  if (!isListed(await readGuildSettings(context.store.settings, place.guildId), place))
    throw new AppError(
      'notHere',
      (say) => say('errors.notHere'),
      (say) => say('errors.askManager'),
    );
  const open = await openGameIn(context, place.channelId);
  if (open !== undefined)
    throw new AppError(
      'channelTaken',
      (say) => say('errors.channelTaken', { game: open.id }),
      (say) => say('errors.channelTakenSinceHint'),
    );
}

/** The board and the open question, for those who have not seen them there. */
async function tellAgain({ engine, cache, store }: Context, game: GameRecord) {
  const before = await store.game(game.id);
  const held = before === undefined ? undefined : await cache.take(before);
  if (held === undefined) return undefined;
  const unseen: Announced = { ...held.announced, picture: '', question: '' };
  const settled = automaticDecision(engine, game, held.state) === undefined;
  const { state } = held;
  return announce({
    engine,
    game,
    state,
    view: engine.view(state, 'public'),
    before: unseen,
    events: [],
    settled,
    showBoard: true,
  });
}
