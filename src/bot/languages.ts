import { languageOfGame, languageOfGuild, languageOfPerson } from '../app/types.ts';
import type { Settings, UserId } from '../app/types.ts';
import { sayIn } from '../words/index.ts';
import type { Say } from '../words/index.ts';

/** All that people do with commands, buttons and menus tells Discord's languages of person and server. */
interface Told {
  readonly user: { readonly id: UserId };
  readonly locale: string;
  readonly guildId: string | null;
  readonly guildLocale: string | null;
}

/** What Discord says; what was chosen goes before that. */
const told = 'locale';

/** Remembers them, for what is sent later without anybody having asked. */
export function noteLanguages(settings: Settings, { user, locale, guildId, guildLocale }: Told): void {
  note(settings, userScope(user.id), locale);
  if (guildId !== null && guildLocale !== null) note(settings, guildScope(guildId), guildLocale);
}

function note(settings: Settings, scope: string, locale: string): void {
  if (settings.get(scope, told) !== locale) settings.set(scope, told, locale);
}

/** What everybody in a server's channels reads. */
export function sayInGuild(settings: Settings, guildId: string): Say {
  return sayIn(readInGuild(settings, guildId));
}

/** What everybody reads where a game is played. */
export function sayInGame(settings: Settings, { id, guildId }: { readonly id: string; readonly guildId: string }): Say {
  return sayIn(languageOfGame(settings, id) ?? readInGuild(settings, guildId));
}

/** What one person reads: the own language if it is known, else that of the server. */
export function sayToPerson(settings: Settings, userId: UserId, guildId: string): Say {
  return sayIn(
    languageOfPerson(settings, userId) ?? heard(settings, userScope(userId)) ?? readInGuild(settings, guildId),
  );
}

/** The same for somebody who does something now: Discord says it with that. */
export function sayToCaller(settings: Settings, { user, locale }: Pick<Told, 'user' | 'locale'>): Say {
  return sayIn(languageOfPerson(settings, user.id) ?? locale);
}

function readInGuild(settings: Settings, guildId: string): string | undefined {
  return languageOfGuild(settings, guildId) ?? heard(settings, guildScope(guildId));
}

function heard(settings: Settings, scope: string): string | undefined {
  const locale = settings.get(scope, told);
  return typeof locale === 'string' ? locale : undefined;
}

function userScope(userId: UserId): string {
  return `user:${userId}`;
}

function guildScope(guildId: string): string {
  return `guild:${guildId}`;
}
