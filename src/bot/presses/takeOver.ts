import { Refusal } from '../refusal.ts';
import { seatedPerson } from '../../app/types.ts';
import type { Press } from '../press.ts';
import type { PressReply } from '../respond.ts';
import { boldName } from '../text/escape.ts';
import { update, whisper } from './pressed.ts';
import type { Pressed } from './pressed.ts';
import { joined } from '../actions/join.ts';
import { findGame } from '../actions/findGame.ts';
import type { BotContext } from '../actions/context.ts';

type SeatPress = Extract<Press, { readonly kind: 'seat' }>;

/** A button about playing on for an automatic player. */
export async function inTakeOver(
  bot: BotContext,
  { caller, place }: Pressed,
  { game: gameId, deed, about }: SeatPress,
): Promise<PressReply> {
  const game = await findGame(bot, caller, gameId);
  if (deed === 'ask') {
    const message = await joined(bot, caller, game, about === '' ? undefined : Number(about));
    return place === 'reply' ? update(message) : whisper(message);
  }
  const { seats } = await bot.app.takeOver.give(game.id, caller.person, about);
  if (deed === 'giveAll') await bot.app.takeOver.open(game.id, caller.person, true);
  const name = seatedPerson({ seats }, about)?.name;
  if (name === undefined) throw new Refusal('wishOver', (say) => say('takeOver.wishOver'));
  const content = caller.say('takeOver.given', { giver: boldName(caller.person.name), name: boldName(name) });
  return update({
    content: deed === 'giveAll' ? `${content}\n${caller.say('takeOver.open')}` : content,
    components: [],
  });
}
