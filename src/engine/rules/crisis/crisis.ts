/** Crisis cards, Cylon attack cards and Super Crisis cards: R-CRI-01 to R-CRI-72, R-TURN-85 to R-TURN-93. */
import { skills } from '../../../catalogue/vocabulary.ts';
import { declareUse, sheetsReactTo, usableReactions } from '../../abilities/reactions.ts';
import { ruleCause, sheetRule } from '../../abilities/rules.ts';
import { conditionHolds } from '../../conditions.ts';
import { gameRule } from '../../content.ts';
import { answerIfAny, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { canDraw } from '../../pieces/cards.ts';
import { putAside } from '../../pieces/cardsInPlay.ts';
import { personAt } from '../../pieces/persons.ts';
import { isHuman, seatsOf } from '../../pieces/players.ts';
import type { GameState } from '../../types/state.ts';
import { enterPhase } from '../basics/phases.ts';
import { ofTheTurn } from '../basics/turnEnd.ts';
import { boxesFor, openOptions } from './boxes.ts';
import { crisisEntry, nextCrisisJumps, type CrisisData } from './crisisCard.ts';
import { present } from '../../../values/present.ts';

export interface CrisisProcedures {
  crisis: CrisisData;
}

export const crisisProcedure = procedure(
  'crisis',
  {
    draw: (game, data) => {
      if (data.card !== undefined) {
        game.goto('reveal');
        return;
      }
      const why = ruleCause(game.state, data.seat, ['crisisDraw'], 'crisis');
      const draw = sheetRule(game.state, data.seat, 'crisisDraw') ?? 1;
      game.call('pickCrisis', { seat: data.seat, draw, others: 'bottom', cards: [], why });
    },
    drawn: (game, data, frame) => {
      if (typeof frame.returned !== 'string') return;
      data.card = frame.returned;
      data.jumpIcon = takeJumpIcon(game.state);
    },
    reveal: (game, data) => {
      const { card, seat, superCrisis } = data;
      if (card === undefined) {
        game.finish();
        return;
      }
      game.tell({ kind: 'crisisDrawn', seat, card, superCrisis });
      data.drawnBy = personAt(game.state, seat);
      data.evacuates = conditionHolds(game.state, { inOrbit: true }, seat);
      if (!superCrisis) game.call('window', { window: 'crisisRevealed', once: true });
    },
    settled: (game, data) => {
      if (!data.replaced || data.card === undefined) return;
      // R-CRI-02 (3): discarded without effect; back to the draw.
      data.replaced = false;
      putAside(game.state, data.card);
      data.card = undefined;
      game.goto('draw');
    },
    afterReveal: (game, data) => {
      // R-CRI-03: only for a card that was drawn in a Crisis step.
      const draws = data.withIcons ? sheetRule(game.state, data.seat, 'drawsAfterCrisis') : undefined;
      if (draws === undefined) return;
      const from = skills.filter((skill) => canDraw(game.state, skill));
      game.call('drawChosen', {
        seat: data.seat,
        left: draws,
        from,
        why: ruleCause(game.state, data.seat, ['drawsAfterCrisis'], 'crisis'),
      });
    },
    choose: (game, data) => {
      const crisis = crisisEntry(present(data.card, 'the Crisis card'));
      if (crisis.kind !== 'choice') {
        game.goto('resolve');
        return;
      }
      const [chooser] = seatsOf(game.state, crisis.chooser, { you: data.seat });
      if (chooser === undefined) {
        // R-TTL-05, R-CRI-16
        game.tell({ kind: 'nobodyChooses', card: crisis.id });
        game.goto('icons');
        return;
      }
      const own = usableReactions(game, 'crisisChoice', chooser).map(({ choice }) => choice);
      game.ask({
        seat: chooser,
        topic: { kind: 'chooseOption', card: crisis.id },
        choices: [...boxesFor(game, crisis, chooser, data), ...own],
      });
    },
    chosen: (game, data, frame) => {
      for (const seat of Object.keys(frame.answers ?? {}).map(Number)) {
        const choice = answerIfAny(frame, seat, 'option', 'ability');
        if (choice === undefined || data.card === undefined) continue;
        data.chooser = seat;
        if (choice.kind === 'ability') {
          takeOwnBox(game, data, choice.id);
          continue;
        }
        data.option = Number(choice.path[1]);
        game.tell({ kind: 'optionChosen', seat, card: data.card, option: data.option });
        // R-CRI-11, R-CRI-13: to a box that the card forbids no one can switch.
        data.mayBeSwitched = !data.superCrisis && openOptions(game, crisisEntry(data.card), seat).length > 1;
      }
      if (data.mayBeSwitched) game.call('window', { window: 'choiceMade', once: true });
    },
    resolve: (game, data) => {
      data.mayBeSwitched = false;
      if (data.card !== undefined) game.call('resolveCrisis', { card: data.card });
    },
    icons: (_game, data) => {
      const crisis = crisisEntry(present(data.card, 'the Crisis card'));
      if (crisis.jump || data.jumpIcon) data.jumps += 1;
      if (crisis.evacuate === true && data.evacuates === true) data.evacuations = (data.evacuations ?? 0) + 1;
    },
    shipsActivate: (game, { withIcons, activates }) => {
      if (!withIcons && activates !== true) return;
      if (withIcons) enterPhase(game, 'activateCylonShips');
      if (sheetsReactTo(game.state, 'shipsActivate')) game.call('window', { window: 'shipsActivate', once: true });
    },
    activate: (game, data) => {
      if ((!data.withIcons && data.activates !== true) || data.ignoresIcons === true) return;
      const { id, activation } = crisisEntry(present(data.card, 'the Crisis card'));
      const ofTurn = data.withIcons ? ({ ofTurn: true } as const) : {};
      if (activation.length > 0) game.call('activate', { icons: activation, at: 0, why: id, ...ofTurn });
    },
    another: (game, data) => {
      if (!data.another) return;
      putAway(game, data);
      Object.assign(data, { card: undefined, another: false, kept: undefined, option: undefined, jumpIcon: false });
      for (const key of ['ownBox', 'ignoresIcons', 'spared'] as const) delete data[key];
      data.placedRaiders.length = 0;
      if (data.withIcons) enterPhase(game, 'crisis');
      game.goto('draw');
    },
    prepareForJump: (game, data) => {
      const { jumps, evacuations = 0 } = data;
      if (!data.withIcons) {
        bringIcons(game, data);
        return;
      }
      const kept = takeKeptIcons(game);
      game.call('prepareForJump', { jumps: jumps + kept.jumps, evacuations: evacuations + kept.evacuations });
    },
    discard: (game, data) => {
      putAway(game, data);
    },
  },
  ofTheTurn(['shipsActivate', 'activate', 'another', 'prepareForJump'], 'discard', ({ withIcons }) => withIcons),
  { card: 'public' },
);

/**
 * Resolves something of the chooser's own sheet in place of the boxes of the card; a player who may switch can switch
 * to any of those (R-CRI-13).
 */
function takeOwnBox(game: Game, data: CrisisData, id: string): void {
  const { card, chooser } = data;
  const found =
    chooser === undefined
      ? undefined
      : usableReactions(game, 'crisisChoice', chooser).find(({ choice }) => choice.id === id);
  if (found === undefined || card === undefined || chooser === undefined) return;
  declareUse(game, 'crisisChoice', found);
  data.ownBox = found.effects;
  data.mayBeSwitched = openOptions(game, crisisEntry(card), chooser).length > 0;
}

/** R-CRI-04: Engine Room has given the next card of this turn a jump icon. */
export function takeJumpIcon(state: GameState): boolean {
  const given = state.thisTurn[nextCrisisJumps] === true;
  delete state.thisTurn[nextCrisisJumps];
  return given;
}

/**
 * R-CRI-64, R-TURN-92: icons of a card from Caprica wait for the Prepare for Jump step; in someone else's turn they
 * count at once.
 */
function bringIcons(game: Game, { jumps, evacuations = 0, seat, activates, bare }: CrisisData): void {
  const { state } = game;
  const count = gameRule(state, 'jumpIconsInCylonTurns') === true && bare !== true;
  if (!count || (isHuman(state, seat) && activates !== true)) return;
  const turn = game.running('turn');
  if (seat !== state.current) game.call('prepareForJump', { jumps, evacuations, atOnce: true });
  else if (turn !== undefined) {
    turn.jumpIcons += jumps;
    turn.evacuations = (turn.evacuations ?? 0) + evacuations;
  }
}

/** The icons that have waited: they count in one step with those of the card that was drawn in the Crisis step. */
function takeKeptIcons(game: Game): { readonly jumps: number; readonly evacuations: number } {
  const turn = game.running('turn');
  if (turn === undefined) return { jumps: 0, evacuations: 0 };
  const { jumpIcons, evacuations = 0 } = turn;
  turn.jumpIcons = 0;
  delete turn.evacuations;
  return { jumps: jumpIcons, evacuations };
}

/** R-CRI-30, R-TURN-93 */
function putAway(game: Game, { card, kept }: CrisisData): void {
  if (card === undefined || kept !== undefined) return;
  putAside(game.state, card);
}
