import type { Settings, UserId } from '../app/types.ts';
import { isLocale, sayIn } from '../words/index.ts';
import type { Locale, Say } from '../words/index.ts';

/** All that people do with commands, buttons and menus tells Discord's languages of person and server. */
interface Told {
  readonly user: { readonly id: UserId };
  readonly locale: string;
  readonly guildId: string | null;
  readonly guildLocale: string | null;
}

/** What Discord says. */
const told = 'locale';
/** What was chosen; it goes before that. */
const chosen = 'language';

/** Remembers them, for what is sent later without anybody having asked. */
export function noteLanguages(settings: Settings, { user, locale, guildId, guildLocale }: Told): void {
  note(settings, userScope(user.id), locale);
  if (guildId !== null && guildLocale !== null) note(settings, guildScope(guildId), guildLocale);
}

function note(settings: Settings, scope: string, locale: string): void {
  if (settings.get(scope, told) !== locale) settings.set(scope, told, locale);
}

/** Where a language can be chosen, and what it is for. */
export type Reader = { readonly person: UserId } | { readonly guild: string } | { readonly game: string };

/** The language that was chosen there; `undefined`: whatever Discord says. */
export function chosenLanguage(settings: Settings, reader: Reader): Locale | undefined {
  const found = settings.get(scopeOf(reader), chosen);
  return isLocale(found) ? found : undefined;
}

/** `undefined` takes the choice back. */
export function chooseLanguage(settings: Settings, reader: Reader, locale: Locale | undefined): void {
  if (locale === undefined) settings.clear(scopeOf(reader), chosen);
  else settings.set(scopeOf(reader), chosen, locale);
}

/** What everybody in a server's channels reads. */
export function sayInGuild(settings: Settings, guildId: string): Say {
  return sayIn(languageOfGuild(settings, guildId));
}

/** What everybody reads where a game is played. */
export function sayInGame(settings: Settings, { id, guildId }: { readonly id: string; readonly guildId: string }): Say {
  return sayIn(chosenLanguage(settings, { game: id }) ?? languageOfGuild(settings, guildId));
}

/** What one person reads: the own language if it is known, else that of the server. */
export function sayToPerson(settings: Settings, userId: UserId, guildId: string): Say {
  return sayIn(
    chosenLanguage(settings, { person: userId }) ?? heard(settings, userScope(userId)) ?? languageOfGuild(settings, guildId),
  );
}

/** The same for somebody who does something now: Discord says it with that. */
export function sayToCaller(settings: Settings, { user, locale }: Pick<Told, 'user' | 'locale'>): Say {
  return sayIn(chosenLanguage(settings, { person: user.id }) ?? locale);
}

function languageOfGuild(settings: Settings, guildId: string): string | undefined {
  return chosenLanguage(settings, { guild: guildId }) ?? heard(settings, guildScope(guildId));
}

function heard(settings: Settings, scope: string): string | undefined {
  const locale = settings.get(scope, told);
  return typeof locale === 'string' ? locale : undefined;
}

function scopeOf(reader: Reader): string {
  if ('person' in reader) return userScope(reader.person);
  return 'guild' in reader ? guildScope(reader.guild) : `game:${reader.game}`;
}

function userScope(userId: UserId): string {
  return `user:${userId}`;
}

function guildScope(guildId: string): string {
  return `guild:${guildId}`;
}
