/** The language that someone reads, where one was chosen; otherwise Discord knows. */
import { isLocale, ownNames } from '../../words/index.ts';
import type { Locale, Say } from '../../words/index.ts';
import type { GameId, GameRecord, UserId } from '../../store/records.ts';
import type { Settings } from '../../store/types.ts';
import { toChannel } from '../play/announce.ts';
import { deedOf } from '../core/deeds.ts';
import { guildKey, languageIn } from './guild/settings.ts';
import { findOpen, mayAdminister } from '../core/lookUp.ts';
import type { Context, Doing } from '../core/context.ts';
import type { Person } from '../core/person.ts';
import { readSetup, setupIn, setupKey, writeSetup } from '../model/lobby/stored.ts';

/** `undefined`: as Discord says, or the guild. */
export type ChosenLanguage = Locale | undefined;

export interface Languages {
  /** Sets the language of this person's direct messages and of answers that only they see. */
  setOwn(userId: UserId, language: ChosenLanguage): Promise<void>;
  /**
   * Sets the public language where a game is played, from now on. For the host and administrators. Rejects with
   * `notAllowed`, `notRunning`.
   */
  setForGame(gameId: GameId, person: Person, language: ChosenLanguage): Promise<GameRecord>;
}

const key = 'language';

export function createLanguages({ change }: Doing): Languages {
  return {
    setOwn: (userId, language) =>
      change(
        { userId },
        async ({ store: { settings } }) => {
          if (language === undefined) await settings.clear(scopeOf(userId), key);
          else await settings.set(scopeOf(userId), key, language);
        },
        [`user:${userId}`],
      ),
    setForGame: (gameId, person, language) =>
      change({ gameId, userId: person.id }, (context) => setForGame(context, gameId, person, language)),
  };
}

async function setForGame(
  context: Context,
  gameId: GameId,
  person: Person,
  language: ChosenLanguage,
): Promise<GameRecord> {
  const game = await findOpen(context, gameId);
  mayAdminister(game, person);
  const { settings } = context.store;
  const { language: _before, ...setup } = await readSetup(settings, gameId);
  await writeSetup(settings, gameId, language === undefined ? setup : { ...setup, language });
  const what = language === undefined ? {} : { language };
  return await context.store.commit({
    gameId,
    revision: game.revision,
    at: context.now(),
    audit: [deedOf(person, { kind: 'languageSet', ...what })],
    messages: toChannel(game, [
      game.status === 'running' && { kind: 'notice', notice: { kind: 'languageSet', by: person.name, ...what } },
      { kind: 'lobby' },
    ]),
  });
}

/** A settings key under which a language may be stored, and how to read the value. */
export interface LanguagePlace {
  readonly at: readonly [scope: string, key: string];
  readonly read: (found: unknown) => string | undefined;
}

/** The first language that was chosen in these places, all read at once. */
export async function firstLanguage(
  settings: Settings,
  places: ReadonlyArray<LanguagePlace>,
): Promise<string | undefined> {
  const found = await settings.many(places.map(({ at }) => at));
  return places.map(({ read }, place) => read(found[place])).find((language) => language !== undefined);
}

export function languageOfPerson(userId: UserId): LanguagePlace {
  return { at: [scopeOf(userId), key], read: (found) => (isLocale(found) ? found : undefined) };
}

export function languageOfGame(gameId: GameId): LanguagePlace {
  return { at: setupKey(gameId), read: (found) => setupIn(found).language };
}

/**
 * Returns the place of the language that a guild's managers have chosen; settings that can't be understood give none.
 */
export function languageOfGuild(guildId: string): LanguagePlace {
  return { at: guildKey(guildId), read: languageIn };
}

/** A language by its own name, or whatever the guild reads. */
export function languageText(name: string | undefined, say: Say): string {
  return isLocale(name) ? ownNames[name] : say('languages.ofGuild');
}

const scopeOf = (userId: UserId): string => `user:${userId}`;
