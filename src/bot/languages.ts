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

const key = 'locale';

/** Remembers them, for what is sent later without anybody having asked. */
export function noteLanguages(settings: Settings, { user, locale, guildId, guildLocale }: Told): void {
  note(settings, scopeOf(user.id), locale);
  if (guildId !== null && guildLocale !== null) note(settings, guildScope(guildId), guildLocale);
}

function note(settings: Settings, scope: string, locale: string): void {
  if (settings.get(scope, key) !== locale) settings.set(scope, key, locale);
}

/** What everybody in a server's channels reads. */
export function sayInGuild(settings: Settings, guildId: string): Say {
  return sayIn(noted(settings, guildScope(guildId)));
}

/** What one person reads: the own language if it is known, else that of the server. */
export function sayToPerson(settings: Settings, userId: UserId, guildId: string): Say {
  return sayIn(noted(settings, scopeOf(userId)) ?? noted(settings, guildScope(guildId)));
}

function noted(settings: Settings, scope: string): string | undefined {
  const locale = settings.get(scope, key);
  return typeof locale === 'string' ? locale : undefined;
}

function scopeOf(userId: UserId): string {
  return `user:${userId}`;
}

function guildScope(guildId: string): string {
  return `guild:${guildId}`;
}
