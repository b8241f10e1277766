/** Effects on what players are and hold: executions, titles, turns that go round the table, resources as a whole. */
import type { FateVerb } from '../../catalogue/effects/fates.ts';
import { catalogue } from '../../catalogue/index.ts';
import { resources } from '../../catalogue/vocabulary.ts';
import { answerOf, answersOf, type Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import { removeCards, skillCardChoices, skillsInGame } from '../pieces/cards.ts';
import { drawSuperCrisis } from '../rules/crisis/superCrisis.ts';
import { personAt, personsOf } from '../pieces/persons.ts';
import { clockwise, isHuman, seatsOf } from '../pieces/players.ts';
import { changeResource, protection } from '../rules/victory/resources.ts';
import { giveTitle, passTitle } from '../rules/titles/titles.ts';
import { present } from '../../values/present.ts';
import type { Choice } from '../types/decision.ts';
import type { Cause } from '../types/event.ts';
import type { CardId, Seat } from '../types/ids.ts';
import type { EffectContext } from '../types/effectContext.ts';
import { mayHold, titlesOf } from '../pieces/titles.ts';
import { always, onlyIf } from '../effectHandling.ts';
import type { EffectHandlers } from '../effectHandling.ts';

export interface FatesEffectProcedures {
  loseHighest: { readonly seat: Seat; readonly count: number; readonly why: CardId };
  giveCard: { readonly from: Seat; readonly to: Seat; readonly why: CardId; readonly count?: number };
}

export const fateHandlers: EffectHandlers<FateVerb> = {
  execute: always((game, who, context) => {
    const role = typeof who === 'object' ? who.who : who;
    game.call('executions', {
      all: personsOf(game.state, role, context),
      why: context.source,
      cylonsToo: typeof who === 'object',
    });
  }),
  inTurn: always((game, { who, then }, context) => {
    // R-CRI-70: a Cylon player is meant only by an effect for every player, or for Cylon players.
    const seats = seatsOf(game.state, who, context).filter(
      (seat) => who === 'everyone' || who === 'cylons' || isHuman(game.state, seat),
    );
    for (const seat of inOrder(game, seats, context))
      game.call('effects', { list: then, context: { ...context, you: seat } });
  }),
  passTitle: always((game, title) => {
    passTitle(game, title);
  }),
  passTitlesOf: always((game, who, context) => {
    for (const seat of seatsOf(game.state, who, context))
      for (const title of titlesOf(game.state, seat)) passTitle(game, title);
  }),
  borrowTitle: always((game, title, { you }) => {
    const { state } = game;
    const from = state.titles[title];
    if (from === undefined || from === you || !mayHold(state, title, you)) return;
    giveTitle(game, title, you);
    state.borrowedTitles.push({ title, by: you, from, owner: personAt(state, from).character });
  }),
  drawSuperCrisis: always((game, value, context) => {
    const { who, count } = typeof value === 'string' ? { who: value, count: 1 } : value;
    for (const seat of seatsOf(game.state, who, context))
      for (let n = 0; n < count; n += 1) drawSuperCrisis(game, seat);
  }),
  drawDifferent: always((game, count, { you, source }) => {
    game.call('drawChosen', { seat: you, left: count, from: skillsInGame(game.state), different: true, why: source });
  }),
  loseHighest: always((game, count, { source, you }) => {
    // R-TURN-143, R-NCA-45: the current player decides, or the player who acts at a location.
    game.call('loseHighest', { seat: catalogue.locations.has(source) ? you : game.state.current, count, why: source });
  }),
  protect: always((game, resource, { you }) => {
    game.state.thisTurn[protection(resource)] = true;
    game.tell({ kind: 'protected', resource, seat: you });
  }),
  giveCard: onlyIf(
    (game, _value, seat) => game.player(seat).hand.length > 0,
    (game, value, context) => {
      const gift = typeof value === 'string' ? { to: value, count: 1 } : value;
      const [to] = seatsOf(game.state, gift.to, context);
      if (to !== undefined) game.call('giveCard', { from: context.you, to, why: context.source, count: gift.count });
    },
  ),
  takeHand: always((game, who, context) => {
    for (const from of seatsOf(game.state, who, context)) if (from !== context.you) takeHand(game, context.you, from);
  }),
};

function takeHand(game: Game, by: Seat, from: Seat): void {
  const cards = game.player(from).hand.splice(0);
  game.player(by).hand.push(...cards);
  const half = { kind: 'handTaken', by, from, count: cards.length } as const;
  game.tellSecretly([by, from], { ...half, cards }, half);
}

/** R-TURN-145: clockwise from the player who causes it; someone who is meant twice comes twice (R-CRI-15). */
function inOrder(game: Game, seats: ReadonlyArray<Seat>, { you }: EffectContext): Array<Seat> {
  const turns = clockwise(game.state, you);
  return [...seats].sort((one, other) => turns.indexOf(one) - turns.indexOf(other));
}

export const loseHighestProcedure = procedure('loseHighest', {
  choose: (game, { seat, count, why }) => {
    const { state } = game;
    const most = Math.max(...resources.map((resource) => state.resources[resource]));
    const highest = resources.filter((resource) => state.resources[resource] === most);
    const choices = highest.map((resource): Choice => ({
      id: resource,
      kind: 'effects',
      source: why,
      effects: [{ lose: { [resource]: count } }],
    }));
    game.ask({ seat, topic: { kind: 'chooseEffect', why }, choices, needed: true });
  },
  lose: (game, { seat, count, why }, frame) => {
    const choice = answerOf(frame, seat, 'effects');
    const resource = present(
      resources.find((name) => choice.id === name),
      `a resource called ${choice.id}`,
    );
    changeResource(game, resource, -count, why satisfies Cause);
  },
});

export const giveCardProcedure = procedure('giveCard', {
  choose: (game, { from, to, why, count = 1 }) => {
    const { hand } = game.player(from);
    const left = Math.min(count, hand.length);
    const topic = { kind: 'giveCard', to, why, ...(left > 1 ? { count: left } : {}) } as const;
    game.ask({ seat: from, topic, choices: skillCardChoices(hand), min: left, max: left, privacy: 'private' });
  },
  give: (game, { from, to }, frame) => {
    for (const { card } of answersOf(frame, from, 'skillCard')) {
      removeCards(game.player(from).hand, [card]);
      game.player(to).hand.push(card);
      game.tellSecretly([from, to], { kind: 'skillGiven', from, to, card }, { kind: 'skillGiven', from, to });
    }
  },
});
