import { Locale } from 'discord-api-types/v10';
import { sayIn, type Locale as Ours } from '../../../words/index.ts';
import type { UserAction } from '../../contract.ts';
import type { World } from '../model/world.ts';
import { personWith } from './place.ts';

/** Ours have Discord's names; it has two Englishes. */
function discordName(ours: Ours): Locale {
  return Object.values(Locale).find((name) => name === (ours as string)) ?? Locale.EnglishUS;
}

/**
 * Someone at the page picks a language: everyone's client is in it from now on, and it is the one that the guild
 * prefers.
 */
export function setLanguage(world: World, action: Extract<UserAction, { do: 'setLanguage' }>): void {
  personWith(world, action.user);
  const locale = discordName(action.locale);
  for (const person of world.people.all()) if (person.locale !== locale) world.people.put({ ...person, locale });
  if (world.guild.locale === locale) return;
  renameChannels(world, locale);
  world.guild = { ...world.guild, locale };
  world.bus.emit({ type: 'guildChanged' });
}

/**
 * The channels that every table starts with, as far as they still go by the name that they had in the guild's language.
 */
function renameChannels(world: World, locale: Locale): void {
  const before = sayIn(world.guild.locale);
  const after = sayIn(locale);
  for (const channel of world.channels.all()) {
    const key = (['table.general', 'table.warRoom'] as const).find(
      (name) => channel.kind === 'text' && channel.name === before(name),
    );
    if (channel.kind === 'text' && key !== undefined) world.channels.change({ ...channel, name: after(key) });
  }
}
