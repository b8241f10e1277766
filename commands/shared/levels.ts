import type { SlashCommandStringOption } from 'discord.js';
import { levels } from '../../src/app/types.ts';
import type { Level } from '../../src/app/types.ts';
import type { Call } from '../../src/bot/types.ts';
import type { PlainKey } from '../../src/words/index.ts';
import { described, fixedChoice } from './definitions.ts';
import { Refusal } from '../../src/bot/refusal.ts';

/** How well automatic players play. */
export function levelOption(description: PlainKey) {
  return (option: SlashCommandStringOption) =>
    described(option.setName('level'), description).addChoices(
      ...levels.map((level) => fixedChoice(`levels.${level}`, level)),
    );
}

export function levelNamed({ options }: Call): Level | undefined {
  return levels.find((each) => each === options.text('level'));
}

/** The level that was named for an automatic player; refuses one for a person. */
export function levelFor(call: Call, person: unknown): Level | undefined {
  const level = levelNamed(call);
  if (level === undefined || person === undefined) return level;
  throw new Refusal(
    'illegalChoice',
    (say) => say('levels.forAutomatic'),
    (say) => say('levels.forAutomaticHint'),
  );
}
