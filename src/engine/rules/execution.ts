/** Executions: R-EXE-01 to R-EXE-71. */
import { catalogue } from '../../catalogue/index.ts';
import type { Character } from '../../catalogue/content.ts';
import type { Title } from '../../catalogue/vocabulary.ts';
import { sheetRule, sheetRules } from '../abilities/rules.ts';
import { contentOf } from '../content.ts';
import { answersOf, type Game } from '../flow/game.ts';
import { procedure, type Procedures } from '../flow/procedures.ts';
import type { Choice } from '../types/decision.ts';
import type { Cause } from '../types/event.ts';
import type { CardId, CharacterId, LocationId, Person, Seat } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { plainCardChoices } from '../pieces/cards.ts';
import { returnToReserves } from '../pieces/ships.ts';
import { cylonRevealed } from './loyalty/reveal.ts';
import { leaveHumans } from './loyalty/infiltrating.ts';
import { addNotACylon, discardLoyalty, sleeperAgentsHaveCome } from './loyalty/pile.ts';
import { boardOf, brig, hangarDeck, onlyStart, partOn, sickbay } from '../pieces/places.ts';
import { clockwise, isCylonLeader, isHuman, locationOf, pilotedShip, playerAt } from '../pieces/players.ts';
import { broken, changeResource } from './victory/resources.ts';
import { putAt, sendTo } from './turn/sending.ts';
import { isBarred } from './setup/setup.ts';
import { loseTitles, settleTitles, titlesOf } from './titles/titles.ts';
import { endTurnOf } from './turn/turnEnd.ts';
import { endGame } from './victory/victory.ts';
import { closedLocations } from './turn/movement.ts';

interface ExecuteData {
  readonly seat: Seat;
  readonly why: Cause;
  /** Who is meant: not whoever may have followed this character in the meantime. */
  readonly character?: CharacterId;
  /** R-EXE-71: costs no morale. */
  readonly free?: boolean;
}

declare module '../flow/procedures.ts' {
  interface Procedures {
    execute: ExecuteData;
    /** `at`: where the executed character was. */
    executedHuman: ExecuteData & {
      readonly character: CharacterId;
      readonly at: LocationId | undefined;
      /** Titles that wait until the player has the new character's Loyalty cards (R-EXE-48). */
      waiting?: ReadonlyArray<Title>;
    };
    executedCylon: { readonly seat: Seat };
  }
}

/** R-EXE-03: an effect that doesn't name Cylon players executes human players only. R-EXE-02: one after the other, clockwise. */
export function executeAll(game: Game, all: ReadonlyArray<Person>, why: Cause, { cylonsToo = false } = {}): void {
  const { state } = game;
  for (const seat of clockwise(state, state.current)) {
    const one = all.find((other) => other.seat === seat);
    if (one !== undefined && (cylonsToo || isHuman(state, seat))) game.call('execute', { ...one, why });
  }
}

procedure('execute', {
  discard: (game, { seat, why, character }) => {
    const player = game.player(seat);
    if (player.character === undefined || (character !== undefined && player.character !== character)) {
      game.finish();
      return;
    }
    game.tell({ kind: 'executed', seat, character: player.character, why });
    game.state.executed.push(seat);
    dropAttached(game, seat);
    if (player.hand.length > 0) game.call('discard', { from: [{ seat, count: player.hand.length }], why });
  },
  prove: (game, { seat }) => {
    const hidden = game.player(seat).loyalty.flatMap(({ card, faceUp }) => (faceUp ? [] : [card]));
    if (staysCylon(game.state, seat) || hidden.length < 2) return;
    // R-EXE-12: exactly one Cylon card is shown, and which is the owner's choice.
    // R-EXE-75: everybody who could have two is asked, so that who is asked tells nothing.
    const cylonCards = hiddenCylonCards(game.state, seat);
    const choices = plainCardChoices([...new Set(cylonCards.length > 0 ? cylonCards : hidden)]);
    game.ask({ seat, topic: { kind: 'proveLoyalty' }, choices, privacy: 'private', always: true });
  },
  resolve: (game, data, frame) => {
    const { seat } = data;
    const { state } = game;
    const [choice] = answersOf(frame, seat);
    const cylonCards = hiddenCylonCards(state, seat);
    const shown = cylonCards.find((card) => choice?.kind === 'card' && choice.card === card) ?? cylonCards[0];
    if (staysCylon(state, seat)) leaveHumans(game, seat);
    else if (shown !== undefined) {
      showCard(game, seat, shown);
      game.call('executedCylon', { seat });
    } else {
      game.call('executedHuman', { ...data, character: playerAt(state, seat).character ?? '', at: locationOf(state, seat) });
    }
  },
  afterwards: (game, { seat }) => {
    // R-EXE-53, R-TURN-05
    if (seat === game.state.current) endTurnOf(game.state, seat);
    fragileOnes(game);
  },
});

/** R-EXE-10 */
function dropAttached(game: Game, seat: Seat): void {
  for (const card of game.player(seat).attached.splice(0)) {
    game.state.quorum.discard.push(card);
    game.tell({ kind: 'cardLeftPlay', card, how: 'discarded' });
  }
}

/** R-EXE-30, R-EXE-31: Cylon players, Cylon Leaders and the Sympathetic Cylon prove nothing. */
function staysCylon(state: GameState, seat: Seat): boolean {
  return playerAt(state, seat).cylon !== undefined || isCylonLeader(state, seat);
}

function hiddenCylonCards(state: GameState, seat: Seat): Array<CardId> {
  return playerAt(state, seat).loyalty.flatMap(({ card, faceUp }) => (!faceUp && catalogue.loyalty.get(card)?.kind === 'cylon' ? [card] : []));
}

function showCard(game: Game, seat: Seat, card: CardId): void {
  const player = game.player(seat);
  const at = player.loyalty.findIndex((held) => held.card === card && !held.faceUp);
  player.loyalty[at] = { card, faceUp: true };
  game.tell({ kind: 'loyaltyRevealed', seat, card });
  cylonRevealed(game);
}

/** R-EXE-20 to R-EXE-22: the steps of a reveal, without the printed effect and without a Super Crisis card. */
procedure('executedCylon', {
  become: (game, { seat }) => {
    game.player(seat).cylon = 'revealed';
    game.tell({ kind: 'becameCylon', seat, how: 'revealed' });
    game.call('becomeCylon', { seat, how: 'revealed', executed: true });
  },
});

procedure('executedHuman', {
  prove: (game, data) => {
    const { seat, free, why } = data;
    const { state } = game;
    const player = game.player(seat);
    player.loyalty = player.loyalty.map(({ card }) => ({ card, faceUp: true }));
    game.tell({ kind: 'provedHuman', seat, cards: player.loyalty.map(({ card }) => card) });
    const before = state.resources.morale;
    if (free !== true) changeResource(game, 'morale', -1, why, { fragileLater: true });
    // R-EXE-54
    if (state.resources.morale < before) state.moraleLostToExecution = true;
    data.waiting = titlesOf(state, seat);
    leaveTheGame(game, seat);
  },
  choose: (game, { seat }) => {
    const waiting = game.state.players.filter(({ character }) => character === undefined).length;
    const open = newCharacters(game.state);
    const nobodyFollows = game.running('endOfGame')?.noNewCharacters === true;
    if (nobodyFollows && open.length >= waiting) {
      game.finish();
      return;
    }
    const choices = open.map(({ id }): Choice => ({ id, kind: 'character', character: id }));
    // R-EXE-44, R-VIC-03
    if (choices.length === 0 || nobodyFollows) endGame(game, 'cylons', 'noCharacter');
    else game.ask({ seat, topic: { kind: 'newCharacter' }, choices });
  },
  enter: (game, { seat }, frame) => {
    const [choice] = answersOf(frame, seat);
    if (choice?.kind !== 'character') return;
    game.player(seat).character = choice.character;
    game.tell({ kind: 'characterChosen', seat, character: choice.character });
    game.call('placeNew', { seat });
  },
  loyalty: (game, data) => {
    newLoyalty(game, data);
  },
  titles: (game, data) => {
    // R-EXE-48, R-TTL-42, R-TTL-43
    delete data.waiting;
    settleTitles(game);
  },
});

/** R-EXE-41, R-EXE-42: the sheet leaves the game; titles wait for the new character. */
function leaveTheGame(game: Game, seat: Seat): void {
  const { state } = game;
  const player = game.player(seat);
  const ship = pilotedShip(state, seat);
  if (ship !== undefined) returnToReserves(state, ship);
  if (player.character !== undefined) state.gone.push(player.character);
  loseTitles(game, seat);
  // R-TTL-47: what she had borrowed has passed on.
  state.borrowedTitles = state.borrowedTitles.filter(({ by }) => by !== seat);
  player.character = undefined;
  player.place = { kind: 'none' };
  if (state.options.executionRedrawsLoyalty) discardLoyalty(game, seat);
}

/** R-EXE-44, R-SET-54: any type, not used in this game, no Cylon Leader. */
export function newCharacters(state: GameState): Array<Character> {
  const taken = new Set<CharacterId | undefined>([...state.gone, ...state.players.map((player) => player.character)]);
  return [...contentOf(state.options).characters.values()].filter((character) => character.type !== 'cylonLeader' && !taken.has(character.id) && !isBarred(state, character));
}

/** R-EXE-43, R-EXE-47, R-EXE-60, R-EXE-63: Loyalty cards for the new character. */
function newLoyalty(game: Game, { seat, character, at }: Pick<Procedures['executedHuman'], 'seat' | 'character' | 'at'>): void {
  const { state } = game;
  const slept = sleeperAgentsHaveCome(state);
  const before = sheetRules(character);
  const now = sheetRules(playerAt(state, seat).character ?? '');
  const redraws = state.options.executionRedrawsLoyalty;
  if (redraws) addNotACylon(game);
  let cards = redraws ? 1 : 0;
  // A Sleeper Agent who is executed before the others have got their second cards takes the missing one along.
  if (before.sleeperAgent !== undefined && !slept) cards += before.sleeperAgent.cards - 1;
  // A Sleeper Agent brings the "Not a Cylon" card along; after the phase the new one is dealt the extra card at once.
  const agent = redraws ? now.sleeperAgent : undefined;
  if (agent !== undefined) addNotACylon(game);
  if (agent !== undefined && slept) {
    cards += agent.cards - 1;
    // Where the predecessor would have been locked up.
    sendTo(game, seat, at === undefined ? brig : partOn(boardOf(at), brig), playerAt(state, seat).character ?? brig);
  }
  if (now.loyaltyAtSetup !== undefined && !slept) {
    addNotACylon(game);
    cards += now.loyaltyAtSetup - 1;
  }
  // R-EXE-63: who keeps the old cards has no second one of Baltar's, and so not the Cylon Detector either.
  if (now.loyaltyAtSetup !== undefined && slept && !redraws) game.player(seat).usedOncePerGame = true;
  if (cards > 0) game.call('dealLoyalty', { seat, left: cards });
}

declare module '../flow/procedures.ts' {
  interface Procedures {
    placeNew: { readonly seat: Seat };
  }
}

/** R-EXE-45, R-EXE-61, R-EXE-62, R-EXE-66: where the new character starts. */
procedure('placeNew', {
  ask: (game, { seat }) => {
    const { state } = game;
    const player = game.player(seat);
    const rules = sheetRules(player.character ?? '');
    const start = onlyStart(state);
    if (rules.stranded !== undefined) {
      // Through the next own turn; back at the start of the one after that.
      player.place = { kind: 'stranded', untilOwnTurn: player.ownTurns + 2 };
      game.finish();
    } else if (start !== undefined) {
      arrive(game, seat, start);
      game.finish();
    } else if (rules.startsPiloting === true) {
      if (state.reserves.viper > 0) game.call('launchSelf', { seat, why: player.character ?? '' });
      else arrive(game, seat, hangarDeck);
      game.finish();
    } else {
      const closed = closedLocations(state);
      const open = (catalogue.characters.get(player.character ?? '')?.setup ?? []).filter((location) => !closed.includes(location) && isOnTheTable(state, location));
      const choices = open.map((location): Choice => ({ id: location, kind: 'location', location, costsCard: false }));
      if (choices.length > 0) game.ask({ seat, topic: { kind: 'chooseSetupLocation' }, choices });
    }
  },
  place: (game, { seat }, frame) => {
    const [choice] = answersOf(frame, seat);
    arrive(game, seat, choice?.kind === 'location' ? choice.location : sickbay);
  },
});

function isOnTheTable(state: GameState, location: LocationId): boolean {
  return contentOf(state.options).locations.has(location);
}

function arrive(game: Game, seat: Seat, location: LocationId): void {
  game.tell({ kind: 'moved', seat, to: location, from: undefined });
  putAt(game, seat, location);
}

/** R-EXE-71: whoever was there when morale fell lower than can be borne, unless a Cylon player by now. */
function fragileOnes(game: Game): void {
  const { state } = game;
  for (const seat of clockwise(state, state.current)) {
    const { character = '' } = playerAt(state, seat);
    const mark = broken(seat, character);
    if (state.thisTurn[mark] !== true) continue;
    delete state.thisTurn[mark];
    if (sheetRule(state, seat, 'executedAtMorale') !== undefined) game.call('execute', { seat, why: character, character, free: true });
  }
}

procedure('fragile', {
  look: (game) => {
    fragileOnes(game);
  },
});
