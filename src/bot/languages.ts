import { firstLanguage, languageOfGame, languageOfGuild, languageOfPerson } from '../app/types.ts';
import type { LanguagePlace, Settings, UserId } from '../app/types.ts';
import { sayIn } from '../words/index.ts';
import type { Say } from '../words/index.ts';

/** The part of an interaction that tells the languages of the person and of the server. */
interface Told {
  readonly user: { readonly id: UserId };
  readonly locale: string;
  readonly guildId: string | null;
  readonly guildLocale: string | null;
}

/** The key of the language that Discord reports. A chosen language takes precedence. */
const told = 'locale';

/** Remembers them, for what is sent later without anyone having asked. */
export async function noteLanguages(settings: Settings, { user, locale, guildId, guildLocale }: Told): Promise<void> {
  const places = [
    { scope: userScope(user.id), locale },
    ...(guildId === null || guildLocale === null ? [] : [{ scope: guildScope(guildId), locale: guildLocale }]),
  ];
  const known = await settings.many(places.map(({ scope }) => [scope, told]));
  const others = places.filter((place, index) => known[index] !== place.locale);
  for (const other of others) await settings.set(other.scope, told, other.locale);
}

/** Returns the words for everyone in a server's channels. */
export async function sayInGuild(settings: Settings, guildId: string): Promise<Say> {
  return sayIn(await firstLanguage(settings, inGuild(guildId)));
}

/** Returns the words for everyone in the place where a game is played. */
export async function sayInGame(
  settings: Settings,
  { id, guildId }: { readonly id: string; readonly guildId: string },
): Promise<Say> {
  return sayIn(await firstLanguage(settings, [languageOfGame(id), ...inGuild(guildId)]));
}

/** Returns the words for one person: in their own language if it is known, otherwise in the server's. */
export async function sayToPerson(settings: Settings, userId: UserId, guildId: string): Promise<Say> {
  return sayIn(
    await firstLanguage(settings, [languageOfPerson(userId), heard(userScope(userId)), ...inGuild(guildId)]),
  );
}

/** The same for someone who does something now: Discord says it with that. */
export async function sayToCaller(settings: Settings, { user, locale }: Pick<Told, 'user' | 'locale'>): Promise<Say> {
  return sayIn((await firstLanguage(settings, [languageOfPerson(user.id)])) ?? locale);
}

function inGuild(guildId: string): ReadonlyArray<LanguagePlace> {
  return [languageOfGuild(guildId), heard(guildScope(guildId))];
}

function heard(scope: string): LanguagePlace {
  return { at: [scope, told], read: (locale) => (typeof locale === 'string' ? locale : undefined) };
}

function userScope(userId: UserId): string {
  return `user:${userId}`;
}

function guildScope(guildId: string): string {
  return `guild:${guildId}`;
}
