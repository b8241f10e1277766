/** Effects on cards, and actions of locations and Skill cards that need rules of their own. */
import { catalogue } from '../../catalogue/index.ts';
import type { Game } from '../flow/game.ts';
import type { EffectContext } from '../types/effectContext.ts';
import { seatsOf } from '../pieces/players.ts';
import { scarIn } from '../pieces/ships.ts';
import { repairVipers } from '../rules/turn/locationActions.ts';
import type { CardId } from '../types/ids.ts';
import type { Resolvers } from './interpreter.ts';

/** Tells the procedure that resolves this card where the card goes afterwards. */
function keep(game: Game, { source }: EffectContext, where: 'inPlay' | 'travelled' | 'attached' | 'removed'): void {
  const quorum = game.running('resolveQuorum');
  const crisis = game.running('crisis');
  if (quorum?.card === source) quorum.kept = true;
  else if (crisis?.card === source) crisis.kept = where === 'travelled' ? 'travelled' : 'inPlay';
}

function stayInPlay(game: Game, context: EffectContext): void {
  keep(game, context, 'inPlay');
  game.state.inPlay.push(context.source);
  game.tell({ kind: 'cardKept', card: context.source });
}

export const cardEffects: Pick<
  Resolvers,
  | 'drawQuorum' | 'pickQuorum' | 'playQuorum' | 'attachTo' | 'keepInPlay' | 'removeCard' | 'countAsDistance' | 'anotherCrisis' | 'lookAtTop' | 'repair' | 'restoreShips'
  | 'repairAnywhere' | 'repairVipers' | 'viperActivations' | 'viperAttacks' | 'launchSelf' | 'ftlJump' | 'galacticaAttack' | 'attackCenturion' | 'inspectCivilians' | 'launchNuke'
> = {
  drawQuorum: (game, count) => {
    game.call('drawQuorum', { count });
  },
  pickQuorum: (game, count, { you, source }) => {
    game.call('pickQuorum', { seat: you, count, cards: [], why: source });
  },
  playQuorum: (game, _value, { you, source }) => {
    game.call('playQuorum', { seat: you, why: source });
  },
  attachTo: (game, role, context) => {
    const [seat] = seatsOf(game.state, role, context);
    if (seat === undefined) return;
    keep(game, context, 'attached');
    game.player(seat).attached.push(context.source);
    game.tell({ kind: 'quorumAttached', card: context.source, seat });
  },
  keepInPlay: (game, stay, context) => {
    // Without what it is about the card has nothing to stay for.
    if (stay === 'untilScarLostOrJump' && scarIn(game.state) === undefined) return;
    stayInPlay(game, context);
  },
  removeCard: (game, _value, context) => {
    keep(game, context, 'removed');
    game.state.removed.push(context.source);
    game.tell({ kind: 'cardLeftPlay', card: context.source, how: 'removed' });
  },
  countAsDistance: (game, count, context) => {
    keep(game, context, 'travelled');
    layBesideObjective(game, context.source, count);
  },
  anotherCrisis: (game) => {
    const crisis = game.running('crisis');
    if (crisis !== undefined) crisis.another = true;
  },
  lookAtTop: (game, decks, { you, source }) => {
    game.call('lookAtTop', { seat: you, decks, deck: undefined, why: source });
  },
  repair: (game, { vipers }, { you, source }) => {
    game.call('repair', { seat: you, vipers, why: source });
  },
  restoreShips: (game, { viper, raptor }, { you, source }) => {
    game.call('restoreShips', { seat: you, viper, raptor, vipers: 0, why: source });
  },
  repairAnywhere: (game, numbers, { you, source }) => {
    game.call('repairAnywhere', { ...numbers, seat: you, why: source });
  },
  repairVipers: (game, count, { you }) => {
    repairVipers(game, you, count);
  },
  viperActivations: (game, left, { you, source }) => {
    game.call('viperActivations', { seat: you, left, why: source });
  },
  viperAttacks: (game, left, { you, source }) => {
    game.call('viperAttacks', { seat: you, left, why: source });
  },
  launchSelf: (game, _value, { you, source }) => {
    game.call('launchSelf', { seat: you, why: source });
  },
  ftlJump: (game, _value, { you, source }) => {
    game.call('ftlJump', { seat: you, source });
  },
  galacticaAttack: (game, _value, { you, source }) => {
    game.call('galacticaAttack', { seat: you, why: source });
  },
  attackCenturion: (game, _value, { you, source }) => {
    game.call('attackCenturion', { seat: you, why: source });
  },
  inspectCivilians: (game, count, { you, source }) => {
    game.call('inspectCivilians', { seat: you, left: count, seen: [], why: source });
  },
  launchNuke: (game, _value, { you, source }) => {
    game.call('launchNuke', { seat: you, why: source });
  },
};

/** R-JMP-33: the distance counts once the card's effect is finished, milestones at once. */
function layBesideObjective(game: Game, card: CardId, count: number): void {
  game.state.travelled.push(card);
  const total = game.state.travelled.reduce((sum, id) => sum + (catalogue.destinations.get(id)?.distance ?? count), 0);
  game.tell({ kind: 'distanceAdded', card, total });
  game.call('milestones', {});
}
