import type { Call, OptionReader } from '../../src/bot/types.ts';
import { Refusal } from '../../src/bot/refusal.ts';

/**
 * The person that an option names, who is to take part in a game from now on; `undefined`: the option was left out.
 * Refuses people who are no members of the server: they could not see the game.
 */
export function memberNamed({ options, guildId }: Pick<Call, 'options' | 'guildId'>, name: string) {
  const given = options.person(name);
  if (given === undefined || given.bot || given.member || guildId === undefined) return given;
  throw new Refusal(
    'notAllowed',
    (say) => say('refusals.noMember', { person: `<@${given.id}>` }),
    (say) => say('refusals.noMemberHint'),
  );
}

/** Someone who is to play or to watch. Refuses bots. */
export function noBot(given: ReturnType<OptionReader['person']>) {
  if (given === undefined || given.bot)
    throw new Refusal(
      'notAllowed',
      (say) => say('hosts.bots'),
      (say) => say('hosts.botsHint'),
    );
  return { id: given.id, name: given.name };
}
