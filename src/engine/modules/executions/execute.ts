/** Executions, from the discard of the hand to the titles of who follows: R-EXE-01 to R-EXE-54. */
import type { Title } from '../../../catalogue/vocabulary.ts';
import { answerIfAny, type Game } from '../../flow/game.ts';
import { procedure, type Procedures } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import { plainCardChoices } from '../../pieces/cards.ts';
import { isCylonCard } from '../../pieces/loyalty.ts';
import { hasFollowed } from '../../pieces/persons.ts';
import {
  characterOf,
  clockwise,
  isCylonLeader,
  isHuman,
  locationOf,
  pilotedShip,
  playerAt,
  seatsInPlay,
} from '../../pieces/players.ts';
import { returnToReserves } from '../../pieces/ships.ts';
import { giveUpBelongings } from '../../rules/loyalty/belongings.ts';
import { discardLoyalty } from '../../rules/loyalty/pile.ts';
import { leaveHumans } from '../../rules/loyalty/resurrection.ts';
import { cylonRevealed } from '../../rules/loyalty/reveal.ts';
import { titlesOf } from '../../pieces/titles.ts';
import { loseTitles, settleTitles } from '../../rules/titles/titles.ts';
import { endTurnOf } from '../../rules/basics/turnEnd.ts';
import { changeResource } from '../../rules/victory/resources.ts';
import { endGame } from '../../rules/victory/victory.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId, CharacterId, LocationId, SeatedCharacter, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { executeFragile } from './fragile.ts';
import { newCharacters, newLoyalty } from './newCharacter.ts';
import { records } from './state.ts';

interface ExecuteData {
  readonly seat: Seat;
  readonly why: Cause;
  /** The character that is meant: not one that may have followed it in the meantime. */
  readonly character?: CharacterId;
  /** R-EXE-71: costs no morale. */
  readonly free?: boolean;
  /** No one follows, and the player is out of the game (R-ION-80). */
  readonly final?: true;
}

export interface ExecutionsExecuteProcedures {
  executions: { readonly all: ReadonlyArray<SeatedCharacter>; readonly why: Cause; readonly cylonsToo?: boolean };
  execute: ExecuteData;
  /** `at`: where the executed character was. */
  executedHuman: ExecuteData & {
    readonly character: CharacterId;
    readonly at: LocationId | undefined;
    /** Titles that wait until the player has the new character's Loyalty cards (R-EXE-48). */
    waiting?: ReadonlyArray<Title>;
    /** Loyalty cards of the executed character that the new one has again (R-EXE-42). */
    kept?: ReadonlyArray<CardId>;
  };
  executedCylon: { readonly seat: Seat };
}

/**
 * R-EXE-03: an effect that doesn't name Cylon players executes human players only. R-EXE-02: one after the other,
 * clockwise.
 */
export const executionsProcedure = procedure('executions', {
  all: (game, { all, why, cylonsToo }) => {
    const { state } = game;
    for (const seat of clockwise(state, state.current)) {
      const one = all.find((other) => other.seat === seat);
      if (one !== undefined && (cylonsToo === true || isHuman(state, seat))) game.call('execute', { ...one, why });
    }
  },
});

export const executeProcedure = procedure('execute', {
  discard: (game, { seat, why, character }) => {
    const player = game.player(seat);
    if (player.character === undefined || (character !== undefined && player.character !== character)) {
      game.finish();
      return;
    }
    game.tell({ kind: 'executed', seat, character: player.character, why });
    records(game.state).executed.push(seat);
    // R-EXE-10
    giveUpBelongings(game, seat, 'executed');
    if (player.hand.length > 0)
      game.call('discard', { from: [{ seat, count: player.hand.length, all: true }], why, inFull: true });
  },
  prove: (game, { seat }) => {
    const hidden = game.player(seat).loyalty.flatMap(({ card, faceUp }) => (faceUp ? [] : [card]));
    if (staysCylon(game.state, seat) || hidden.length < 2) return;
    // R-EXE-12: exactly one Cylon card is shown, and which is the owner's choice.
    // R-EXE-75: everyone who could have two is asked, so that who is asked tells nothing.
    const cylonCards = hiddenCylonCards(game.state, seat);
    const choices = plainCardChoices([...new Set(cylonCards.length > 0 ? cylonCards : hidden)]);
    game.ask({ seat, topic: { kind: 'proveLoyalty' }, choices, privacy: 'private', always: true });
  },
  resolve: (game, data, frame) => {
    const { seat } = data;
    const { state } = game;
    // Players who can't have two Cylon cards are not asked.
    const choice = answerIfAny(frame, seat, 'card');
    const cylonCards = hiddenCylonCards(state, seat);
    const shown = cylonCards.find((card) => card === choice?.card) ?? cylonCards[0];
    if (!staysCylon(state, seat) && shown === undefined) {
      game.call('executedHuman', {
        ...data,
        character: characterOf(state, seat).id,
        at: locationOf(state, seat),
      });
      return;
    }
    if (shown !== undefined && !staysCylon(state, seat)) showCard(game, seat, shown);
    // R-ION-80, R-ION-82, R-ION-93: a player who is out of the game goes nowhere.
    if (data.final === true) {
      leaveAsCylon(game, seat);
      for (const handsOver of hooks(state, 'cylonHandsOver')) handsOver(game, seat);
    } else if (staysCylon(state, seat)) leaveHumans(game, seat);
    else game.call('executedCylon', { seat });
  },
  eliminate: (game, { seat, why, final }) => {
    if (final === true) game.call('eliminate', { seat, why });
  },
  afterwards: (game, { seat }) => {
    // R-EXE-53, R-TURN-05
    if (seat === game.state.current) endTurnOf(game.state, seat);
    for (const ends of hooks(game.state, 'executionEnds')) ends(game, seat);
    executeFragile(game);
  },
});

/** R-ION-82, R-ION-93: the facedown Loyalty cards leave the game unseen, and so does the sheet. */
function leaveAsCylon(game: Game, seat: Seat): void {
  const { state } = game;
  const player = game.player(seat);
  if (player.cylon === undefined) {
    player.cylon = 'revealed';
    game.tell({ kind: 'becameCylon', seat, how: 'revealed' });
  }
  state.removed.push(...player.loyalty.flatMap(({ card, faceUp }) => (faceUp ? [] : [card])));
  player.loyalty = player.loyalty.filter(({ faceUp }) => faceUp);
  if (player.character !== undefined) records(state).gone.push(player.character);
}

/** R-EXE-30, R-EXE-31: Cylon players, Cylon Leaders and the Sympathetic Cylon prove nothing. */
function staysCylon(state: GameState, seat: Seat): boolean {
  return playerAt(state, seat).cylon !== undefined || isCylonLeader(state, seat);
}

function hiddenCylonCards(state: GameState, seat: Seat): Array<CardId> {
  return playerAt(state, seat).loyalty.flatMap(({ card, faceUp }) => (!faceUp && isCylonCard(card) ? [card] : []));
}

function showCard(game: Game, seat: Seat, card: CardId): void {
  const player = game.player(seat);
  const at = player.loyalty.findIndex((held) => held.card === card && !held.faceUp);
  player.loyalty[at] = { card, faceUp: true };
  game.tell({ kind: 'loyaltyRevealed', seat, card });
  cylonRevealed(game);
}

/** R-EXE-20 to R-EXE-22: the steps of a reveal, without the printed effect and without a Super Crisis card. */
export const executedCylonProcedure = procedure('executedCylon', {
  become: (game, { seat }) => {
    game.player(seat).cylon = 'revealed';
    game.tell({ kind: 'becameCylon', seat, how: 'revealed' });
    game.call('becomeCylon', { seat, how: 'revealed', executed: true });
  },
});

export const executedHumanProcedure = procedure(
  'executedHuman',
  {
    prove: (game, data) => {
      const { seat } = data;
      const player = game.player(seat);
      player.loyalty = player.loyalty.map(({ card }) => ({ card, faceUp: true }));
      const cards = player.loyalty.map(({ card }) => card);
      game.tell({ kind: 'provedHuman', seat, cards });
      for (const follows of hooks(game.state, 'loyaltyProved')) follows(game, seat, cards);
    },
    mourn: (game, data) => {
      const { seat, free, why } = data;
      const { state } = game;
      const before = state.resources.morale;
      if (free !== true) changeResource(game, 'morale', -1, why, { later: true });
      // R-EXE-54
      if (state.resources.morale < before) records(state).moraleLost = true;
      data.waiting = titlesOf(state, seat);
      leaveTheGame(game, data);
      for (const executed of hooks(state, 'humanExecuted')) executed(game, seat);
    },
    choose: (game, { seat, final }) => {
      if (final === true) {
        game.finish();
        return;
      }
      const { state } = game;
      const waiting = seatsInPlay(state).filter((other) => playerAt(state, other).character === undefined).length;
      const open = newCharacters(state);
      // R-VIC-20, R-NCA-92
      const nobodyFollows = game.running('endOfGame') !== undefined;
      if (nobodyFollows && open.length >= waiting) {
        game.finish();
        return;
      }
      const choices = open.map(({ id }): Choice => ({ id, kind: 'character', character: id }));
      // R-EXE-44, R-VIC-03
      if (choices.length === 0 || nobodyFollows) endGame(game, 'cylons', 'noCharacter');
      else
        game.ask({
          seat,
          topic: { kind: 'newCharacter', ...(state.options.executionRedrawsLoyalty ? {} : { keeps: true }) },
          choices,
        });
    },
    enter: (game, { seat }, frame) => {
      // None where no one is left to follow while the end of the game is being told.
      const character = answerIfAny(frame, seat, 'character')?.character;
      if (character === undefined) return;
      const player = game.player(seat);
      player.character = character;
      player.cameAfterTurns = player.ownTurns;
      hasFollowed(game.state, seat);
      game.tell({ kind: 'characterChosen', seat, character });
      game.call('placeNew', { seat });
    },
    placed: (game, { seat }) => {
      for (const placed of hooks(game.state, 'newcomerPlaced')) placed(game, seat);
    },
    loyalty: (game, data) => {
      data.kept = game.player(data.seat).loyalty.map(({ card }) => card);
      newLoyalty(game, data);
    },
    titles: (game, data) => {
      // R-EXE-48, R-TTL-42, R-TTL-43
      delete data.waiting;
      settleTitles(game);
    },
    keep: (game, { seat, kept = [] }) => {
      for (const keeps of hooks(game.state, 'loyaltyKept')) keeps(game, seat, kept);
    },
  },
  undefined,
  { waiting: 'public', kept: 'public' },
);

/** R-EXE-41, R-EXE-42: the sheet leaves the game; titles wait for the new character. */
function leaveTheGame(game: Game, { seat, final }: Pick<ExecuteData, 'seat' | 'final'>): void {
  const { state } = game;
  const player = game.player(seat);
  const ship = pilotedShip(state, seat);
  if (ship !== undefined) returnToReserves(state, ship);
  if (player.character !== undefined) records(state).gone.push(player.character);
  loseTitles(game, seat);
  // R-TTL-47: titles that she had borrowed have passed on.
  state.borrowedTitles = state.borrowedTitles.filter(({ by }) => by !== seat);
  // An empty seat keeps the name of the last who sat there.
  if (final !== true) player.character = undefined;
  player.place = { kind: 'none' };
  if (final === true || state.options.executionRedrawsLoyalty) discardLoyalty(game, seat, final === true);
}

/** R-EXE-48: titles of executed players whose new characters have not got their Loyalty cards yet. */
export function titlesWait({ stack }: GameState): Array<Title> {
  // The frames were made by `call` under this name, so their data is this procedure's.
  const executions = stack.flatMap(({ procedure, data }) =>
    procedure === 'executedHuman' ? [data as Procedures['executedHuman']] : [],
  );
  return executions.flatMap(({ waiting = [] }) => waiting);
}
