import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Locale } from '../../../../words/languages.ts';

/** Texts by Discord's names of languages; the untranslated text is English. */
type Localizations = Readonly<Partial<Record<string, string | null>>> | null | undefined;

interface Named {
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly options?: ReadonlyArray<Named> | undefined;
}

interface Described {
  readonly description: string;
  readonly description_localizations?: Localizations;
}

/** Returns a name as Discord's client shows it: in the person's own language, where the bot has given it. */
export function shownName({ name, name_localizations: others }: Omit<Named, 'options'>, locale: Locale): string {
  return others?.[locale] ?? name;
}

export function shownDescription(
  { description, description_localizations: others }: Described,
  locale: Locale,
): string {
  return others?.[locale] ?? description;
}

/** “game create” as the person types it. */
export function typedName(commands: ReadonlyArray<APIApplicationCommand>, path: string, locale: Locale): string {
  let below: ReadonlyArray<Named> = commands;
  return path
    .split(' ')
    .map((word) => {
      const found = below.find(({ name }) => name === word);
      below = found?.options ?? [];
      return found === undefined ? word : shownName(found, locale);
    })
    .join(' ');
}
