import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { optionFields } from '../../src/app/types.ts';
import type { OptionValue } from '../../src/app/types.ts';
import type { Call } from '../../src/bot/types.ts';
import { described, fixedChoice } from './definitions.ts';

/** Option names for the fields whose own name would be too long. */
const shortNames: Readonly<Record<string, string>> = {
  cylonShipsActivateOncePerTurn: 'ships-act-once',
  executionRedrawsLoyalty: 'redraw-loyalty',
};

function commandOption(key: string): string {
  return shortNames[key] ?? key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Adds options for everything that can be decided about a game. */
export function withGameOptions(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  sub.addStringOption((option) => described(option.setName('name'), 'commands.gameName').setMaxLength(60));
  sub.addIntegerOption((option) =>
    described(option.setName('players'), 'commands.gameCreatePlayers').setMinValue(3).setMaxValue(7),
  );
  for (const { key, kind, help, values } of optionFields) {
    if (kind === 'toggle') sub.addBooleanOption((option) => described(option.setName(commandOption(key)), help));
    else
      sub.addStringOption((option) =>
        described(option.setName(commandOption(key)), help).addChoices(...values.map(choiceOf)),
      );
  }
  return sub;
}

function choiceOf({ name, value }: OptionValue) {
  return fixedChoice(name, value);
}

/** The options that a call names, by key and value. */
export function chosenValues({ options }: Call): Readonly<Record<string, string>> {
  return Object.fromEntries(
    optionFields.flatMap(({ key, kind }): Array<[string, string]> => {
      const name = commandOption(key);
      const value = kind === 'choice' ? options.text(name) : switched(options.flag(name));
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

function switched(flag: boolean | undefined): 'on' | 'off' | undefined {
  if (flag === undefined) return undefined;
  return flag ? 'on' : 'off';
}
