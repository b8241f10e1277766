/** The Action step and every extra action: R-TURN-70 to R-TURN-79, R-TTL-11, R-TTL-30. */
import type { AbilityId } from '../../../catalogue/content.ts';
import { abilityOf } from '../../../catalogue/abilities.ts';
import { catalogue } from '../../../catalogue/index.ts';
import { useOnce } from '../../abilities/oncePerGame.ts';
import { ruleCause, sheetRule } from '../../abilities/rules.ts';
import { sheetsReactTo } from '../../abilities/reactions.ts';
import { conditionHolds } from '../../conditions.ts';
import { matters } from '../../abilities/moments.ts';
import { answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Choice } from '../../types/decision.ts';
import type { LocationId, SeatedCharacter, Seat } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { cardChoices, faceOf, removeCards, toDiscard } from '../../pieces/cards.ts';
import { ownShipActions } from '../combat/vipers.ts';
import { activationPrice, isOut, mayActivate } from './activation.ts';
import { actionOf } from '../../pieces/places.ts';
import { isHeld, isHuman, isStranded, locationOf, pilotedShip, playerAt } from '../../pieces/players.ts';
import { personAt } from '../../pieces/persons.ts';
import { makesCylon } from '../../pieces/loyalty.ts';
import { actionsOf, titlesIn, titlesOf } from '../../pieces/titles.ts';
import { playFromHand } from '../titles/quorum.ts';
import { allowance, reasonOf, type Grant } from './grants.ts';
import { limitKey } from './skillCardUse.ts';
import { carryOutOpen, openActions } from './openActions.ts';
import { mayHoldCylonActions, usableNow } from './usable.ts';

export interface ActionsProcedures {
  actions: { readonly seat: Seat; readonly grant: Grant; taken: number };
  /** An action that is being carried out: its seat and what allows it. */
  act: { readonly seat: Seat; readonly choice: Choice; readonly grant: Grant };
  /**
   * `as`: the side whose action it is, where it is not the player's own side (R-NCA-54). `damagedToo`: by a card that
   * says so. `activator`: the character that has begun, and not one that follows it before it is done.
   */
  activateLocation: {
    readonly seat: Seat;
    readonly location: LocationId;
    readonly as?: 'human' | 'cylon';
    readonly damagedToo?: true;
    activator?: SeatedCharacter;
  };
}

/** Every action that this seat may take now; doing nothing comes last (R-TURN-70, R-TURN-71). */
export function legalActions(game: Game, seat: Seat): Array<Choice> {
  const { state } = game;
  if (isStranded(state, seat)) return [];
  const here = locationOf(state, seat);
  const location = here === undefined ? undefined : catalogue.locations.get(here);
  const activation: Array<Choice> =
    location !== undefined && mayActivate(state, seat, location)
      ? [{ id: 'location', kind: 'activateLocation', location: location.id, ...activationPrice(state, seat, location) }]
      : [];
  const human = isHuman(state, seat)
    ? [...ownShipActions(state, seat), ...titleActions(game, seat), ...reveals(state, seat)]
    : [];
  return [
    ...activation,
    ...openActions(state, seat, 'location'),
    ...usableNow(game, seat, 'action'),
    ...human,
    ...openActions(state, seat, 'others'),
    { id: 'pass', kind: 'pass' },
  ];
}

/** R-TURN-80: once in a turn, by the holder of the title. */
const oncePerTurn = (action: string): string => `titleAction/${action}`;

/** R-TTL-11, R-TTL-30: the actions of the titles that this seat holds, as their cards have them. */
function titleActions(game: Game, seat: Seat): Array<Choice> {
  const { state } = game;
  const actions = titlesOf(state, seat).flatMap((title) => actionsOf(state, title));
  return actions.flatMap(({ id, requires = [], limit, effects }): Array<Choice> => {
    const may =
      requires.every((condition) => conditionHolds(state, condition, seat)) &&
      !(limit === 'perTurn' && state.thisTurn[oncePerTurn(id)] === true) &&
      // R-NCA-29, R-TTL-39: a part that is ignored, or does nothing, does not stop the others.
      effects.some((effect) => matters(game, effect, seat));
    if (!may) return [];
    // Each card of the Quorum hand is an action of its own.
    if (effects.some((effect) => 'playQuorum' in effect)) {
      return cardChoices(state.quorumHand, (card, own): Choice => ({ id: own, kind: 'playQuorum', card }));
    }
    return [{ id, kind: 'titleAction', action: id }];
  });
}

/** R-LOY-50, R-LOY-60, R-LOY-80: not a Cylon player any more, though infiltrating. */
function reveals(state: GameState, seat: Seat): Array<Choice> {
  if (playerAt(state, seat).cylon !== undefined) return [];
  const cards = playerAt(state, seat).loyalty.filter(({ card, faceUp }) => {
    const reveal = catalogue.loyalty.get(card)?.reveal;
    if (faceUp || reveal?.when !== 'action') return false;
    if (makesCylon(card) && !isHeld(state, seat) && sheetRule(state, seat, 'revealsOnlyHeld') === true) return false;
    return reveal.requires === undefined || conditionHolds(state, reveal.requires, seat);
  });
  return cardChoices(
    cards.map(({ card }) => card),
    (card, id): Choice => ({
      id,
      kind: 'revealLoyalty',
      card,
      ...(makesCylon(card) && isHeld(state, seat) ? { withoutEffect: true } : {}),
    }),
  );
}

export const actionsProcedure = procedure('actions', {
  choose: (game, { seat, grant, taken }) => {
    const left = allowance(game.state, seat, grant) - taken;
    const choices = left > 0 ? legalActions(game, seat) : [];
    if (choices.length === 0) {
      game.finish();
      return;
    }
    // R-LOY-27: a human player is asked also when only passing is left, or a hidden Cylon would be known by being
    // asked.
    const always = isHuman(game.state, seat) || mayHoldCylonActions(game.state);
    game.ask({
      seat,
      topic: { kind: 'action', left, why: reasonOf(grant) },
      choices,
      privacy: 'private',
      fallback: ['pass'],
      always,
    });
  },
  act: (game, data, frame) => {
    const { seat, grant } = data;
    const choice = answerOf(frame, seat);
    if (choice.kind === 'pass') {
      game.finish();
      return;
    }
    data.taken += 1;
    game.call('act', { seat, choice, grant });
    game.goto('choose');
  },
});

export const actProcedure = procedure('act', {
  act: (game, { seat, choice }) => {
    game.tell({ kind: 'actionTaken', seat, action: choice });
    carryOut(game, seat, choice);
  },
  after: (game, { seat, choice }) => {
    if (choice.kind === 'playSkillCard' && faceOf(choice.card).entry.effects.some((effect) => 'repair' in effect)) {
      game.call('window', { window: 'afterRepair', only: seat });
    }
  },
});

function carryOut(game: Game, seat: Seat, choice: Choice): void {
  switch (choice.kind) {
    case 'activateLocation':
      game.call('activateLocation', { seat, location: choice.location });
      return;
    case 'playSkillCard':
      playSkillCard(game, seat, choice.card);
      return;
    case 'ability':
      useSheet(game, seat, choice.ability);
      return;
    case 'titleAction': {
      const { source, limit, effects } = titleAction(game.state, choice.action);
      if (limit === 'perTurn') game.state.thisTurn[oncePerTurn(choice.action)] = true;
      game.call('effects', { list: effects, context: { source, you: seat } });
      return;
    }
    case 'act':
      carryOutOpen(game, seat, choice);
      return;
    case 'playQuorum':
      playFromHand(game, seat, choice.card);
      return;
    case 'revealLoyalty':
      game.call('reveal', {
        seat,
        card: choice.card,
        withEffect: !makesCylon(choice.card) || !isHeld(game.state, seat),
      });
      return;
    default: {
      // Only activations of the player's own ship are left, those of modules among them.
      const ship = pilotedShip(game.state, seat);
      if (ship === undefined) throw new Error(`${choice.kind} is no action`);
      game.call('flyOwnShip', { seat, choice });
    }
  }
}

function playSkillCard(game: Game, seat: Seat, card: string): void {
  const { entry } = faceOf(card);
  removeCards(game.player(seat).hand, [card]);
  toDiscard(game, [card]);
  const cost = sheetRule(game.state, seat, 'cardActionCost');
  const why = ruleCause(game.state, seat, ['cardActionCost'], entry.id);
  if (cost !== undefined) game.call('discard', { from: [{ seat, count: cost }], why, cost: true });
  if (entry.limit === 'perTurn') game.state.thisTurn[limitKey(entry)] = true;
  game.call('effects', { list: entry.effects, context: { source: entry.id, you: seat } });
}

function useSheet(game: Game, seat: Seat, id: AbilityId): void {
  const ability = abilityOf(id);
  if (ability?.slot === 'oncePerGame') useOnce(game, seat, ability);
  game.call('effects', { list: ability?.effects ?? [], context: { source: id, you: seat } });
}

function titleAction(state: GameState, action: string): ReturnType<typeof actionsOf>[number] {
  const found = titlesIn(state)
    .flatMap((title) => actionsOf(state, title))
    .find(({ id }) => id === action);
  if (found !== undefined) return found;
  throw new Error(`no title has the action ${action}`);
}

export const activateLocationProcedure = procedure('activateLocation', {
  pay: (game, data) => {
    const { seat, location } = data;
    data.activator = personAt(game.state, seat);
    const { cost = 0, by } = activationPrice(game.state, seat, catalogue.locations.get(location));
    const why = by === undefined ? location : ruleCause(game.state, seat, ['activationCost', 'costAt'], location);
    if (cost > 0) game.call('discard', { from: [{ seat, count: cost }], why, cost: true });
  },
  effects: (game, { seat, location, damagedToo, as }) => {
    // R-TURN-72, R-PEG-40: consequences of its price are resolved first, and may be its damage.
    if (isOut(game.state, location, damagedToo)) return;
    const entry = catalogue.locations.get(location);
    const list =
      entry === undefined ? [] : actionOf(entry, as === undefined ? isHuman(game.state, seat) : as === 'human');
    game.call('effects', { list, context: { source: location, you: seat } });
  },
  afterwards: (game, { seat, activator }) => {
    if (!sheetsReactTo(game.state, 'locationActivated')) return;
    // R-EXE-70
    const present = activator === undefined ? {} : { present: [activator.character] };
    game.call('window', { window: 'locationActivated', only: seat, ...present });
  },
});
