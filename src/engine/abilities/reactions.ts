/** Who may react in a window, and with what: Skill cards, abilities of sheets, Quorum cards before a player. */
import { catalogue } from '../../catalogue/index.ts';
import type { Moment, Reaction } from '../../catalogue/content.ts';
import type { Effects } from '../../catalogue/effect.ts';
import type { Game } from '../flow/game.ts';
import { faceOf, removeCards, skillCardChoices, toDiscard } from '../rules/cards.ts';
import { aboardGalactica, isAt } from '../rules/players.ts';
import { brig } from '../rules/places.ts';
import type { Choice, WindowName } from '../types/decision.ts';
import type { CardId, Seat, SkillCard } from '../types/ids.ts';
import { wouldMatter } from './moments.ts';

export interface Usable {
  readonly seat: Seat;
  readonly choice: Choice;
  /** The card or the character. */
  readonly source: CardId;
  readonly reaction: Reaction;
  readonly effects: Effects;
  readonly from: { readonly kind: 'hand'; readonly card: SkillCard } | { readonly kind: 'sheet'; readonly ability: string; readonly once: boolean } | { readonly kind: 'attached' };
}

/** Everything that this seat may use in this window now. */
export function usableReactions(game: Game, window: WindowName, seat: Seat): Array<Usable> {
  const player = game.player(seat);
  if (player.cylon !== undefined || player.character === undefined) return [];
  const found = [...fromHand(game, window, seat), ...fromSheet(window, seat, player.character, player.usedOncePerGame), ...fromAttached(window, seat, player.attached)];
  return found.filter((usable) => mayUse(game, usable));
}

function fromHand(game: Game, window: WindowName, seat: Seat): Array<Usable> {
  const { hand } = game.player(seat);
  if (!hand.some((card) => faceOf(card).entry.reaction?.window === window)) return [];
  // Copies of one face are one choice.
  return skillCardChoices([...new Set(hand)]).flatMap((choice): Array<Usable> => {
    if (choice.kind !== 'skillCard') return [];
    const { entry } = faceOf(choice.card);
    if (entry.reaction?.window !== window) return [];
    return [{ seat, choice, source: entry.id, reaction: entry.reaction, effects: entry.effects, from: { kind: 'hand', card: choice.card } }];
  });
}

function fromSheet(window: WindowName, seat: Seat, character: CardId, spent: boolean): Array<Usable> {
  const abilities = catalogue.characters.get(character)?.abilities ?? [];
  return abilities.flatMap(({ name, slot, reaction, effects }): Array<Usable> => {
    const once = slot === 'oncePerGame';
    if (reaction?.window !== window || effects === undefined || (once && spent)) return [];
    const choice: Choice = { id: name, kind: 'ability', source: character, ability: name };
    return [{ seat, choice, source: character, reaction, effects, from: { kind: 'sheet', ability: name, once } }];
  });
}

function fromAttached(window: WindowName, seat: Seat, attached: ReadonlyArray<CardId>): Array<Usable> {
  return attached.flatMap((source): Array<Usable> => {
    const card = catalogue.quorum.get(source);
    if (card?.reaction?.window !== window || card.reactionEffects === undefined) return [];
    return [{ seat, choice: { id: source, kind: 'card', card: source }, source, reaction: card.reaction, effects: card.reactionEffects, from: { kind: 'attached' } }];
  });
}

function mayUse(game: Game, usable: Usable): boolean {
  const { seat, reaction, effects } = usable;
  if (!limitAllows(game, reaction.limit, titleOf(usable))) return false;
  return momentHolds(game, reaction.moment ?? {}, seat) && wouldMatter(game, effects, seat);
}

/** What a limit counts: a card by its title, an ability by its name. */
function titleOf({ source, from }: Usable): string {
  return from.kind === 'sheet' ? `${source} ${from.ability}` : source;
}

function limitAllows(game: Game, limit: Reaction['limit'], title: string): boolean {
  switch (limit) {
    case undefined:
      return true;
    case 'perTurn':
      return game.state.thisTurn[title] !== true;
    case 'perRoll':
      return game.running('roll')?.used.includes(title) !== true;
    case 'perCheck':
      return game.running('skillCheck')?.used.includes(title) !== true;
    default: {
      const never: never = limit;
      throw new Error(`no such limit: ${String(never)}`);
    }
  }
}

function momentHolds(game: Game, moment: Moment, seat: Seat): boolean {
  const { state } = game;
  if (moment.ownTurn === true && state.current !== seat) return false;
  if (moment.aboard === 'galactica' && (!aboardGalactica(state, seat) || isAt(state, seat, brig))) return false;
  if (moment.attackOn === 'viper' && game.running('roll')?.attackOn !== 'viper') return false;
  const check = game.running('skillCheck');
  if (moment.notSuperCrisis === true && (check?.kind === 'superCrisis' || game.running('crisis')?.superCrisis === true)) return false;
  if (moment.check === 'crisis') return check?.kind === 'crisis';
  if (moment.check !== undefined) return check !== undefined && moment.check.includes(check.source);
  return true;
}

/** Uses it: the card leaves the hand or the ability is spent, then its effects are resolved (R-TURN-144). */
export function useReaction(game: Game, window: WindowName, usable: Usable): void {
  const { seat, source, reaction, effects, from } = usable;
  const title = titleOf(usable);
  const player = game.player(seat);
  if (from.kind === 'hand') {
    removeCards(player.hand, [from.card]);
    toDiscard(game, [from.card]);
    game.tell({ kind: 'reaction', seat, card: from.card, window });
  } else if (from.kind === 'sheet') {
    if (from.once) player.usedOncePerGame = true;
    game.tell({ kind: 'reaction', seat, card: source, ability: from.ability, window });
  } else {
    removeCards(player.attached, [source]);
    game.state.quorum.discard.push(source);
    game.tell({ kind: 'reaction', seat, card: source, window });
  }
  if (reaction.limit === 'perTurn') game.state.thisTurn[title] = true;
  if (reaction.limit === 'perRoll') game.running('roll')?.used.push(title);
  if (reaction.limit === 'perCheck') game.running('skillCheck')?.used.push(title);
  game.call('effects', { list: effects, context: { source, you: seat } });
}
