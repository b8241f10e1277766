import { Refusal } from '../refusal.ts';
import { seatedPerson } from '../../app/types.ts';
import type { Press } from '../press.ts';
import type { PressReply } from '../respond.ts';
import type { Desk } from '../types.ts';
import { boldName } from '../text/escape.ts';
import { update, whisper } from './pressed.ts';
import type { Pressed } from './pressed.ts';

type SeatPress = Extract<Press, { readonly kind: 'seat' }>;

/** A button about playing on for an automatic player. */
export async function inTakeOver(
  desk: Desk,
  { caller, place }: Pressed,
  { game: gameId, deed, about }: SeatPress,
): Promise<PressReply> {
  const game = await desk.gameOf(caller, gameId);
  if (deed === 'ask') {
    const message = await desk.join(caller, game, about === '' ? undefined : Number(about));
    return place === 'reply' ? update(message) : whisper(message);
  }
  const { seats } = await desk.app.takeOver.give(game.id, caller.person, about);
  if (deed === 'giveAll') await desk.app.takeOver.open(game.id, caller.person, true);
  const name = seatedPerson({ seats }, about)?.name;
  if (name === undefined) throw new Refusal('wishOver', (say) => say('takeOver.wishOver'));
  const content = caller.say('takeOver.given', { giver: boldName(caller.person.name), name: boldName(name) });
  return update({
    content: deed === 'giveAll' ? `${content}\n${caller.say('takeOver.open')}` : content,
    components: [],
  });
}
