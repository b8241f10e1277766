/**
 * Effects on decks that no one draws from: the Destiny deck, cards that are looked at and put back, cards taken out of
 * a deck.
 */
import type { DeckVerb } from '../../catalogue/effects/decks.ts';
import { catalogue } from '../../catalogue/index.ts';
import type { Skill } from '../../catalogue/vocabulary.ts';
import { answerIfAny, answerOf, type Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import { actor, sameKind, secret } from '../flow/secrecy.ts';
import { shuffle } from '../flow/random.ts';
import { hooks } from '../hooks.ts';
import { canDraw, refill, removeCards, skillPile, skillsInGame, takeTop } from '../pieces/cards.ts';
import { crisisData, nextCrisisJumps } from '../rules/crisis/crisisCard.ts';
import { replaceDestiny, seedDestiny, swapWithDestiny } from '../rules/checks/destinyDeck.ts';
import type { Choice, DeckKey } from '../types/decision.ts';
import type { CardId, Seat, SkillCard } from '../types/ids.ts';
import type { ModuleDecks } from '../types/modules.ts';
import type { Pile } from '../types/state.ts';
import { always } from '../effectHandling.ts';
import type { EffectHandlers } from '../effectHandling.ts';

export interface DecksEffectProcedures {
  lookAtBottom: { readonly seat: Seat; readonly why: CardId };
  reorderCrises: {
    readonly seat: Seat;
    readonly cards: Array<CardId>;
    readonly top: Array<CardId>;
    readonly bottom: Array<CardId>;
    readonly count: number;
    /** The Crisis deck, if nothing else is said. */
    readonly deck?: 'destination';
    readonly why: CardId;
  };
  learn: {
    readonly seat: Seat;
    readonly count: number;
    skill?: Skill;
    readonly cards: Array<SkillCard>;
    readonly why: CardId;
  };
}

export const deckHandlers: EffectHandlers<DeckVerb> = {
  seedDestiny: always((game, { skill, count }, { source }) => {
    seedDestiny(game, skill, count, source);
  }),
  replaceDestiny: always((game, { skill, count }) => {
    replaceDestiny(game, skill, count);
  }),
  cullDestiny: always((game, value, { you, source }) => {
    const cull = typeof value === 'number' ? { count: value } : value;
    game.call('cullDestiny', { seat: you, why: source, ...cull });
  }),
  swapWithDestiny: always((game, _value, { you, source }) => {
    const skill = catalogue.skillCards.get(source)?.skill;
    if (skill !== undefined) swapWithDestiny(game, you, skill);
  }),
  lookAtBottom: always((game, _value, { you, source }) => {
    game.call('lookAtBottom', { seat: you, why: source });
  }),
  reorderCrises: always((game, count, { you, source }) => {
    game.call('reorderCrises', { seat: you, cards: [], top: [], bottom: [], count, why: source });
  }),
  learn: always((game, count, { you, source }) => {
    game.call('learn', { seat: you, count, cards: [], why: source });
  }),
  nextCrisisJumps: always((game, _value, { you }) => {
    game.state.thisTurn[nextCrisisJumps] = true;
    game.tell({ kind: 'nextCrisisJumps', seat: you });
  }),
  jumpFleet: always((game, { draw }) => {
    game.call('jump', { cards: [], chooser: undefined, draw });
  }),
  anotherDestination: always((game) => {
    const jump = game.running('jump');
    if (jump !== undefined) jump.another = true;
  }),
  resolveCrisis: always((game, card) => {
    resolveFromDeck(game, card);
  }),
};

/** R-CRI-27: out of the deck or the discard pile; the deck is shuffled. A card that is in play already is not there. */
function resolveFromDeck(game: Game, card: CardId): void {
  const { crisis, current, random } = game.state;
  const from = [crisis.deck, crisis.discard].find((pile) => pile.includes(card));
  if (from !== undefined) removeCards(from, [card]);
  shuffle(random, crisis.deck);
  if (from !== undefined) {
    game.call('crisis', { ...crisisData({ seat: current, card, superCrisis: false, withIcons: false }), bare: true });
  }
}

type BaseDeck = Exclude<DeckKey, keyof ModuleDecks>;

/** R-TTL-16: decks of which a card may be looked at; never those that say who is what. */
function openDecks(game: Game): Array<{ readonly deck: DeckKey; readonly cards: ReadonlyArray<CardId> }> {
  const { state } = game;
  const cardsOf = (deck: BaseDeck) => ({ deck, cards: pileOf(game, deck).deck });
  const further = hooks(state, 'openDeck').map((open) => open(state));
  const named = (['crisis', 'superCrisis', 'quorum', 'destination'] as const).map(cardsOf);
  return [...named, ...further, ...skillsInGame(state).map(cardsOf)].filter(({ cards }) => cards.length > 0);
}

function pileOf(game: Game, deck: BaseDeck): Pile<string> {
  const { state } = game;
  switch (deck) {
    case 'crisis':
      return state.crisis;
    case 'superCrisis':
      return state.superCrisis;
    case 'quorum':
      return state.quorum;
    case 'destination':
      return state.destinations;
    default:
      return skillPile(state, deck);
  }
}

export const lookAtBottomProcedure = procedure('lookAtBottom', {
  choose: (game, { seat, why }) => {
    game.ask({
      seat,
      topic: { kind: 'lookAtBottom', why },
      choices: openDecks(game).map(({ deck }): Choice => ({ id: deck, kind: 'deck', deck })),
    });
  },
  look: (game, { seat }, frame) => {
    // None where all decks are empty.
    const choice = answerIfAny(frame, seat, 'deck');
    const named = openDecks(game).find(({ deck }) => deck === choice?.deck);
    const card = named?.cards[0];
    if (named === undefined || card === undefined) return;
    const seen = { kind: 'cardsSeen', seat, deck: named.deck, where: 'bottom' } as const;
    game.tellSecretly([seat], { ...seen, cards: [card] }, seen);
  },
});

/**
 * The first card that is put on the top will be drawn first; cards at the bottom lie in the order in which they were
 * put there.
 */
export const reorderCrisesProcedure = procedure(
  'reorderCrises',
  {
    look: (game, data) => {
      const { seat, cards, deck } = data;
      const pile = pileOf(game, deck ?? 'crisis');
      refill(game, pile, deck ?? 'crisis');
      cards.push(...pile.deck.splice(Math.max(0, pile.deck.length - data.count)).reverse());
      const half = { kind: 'cardsSeen', seat, deck: deck ?? 'crisis' } as const;
      game.tellSecretly([seat], { ...half, cards: [...cards] }, half);
    },
    ask: (game, { seat, cards, why }) => {
      if (cards.length === 0) {
        game.goto('putBack');
        return;
      }
      const choices = (['top', 'bottom'] as const).flatMap((where) =>
        [...new Set(cards)].map((card): Choice => ({
          id: `${where}-${card}`,
          kind: 'cardTo',
          card,
          where,
        })),
      );
      game.ask({ seat, topic: { kind: 'placeCard', left: cards.length, why }, choices, privacy: 'private' });
    },
    place: (game, data, frame) => {
      const { card, where } = answerOf(frame, data.seat, 'cardTo');
      removeCards(data.cards, [card]);
      data[where].push(card);
      game.tell({ kind: 'cardPutBack', seat: data.seat, deck: data.deck ?? 'crisis', where });
      game.goto('ask');
    },
    putBack: (game, { top, bottom, deck }) => {
      const pile = pileOf(game, deck ?? 'crisis');
      pile.deck.push(...[...top].reverse());
      pile.deck.unshift(...[...bottom].reverse());
    },
  },
  undefined,
  { cards: secret(sameKind, actor), top: secret(sameKind, actor), bottom: secret(sameKind, actor) },
);

/** R-CHK-22, R-CHK-27: cards of one deck, all into the hand or all into the check. */
export const learnProcedure = procedure(
  'learn',
  {
    deck: (game, { seat, count, why }) => {
      const open = skillsInGame(game.state).filter((skill) => canDraw(game.state, skill));
      game.ask({
        seat,
        topic: { kind: 'learnSkill', count, why },
        choices: open.map((skill): Choice => ({ id: skill, kind: 'skill', skill })),
      });
    },
    look: (game, data, frame) => {
      const { seat, why } = data;
      // None where all decks are empty.
      const choice = answerIfAny(frame, seat, 'skill');
      if (choice === undefined) {
        game.finish();
        return;
      }
      data.skill = choice.skill;
      for (let n = 0; n < data.count; n += 1) {
        const card = takeTop(game, skillPile(game.state, choice.skill), choice.skill);
        if (card !== undefined) data.cards.push(card);
      }
      game.tellSecretly(
        [seat],
        { kind: 'cardsSeen', seat, deck: choice.skill, cards: [...data.cards] },
        {
          kind: 'cardsSeen',
          seat,
          deck: choice.skill,
        },
      );
      game.ask({
        seat,
        topic: { kind: 'keepOrAdd', why },
        choices: [
          { id: 'toHand', kind: 'toHand' },
          { id: 'toCheck', kind: 'toCheck' },
        ],
      });
    },
    take: (game, { seat, skill, cards }, frame) => {
      if (skill === undefined) return;
      const to = answerOf(frame, seat, 'toHand', 'toCheck').kind === 'toCheck' ? 'check' : 'hand';
      const check = game.running('skillCheck');
      (to === 'check' && check !== undefined ? check.aside : game.player(seat).hand).push(...cards);
      const half = { kind: 'skillsLearned', seat, skill, count: cards.length, to } as const;
      game.tellSecretly([seat], { ...half, cards: [...cards] }, half);
    },
  },
  undefined,
  { cards: secret('skill', actor) },
);
