/**
 * The Rebel Basestar: how it comes into play, what its actions cost, Hybrid Tank and Datastream: R-DAY-80, R-DAY-81,
 * R-DAY-88.
 */
import type { Allegiance } from '../../../catalogue/effects/searchForHome.ts';
import type { Skill } from '../../../catalogue/vocabulary.ts';
import { arranged, arranging, type Arranging } from '../../effects/arranging.ts';
import { answerIfAny, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { shuffle } from '../../flow/random.ts';
import { actor, secret, type Secret } from '../../flow/secrecy.ts';
import {
  canDraw,
  plainCardChoices,
  removeCards,
  skillCardChoices,
  skillOf,
  skillPile,
  skillsInGame,
} from '../../pieces/cards.ts';
import { playerAt } from '../../pieces/players.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Seat, SkillCard } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { changeMiracles, miraclesOf } from '../miracles/tokens.ts';
import { homeOf } from './state.ts';
import { defined } from '../../../values/defined.ts';

export interface SearchForHomeRebelBasestarProcedures {
  payTribute: { readonly seat: Seat; readonly why: CardId };
  arrangeCrises: Arranging;
  searchSkillDeck: {
    readonly seat: Seat;
    readonly count: number;
    skill?: Skill;
    readonly deck: Array<SkillCard>;
    readonly discard: Array<SkillCard>;
    readonly why: CardId;
  };
}

export function turnRebelBasestar(game: Game, side: Allegiance): void {
  const home = homeOf(game.state);
  const before = home.rebel;
  home.rebel = side;
  game.state.boardsToCome = game.state.boardsToCome.filter((board) => board !== 'rebelBasestar');
  game.tell({ kind: 'rebelBasestar', side, ...defined({ before }) });
}

/** R-DAY-88: what this seat could pay with. */
function tributes(state: GameState, seat: Seat): Array<Choice> {
  const cards = plainCardChoices([...new Set(playerAt(state, seat).superCrises)]);
  return miraclesOf(state, seat) > 0 ? [{ id: 'miracleToken', kind: 'miracleToken' }, ...cards] : cards;
}

export function canPayTribute(state: GameState, _flag: true, seat: Seat): boolean {
  return tributes(state, seat).length > 0;
}

export const payTributeProcedure = procedure('payTribute', {
  choose: (game, { seat, why }) => {
    game.ask({ seat, topic: { kind: 'payTribute', why }, choices: tributes(game.state, seat), privacy: 'private' });
  },
  pay: (game, { seat, why }, frame) => {
    // None where there is nothing to pay with.
    const choice = answerIfAny(frame, seat, 'miracleToken', 'card');
    if (choice?.kind === 'miracleToken') spendMiracle(game, seat, why);
    if (choice?.kind !== 'card') return;
    removeCards(game.player(seat).superCrises, [choice.card]);
    game.state.superCrisis.discard.push(choice.card);
    game.tell({ kind: 'superCrisisPaid', seat, card: choice.card });
  },
});

function spendMiracle(game: Game, seat: Seat, why: CardId): void {
  changeMiracles(game.state, seat, -1);
  game.tell({ kind: 'miracleSpent', seat, count: 1, why });
}

/** Cards that are not in the deck are not shuffled in for it. */
export const arrangeCrisesProcedure = procedure(
  'arrangeCrises',
  arranging(
    'crisis',
    (
      {
        state: {
          crisis: { deck },
        },
      },
      count,
    ) => deck.splice(Math.max(0, deck.length - count)).reverse(),
  ),
  undefined,
  arranged,
);

/** Everyone knows that only cards of this deck are searched. */
const ofThisDeck: Secret['only'] = (card, { holder }) => 'skill' in holder && skillOf(String(card)) === holder.skill;

/**
 * Searches a Skill deck. The deck is in the player's hands meanwhile; cards of one face are alike, and open ones are
 * taken last.
 */
export const searchSkillDeckProcedure = procedure(
  'searchSkillDeck',
  {
    name: (game, { seat, count, why }) => {
      const open = skillsInGame(game.state).filter((skill) => canDraw(game.state, skill));
      const choices = open.map((skill): Choice => ({ id: skill, kind: 'skill', skill }));
      game.ask({ seat, topic: { kind: 'searchedSkill', count, why }, choices });
    },
    search: (game, data, frame) => {
      const { seat, count, why } = data;
      // None where all decks are empty.
      const choice = answerIfAny(frame, seat, 'skill');
      if (choice === undefined) {
        game.finish();
        return;
      }
      const { skill } = choice;
      const pile = skillPile(game.state, skill);
      data.skill = skill;
      data.deck.push(...pile.deck.splice(0));
      data.discard.push(...pile.discard.splice(0));
      const all = [...data.deck, ...data.discard].sort();
      const faces = [...new Set(all)];
      const few = faces.flatMap((face) => all.filter((card) => card === face).slice(0, count));
      const most = Math.min(count, all.length);
      game.ask({
        seat,
        topic: { kind: 'searchSkillDeck', skill, count: most, why },
        choices: skillCardChoices(few),
        min: most,
        max: most,
        privacy: 'private',
      });
    },
    take: (game, { seat, skill, deck, discard }, frame) => {
      if (skill === undefined) return;
      const cards = answersOf(frame, seat, 'skillCard').map(({ card }) => card);
      const open: Array<SkillCard> = [];
      for (const card of cards) {
        if (!deck.includes(card)) open.push(card);
        removeCards(deck.includes(card) ? deck : discard, [card]);
      }
      game.player(seat).hand.push(...cards);
      const pile = skillPile(game.state, skill);
      pile.deck = shuffle(game.state.random, [...deck.splice(0), ...discard.splice(0), ...pile.deck]);
      const half = { kind: 'deckSearched', seat, skill, count: cards.length, open } as const;
      game.tellSecretly([seat], { ...half, cards }, half);
    },
  },
  undefined,
  { deck: secret('skill', actor, { only: ofThisDeck }), discard: 'public' },
);
