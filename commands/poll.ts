import type { Modal } from '../src/bot/modals.ts';
import type { Call, Command, Message } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { described, fixedChoice, gameOption, playerCommand } from './shared/definitions.ts';
import { findGame } from '../src/bot/actions/findGame.ts';
import { pollModal } from '../src/bot/messages/polls.ts';
import type { BotContext } from '../src/bot/actions/context.ts';

/** Asks the table something: at once, or, without a question, in a form. */
export const poll: Command = {
  definition: playerCommand('poll', 'commands.poll')
    .addStringOption((option) => described(option.setName('question'), 'commands.pollQuestion'))
    .addStringOption((option) => described(option.setName('answers'), 'commands.pollAnswers'))
    .addStringOption((option) =>
      described(option.setName('results'), 'commands.pollResults').addChoices(
        fixedChoice('commands.pollResultsOpen', 'open'),
        fixedChoice('commands.pollResultsClosed', 'closed'),
      ),
    )
    .addStringOption((option) =>
      described(option.setName('names'), 'commands.pollNames').addChoices(
        fixedChoice('commands.pollNamesShown', 'shown'),
        fixedChoice('commands.pollNamesSecret', 'secret'),
      ),
    )
    .addBooleanOption((option) => described(option.setName('spectators'), 'commands.pollSpectators'))
    .addStringOption((option) => described(option.setName('time'), 'commands.pollTime'))
    .addStringOption(gameOption)
    .toJSON(),
  run,
  modal,
  complete: suggestGames,
};

async function modal(call: Call, bot: BotContext): Promise<Modal | undefined> {
  if (call.options.text('question') !== undefined) return undefined;
  const { id, seats } = await findGame(bot, call, call.options.text('game'));
  const plays = seats.some((holder) => holder.kind === 'user' && holder.userId === call.person.id);
  return plays ? pollModal(id, call.say) : undefined;
}

async function run(call: Call, bot: BotContext): Promise<Message> {
  const { options, person, say } = call;
  const { id } = await findGame(bot, call, options.text('game'));
  await bot.app.polls.open(id, person, {
    question: options.text('question') ?? '',
    answers: (options.text('answers') ?? '').split(/[;|\n]/),
    openResults: options.text('results') !== 'closed',
    named: options.text('names') !== 'secret',
    spectators: options.flag('spectators') ?? false,
    time: options.text('time'),
    locale: say.locale,
  });
  return { content: say('polls.opened') };
}
