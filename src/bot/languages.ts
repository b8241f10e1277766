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
export async function noteLanguages(settings: Settings, { user, locale, guildId, guildLocale }: Told): Promise<void> {
  await note(settings, userScope(user.id), locale);
  if (guildId !== null && guildLocale !== null) await note(settings, guildScope(guildId), guildLocale);
}

async function note(settings: Settings, scope: string, locale: string): Promise<void> {
  if (await settings.get(scope, told) !== locale) await settings.set(scope, told, locale);
}

/** What everybody in a server's channels reads. */
export async function sayInGuild(settings: Settings, guildId: string): Promise<Say> {
  return sayIn(await readInGuild(settings, guildId));
}

/** What everybody reads where a game is played. */
export async function sayInGame(settings: Settings, { id, guildId }: { readonly id: string; readonly guildId: string }): Promise<Say> {
  return sayIn(await languageOfGame(settings, id) ?? await readInGuild(settings, guildId));
}

/** What one person reads: the own language if it is known, else that of the server. */
export async function sayToPerson(settings: Settings, userId: UserId, guildId: string): Promise<Say> {
  return sayIn(
    await languageOfPerson(settings, userId) ?? await heard(settings, userScope(userId)) ?? await readInGuild(settings, guildId),
  );
}

/** The same for somebody who does something now: Discord says it with that. */
export async function sayToCaller(settings: Settings, { user, locale }: Pick<Told, 'user' | 'locale'>): Promise<Say> {
  return sayIn(await languageOfPerson(settings, user.id) ?? locale);
}

async function readInGuild(settings: Settings, guildId: string): Promise<string | undefined> {
  return await languageOfGuild(settings, guildId) ?? await heard(settings, guildScope(guildId));
}

async function heard(settings: Settings, scope: string): Promise<string | undefined> {
  const locale = await settings.get(scope, told);
  return typeof locale === 'string' ? locale : undefined;
}

function userScope(userId: UserId): string {
  return `user:${userId}`;
}

function guildScope(guildId: string): string {
  return `guild:${guildId}`;
}
