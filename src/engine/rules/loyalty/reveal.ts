/** Revealing as a Cylon, the Sympathizer, handing Loyalty cards over: R-LOY-40 to R-LOY-60, R-LOY-72. */
import { catalogue } from '../../../catalogue/index.ts';
import { isIgnored } from '../../abilities/ignored.ts';
import { ruleCause, sheetRule } from '../../abilities/rules.ts';
import { gameRule } from '../../content.ts';
import { answerIfAny, answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { actor, secret } from '../../flow/secrecy.ts';
import { hooks } from '../../hooks.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, LocationId, Seat } from '../../types/ids.ts';
import type { CylonKind, GameState } from '../../types/state.ts';
import { distance } from '../../pieces/distance.ts';
import { loyaltyEntry, makesCylon } from '../../pieces/loyalty.ts';
import { brig, resurrectionShip } from '../../pieces/places.ts';
import { canBeSent, clockwise, getsLoyalty, humans, isHuman, playerAt, seatsInPlay } from '../../pieces/players.ts';
import { anyInRedZone } from '../victory/resources.ts';
import { putAt, sendTo, whereabouts } from '../basics/sending.ts';
import { passAllTitles } from '../titles/titles.ts';
import { endTurnOf } from '../basics/turnEnd.ts';
import { drawSuperCrisis } from '../crisis/superCrisis.ts';
import { giveUpBelongings } from './belongings.ts';
import { effectMatters } from '../../effectHandling.ts';

export interface RevealProcedures {
  reveal: { readonly seat: Seat; readonly card: CardId; readonly withEffect: boolean };
  /**
   * `executed`: without a Super Crisis card (R-EXE-20). `drawn`: what the revealed card gives after the discard
   * (R-LOY-52).
   */
  becomeCylon: { readonly seat: Seat; readonly how: CylonKind; readonly executed?: boolean; readonly card?: CardId };
  /** `handed`: not one of the cards that everyone is dealt. */
  receiveLoyalty: { readonly seat: Seat; readonly card: CardId; readonly handed?: true };
  handOverLoyalty: {
    readonly seat: Seat;
    readonly upToDistance: number;
    readonly why: LocationId;
    readonly toHuman?: boolean;
  };
  giveSympathizer: { readonly seat: Seat; readonly card: CardId };
}

/** R-LOY-50 to R-LOY-60: the effect of the card, then the steps of becoming a Cylon player, then the turn ends. */
export const revealProcedure = procedure(
  'reveal',
  {
    show: (game, { seat, card }) => {
      const player = game.player(seat);
      const at = player.loyalty.findIndex((held) => held.card === card && !held.faceUp);
      player.loyalty[at] = { card, faceUp: true };
      game.tell({ kind: 'loyaltyRevealed', seat, card });
      if (!makesCylon(card)) return;
      // R-LOY-51: from here on no human player any more, also for the effect.
      player.cylon = 'revealed';
      game.tell({ kind: 'becameCylon', seat, how: 'revealed' });
      cylonRevealed(game);
    },
    ask: (game, { seat, card, withEffect }) => {
      const { effects, mandatory } = loyaltyEntry(card);
      const matters = effects.some((effect) => effectMatters(game, effect, seat) && !isIgnored(game.state, effect));
      if (withEffect && matters && mandatory !== true) {
        game.ask({
          seat,
          topic: { kind: 'useAbility', source: card },
          choices: [{ id: 'yes', kind: 'yes' }],
          min: 0,
          max: 1,
        });
      }
    },
    effect: (game, { seat, card, withEffect }, frame) => {
      const { effects, mandatory } = loyaltyEntry(card);
      const must = withEffect && mandatory === true;
      if (must || answerIfAny(frame, seat, 'yes') !== undefined)
        game.call('effects', { list: effects, context: { source: card, you: seat } });
    },
    steps: (game, { seat, card, withEffect }) => {
      // A card that makes no one a Cylon costs the action, not the turn.
      if (makesCylon(card)) game.call('becomeCylon', { seat, how: 'revealed', ...(withEffect ? { card } : {}) });
    },
    endTurn: (game, { seat, card }) => {
      if (makesCylon(card)) endTurnOf(game.state, seat);
    },
  },
  undefined,
  { card: 'public' },
);

/** R-TURN-160 (L1): others discard by their sheets at the reveal of a "You Are a Cylon" card. */
export function cylonRevealed(game: Game): void {
  const { state } = game;
  const losers = clockwise(state, state.current).filter((seat) => sheetRule(state, seat, 'discardsAtReveal') === true);
  for (const seat of losers) {
    const { hand } = playerAt(state, seat);
    const why = ruleCause(state, seat, ['discardsAtReveal'], 'reveal');
    if (hand.length > 0) game.call('discard', { from: [{ seat, count: hand.length, all: true }], why });
  }
}

/** R-LOY-52 to R-LOY-56 */
export const becomeCylonProcedure = procedure(
  'becomeCylon',
  {
    discard: (game, { seat }) => {
      const { hand } = game.player(seat);
      if (hand.length > 3)
        game.call('discard', { from: [{ seat, count: hand.length - 3 }], why: 'reveal', inFull: true });
    },
    gain: (game, { seat, card }) => {
      if (card === undefined) return;
      const { afterDiscard } = loyaltyEntry(card);
      if (afterDiscard !== undefined)
        game.call('effects', { list: afterDiscard, context: { source: card, you: seat } });
    },
    leave: (game, { seat, how, executed }) => {
      giveUpBelongings(game, seat, 'reveal');
      passAllTitles(game, seat);
      const to = resurrectionShip(game.state);
      game.tell({ kind: 'moved', seat, to, from: whereabouts(game, seat) });
      putAt(game, seat, to);
      if (how === 'revealed' && executed !== true) drawSuperCrisis(game, seat);
      for (const handsOver of hooks(game.state, 'cylonHandsOver')) handsOver(game, seat);
      handOverRest(game, seat);
    },
  },
  undefined,
  { card: 'public' },
);

/** R-LOY-38, R-LOY-58: the other facedown cards go to a human player, where the game says so. */
export function handOverRest(game: Game, seat: Seat): void {
  const rule = gameRule(game.state, 'handsOverLoyalty');
  if (rule !== undefined) {
    game.call('handOverLoyalty', {
      seat,
      upToDistance: rule.upToDistance,
      why: resurrectionShip(game.state),
      toHuman: true,
    });
  }
}

/** A Loyalty card comes to a player; one that says “reveal at once” is resolved (R-LOY-34, R-LOY-40 to R-LOY-44). */
export const receiveLoyaltyProcedure = procedure(
  'receiveLoyalty',
  {
    take: (game, { seat, card, handed = false }) => {
      const player = game.player(seat);
      if (!revealsAtOnce(card)) {
        player.loyalty.push({ card, faceUp: false });
        game.tellSecretly(
          [seat],
          { kind: 'loyaltyDealt', seat, count: 1, cards: [card] },
          { kind: 'loyaltyDealt', seat, count: 1 },
        );
      } else if (!isHuman(game.state, seat)) {
        receiveAsCylon(game, seat, card);
      } else {
        player.loyalty.push({ card, faceUp: true });
        game.tell({ kind: 'loyaltyDealt', seat, count: 1, cards: [card] });
        game.tell({ kind: 'loyaltyRevealed', seat, card });
        if (
          hooks(game.state, 'loyaltyReceived').some((received) => received(game, { seat, card, handed }) === 'handled')
        )
          return;
        if (catalogue.loyalty.get(card)?.kind === 'sympathizer') resolveSympathizer(game, seat, card);
        else game.call('becomeSympathetic', { seat });
      }
    },
  },
  undefined,
  { card: secret('loyalty', actor) },
);

/** R-LOY-34 */
function revealsAtOnce(card: CardId): boolean {
  return catalogue.loyalty.get(card)?.reveal?.when === 'received';
}

/** R-LOY-38: with the other cards to a human player, unread. R-LOY-39: handed on at once. */
function receiveAsCylon(game: Game, seat: Seat, card: CardId): void {
  if (gameRule(game.state, 'handsOverLoyalty') === undefined) {
    game.call('giveSympathizer', { seat, card });
    return;
  }
  game.player(seat).loyalty.push({ card, faceUp: false });
  game.tellSecretly(
    [seat],
    { kind: 'loyaltyDealt', seat, count: 1, cards: [card] },
    { kind: 'loyaltyDealt', seat, count: 1 },
  );
}

/** R-LOY-40, R-LOY-41, R-LOY-44 */
function resolveSympathizer(game: Game, seat: Seat, card: CardId): void {
  const { state } = game;
  if (anyInRedZone(state)) {
    if (canBeSent(state, seat, brig)) sendTo(game, seat, brig, card);
    return;
  }
  playerAt(state, seat).cylon = 'sympathizer';
  game.tell({ kind: 'becameCylon', seat, how: 'sympathizer' });
  game.call('becomeCylon', { seat, how: 'sympathizer' });
}

export const giveSympathizerProcedure = procedure(
  'giveSympathizer',
  {
    choose: (game, { seat, card }) => {
      const choices = humans(game.state).map((human): Choice => ({ id: `seat${human}`, kind: 'seat', seat: human }));
      if (choices.length > 0) {
        game.ask({ seat, topic: { kind: 'giveLoyalty', why: card }, choices });
        return;
      }
      // No one is left who could resolve it: it stays, unread, before the Cylon player.
      game.player(seat).loyalty.push({ card, faceUp: false });
      game.finish();
    },
    give: (game, { seat, card }, frame) => {
      const { seat: to } = answerOf(frame, seat, 'seat');
      game.tell({ kind: 'loyaltyHandedOver', from: seat, to, count: 1 });
      game.call('receiveLoyalty', { seat: to, card });
    },
  },
  undefined,
  { card: 'public' },
);

/** R-LOY-38: the player's own facedown cards; beyond that distance, only those that are handed over at any distance. */
function handedOver(state: GameState, seat: Seat, upToDistance: number): Array<CardId> {
  const hidden = playerAt(state, seat).loyalty.flatMap(({ card, faceUp }) => (faceUp ? [] : [card]));
  return distance(state) <= upToDistance
    ? hidden
    : hidden.filter((card) => catalogue.loyalty.get(card)?.handedOnAlways === true);
}

/** R-LOY-72: the second half of the Resurrection Ship. */
export const handOverLoyaltyProcedure = procedure('handOverLoyalty', {
  choose: (game, { seat, upToDistance, why, toHuman }) => {
    const { state } = game;
    if (handedOver(state, seat, upToDistance).length === 0) {
      game.finish();
      return;
    }
    const fits = (other: Seat): boolean => toHuman !== true || (isHuman(state, other) && getsLoyalty(state, other));
    const others = seatsInPlay(state).filter((other) => other !== seat && fits(other));
    if (others.length === 0) game.finish();
    else {
      game.ask({
        seat,
        topic: { kind: 'giveLoyalty', why },
        choices: others.map((other): Choice => ({ id: `seat${other}`, kind: 'seat', seat: other })),
      });
    }
  },
  give: (game, { seat, upToDistance }, frame) => {
    const { seat: to } = answerOf(frame, seat, 'seat');
    const giver = game.player(seat);
    const cards = handedOver(game.state, seat, upToDistance);
    giver.loyalty = giver.loyalty.filter(({ card, faceUp }) => faceUp || !cards.includes(card));
    const event = { kind: 'loyaltyHandedOver', from: seat, to, count: cards.length } as const;
    game.tellSecretly([seat, to], { ...event, cards }, event);
    for (const card of cards) {
      const resolves = revealsAtOnce(card) && isHuman(game.state, to);
      if (resolves) game.call('receiveLoyalty', { seat: to, card, handed: true });
      else game.player(to).loyalty.push({ card, faceUp: false });
    }
  },
});
