/** In which language somebody reads, where that was chosen; else Discord knows. */
import { isLocale, ownNames } from '../words/index.ts';
import type { Locale, Say } from '../words/index.ts';
import type { GameId, GameRecord, UserId } from '../store/records.ts';
import type { Settings } from '../store/types.ts';
import { toChannel } from './announce.ts';
import { deedOf } from './deeds.ts';
import { readGuildSettings } from './guild/settings.ts';
import { findOpen, mayAdminister } from './lookUp.ts';
import type { Context, Doing } from './parts.ts';
import type { Person } from './person.ts';
import { readSetup, writeSetup } from './setup/stored.ts';

/** `undefined`: as Discord says, or the guild. */
export type ChosenLanguage = Locale | undefined;

export interface Languages {
  /** What this person reads in direct messages and in answers that only they see. */
  setOwn(userId: UserId, language: ChosenLanguage): Promise<void>;
  /** What everybody reads where a game is played, from now on. For the host and administrators. Rejects with `notAllowed`, `notRunning`. */
  setForGame(gameId: GameId, person: Person, language: ChosenLanguage): Promise<GameRecord>;
}

const key = 'language';

export function createLanguages<State>({ change }: Doing<State>): Languages {
  return {
    setOwn: (userId, language) => change({ userId }, async ({ store: { settings } }) => {
      if (language === undefined) await settings.clear(scopeOf(userId), key);
      else await settings.set(scopeOf(userId), key, language);
    }, [`user:${userId}`]),
    setForGame: (gameId, person, language) =>
      change({ gameId, userId: person.id }, (context) => setForGame(context, gameId, person, language)),
  };
}

async function setForGame<State>(context: Context<State>, gameId: GameId, person: Person, language: ChosenLanguage): Promise<GameRecord> {
  const game = await findOpen(context, gameId);
  mayAdminister(game, person);
  const { settings } = context.store;
  const { language: _before, ...setup } = await readSetup(settings, gameId);
  await writeSetup(settings, gameId, language === undefined ? setup : { ...setup, language });
  const what = language === undefined ? {} : { language };
  return await context.store.commit({
    gameId, revision: game.revision, at: context.now(),
    audit: [deedOf(person, { kind: 'languageSet', ...what })],
    messages: toChannel(game, [
      game.status === 'running' && { kind: 'notice', notice: { kind: 'languageSet', by: person.name, ...what } },
      { kind: 'lobby' },
    ]),
  });
}

export async function languageOfPerson(settings: Settings, userId: UserId): Promise<ChosenLanguage> {
  const found = await settings.get(scopeOf(userId), key);
  return isLocale(found) ? found : undefined;
}

export const languageOfGame = async (settings: Settings, gameId: GameId): Promise<ChosenLanguage> => (await readSetup(settings, gameId)).language;

/** What the managers of a guild have chosen; settings that can't be understood say nothing. */
export async function languageOfGuild(settings: Settings, guildId: string): Promise<ChosenLanguage> {
  try {
    const { language } = await readGuildSettings(settings, guildId);
    return language === 'discord' ? undefined : language;
  } catch {
    return undefined;
  }
}

/** A language by its own name, or whatever the guild reads. */
export function languageText(name: string | undefined, say: Say): string {
  return isLocale(name) ? ownNames[name] : say('languages.ofGuild');
}

const scopeOf = (userId: UserId): string => `user:${userId}`;
