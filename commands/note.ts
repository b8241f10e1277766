import { suspicionLevels } from '../src/app/types.ts';
import type { Notes, Seat, SuspicionLevel } from '../src/app/types.ts';
import type { Modal } from '../src/bot/modals.ts';
import type { Call, CastGame, Command, Completion, Message, Suggestion } from '../src/bot/types.ts';
import { suggestGames } from './shared/answering.ts';
import { described, fixedChoice, gameOption, playerCommand, suggested } from './shared/definitions.ts';
import { suggestNames } from './shared/offers.ts';
import { Refusal } from '../src/bot/refusal.ts';
import { labelNames } from '../src/bot/names.ts';
import { findGame } from '../src/bot/actions/findGame.ts';
import { notesOf, suspicionForm } from '../src/bot/actions/personal.ts';
import type { BotContext } from '../src/bot/actions/context.ts';

/** Takes away what was thought. */
const noLevel = 'none';

/** Private notes: to read, to write at once, or, for a player alone, in a form. */
export const note: Command = {
  definition: playerCommand('note', 'commands.note')
    .addStringOption(suggested('player', 'commands.notePlayer'))
    .addStringOption((option) =>
      described(option.setName('suspicion'), 'commands.noteLevel').addChoices(
        fixedChoice('commands.noteTrust', 'trust'),
        fixedChoice('commands.noteUnsure', 'unsure'),
        fixedChoice('commands.noteSuspect', 'suspect'),
        fixedChoice('commands.noteNothing', noLevel),
      ),
    )
    .addStringOption((option) => described(option.setName('text'), 'commands.noteText'))
    .addStringOption(gameOption)
    .toJSON(),
  run,
  modal,
  complete,
};

async function modal(call: Call, bot: BotContext): Promise<Modal | undefined> {
  const { options } = call;
  const player = options.text('player');
  if (player === undefined || options.text('suspicion') !== undefined || options.text('text') !== undefined)
    return undefined;
  const { game, notes } = await notesIn(call, bot);
  return notes.open ? await suspicionForm(bot, call, game, seatNamed(bot, game, notes, player)) : undefined;
}

async function run(call: Call, bot: BotContext): Promise<Message> {
  const { options, person, say } = call;
  const { game, notes } = await notesIn(call, bot);
  const player = options.text('player');
  const text = options.text('text');
  const given = options.text('suspicion');
  if (player !== undefined) {
    const seat = seatNamed(bot, game, notes, player);
    await bot.app.notes.suspect(game.id, person.id, { seat, ...suspicionGiven(notes, seat, given, text) });
  } else if (given !== undefined) {
    throw new Refusal(
      'illegalChoice',
      () => say('notes.needsPlayer'),
      () => say('notes.needsPlayerHint'),
    );
  } else if (text !== undefined) {
    await bot.app.notes.add(game.id, person.id, text);
  }
  return await notesOf(bot, call, game);
}

/** Returns the suspicion after the call: a part that isn't given stays as it was, and `noLevel` clears both. */
function suspicionGiven(
  { suspicions }: Notes,
  seat: Seat,
  given: string | undefined,
  text: string | undefined,
): { readonly level: SuspicionLevel | undefined; readonly text: string } {
  const before = suspicions.find((each) => each.seat === seat);
  if (given === noLevel) return { level: undefined, text: text ?? '' };
  return { level: suspicionLevels.find((each) => each === given) ?? before?.level, text: text ?? before?.text ?? '' };
}

async function notesIn(call: Call, bot: BotContext): Promise<{ readonly game: CastGame; readonly notes: Notes }> {
  const game = await findGame(bot, call, call.options.text('game'));
  return { game, notes: await bot.app.notes.look(game.id, call.person.id) };
}

/** A number of a suggestion, or a name as it was typed. */
function seatNamed(bot: BotContext, game: CastGame, { others }: Notes, typed: string): Seat {
  const names = labelNames(game, bot.words);
  const wanted = typed.trim().toLowerCase();
  const exact = others.find((seat) => `${seat}` === wanted);
  const like = others.filter((seat) => names.seat(seat).toLowerCase().includes(wanted));
  const [only, ...more] = exact === undefined ? like : [exact];
  if (only !== undefined && more.length === 0) return only;
  throw new Refusal(
    'noSuchSeat',
    (say) => say('notes.noSuchPlayer'),
    (say) => say('notes.noSuchPlayerHint'),
  );
}

async function complete(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  if (call.focused.name === 'game') return await suggestGames(call, bot);
  const { game, notes } = await notesIn(call, bot);
  const names = labelNames(game, bot.words);
  return suggestNames(
    notes.others.map((seat) => ({ name: names.seat(seat), value: `${seat}` })),
    call.focused.value,
  );
}
