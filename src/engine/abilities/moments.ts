/** Whether using an effect now could change anything (R-CHK-23): what cannot is not offered. */
import type { Effect, Effects, Option } from '../../catalogue/effect.ts';
import type { Game } from '../flow/game.ts';
import type { Seat } from '../types/ids.ts';
import { conditionHolds, seatsThatFit } from './conditions.ts';
import { isIgnored } from './ignored.ts';
import { pilotedShip, playerAt } from '../pieces/players.ts';
import { rulesInPlay } from './rules.ts';

/** False only if the first effect of the list certainly does nothing now, at the table or in the running roll, check or crisis. */
export function wouldMatter(game: Game, effects: Effects, seat: Seat): boolean {
  const [first] = effects;
  return first === undefined ? false : matters(game, first, seat);
}

function matters(game: Game, effect: Effect, seat: Seat): boolean {
  if (isIgnored(game.state, effect)) return false;
  const check = game.running('skillCheck');
  if ('openCheck' in effect) return check?.open === false;
  if ('makePositive' in effect) return effect.makePositive.some((skill) => check?.positive.includes(skill) === false);
  if ('takeCheckCards' in effect) return (check?.pile.length ?? 0) > 0;
  if ('switchOption' in effect) return game.running('crisis')?.mayBeSwitched === true;
  if ('boardViper' in effect) return pilotedShip(game.state, seat) === undefined && unmannedPlaced(game).length > 0;
  if ('replaceRoll' in effect || 'giveCard' in effect) return playerAt(game.state, seat).hand.length > 0;
  if ('modifyRoll' in effect) return game.running('roll')?.fixed === undefined;
  if ('noDestiny' in effect) return check?.noDestiny === false;
  if ('interfere' in effect) return pilotedShip(game.state, seat) !== undefined && raidersBeside(game, seat);
  if ('lookAtContribution' in effect) return check?.open === false && (check.latest ?? []).length > 0;
  if ('addToCheck' in effect) return check !== undefined && playerAt(game.state, seat).hand.length > 0;
  if ('passInstead' in effect) return check !== undefined && check.passInstead === undefined;
  if ('lookAtTop' in effect) return game.state.crisis.deck.length + game.state.crisis.discard.length > 0;
  if ('when' in effect) return [effect.when.then, effect.when.otherwise ?? []].some((branch) => wouldMatter(game, branch, seat));
  if ('choose' in effect) return effect.choose.options.some((option) => isOpen(game, option, seat) && wouldMatter(game, option.effects, seat));
  if ('choosePlayer' in effect) return seatsThatFit(game.state, effect.choosePlayer.from, seat).length > 0 && wouldMatter(game, effect.choosePlayer.then, seat);
  if ('lookAtLoyalty' in effect) return rulesInPlay(game.state, 'noLoyaltyLooks').length === 0;
  return true;
}

function isOpen(game: Game, { requires }: Option, seat: Seat): boolean {
  return requires === undefined || conditionHolds(game.state, requires, seat);
}

/** Whether raiders that are about to act stand where this seat flies. */
function raidersBeside(game: Game, seat: Seat): boolean {
  const area = pilotedShip(game.state, seat)?.area;
  const pending = game.running('activateRaiders')?.pending ?? [];
  return game.state.ships.some((ship) => ship.area === area && pending.includes(ship.id));
}

/** The vipers of the open window that still lack a pilot. */
export function unmannedPlaced(game: Game): Array<number> {
  const placed = game.running('window')?.ships ?? [];
  return placed.filter((id) => game.state.ships.some((ship) => ship.id === id && ship.kind === 'viper' && ship.pilot === undefined));
}
