/** The character that follows an executed one: which it can be, its Loyalty cards, its start (R-EXE-43 to R-EXE-66). */
import type { Character } from '../../../catalogue/content.ts';
import { ruleCause, sheetRules } from '../../abilities/rules.ts';
import { contentOf } from '../../content.ts';
import { answerIfAny, type Game } from '../../flow/game.ts';
import { procedure, type Procedures } from '../../flow/procedures.ts';
import { boardOf, brig, hangarDeck, onlyStart, partOn, sickbay } from '../../pieces/places.ts';
import { characterOf, everySeat, playerAt } from '../../pieces/players.ts';
import { addNotACylon, sleeperAgentsHaveCome } from '../../rules/loyalty/pile.ts';
import { isBarred, isSamePerson, setupLocations } from '../../rules/setup/characters.ts';
import { closedLocations } from '../../rules/turn/closed.ts';
import { putAt, sendTo } from '../../rules/basics/sending.ts';
import type { Choice } from '../../types/decision.ts';
import type { CharacterId, LocationId, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { records } from './state.ts';
import { craftIn } from '../../pieces/craft.ts';

/** R-EXE-44, R-SET-54: any type, not used in this game, no Cylon Leader. */
export function newCharacters(state: GameState): Array<Character> {
  const taken = new Set<CharacterId | undefined>([
    ...records(state).gone,
    ...everySeat(state).map((seat) => playerAt(state, seat).character),
  ]);
  const fits = (character: Character): boolean =>
    character.type !== 'cylonLeader' &&
    !taken.has(character.id) &&
    !isBarred(state, character) &&
    !records(state).gone.some((gone) => isSamePerson(gone, character));
  return [...contentOf(state.options).characters.values()].filter(fits);
}

/** R-EXE-43, R-EXE-47, R-EXE-60, R-EXE-63: Loyalty cards for the new character. */
export function newLoyalty(
  game: Game,
  { seat, character, at }: Pick<Procedures['executedHuman'], 'seat' | 'character' | 'at'>,
): void {
  const { state } = game;
  const slept = sleeperAgentsHaveCome(state);
  const before = sheetRules(character);
  const now = sheetRules(characterOf(state, seat).id);
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
    // The place where the predecessor would have been locked up.
    sendTo(
      game,
      seat,
      at === undefined ? brig : partOn(boardOf(at), brig),
      ruleCause(state, seat, ['sleeperAgent'], brig),
    );
  }
  if (now.loyaltyAtSetup !== undefined && !slept) {
    addNotACylon(game);
    cards += now.loyaltyAtSetup - 1;
  }
  // R-EXE-63: a player who keeps the old cards has no second one of Baltar's, and so not the Cylon Detector either.
  const { character: barred } = playerAt(state, seat);
  if (now.loyaltyAtSetup !== undefined && slept && !redraws && barred !== undefined)
    game.player(seat).onceBarred = barred;
  if (cards > 0) game.call('dealLoyalty', { seat, left: cards });
}

export interface ExecutionsNewCharacterProcedures {
  placeNew: { readonly seat: Seat };
}

/** R-EXE-45, R-EXE-61, R-EXE-62, R-EXE-66: where the new character starts. */
export const placeNewProcedure = procedure('placeNew', {
  ask: (game, { seat }) => {
    const { state } = game;
    const player = game.player(seat);
    const rules = sheetRules(characterOf(state, seat).id);
    const start = onlyStart(state);
    if (rules.stranded !== undefined) {
      // Through the next own turn; back at the start of the one after that.
      player.place = { kind: 'stranded', untilOwnTurn: player.ownTurns + 2 };
      game.tell({ kind: 'newcomerStranded', seat });
      game.finish();
    } else if (start !== undefined) {
      arrive(game, seat, start);
      game.finish();
    } else if (rules.startsPiloting === true) {
      if (craftIn(state, 'reserves', 'viper') > 0)
        game.call('launchSelf', { seat, why: ruleCause(state, seat, ['startsPiloting'], '') });
      else arrive(game, seat, hangarDeck);
      game.finish();
    } else {
      const closed = closedLocations(state);
      const open = setupLocations(state, seat).filter(
        (location) => !closed.includes(location) && isOnTheTable(state, location),
      );
      const choices = open.map((location): Choice => ({ id: location, kind: 'location', location, costsCard: false }));
      if (choices.length > 0) game.ask({ seat, topic: { kind: 'chooseSetupLocation' }, choices });
    }
  },
  place: (game, { seat }, frame) => {
    // In Sickbay if no start is open.
    arrive(game, seat, answerIfAny(frame, seat, 'location')?.location ?? sickbay);
  },
});

function isOnTheTable(state: GameState, location: LocationId): boolean {
  return contentOf(state.options).locations.has(location);
}

function arrive(game: Game, seat: Seat, location: LocationId): void {
  game.tell({ kind: 'moved', seat, to: location, from: undefined });
  putAt(game, seat, location);
}
