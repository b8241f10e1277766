/** Occasions of windows of reactions, for the sentence that asks (R-TURN-160). */
import type { Game } from '../../flow/game.ts';
import type { Occasion, WindowName } from '../../types/decision.ts';
import { named } from '../../pieces/craft.ts';
import { pilotOf, shipById } from '../../pieces/ships.ts';
import { resultOf } from '../basics/dice.ts';

/** `undefined` where the window says it all. */
export function occasionOf(game: Game, window: WindowName): Occasion | undefined {
  switch (window) {
    case 'beforeRoll':
    case 'afterRoll':
      return ofRoll(game, window === 'afterRoll');
    case 'replaceCheck':
    case 'beforeCards':
    case 'contributed':
    case 'cardsRevealed':
    case 'cardsSettled':
    case 'checkPassed':
    case 'allContributed':
    case 'afterTotal':
    case 'checkResolved':
      return ofCheck(game);
    case 'viperAttacks': {
      const attack = ofAttack(game);
      return 'attack' in attack ? { cause: 'attack', ...attack } : undefined;
    }
    case 'crisisRevealed':
    case 'choiceMade': {
      const card = game.running('crisis')?.card;
      return card === undefined ? undefined : { cause: card };
    }
    case 'locationActivated': {
      const location = game.running('activateLocation')?.location;
      return location === undefined ? undefined : { cause: location };
    }
    case 'discardDemanded': {
      const why = game.running('discard')?.why;
      return why === undefined || why === 'cost' ? undefined : { cause: why };
    }
    case 'ordersCarriedOut':
    case 'crisisChoice':
    case 'populationLost':
    case 'civilianThreatened':
    case 'shipsRemoved':
    case 'infiltrationEnds':
    case 'shipsActivate':
    case 'startOfTurn':
    case 'endOfMovement':
    case 'raidersActivate':
    case 'quorumUsed':
    case 'shipDestroyed':
    case 'treacheryDiscarded':
    case 'viperPlaced':
    case 'endOfTurn':
    case 'afterRepair':
      return undefined;
    default: {
      const never: never = window;
      throw new Error(`no such window: ${String(never)}`);
    }
  }
}

function ofRoll(game: Game, rolled: boolean): Occasion | undefined {
  const roll = game.running('roll');
  if (roll === undefined) return undefined;
  const die = rolled ? { die: resultOf(roll) } : {};
  return roll.why === 'attack' ? { cause: roll.why, ...ofAttack(game), ...die } : { cause: roll.why, ...die };
}

function ofAttack(game: Game): Pick<Occasion, 'attack'> {
  const attack = game.running('attack');
  if (attack === undefined) return {};
  const { attacker, target } = attack;
  if (typeof target === 'object') return { attack: { attacker, target: 'centurion' } };
  if (target === 'galactica') return { attack: { attacker, target } };
  const ship = shipById(game.state, target);
  if (ship === undefined) return {};
  if (ship.kind === 'viper')
    return { attack: { attacker, target: ship.kind, ...pilotOf(ship), ...named(game.state, ship.model) } };
  const attacking = attack.ship === undefined ? undefined : shipById(game.state, attack.ship);
  return {
    attack: { attacker, target: ship.kind, ...(attacking?.kind === 'viper' ? named(game.state, attacking.model) : {}) },
  };
}

function ofCheck(game: Game): Occasion | undefined {
  const check = game.running('skillCheck');
  if (check === undefined) return undefined;
  const { source, total, difficulty } = check;
  return { cause: source, ...(total === undefined ? {} : { check: { total, difficulty } }) };
}
