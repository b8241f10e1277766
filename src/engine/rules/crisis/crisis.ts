/** Crisis cards, Cylon attack cards and Super Crisis cards: R-CRI-01 to R-CRI-72, R-TURN-85 to R-TURN-93, R-CHK-90. */
import { catalogue } from '../../../catalogue/index.ts';
import type { Crisis } from '../../../catalogue/content.ts';
import { skills } from '../../../catalogue/vocabulary.ts';
import { sheetRule } from '../../abilities/rules.ts';
import { conditionHolds } from '../../conditions.ts';
import { gameRule } from '../../content.ts';
import { answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { actor, sameKind, secret } from '../../flow/secrecy.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Person, Seat, ShipId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { canDraw, plainCardChoices, removeCards, takeTop } from '../../pieces/cards.ts';
import { putAside } from '../../pieces/cardsInPlay.ts';
import { personAt } from '../../pieces/persons.ts';
import { isHuman, seatsOf } from '../../pieces/players.ts';
import type { CheckKind } from '../../pieces/checkKinds.ts';
import { advanceJumpTrack } from '../jump/jumpTrack.ts';
import { checkData } from '../checks/check.ts';
import { enterPhase } from '../turn/phases.ts';
import { ofTheTurn } from '../turn/turnEnd.ts';

export interface CrisisData {
  /** The current player, for whom the card is resolved. */
  readonly seat: Seat;
  card: CardId | undefined;
  /** Who has drawn it: not whoever may follow that character before the card is done with. */
  drawnBy: Person | undefined;
  readonly superCrisis: boolean;
  /** R-CRI-63, R-CRI-64: icons at the bottom count only in a Crisis step. */
  readonly withIcons: boolean;
  option: number | undefined;
  /** Who has chosen it. */
  chooser?: Seat;
  /** R-CRI-13: the window after a choice is open. */
  mayBeSwitched: boolean;
  /** R-CRI-02 (3): the card is to be replaced. */
  replaced: boolean;
  /** R-CRI-26: another card follows. */
  another: boolean;
  /** Where the card goes: kept in play, beside the objective, or (undefined) discarded. */
  kept: 'inPlay' | 'travelled' | undefined;
  /** The card counts as having the jump icon (R-CRI-04). */
  jumpIcon: boolean;
  /** Jump icons of the cards resolved so far. */
  jumps: number;
  /** R-NCA-72: evacuation icons count, because Galactica was back when the card was drawn. */
  evacuates?: boolean;
  /** Evacuation icons of the cards resolved so far that count. */
  evacuations?: number;
  readonly placedRaiders: Array<ShipId>;
}

declare module '../../flow/procedures.ts' {
  interface Procedures {
    crisis: CrisisData;
    resolveCrisis: { readonly card: CardId };
    switchOption: { readonly seat: Seat };
    /** How many icons of either kind are still to be resolved. */
    prepareForJump: { jumps: number; evacuations: number };
    pickCrisis: {
      readonly seat: Seat; readonly draw: number; readonly others: 'discard' | 'bottom'; cards: Array<CardId>; readonly why: CardId;
    };
  }
}

export function crisisEntry(card: CardId): Crisis {
  const found = catalogue.crises.get(card) ?? catalogue.superCrises.get(card);
  if (found === undefined) throw new Error(`there is no Crisis card ${card}`);
  return found;
}

type Start = Pick<CrisisData, 'seat' | 'card' | 'superCrisis' | 'withIcons'>;

export function crisisData(start: Start): CrisisData {
  return {
    ...start,
    drawnBy: undefined,
    option: undefined,
    mayBeSwitched: false,
    replaced: false,
    another: false,
    kept: undefined,
    jumpIcon: false,
    jumps: 0,
    placedRaiders: [],
  };
}

procedure('crisis', {
  draw: (game, data) => {
    if (data.card !== undefined) {
      game.goto('reveal');
      return;
    }
    const why = game.player(data.seat).character ?? 'crisis';
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
    game.call('drawChosen', { seat: data.seat, left: draws, from, why: game.player(data.seat).character ?? 'crisis' });
  },
  choose: (game, data) => {
    const crisis = crisisEntry(data.card ?? '');
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
    game.ask({ seat: chooser, topic: { kind: 'chooseOption', card: crisis.id }, choices: boxesFor(game, crisis, chooser, data) });
  },
  chosen: (game, data, frame) => {
    for (const [seat, choices] of Object.entries(frame.answers ?? {})) {
      const [choice] = choices;
      if (choice?.kind !== 'option' || data.card === undefined) continue;
      data.option = Number(choice.path[1]);
      data.chooser = Number(seat);
      game.tell({ kind: 'optionChosen', seat: Number(seat), card: data.card, option: data.option });
      // R-CRI-11, R-CRI-13: to a box that the card forbids nobody can switch.
      data.mayBeSwitched = !data.superCrisis && openOptions(game, crisisEntry(data.card), Number(seat)).length > 1;
    }
    if (data.mayBeSwitched) game.call('window', { window: 'choiceMade', once: true });
  },
  resolve: (game, data) => {
    data.mayBeSwitched = false;
    if (data.card !== undefined) game.call('resolveCrisis', { card: data.card });
  },
  icons: (_game, data) => {
    const crisis = crisisEntry(data.card ?? '');
    if (crisis.jump || data.jumpIcon) data.jumps += 1;
    if (crisis.evacuate === true && data.evacuates === true) data.evacuations = (data.evacuations ?? 0) + 1;
  },
  activate: (game, data) => {
    if (!data.withIcons) return;
    const { id, activation } = crisisEntry(data.card ?? '');
    enterPhase(game, 'activateCylonShips');
    if (activation.length > 0) game.call('activate', { icons: activation, at: 0, why: id, ofTurn: true });
  },
  another: (game, data) => {
    if (!data.another) return;
    putAway(game, data);
    Object.assign(data, { card: undefined, another: false, kept: undefined, option: undefined, jumpIcon: false });
    data.placedRaiders.length = 0;
    if (data.withIcons) enterPhase(game, 'crisis');
    game.goto('draw');
  },
  prepareForJump: (game, data) => {
    if (!data.withIcons) {
      keepForCylonTurn(game, data);
      return;
    }
    game.call('prepareForJump', { jumps: data.jumps, evacuations: data.evacuations ?? 0 });
  },
  discard: (game, data) => {
    putAway(game, data);
  },
}, ofTheTurn(['activate', 'another', 'prepareForJump'], 'discard', ({ withIcons }) => withIcons), { card: 'public' });

/** R-CRI-04: Engine Room has given the next card of this turn a jump icon. */
function takeJumpIcon(state: GameState): boolean {
  const given = state.thisTurn[nextCrisisJumps] === true;
  delete state.thisTurn[nextCrisisJumps];
  return given;
}

/** Marks a turn whose next Crisis card counts as having the jump icon. */
export const nextCrisisJumps = 'nextCrisisJumps';

/** R-CRI-64, R-TURN-92: a card that a Cylon player resolves in the own turn keeps its jump icon for the Prepare for Jump step. */
function keepForCylonTurn(game: Game, { jumps, evacuations, seat }: CrisisData): void {
  const turn = game.running('turn');
  if (turn?.seat !== seat || isHuman(game.state, seat) || gameRule(game.state, 'jumpIconsInCylonTurns') !== true) return;
  turn.jumpIcons += jumps;
  turn.evacuations = (turn.evacuations ?? 0) + (evacuations ?? 0);
}

/** Marks a turn without a Prepare for Jump step. */
export const noPrepareForJump = 'noPrepareForJump';

/** The Prepare for Jump step: R-TURN-90, R-TURN-92, R-CRI-26, R-NCA-72. */
procedure('prepareForJump', {
  begin: (game) => {
    if (game.state.thisTurn[noPrepareForJump] === true) game.finish();
    else enterPhase(game, 'prepareForJump');
  },
  icon: (game, data) => {
    if (data.jumps === 0) return;
    // One icon after the other: of two on one space before Auto Jump the second moves the marker after the jump.
    data.jumps -= 1;
    advanceJumpTrack(game, 1, 'prepareForJump');
    game.goto('icon');
  },
  evacuation: (game, data) => {
    if (data.evacuations === 0) return;
    data.evacuations -= 1;
    game.call('effects', { list: [{ evacuateShip: { by: 'current' } }], context: { source: 'prepareForJump', you: game.state.current } });
    game.goto('evacuation');
  },
}, ofTheTurn(['icon', 'evacuation']));

/** What kind of check a check of the running card is. */
export function kindOf({ superCrisis }: CrisisData): CheckKind {
  return superCrisis ? 'superCrisis' : 'crisis';
}

/** R-CRI-11: the boxes of the card, without those that it forbids now. */
function openOptions(game: Game, crisis: Crisis, chooser: Seat): Array<Choice> {
  if (crisis.kind !== 'choice') return [];
  return crisis.options.flatMap((option, n): Array<Choice> =>
    option.requires === undefined || conditionHolds(game.state, option.requires, chooser)
      ? [{ id: `option${n + 1}`, kind: 'option', card: crisis.id, path: ['options', n] }]
      : [],
  );
}

/** R-CRI-14: those among which this player chooses; the current player's sheet may leave the first one alone. */
function boxesFor(game: Game, crisis: Crisis, chooser: Seat, { superCrisis }: CrisisData): Array<Choice> {
  const open = openOptions(game, crisis, chooser);
  const isBound = crisis.kind === 'choice' && crisis.chooser === 'current' && !superCrisis;
  return isBound && sheetRule(game.state, chooser, 'takesFirstBox') === true ? open.slice(0, 1) : open;
}

/** R-CRI-30, R-TURN-93 */
function putAway(game: Game, { card, kept }: CrisisData): void {
  if (card === undefined || kept !== undefined) return;
  putAside(game.state, card);
}

/** R-CRI-13: another box than the one that was chosen; of several, which one. */
procedure('switchOption', {
  ask: (game, { seat }) => {
    const crisis = game.running('crisis');
    if (crisis?.card === undefined) return;
    const all = openOptions(game, crisisEntry(crisis.card), crisis.chooser ?? game.state.current);
    const choices = all.filter((choice) => optionOf(choice) !== crisis.option);
    game.ask({ seat, topic: { kind: 'chooseOption', card: crisis.card }, choices });
  },
  take: (game, { seat }, frame) => {
    const crisis = game.running('crisis');
    const [choice] = answersOf(frame, seat);
    const option = choice === undefined ? undefined : optionOf(choice);
    if (crisis?.card === undefined || option === undefined) return;
    crisis.option = option;
    crisis.mayBeSwitched = false;
    game.tell({ kind: 'optionChosen', seat, card: crisis.card, option });
  },
});

/** Which box of its card it stands for. */
function optionOf(choice: Choice): number | undefined {
  return choice.kind === 'option' ? Number(choice.path[1]) : undefined;
}

procedure('resolveCrisis', {
  first: (game, { card }) => {
    const crisis = crisisEntry(card);
    const running = game.running('crisis');
    if (running === undefined) throw new Error('a Crisis card is resolved outside a crisis');
    const context = { source: card, you: running.seat, ...(running.chooser === undefined ? {} : { chooser: running.chooser }) };
    switch (crisis.kind) {
      case 'check':
        game.call('skillCheck', checkData(crisis.check, { source: card, kind: kindOf(running), context, drawnBy: running.drawnBy }));
        return;
      case 'choice':
        game.call('effects', { list: crisis.options[running.option ?? 0]?.effects ?? [], context });
        return;
      case 'event':
        game.call('effects', { list: crisis.effects, context });
        return;
      case 'attack':
        game.call('activate', { icons: crisis.attack.activate, at: 0, why: card });
        game.call('placeShips', { place: crisis.attack.place, why: card, at: 0, vipers: [] });
        game.call('effects', { list: crisis.attack.special?.effects ?? [], context });
        return;
      default: {
        const never: never = crisis;
        throw new Error(`no such Crisis card: ${JSON.stringify(never)}`);
      }
    }
  },
}, undefined, { card: 'public' });

/** Draws Crisis cards and keeps one of them; gives back its id (R-CRI-02, R-CRI-60). */
procedure('pickCrisis', {
  draw: (game, data) => {
    const { crisis } = game.state;
    for (let n = 0; n < data.draw; n += 1) {
      const card = takeTop(game, crisis, 'crisis');
      if (card !== undefined) data.cards.push(card);
    }
    const { seat, cards, why } = data;
    if (cards.length > 1) game.ask({ seat, topic: { kind: 'chooseCrisis', why }, choices: plainCardChoices(cards), privacy: 'private' });
  },
  keep: (game, { seat, cards, others }, frame) => {
    const [choice] = answersOf(frame, seat);
    const kept = choice?.kind === 'card' ? choice.card : cards[0];
    if (kept === undefined) return;
    const rest = [...cards];
    removeCards(rest, [kept]);
    if (others === 'discard') game.state.crisis.discard.push(...rest);
    else game.state.crisis.deck.unshift(...rest);
    for (const card of rest) {
      if (others === 'bottom') {
        game.tellSecretly(
          [seat],
          { kind: 'cardPutBack', seat, deck: 'crisis', where: 'bottom', card },
          { kind: 'cardPutBack', seat, deck: 'crisis', where: 'bottom' },
        );
      }
    }
    game.finish(kept);
  },
}, undefined, { cards: secret(sameKind, actor) });

/** R-TURN-86: whether the current player draws a Crisis card in the Crisis step. */
export function drawsCrisis(game: Game, seat: Seat, inBrig: boolean): boolean {
  return isHuman(game.state, seat) && !inBrig;
}
