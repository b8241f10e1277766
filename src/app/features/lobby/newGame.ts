import type { ChosenLanguage } from '../languages.ts';
import type { GameOptions } from '../../../store/engineTypes.ts';
import type { ChannelId, GameId, Level, PaceOptions } from '../../../store/records.ts';
import type { PaceName } from '../../model/timing/types.ts';
import type { Person } from '../../core/person.ts';

/** The options that people choose; the number of players is the number of seats. */
export type ChosenOptions = Partial<Omit<GameOptions, 'players'>>;

export interface CreateInput {
  readonly guildId: string;
  readonly channelId: ChannelId;
  readonly host: Person;
  readonly options?: ChosenOptions;
  /** The id of a preset, which sets all options; `options` and `values` change it. */
  readonly preset?: string | undefined;
  /** Options by key and value, as commands have them. */
  readonly values?: Readonly<Record<string, string>> | undefined;
  /** An id from `setup.freeId`, if it had to be known before. */
  readonly id?: GameId | undefined;
  readonly name?: string | undefined;
  /** Number of players. */
  readonly wanted?: number | undefined;
  /** The parent channel, if the channel is a thread. */
  readonly parentId?: ChannelId | undefined;
  /** The channel is a thread that was opened for this game. */
  readonly ownThread?: boolean;
  readonly tutorial?: boolean;
  readonly pace?: PaceName | Partial<PaceOptions>;
  /** How well automatic players play; without it as the bot was started. */
  readonly level?: Level | undefined;
  /** The public language in the game's channel; without it the guild's. */
  readonly language?: ChosenLanguage;
}
