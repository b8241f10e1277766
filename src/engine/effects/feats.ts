/** Effects that single Skill cards and characters have and no one else: R-CMB-113, R-TURN-82, R-TURN-142, R-TTL-48. */
import type { FeatVerb } from '../../catalogue/effects/feats.ts';
import { answerOf, answersOf, type Game } from '../flow/game.ts';
import { procedure } from '../flow/procedures.ts';
import { canDraw, drawSkills, skillCardChoices, takeTop } from '../pieces/cards.ts';
import { isHeld, locationOf } from '../pieces/players.ts';
import { shipById, shipsOf, type ShipOf } from '../pieces/ships.ts';
import { couldHold, mayHold } from '../pieces/titles.ts';
import { contentOf } from '../content.ts';
import { rolled, rollDie, wasRolled } from '../rules/basics/dice.ts';
import { discardChosen, ownSkills } from '../rules/turn/drawing.ts';
import { closedLocations } from '../rules/turn/closed.ts';
import { occasionOf } from '../rules/turn/occasion.ts';
import { putAt } from '../rules/basics/sending.ts';
import { giveTitle } from '../rules/titles/titles.ts';
import type { Title } from '../../catalogue/vocabulary.ts';
import type { Choice } from '../types/decision.ts';
import type { CardId, LocationId, Seat, ShipId } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { always, onlyIf } from '../effectHandling.ts';
import type { EffectHandlers } from '../effectHandling.ts';
import { arranged, arranging, type Arranging } from './arranging.ts';
import { defined } from '../../values/defined.ts';

export interface FeatsEffectProcedures {
  strafe: { readonly seat: Seat; readonly ship: ShipId; readonly why: CardId };
  nameRoll: { readonly seat: Seat; readonly why: CardId };
  tradeCards: { readonly seat: Seat; count: number; readonly why: CardId };
  arrangeQuorum: Arranging;
}

export const featHandlers: EffectHandlers<FeatVerb> = {
  everybodyActs: always((game, _value, { you, source }) => {
    game.call('emergency', { by: you, source, waiting: [] });
  }),
  gainNuke: onlyIf(
    ({ state }) => state.nukes < nukesInGame(state),
    (game, count, { source }) => {
      const { state } = game;
      const before = state.nukes;
      state.nukes = Math.min(nukesInGame(state), before + count);
      if (state.nukes > before) game.tell({ kind: 'nukeGained', left: state.nukes, why: source });
    },
  ),
  strafe: onlyIf(hasRaidersBeside, (game, _value, { source }) => {
    const attack = game.running('attack');
    const ship = attackingViper(game);
    if (attack === undefined || ship?.pilot === undefined) return;
    attack.replaced = true;
    game.call('strafe', { seat: ship.pilot, ship: ship.id, why: source });
  }),
  nameRoll: onlyIf(
    (game) => game.running('roll')?.fixed === undefined,
    (game, _value, { you, source }) => {
      game.call('nameRoll', { seat: you, why: source });
    },
  ),
  tradeCards: onlyIf(
    (game, _value, seat) => game.player(seat).hand.length > 0,
    (game, _value, { you, source }) => {
      game.call('tradeCards', { seat: you, count: 0, why: source });
    },
  ),
  seizeTitle: onlyIf(mayBeSeized, (game, { title, freedTo }, { you }) => {
    const { state } = game;
    const to = wayOut(state, freedTo, you);
    if (to !== undefined) free(game, you, to);
    if (state.titles[title] !== you && mayHold(state, title, you)) giveTitle(game, title, you);
  }),
  arrangeQuorum: onlyIf(
    ({ state: { quorum } }) => quorum.deck.length + quorum.discard.length > 0,
    (game, count, { you, source }) => {
      game.call('arrangeQuorum', { seat: you, cards: [], top: [], count, why: source });
    },
  ),
};

/** R-SET-94: how many nukes the game has: the Admiral never holds more, and removed ones do not come back. */
function nukesInGame({ options, removed }: GameState): number {
  return [...contentOf(options).tokens.values()].reduce((sum, { id, kind, copies }) => {
    const left = copies - removed.filter((token) => token === id).length;
    return sum + (kind === 'nuke' ? left : 0);
  }, 0);
}

interface Seizing {
  readonly title: Title;
  /** Locations to which someone who is held goes; the first open one is used. */
  readonly freedTo: ReadonlyArray<LocationId>;
}

/** R-TURN-149: a player who holds the title already may still come free by it. */
function mayBeSeized({ state }: Game, { title, freedTo }: Seizing, seat: Seat): boolean {
  return couldHold(state, seat) && (state.titles[title] !== seat || wayOut(state, freedTo, seat) !== undefined);
}

function wayOut(state: GameState, to: ReadonlyArray<LocationId>, seat: Seat): LocationId | undefined {
  if (!isHeld(state, seat)) return undefined;
  const closed = closedLocations(state);
  return to.find((location) => !closed.includes(location));
}

function free(game: Game, seat: Seat, to: LocationId): void {
  game.tell({ kind: 'moved', seat, to, from: locationOf(game.state, seat) });
  putAt(game, seat, to);
}

/** The viper whose attack is about to be made. */
function attackingViper(game: Game): ShipOf<'viper'> | undefined {
  const { ship: id } = game.running('attack') ?? {};
  const ship = id === undefined ? undefined : shipById(game.state, id);
  return ship?.kind === 'viper' ? ship : undefined;
}

function hasRaidersBeside(game: Game): boolean {
  const ship = attackingViper(game);
  return (
    ship !== undefined &&
    game.running('attack')?.replaced !== true &&
    shipsOf(game.state, 'raider', ship.area).length > 0
  );
}

/**
 * Destroys as many raiders as the die shows, or as there are; the pilot's player picks which. Scar falls only to a 7 or
 * 8 (R-PEG-51).
 */
export const strafeProcedure = procedure('strafe', {
  roll: (game, { seat, why }) => {
    rollDie(game, { by: seat, why });
  },
  destroy: (game, { seat, ship, why }, frame) => {
    const die = rolled(frame.returned);
    const area = shipById(game.state, ship)?.area;
    const scarToo = die >= 7 && wasRolled(frame.returned);
    if (area !== undefined) game.call('hitArea', { seat, area, ship: 'raider', left: die, scarToo, why });
  },
});

/** R-TURN-142: nothing changes a result that was named. */
export const nameRollProcedure = procedure('nameRoll', {
  ask: (game, { seat, why }) => {
    const choices = [8, 7, 6, 5, 4, 3, 2, 1].map((amount): Choice => ({ id: String(amount), kind: 'amount', amount }));
    const occasion = occasionOf(game, 'beforeRoll');
    game.ask({ seat, topic: { kind: 'nameResult', why }, choices, ...defined({ occasion }) });
  },
  name: (game, { seat }, frame) => {
    const { amount } = answerOf(frame, seat, 'amount');
    const roll = game.running('roll');
    if (roll === undefined) return;
    roll.fixed = amount;
    game.tell({ kind: 'dieNamed', seat, result: amount, why: roll.why });
  },
});

export const tradeCardsProcedure = procedure('tradeCards', {
  ask: (game, { seat, why }) => {
    const { hand } = game.player(seat);
    const topic = { kind: 'tradeCards', why } as const;
    game.ask({ seat, topic, choices: skillCardChoices(hand), min: 1, max: hand.length, privacy: 'private' });
  },
  discard: (game, data, frame) => {
    const cards = answersOf(frame, data.seat, 'skillCard').map(({ card }) => card);
    data.count = cards.length;
    discardChosen(game, data.seat, cards, data.why);
  },
  name: (game, { seat, count, why }) => {
    const open = ownSkills(game.state, seat).filter((skill) => canDraw(game.state, skill));
    if (count === 0 || open.length === 0) game.finish();
    else {
      const choices = open.map((skill): Choice => ({ id: skill, kind: 'skill', skill }));
      game.ask({ seat, topic: { kind: 'drawSkill', count, why }, choices });
    }
  },
  draw: (game, { seat, count, why }, frame) => {
    const { skill } = answerOf(frame, seat, 'skill');
    drawSkills(
      game,
      seat,
      Array.from({ length: count }, () => skill),
      why,
    );
  },
});

export const arrangeQuorumProcedure = procedure(
  'arrangeQuorum',
  arranging('quorum', (game, count) => {
    const cards = Array.from({ length: count }, () => takeTop(game, game.state.quorum, 'quorum'));
    return cards.filter((card) => card !== undefined);
  }),
  undefined,
  arranged,
);
