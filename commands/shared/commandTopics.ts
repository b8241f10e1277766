import { ApplicationCommandOptionType as Kind } from 'discord.js';
import type { Command } from '../../src/bot/types.ts';
import { formerNames } from '../../src/bot/movedCommands.ts';

interface Described {
  readonly description: string;
  readonly description_localizations?: Readonly<Partial<Record<string, string | null>>> | null | undefined;
}

/** A command as it is called, without the slash. */
export interface CommandTopic {
  /** The full name, such as `host pause`. */
  readonly path: string;
  readonly description: string;
  readonly options: ReadonlyArray<{ readonly name: string; readonly description: string; readonly required: boolean }>;
  /** Former names of the command. */
  readonly was: ReadonlyArray<string>;
}

/** Returns all commands that can be called, in the language of this code, ours or Discord's. */
export function commandTopics(commands: ReadonlyArray<Command>, locale: string): ReadonlyArray<CommandTopic> {
  return commands.flatMap(({ definition }) => {
    const { options = [] } = definition;
    const below = options.flatMap((option) => (option.type === Kind.Subcommand ? [option] : []));
    const called = below.map((sub) => ({
      path: `${definition.name} ${sub.name}`,
      of: sub,
      options: sub.options ?? [],
    }));
    return (called.length > 0 ? called : [{ path: definition.name, of: definition, options }]).map((each) => ({
      path: each.path,
      description: descriptionOf(each.of, locale),
      options: each.options.map((option) => ({
        name: option.name,
        description: descriptionOf(option, locale),
        required: 'required' in option && option.required === true,
      })),
      was: formerNames(each.path),
    }));
  });
}

function descriptionOf(of: Described, locale: string): string {
  return of.description_localizations?.[locale] ?? of.description;
}

/**
 * Returns the command that is or was called `typed`; if there is none, all commands whose name or description contains
 * its words.
 */
export function topicsAbout(topics: ReadonlyArray<CommandTopic>, typed: string): ReadonlyArray<CommandTopic> {
  const wanted = typed.toLowerCase().replace(/[`/]/g, ' ').trim().replace(/\s+/g, ' ');
  const called = topics.filter(({ path, was }) => path === wanted || was.includes(wanted));
  if (called.length > 0) return called;
  const words = wanted.split(' ');
  return topics.filter(({ path, description, was }) => {
    const text = [path, description, ...was].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
