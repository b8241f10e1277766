import { conditionSort } from '../../app/types.ts';
import type { ConditionId, GameView, Offered, OrdersNow, ReactionOrder, StopReason, TurnNow } from '../../app/types.ts';
import type { PlainKey, Say } from '../../words/index.ts';
import { describeName } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/** How a card or ability is called in lists of orders. */
export function offeredName({ source, ability }: Offered, words: Wording): string {
  return describeName(ability ?? source, words.locale);
}

export function orderFor({ standing }: Pick<OrdersNow, 'standing'>, key: string): ReactionOrder {
  return standing.reactions[key] ?? { mode: 'ask', when: [] };
}

/** “use it on an FTL roll or on an attack against a basestar, but only if the die has to show 6 or more; else pass” */
export function orderText({ mode, when }: ReactionOrder, say: Say): string {
  const conditions = conditionsText(when, say);
  switch (mode) {
    case 'ask':
      return say('orders.askAlways');
    case 'askIf':
      return conditions === '' ? say('orders.askAlways') : say('orders.askWhere', { conditions });
    case 'play':
      return conditions === '' ? say('orders.playAlways') : say('orders.playWhere', { conditions });
    case 'never':
      return say('orders.neverUse');
  }
}

export function conditionText(id: ConditionId, say: Say): string {
  return say(`orders.${id}`);
}

function conditionsText(when: ReadonlyArray<ConditionId>, say: Say): string {
  const said = (sort: 'occasion' | 'limit'): ReadonlyArray<string> =>
    when.filter((id) => conditionSort(id) === sort).map((id) => conditionText(id, say));
  const occasions = joined(said('occasion'), say);
  const limits = said('limit').join(', ');
  if (occasions === '' || limits === '') return occasions + limits;
  return say('orders.and', { conditions: occasions, last: limits });
}

function joined(texts: ReadonlyArray<string>, say: Say): string {
  const last = texts.at(-1);
  if (last === undefined) return '';
  if (texts.length === 1) return last;
  return say('orders.or', { conditions: texts.slice(0, -1).join(', '), last });
}

/** Why a plan was stopped, as the end of a sentence. A thing that another version saw is just a change. */
export function stopText(
  { kind, what }: { readonly kind: StopReason['kind']; readonly what: string },
  say: Say,
): string {
  if (kind === 'notLegal')
    return say(
      what === 'cards' ? 'orders.illegalCards' : what === 'move' ? 'orders.illegalMove' : 'orders.illegalAction',
    );
  const key = changes.get(what);
  return say(key ?? 'orders.changedElse');
}

type ChangeKey = Extract<PlainKey, `orders.changed${string}`>;

const changes = new Map<string, ChangeKey>([
  ['difficulty', 'orders.changedDifficulty'],
  ['skills', 'orders.changedSkills'],
  ['open', 'orders.changedOpen'],
  ['place', 'orders.changedPlace'],
  ['side', 'orders.changedSide'],
  ['titles', 'orders.changedTitles'],
  ['destination', 'orders.changedDestination'],
  ['damage', 'orders.changedDamage'],
  ['boarding', 'orders.changedBoarding'],
  ['ships', 'orders.changedShips'],
  ['jump', 'orders.changedJump'],
]);

/** Which check a button was shown for: it must never decide about another one. */
export function checkTag({ turn, check }: Pick<GameView, 'turn' | 'check'>): string {
  return check === undefined ? '' : tagOf(`${turn} ${check.source}`);
}

/**
 * Identifies the turn for which a button was shown, the player's own next one: it must never decide about another one.
 */
export function turnTag(turn: Pick<TurnNow, 'number'> | undefined): string {
  return turn === undefined ? '' : `${turn.number}`;
}

const aboutSeparator = ':';

/** Joins the parts of a button's subject, as many as it takes; ids of places have no colon. */
export function joinAbout(parts: ReadonlyArray<string>): string {
  return parts.join(aboutSeparator);
}

export function splitAbout(about: string): ReadonlyArray<string> {
  return about.split(aboutSeparator);
}

/** A few characters that stand for the key of a reaction in a button, whose id has little room. */
export function tagOf(key: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}
