import type { SlashCommandSubcommandBuilder } from 'discord.js';
import { playerName, seatOrders } from '../../src/app/types.ts';
import type { SeatHolder } from '../../src/app/types.ts';
import type { Call, Completion, Message, Suggestion } from '../../src/bot/types.ts';
import { described, fixedChoice, suggested } from '../shared/definitions.ts';
import { suggestNames } from '../shared/offers.ts';
import { Refusal } from '../../src/bot/refusal.ts';
import { seatNamed } from '../shared/seats.ts';
import { findGame } from '../../src/bot/actions/findGame.ts';
import type { BotContext } from '../../src/bot/actions/context.ts';
import { defined } from '../../src/values/defined.ts';

/** A value of the option `first`: the first player is drawn at random. */
const lot = 'lot';

export function seatingDefinition(sub: SlashCommandSubcommandBuilder) {
  return described(sub.setName('seating'), 'commands.hostSeating')
    .addStringOption((option) =>
      described(option.setName('order'), 'commands.seatingOrder').addChoices(
        ...seatOrders.map((order) => fixedChoice((say) => say(`seating.order.${order}`), order)),
      ),
    )
    .addStringOption(suggested('first', 'commands.seatingFirst'))
    .addStringOption(suggested('up', 'commands.seatingUp'))
    .addBooleanOption((option) => described(option.setName('open'), 'commands.seatingOpen'));
}

/** Sets the order of the seats in a lobby, and who begins. */
export async function seating(call: Call, bot: BotContext): Promise<Message> {
  const game = await findGame(bot, call, undefined);
  const order = seatOrders.find((each) => each === call.options.text('order'));
  const first = call.options.text('first');
  const up = call.options.text('up');
  const open = call.options.flag('open');
  if (open !== undefined) await bot.app.takeOver.open(game.id, call.person, open);
  if (open !== undefined && order === undefined && first === undefined && up === undefined)
    return { content: call.say(open ? 'takeOver.opened' : 'takeOver.closed') };
  if (order === undefined && first === undefined && up === undefined)
    throw new Refusal(
      'illegalChoice',
      (say) => say('seating.nothingNamed'),
      (say) => say('seating.nothingNamedHint'),
    );
  await bot.app.setup.seat(game.id, call.person, {
    ...defined({ order }),
    ...(first === undefined ? {} : { first: first === lot ? undefined : personAt(game.seats[seatNamed(game, first)]) }),
    ...(up === undefined ? {} : { up: seatNamed(game, up) }),
  });
  return { content: call.say('seating.changed') };
}

/** Automatic players don't begin. */
function personAt(holder: SeatHolder | undefined): string {
  if (holder?.kind === 'user') return holder.userId;
  throw new Refusal(
    'noSuchSeat',
    (say) => say('seating.personBegins'),
    (say) => say('seating.personBeginsHint'),
  );
}

export async function completeSeating(call: Completion, bot: BotContext): Promise<ReadonlyArray<Suggestion>> {
  const { seats } = await findGame(bot, call, undefined);
  const named = seats.map(({ kind, name }, seat) => ({
    kind,
    name: call.say('seating.upSeat', { seat: seat + 1, name: playerName(name, call.say) }),
    value: `${seat}`,
  }));
  if (call.focused.name === 'up') return suggestNames(named, call.focused.value);
  const people = named.filter(({ kind }) => kind === 'user');
  return suggestNames([{ name: call.say('seating.firstByLot'), value: lot }, ...people], call.focused.value);
}
