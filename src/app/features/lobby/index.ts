import type { GameOptions } from '../../../store/engineTypes.ts';
import type { GameId, GameRecord, UserId } from '../../../store/records.ts';
import { freeId, illegal } from './create.ts';
import { AppError } from '../../core/error.ts';
import { changeLobby } from '../../play/lobby.ts';
import { findGame, findLobby, mayAdminister } from '../../core/lookUp.ts';
import type { Context, Doing } from '../../core/context.ts';
import type { ChosenOptions } from './newGame.ts';
import type { Person } from '../../core/person.ts';
import { formOf, reasonsFor } from './form.ts';
import type { LobbyForm } from './form.ts';
import { changeSeating, keepRole } from './change.ts';
import type { SeatingChange } from './change.ts';
import { withValues } from './fields.ts';
import { withPreset } from './optionPresets.ts';
import { namesRole } from '../guild/settings.ts';
import { checkName, readSetup, writeSetup } from '../../model/lobby/stored.ts';
import type { GameSetup } from '../../model/lobby/stored.ts';
import { defined } from '../../../values/defined.ts';

export { optionFields } from './fields.ts';
export type { FormField, FormPreset, FormValue, LobbyForm, RoleToKeep } from './form.ts';
export type { SeatingChange } from './change.ts';
export { seatOrders } from '../../model/lobby/seating.ts';
export type { SeatOrder } from '../../model/lobby/seating.ts';
export type { GameSetup } from '../../model/lobby/stored.ts';

/** A change of a lobby's setup; fields left out stay as they are. */
export interface SetupChange {
  /** The game's name; empty: it goes by its id again. */
  readonly name?: string;
  /** `undefined`: as many as come. */
  readonly wanted?: number | undefined;
  readonly options?: ChosenOptions;
  /** The id of a preset, which sets all options; `options` and `values` change it. */
  readonly preset?: string | undefined;
  /** Options by key and value, as buttons and menus have them. */
  readonly values?: Readonly<Record<string, string>>;
}

/** How games are set up before they start. */
export interface Setups {
  /** Returns the setup of a game, even of one that has started. */
  of(gameId: GameId): Promise<GameSetup>;
  form(gameId: GameId): Promise<LobbyForm>;
  /**
   * Changes the setup. For the host and administrators. Rejects with `notAllowed`, `illegalOptions`, `illegalName`,
   * `notInLobby`.
   */
  change(gameId: GameId, person: Person, change: SetupChange): Promise<GameRecord>;
  /**
   * Changes who sits where and who begins. For the host and administrators. Rejects with `notAllowed`, `noSuchSeat`,
   * `notInLobby`.
   */
  seat(gameId: GameId, person: Person, change: SeatingChange): Promise<GameRecord>;
  /**
   * Keeps a role (`RoleToKeep.value`) for someone of the lobby until they choose; `undefined`: nothing any more.
   * People keep one for themselves, the host and administrators for anyone. Rejects with `notAllowed`, `noSuchSeat`,
   * `cannotKeep`, `notInLobby`.
   */
  keep(gameId: GameId, person: Person, userId: UserId, value: string | undefined): Promise<GameRecord>;
  /** An id for a game that is to be created. */
  freeId(): Promise<GameId>;
}

export function createSetups({ read, look, change: changing }: Doing): Setups {
  return {
    of: (gameId) => read({ gameId }, ({ store }) => readSetup(store.settings, gameId)),
    form: (gameId) => look({ gameId }, async (context) => formNow(context, await findGame(context, gameId))),
    change: (gameId, person, change) =>
      changing({ gameId, userId: person.id }, (context) => changeSetup(context, gameId, person, change)),
    seat: (gameId, person, change) =>
      changing({ gameId, userId: person.id }, (context) => changeSeating(context, gameId, person, change)),
    keep: (gameId, person, userId, value) =>
      changing({ gameId, userId: person.id }, (context) => keepRole(context, gameId, person, { userId, value })),
    freeId: () => look({}, (context) => freeId(context)),
  };
}

/** The form of a lobby; guild settings that can't be understood stop no one here. */
async function formNow({ engine, store: { settings } }: Context, game: GameRecord): Promise<LobbyForm> {
  return formOf(engine, game, await readSetup(settings, game.id), await namesRole(settings, game.guildId));
}

/** Changes what a lobby says about the game to come. */
export async function changeSetup(
  context: Context,
  gameId: GameId,
  person: Person,
  change: SetupChange,
): Promise<GameRecord> {
  const game = await findLobby(context, gameId);
  mayAdminister(game, person);
  const setup = changed(await readSetup(context.store.settings, gameId), change);
  const { defaultOptions } = context.engine;
  const preset = withPreset(game.options, change.preset, defaultOptions);
  const options = withValues({ ...preset, ...change.options, players: game.seats.length }, change.values ?? {});
  checkFit(context, game, setup.wanted, options);
  await writeSetup(context.store.settings, gameId, setup);
  return await changeLobby(context, game, { options });
}

function changed({ name, wanted, ...fixed }: GameSetup, change: SetupChange): GameSetup {
  const called = change.name === undefined ? name : checkName(change.name);
  const players = 'wanted' in change ? change.wanted : wanted;
  return {
    ...fixed,
    ...defined({ name: called, wanted: players }),
  };
}

/**
 * Throws `illegalOptions` unless the people in the lobby can play with these options, at a table of the wished size.
 */
function checkFit(
  { engine }: Pick<Context, 'engine'>,
  game: GameRecord,
  wanted: number | undefined,
  options: GameOptions,
): void {
  const seated = game.seats.length;
  if (wanted !== undefined && wanted < seated) {
    throw new AppError(
      'illegalOptions',
      (say) => say('errors.moreSeated', { count: seated, wanted }),
      (say) => say('errors.tooManySeatedHint'),
    );
  }
  const reasons = reasonsFor({ engine, seated, wanted }, options);
  if (reasons.length > 0) throw illegal(reasons);
}
