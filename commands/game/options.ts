import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { optionFields } from '../../src/app/types.ts';
import type { OptionValue } from '../../src/app/types.ts';
import type { Call, Desk, Message } from '../../src/bot/types.ts';
import { described, fixedChoice } from '../shared/definitions.ts';
import { Refusal } from '../shared/refusal.ts';

/** Where a word of the table would make too long an option. */
const shortNames: Readonly<Record<string, string>> = {
  cylonShipsActivateOncePerTurn: 'ships-act-once', executionRedrawsLoyalty: 'redraw-loyalty',
};

function commandOption(key: string): string {
  return shortNames[key] ?? key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Everything that can be decided about a game, as options of a command. */
export function withGameOptions(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  sub.addStringOption((option) => described(option.setName('name'), 'commands.gameName').setMaxLength(60));
  sub.addIntegerOption((option) => described(option.setName('players'), 'commands.gameCreatePlayers').setMinValue(3).setMaxValue(7));
  for (const { key, kind, help, values } of optionFields) {
    if (kind === 'toggle') sub.addBooleanOption((option) => described(option.setName(commandOption(key)), help));
    else sub.addStringOption((option) => described(option.setName(commandOption(key)), help).addChoices(...values.map(choiceOf)));
  }
  return sub;
}

function choiceOf({ name, value }: OptionValue) {
  return fixedChoice(name, value);
}

/** The options that a call names, by key and value. */
export function chosenValues({ options }: Call): Readonly<Record<string, string>> {
  return Object.fromEntries(optionFields.flatMap(({ key, kind }): Array<[string, string]> => {
    const name = commandOption(key);
    const value = kind === 'choice' ? options.text(name) : switched(options.flag(name));
    return value === undefined ? [] : [[key, value]];
  }));
}

function switched(flag: boolean | undefined): 'on' | 'off' | undefined {
  if (flag === undefined) return undefined;
  return flag ? 'on' : 'off';
}

export function optionsDefinition(sub: SlashCommandSubcommandBuilder): SlashCommandSubcommandBuilder {
  return withGameOptions(described(sub.setName('options'), 'commands.gameOptions'));
}

/** Changes a lobby. */
export async function options(call: Call, desk: Desk): Promise<Message> {
  const { id } = await desk.gameOf(call);
  const name = call.options.text('name');
  const wanted = call.options.number('players');
  const values = chosenValues(call);
  if (name === undefined && wanted === undefined && Object.keys(values).length === 0) {
    throw new Refusal('illegalChoice', (say) => say('lobby.nothingToChange'), (say) => say('lobby.nothingToChangeHint'));
  }
  await desk.app.setup.change(id, call.person, {
    ...(name === undefined ? {} : { name }),
    ...(wanted === undefined ? {} : { wanted }),
    values,
  });
  return { content: call.say('lobby.changed') };
}
