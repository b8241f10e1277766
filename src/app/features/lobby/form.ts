import type { Text, Sentence } from '../../../words/index.ts';
import type { GameOptions } from '../../../store/engineTypes.ts';
import type { GameRecord, UserId } from '../../../store/records.ts';
import type { Engine } from '../../core/engine.ts';
import { playerNumbers } from '../../play/lobby.ts';
import { optionFields, placeOf } from './fields.ts';
import type { OptionField, OptionMenu, OptionValue } from './fields.ts';
import { isPreset, optionPresets, withPreset } from './optionPresets.ts';
import type { OptionPreset } from './optionPresets.ts';
import { againstKeeping, keptIn, roleHelp, roleName, rolesIn } from '../../model/lobby/roles.ts';
import type { SeatOrder } from '../../model/lobby/seating.ts';
import { seatingOf } from '../../model/lobby/stored.ts';
import type { GameSetup } from '../../model/lobby/stored.ts';

/** One value of an option. */
export interface FormValue extends OptionValue {
  readonly picked: boolean;
  /** The reasons why it can't be chosen now, in sentences; empty: it can. */
  readonly reasons: ReadonlyArray<Text>;
}

export interface FormField {
  readonly key: string;
  /** The number that stands for it in messages. */
  readonly place: number;
  readonly name: Sentence;
  readonly help: Sentence;
  readonly kind: 'toggle' | 'choice';
  readonly menu: OptionMenu;
  readonly values: ReadonlyArray<FormValue>;
}

export interface FormPreset extends OptionPreset {
  /** Everything is as it has it. */
  readonly picked: boolean;
  /** The reasons why it can't be chosen now, in sentences; empty: it can. */
  readonly reasons: ReadonlyArray<Text>;
}

/** A role that someone in the lobby may keep. */
export interface RoleToKeep extends Omit<OptionValue, 'help'> {
  readonly help: Sentence;
  /** Returns why this person can't reserve it now; `undefined`: they can. */
  against(userId: UserId): Sentence | undefined;
}

/** The seat order, the first player, and the roles that are reserved for players. */
export interface SeatingForm {
  readonly order: SeatOrder;
  /** The player who begins; `undefined`: drawn at random. */
  readonly first: { readonly userId: UserId; readonly name: string } | undefined;
  /** The reserved roles in order of seats, without what does not go with the options as they are. */
  readonly kept: ReadonlyArray<{
    readonly userId: UserId;
    readonly name: string;
    readonly value: string;
    readonly role: Sentence;
  }>;
  readonly roles: ReadonlyArray<RoleToKeep>;
}

/** A lobby's decisions so far, and the possible alternatives. */
export interface LobbyForm {
  readonly setup: GameSetup;
  /** How many can play with the options as they are. */
  readonly numbers: ReadonlyArray<number>;
  /** Each number of players that any options allow. */
  readonly players: ReadonlyArray<{ readonly number: number; readonly reasons: ReadonlyArray<Text> }>;
  readonly presets: ReadonlyArray<FormPreset>;
  readonly fields: ReadonlyArray<FormField>;
  /**
   * The numbers of players for which the Sympathizer is in, of those that may come; only where one can also play
   * without.
   */
  readonly sympathizer: ReadonlyArray<number>;
  readonly seating: SeatingForm;
  /** Whether a role of the guild can still be called. */
  readonly mayInvite: boolean;
  /** How many seats will be filled when the game starts with automatic players in the empty ones. */
  readonly target: number;
}

/** Returns the numbers of players with which these options can be played. */
export function numbersFor(engine: Engine, options: GameOptions): ReadonlyArray<number> {
  return playerNumbers.filter((players) => engine.checkOptions({ ...options, players }).length === 0);
}

/** The form of a lobby as it stands. */
export function formOf(engine: Engine, game: GameRecord, setup: GameSetup, mayInvite: boolean): LobbyForm {
  const { options } = game;
  const numbers = numbersFor(engine, options);
  const check = { engine, seated: game.seats.length, wanted: setup.wanted };
  return {
    setup,
    numbers,
    players: offered(numbers).map((number) => ({
      number,
      reasons: engine.checkOptions({ ...options, players: number }),
    })),
    presets: optionPresets.map((preset) => formPreset(check, options, preset)),
    fields: optionFields
      .filter(({ matters }) => matters?.(options) ?? true)
      .map((field) => formField(check, options, field)),
    sympathizer: coming(numbers, setup.wanted).filter((players) => hasSympathizer(engine, { ...options, players })),
    seating: seatingForm(game, setup, numbers),
    mayInvite: mayInvite && setup.invited !== true,
    target: targetOf(numbers, check.seated, setup.wanted),
  };
}

/** Returns the roles that are reserved as the lobby is now; `players`: the largest table that it may become. */
export function keptNow(game: GameRecord, setup: GameSetup, numbers: ReadonlyArray<number>) {
  const players = setup.wanted ?? numbers.at(-1) ?? game.seats.length;
  return { players, kept: keptIn(game, seatingOf(setup).kept, players) };
}

function seatingForm(game: GameRecord, setup: GameSetup, numbers: ReadonlyArray<number>): SeatingForm {
  const { order, first } = seatingOf(setup);
  const { kept, players } = keptNow(game, setup, numbers);
  const sitting = game.seats.flatMap((holder) => (holder.kind === 'user' ? [holder] : []));
  const nameOf = (userId: UserId) => sitting.find((holder) => holder.userId === userId)?.name ?? '';
  return {
    order,
    first: sitting.find(({ userId }) => userId === first),
    kept: Object.entries(kept).map(([userId, value]) => ({
      userId,
      name: nameOf(userId),
      value,
      role: roleName(value),
    })),
    roles: rolesIn(game.options).map((value) => ({
      value,
      name: roleName(value),
      help: roleHelp(value),
      against: (userId) => againstKeeping(game, kept, userId, value, players),
    })),
  };
}

function coming(numbers: ReadonlyArray<number>, wanted: number | undefined): ReadonlyArray<number> {
  return wanted === undefined ? numbers : [wanted];
}

/** Returns whether the Sympathizer is in; with Cylon Leaders, as long as no one plays one (R-SET-53). */
function hasSympathizer(engine: Engine, options: GameOptions): boolean {
  return (
    !options.noSympathizer && engine.checkOptions({ ...options, cylonLeader: false, noSympathizer: true }).length === 0
  );
}

/** The smallest table that these people can sit at, or the one that was wished for. */
export function targetOf(numbers: ReadonlyArray<number>, seated: number, wanted: number | undefined): number {
  return Math.max(seated, wanted ?? numbers.find((number) => number >= seated) ?? seated);
}

interface Check {
  readonly engine: Engine;
  readonly seated: number;
  readonly wanted: number | undefined;
}

function formPreset(check: Check, options: GameOptions, preset: OptionPreset): FormPreset {
  const { defaultOptions } = check.engine;
  const usual = { ...defaultOptions, players: options.players };
  const picked = isPreset(options, preset.id, usual);
  return { ...preset, picked, reasons: picked ? [] : reasonsFor(check, withPreset(options, preset.id, usual)) };
}

function formField(check: Check, options: GameOptions, field: OptionField): FormField {
  const now = field.get(options);
  const { key, kind, menu, name, help } = field;
  const values = field.values.map((one): FormValue => {
    const picked = one.value === now;
    return { ...one, picked, reasons: picked ? [] : reasonsFor(check, field.set(options, one.value)) };
  });
  return { key, place: placeOf(key), kind, menu, name, help, values };
}

/** Returns why these options don't fit the people who sit there and the number that was wished for; empty: they fit. */
export function reasonsFor({ engine, seated, wanted }: Check, options: GameOptions): ReadonlyArray<Text> {
  const sizes = wanted === undefined ? playerNumbers.filter((number) => number >= seated) : [wanted];
  const all = sizes.map((players) => engine.checkOptions({ ...options, players }));
  // Reasons that are about the number alone are missing where it fits best.
  return all.reduce((fewest, reasons) => (reasons.length < fewest.length ? reasons : fewest), all[0] ?? []);
}

const widest = { fewest: 3, most: 7 } as const;

/** Returns the numbers of players to offer, including those that other options would allow. */
function offered(numbers: ReadonlyArray<number>): ReadonlyArray<number> {
  return playerNumbers.filter(
    (number) => numbers.includes(number) || (number >= widest.fewest && number <= widest.most),
  );
}
