import type { GameView, OrdersNotice, OrdersNow } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { escapeMarkup } from '../text/escape.ts';
import type { CastGame, Message } from '../types.ts';
import { ordersPress, reactionLine, restLines } from './orders.ts';
import { linkLines } from './pace.ts';
import { checkTag, stopText, turnTag } from './orderWords.ts';
import { describeName } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

export interface NoticeFor {
  readonly game: CastGame;
  readonly about: OrdersNotice;
  /** The orders as they are now, which may be later than what the notice is about. */
  readonly now: OrdersNow;
  /** The orders that are suggested. */
  readonly suggested: OrdersNow['standing'];
  readonly words: Wording;
  readonly say: Say;
  /** A link to the latest message in the channel, if it is still there. */
  readonly link: string | undefined;
}

/** Something about someone's own orders, for direct messages. `undefined`: it is not so any more. */
export function ordersNotice({ game, about, now, suggested, words, say, link }: NoticeFor): Message | undefined {
  const channel = `<#${game.channelId}>`;
  switch (about.kind) {
    case 'offer':
      return {
        content: [
          say('orders.offer', { game: game.id, channel }),
          ...suggestedLines(now, suggested, words, say),
          `-# ${say('orders.offerHelp')}`,
        ].join('\n'),
        components: buttonRows([
          button(ordersPress(game.id, 'suggest'), say('orders.suggest'), 'main'),
          button(ordersPress(game.id, 'open'), say('orders.choose')),
        ]),
        silent: true,
      };
    case 'ahead':
      return about.plan === 'check'
        ? checkAhead({ game, now, words, say }, channel)
        : turnAhead({ game, now, say }, channel);
    case 'stopped': {
      const reason = stopText(about.reason, say);
      const told = say(about.plan === 'check' ? 'orders.stoppedCheck' : 'orders.stoppedTurn', {
        game: game.id,
        channel,
        reason,
      });
      return { content: [told, ...linkLines(link, say)].join('\n'), components: [] };
    }
  }
}

/** Describes the suggestion for the cards and abilities of this game about which it doesn't just ask. */
function suggestedLines(
  { game, reactions }: OrdersNow,
  standing: OrdersNow['standing'],
  words: Wording,
  say: Say,
): ReadonlyArray<string> {
  const changed = reactions.filter(({ key }) => standing.reactions[key] !== undefined);
  return [
    ...changed.map((offered) => reactionLine(offered, { standing }, words, say)),
    ...restLines({ game, standing }, say),
  ].map((line) => `- ${line}`);
}

function checkAhead(
  { game, now, words, say }: Pick<NoticeFor, 'game' | 'now' | 'words' | 'say'>,
  channel: string,
): Message | undefined {
  if (now.check === undefined || now.check.plan !== undefined || isAsked(now.view)) return undefined;
  return {
    content: say('orders.aheadCheck', {
      channel,
      game: game.id,
      source: escapeMarkup(describeName(now.check.source, words.locale)),
    }),
    components: buttonRows([
      button(ordersPress(game.id, 'check', checkTag(now.view)), say('orders.thisCheck'), 'main'),
      button(ordersPress(game.id, 'nothing', checkTag(now.view)), say('orders.addNothing')),
      button(ordersPress(game.id, 'silent', checkTag(now.view)), say('orders.addNothingQuiet')),
    ]),
  };
}

function isAsked({ own }: GameView): boolean {
  return own?.decisions.some(({ topic }) => topic.kind === 'contribute') === true;
}

function turnAhead({ game, now, say }: Pick<NoticeFor, 'game' | 'now' | 'say'>, channel: string): Message | undefined {
  const { turn, view } = now;
  if (turn === undefined || turn.plan !== undefined || turn.number !== view.turn + 1) return undefined;
  return {
    content: say('orders.aheadTurn', { channel, game: game.id }),
    components: buttonRows([button(ordersPress(game.id, 'turn', turnTag(turn)), say('orders.nextTurn'), 'main')]),
  };
}
