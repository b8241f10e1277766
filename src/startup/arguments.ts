import { settingNames } from './config.ts';

export type Invocation =
  | { readonly kind: 'start' }
  | { readonly kind: 'help'; readonly text: string }
  /** One sentence for each mistake. */
  | { readonly kind: 'wrong'; readonly problems: ReadonlyArray<string> };

const help = `Starts the bot, or without DISCORD_TOKEN the practice table.

  npm start              start it
  npm start -- --help    show this

Settings are environment variables, or lines of a file .env in this folder; .env.example says what each means:

${settingNames.map((name) => `  ${name}`).join('\n')}`;

/** Reads what stands on the command line behind the program's name. */
export function readArguments(words: ReadonlyArray<string>): Invocation {
  if (words.length === 0) return { kind: 'start' };
  if (words.some((word) => word === '--help' || word === '-h')) return { kind: 'help', text: help };
  return {
    kind: 'wrong',
    problems: words.map(
      (word) => `The bot takes no argument ${word}: its settings are environment variables (--help names them).`,
    ),
  };
}
