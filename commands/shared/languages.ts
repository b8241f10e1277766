import type { SlashCommandStringOption } from 'discord.js';
import type { Call } from '../../src/bot/types.ts';
import { locales, ownNames } from '../../src/words/index.ts';
import type { Locale, PlainKey } from '../../src/words/index.ts';
import { described, fixedChoice } from './definitions.ts';

/** The choice of no language: Discord's own or the server's is used. */
const usual = 'usual';

/** A language by its own name; `otherwise`: what holds if none is chosen. */
export function languageOption(description: PlainKey, otherwise: PlainKey) {
  return (option: SlashCommandStringOption) =>
    described(option.setName('language'), description).addChoices(
      fixedChoice(otherwise, usual),
      ...locales.map((locale) => fixedChoice(() => ownNames[locale], locale)),
    );
}

export interface LanguageNamed {
  /** `undefined`: none, as Discord or the server has it. */
  readonly language: Locale | undefined;
}

/** `undefined`: nothing was said about it. */
export function languageNamed({ options }: Call): LanguageNamed | undefined {
  const named = options.text('language');
  return named === undefined ? undefined : { language: locales.find((locale) => locale === named) };
}
