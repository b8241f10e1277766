/** Actions of locations and Skill cards that are rules of their own: R-TURN-120 to R-TURN-132, R-CMB-74, R-CMB-112. */
import { catalogue } from '../../../catalogue/index.ts';
import { areas, type Area } from '../../../catalogue/vocabulary.ts';
import { sheetRule } from '../../abilities/rules.ts';
import { answerIfAny, answerOf, answersOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { hooks } from '../../hooks.ts';
import type { Choice } from '../../types/decision.ts';
import type { Cause } from '../../types/event.ts';
import type { Seat, ShipId } from '../../types/ids.ts';
import { refill, removeCards, skillCardChoices } from '../../pieces/cards.ts';
import { changeBox, craftIn, shiftRaptors } from '../../pieces/craft.ts';
import { marks, shipMeant } from '../../pieces/alike.ts';
import { pickCraft, pickedCraft } from '../combat/craft.ts';
import { neighbour, shipById, shipsOf } from '../../pieces/ships.ts';
import { repairLocation } from '../combat/galacticaDamage.ts';
import { hangarDeck } from '../../pieces/places.ts';
import { locationOf, seatsInPlay } from '../../pieces/players.ts';
import { seeCivilians } from './seeCivilians.ts';
import { present } from '../../../values/present.ts';

interface LookData {
  readonly seat: Seat;
  readonly decks: ReadonlyArray<'crisis' | 'destination'>;
  deck: 'crisis' | 'destination' | undefined;
  readonly why: Cause;
}

export interface LocationActionsProcedures {
  galacticaAttack: { readonly seat: Seat; readonly why: Cause };
  attackCenturion: { readonly seat: Seat; readonly why: Cause; readonly bonus?: number };
  inspectCivilians: { readonly seat: Seat; left: number; readonly seen: Array<ShipId>; readonly why: Cause };
  launchNuke: { readonly seat: Seat; readonly why: Cause };
  lookAtTop: LookData;
  repairAnywhere: { readonly seat: Seat; readonly locations: number; readonly vipers: number; readonly why: Cause };
  repair: { readonly seat: Seat; readonly vipers: number; readonly why: Cause };
  restoreShips: {
    readonly seat: Seat;
    readonly viper: number;
    readonly raptor: number;
    vipers: number;
    readonly why: Cause;
  };
  takeCard: { readonly seat: Seat; from: Seat | undefined; readonly why: Cause };
}

/** Every Cylon ship that Galactica can attack, one of each sort. */
export function galacticaTargets(game: Game): Array<Choice> {
  const { state } = game;
  return areas.flatMap((area): Array<Choice> => {
    const found = [...marks(state, 'raider', area, { withScar: true }), ...marks(state, 'heavyRaider', area)];
    return [...found.map(({ choice }) => choice), ...basestarChoices(game, area)];
  });
}

export function basestarChoices(game: Game, area?: Area): Array<Choice> {
  return shipsOf(game.state, 'basestar', area).map(({ id, area: at }): Choice => ({
    id: `basestar${id}`,
    kind: 'ship',
    ship: 'basestar',
    area: at,
    shipId: id,
  }));
}

export const galacticaAttackProcedure = procedure('galacticaAttack', {
  aim: (game, { seat, why }) => {
    game.ask({ seat, topic: { kind: 'chooseShip', why }, choices: galacticaTargets(game) });
  },
  attack: (game, { seat }, frame) => {
    // None where there is nothing to aim at.
    const choice = answerIfAny(frame, seat, 'ship');
    if (choice === undefined) return;
    game.call('attack', { attacker: 'galactica', by: seat, target: shipMeant(game.state, choice).id });
  },
});

export const attackCenturionProcedure = procedure('attackCenturion', {
  aim: (game, { seat, why }) => {
    const spaces = [...new Set(game.state.boarding)].sort((a, b) => b - a);
    game.ask({
      seat,
      topic: { kind: 'chooseShip', why },
      choices: spaces.map((space): Choice => ({ id: `space${space}`, kind: 'centurion', space })),
    });
  },
  attack: (game, { seat, why, bonus = 0 }, frame) => {
    const choice = answerIfAny(frame, seat, 'centurion');
    if (choice === undefined) return;
    const away = catalogue.locations.has(why) ? {} : ({ awayFromArmory: true } as const);
    game.call('attack', { attacker: 'armory', by: seat, target: { centurion: choice.space }, bonus, ...away });
  },
});

/** R-TURN-123: looks at up to that many ships, then each of them may be moved to an adjacent area. */
export const inspectCiviliansProcedure = procedure('inspectCivilians', {
  choose: (game, { seat, left, why }) => {
    const ships = shipsOf(game.state, 'civilian');
    const choices = ships.map((ship): Choice => ({
      id: `ship${ship.id}`,
      kind: 'ship',
      ship: 'civilian',
      area: ship.area,
      shipId: ship.id,
    }));
    const most = sheetRule(game.state, seat, 'inspectsAll') === true ? choices.length : left;
    if (choices.length === 0) game.finish();
    else game.ask({ seat, topic: { kind: 'chooseShip', why }, choices, min: 0, max: most });
  },
  look: (game, data, frame) => {
    const { seat, seen } = data;
    const civilians = answersOf(frame, seat, 'ship').map((choice) => shipMeant(game.state, choice, 'civilian'));
    seen.push(...civilians.map(({ id }) => id));
    if (civilians.length > 0) seeCivilians(game, seat, civilians);
  },
  askMove: (game, { seat, seen, why }) => {
    const [next] = seen;
    const ship = next === undefined ? undefined : shipById(game.state, next);
    if (ship === undefined) {
      game.finish();
      return;
    }
    const choices = ([1, -1] as const)
      .map((step) => neighbour(ship.area, step))
      .map((area): Choice => ({ id: area, kind: 'area', area }));
    game.ask({ seat, topic: { kind: 'moveCivilian', why, ship: ship.id, area: ship.area }, choices, min: 0, max: 1 });
  },
  move: (game, { seat, seen }, frame) => {
    const next = seen.shift();
    const ship = next === undefined ? undefined : shipById(game.state, next);
    const choice = answerIfAny(frame, seat, 'area');
    if (ship !== undefined && choice !== undefined) {
      game.tell({ kind: 'shipMoved', ship: 'civilian', from: ship.area, to: choice.area });
      ship.area = choice.area;
    }
    game.goto('askMove');
  },
});

export const launchNukeProcedure = procedure('launchNuke', {
  aim: (game, { seat, why }) => {
    if (hooks(game.state, 'nukeAimed').some((aims) => aims(game, { seat, why }) === 'handled')) game.finish();
    else game.ask({ seat, topic: { kind: 'chooseShip', why }, choices: basestarChoices(game) });
  },
  launch: (game, { seat, why }, frame) => {
    const { state } = game;
    const choice = answerIfAny(frame, seat, 'ship');
    if (choice === undefined || state.nukes === 0) return;
    const { id: basestar, area } = shipMeant(state, choice, 'basestar');
    const launched = { seat, basestar, area, why };
    if (hooks(state, 'nukeLaunched').some((launches) => launches(game, launched) === 'handled')) return;
    state.nukes -= 1;
    game.tell({ kind: 'nukeDiscarded', left: state.nukes, why });
    game.call('nuke', { by: seat, basestar });
  },
});

function pileNamed(game: Game, deck: 'crisis' | 'destination'): Game['state']['crisis'] {
  return deck === 'crisis' ? game.state.crisis : game.state.destinations;
}

/**
 * Looks at the top card of a deck and puts it on the top or the bottom; all the while it is a card of the deck
 * (R-TURN-148).
 */
export const lookAtTopProcedure = procedure('lookAtTop', {
  deck: (game, { seat, decks, why }) => {
    game.ask({
      seat,
      topic: { kind: 'chooseDeck', why },
      choices: decks.map((deck): Choice => ({ id: deck, kind: 'deck', deck })),
    });
  },
  look: (game, data, frame) => {
    const choice = answerOf(frame, data.seat, 'deck');
    const deck = present(
      data.decks.find((name) => name === choice.deck),
      `the ${choice.deck} deck`,
    );
    const deeper = sheetRule(game.state, data.seat, 'looksDeeper');
    if (deeper?.with === data.why) {
      const { seat, why } = data;
      const of = deck === 'crisis' ? {} : { deck };
      game.call('reorderCrises', { seat, cards: [], top: [], bottom: [], count: deeper.cards, why, ...of });
      game.finish();
      return;
    }
    const pile = pileNamed(game, deck);
    refill(game, pile, deck);
    const card = pile.deck.at(-1);
    if (card === undefined) {
      game.finish();
      return;
    }
    data.deck = deck;
    const { seat, why } = data;
    game.tellSecretly([seat], { kind: 'cardsSeen', seat, deck, cards: [card] }, { kind: 'cardsSeen', seat, deck });
    game.ask({
      seat,
      topic: { kind: 'topOrBottom', why, card, deck },
      choices: [
        { id: 'top', kind: 'top' },
        { id: 'bottom', kind: 'bottom' },
      ],
      privacy: 'private',
    });
  },
  putBack: (game, { seat, deck }, frame) => {
    if (deck === undefined) return;
    const where = answerOf(frame, seat, 'top', 'bottom').kind;
    const pile = pileNamed(game, deck);
    if (where === 'bottom') pile.deck.unshift(...pile.deck.splice(-1));
    game.tell({ kind: 'cardPutBack', seat, deck, where });
  },
});

/** Repairs the player's location, or in the Hangar Deck damaged vipers instead. */
export const repairProcedure = procedure('repair', {
  choose: (game, { seat, vipers, why }) => {
    const { state } = game;
    const location = locationOf(state, seat);
    const choices: Array<Choice> = [];
    if (location !== undefined && state.damaged.includes(location)) {
      choices.push({ id: location, kind: 'location', location, costsCard: false });
    }
    const most = location === hangarDeck ? Math.min(vipers, craftIn(state, 'damagedCraft', 'viper')) : 0;
    for (let amount = most; amount > 0; amount -= 1) choices.push({ id: `vipers${amount}`, kind: 'amount', amount });
    game.ask({ seat, topic: { kind: 'chooseRepair', why }, choices });
  },
  repair: (game, { seat, why }, frame) => {
    // None where there is nothing to repair.
    const choice = answerIfAny(frame, seat, 'location', 'amount');
    if (choice?.kind === 'location') repairLocation(game, seat, choice.location);
    if (choice?.kind === 'amount') game.call('repairCraft', { seat, kind: 'viper', count: choice.amount, why });
  },
});

/** Locations of any ship, then vipers; fewer if the player wants. */
export const repairAnywhereProcedure = procedure('repairAnywhere', {
  locations: (game, { seat, locations, why }) => {
    const choices = game.state.damaged.map((location): Choice => ({
      id: location,
      kind: 'location',
      location,
      costsCard: false,
    }));
    if (choices.length > 0) game.ask({ seat, topic: { kind: 'chooseRepair', why }, choices, min: 0, max: locations });
  },
  vipers: (game, { seat, vipers, why }, frame) => {
    for (const { location } of answersOf(frame, seat, 'location')) repairLocation(game, seat, location);
    const most = Math.min(vipers, craftIn(game.state, 'damagedCraft', 'viper'));
    const choices = Array.from({ length: most }, (_, n): Choice => ({
      id: `vipers${most - n}`,
      kind: 'amount',
      amount: most - n,
    }));
    if (choices.length > 0) game.ask({ seat, topic: { kind: 'chooseRepair', why }, choices, min: 0, max: 1 });
  },
  repair: (game, { seat, why }, frame) => {
    const choice = answerIfAny(frame, seat, 'amount');
    if (choice !== undefined) game.call('repairCraft', { seat, kind: 'viper', count: choice.amount, why });
  },
});

/** Damaged or destroyed ships come back to the Reserves; the damaged ones of a kind first. */
export const restoreShipsProcedure = procedure('restoreShips', {
  vipers: (game, { seat, viper, why }) => {
    const most = Math.min(
      viper,
      craftIn(game.state, 'damagedCraft', 'viper') + craftIn(game.state, 'destroyed', 'viper'),
    );
    const choices = Array.from({ length: most + 1 }, (_, n): Choice => ({
      id: `vipers${most - n}`,
      kind: 'amount',
      amount: most - n,
    }));
    game.ask({ seat, topic: { kind: 'chooseAmount', why, of: 'viper' }, choices });
  },
  destroyed: (game, data, frame) => {
    data.vipers = answerOf(frame, data.seat, 'amount').amount;
    const least = Math.max(0, data.vipers - craftIn(game.state, 'damagedCraft', 'viper'));
    const most = Math.min(data.vipers, craftIn(game.state, 'destroyed', 'viper'));
    const choices = Array.from({ length: most - least + 1 }, (_, n): Choice => ({
      id: `destroyed${most - n}`,
      kind: 'amount',
      amount: most - n,
    }));
    game.ask({ seat: data.seat, topic: { kind: 'chooseAmount', why: data.why, of: 'destroyedViper' }, choices });
  },
  pickDestroyed: (game, { seat, why }, frame) => {
    pickCraft(game, { seat, kind: 'viper', box: 'destroyed', count: answerOf(frame, seat, 'amount').amount, why });
  },
  pickDamaged: (game, { seat, vipers, why }, frame) => {
    const picked = pickedCraft(frame.returned);
    for (const model of picked) changeBox(game.state, 'reserves', model, 1);
    pickCraft(game, { seat, kind: 'viper', box: 'damagedCraft', count: vipers - picked.length, why });
  },
  raptors: (game, data, frame) => {
    for (const model of pickedCraft(frame.returned)) changeBox(game.state, 'reserves', model, 1);
    const most = Math.min(data.raptor, craftIn(game.state, 'destroyed', 'raptor'));
    const choices = Array.from({ length: most + 1 }, (_, n): Choice => ({
      id: `raptors${most - n}`,
      kind: 'amount',
      amount: most - n,
    }));
    game.ask({ seat: data.seat, topic: { kind: 'chooseAmount', why: data.why, of: 'raptor' }, choices });
  },
  restore: (game, data, frame) => {
    const raptor = answerOf(frame, data.seat, 'amount').amount;
    shiftRaptors(game.state, 'destroyed', 'reserves', raptor);
    if (raptor + data.vipers > 0) game.tell({ kind: 'shipsRestored', viper: data.vipers, raptor, why: data.why });
  },
});

/** R-TURN-131: looks at a hand and takes a card of it. */
export const takeCardProcedure = procedure('takeCard', {
  player: (game, { seat, why }) => {
    const others = seatsInPlay(game.state).filter((other) => other !== seat);
    game.ask({
      seat,
      topic: { kind: 'choosePlayer', why },
      choices: others.map((other): Choice => ({ id: `seat${other}`, kind: 'seat', seat: other })),
    });
  },
  look: (game, data, frame) => {
    const { seat, why } = data;
    const choice = answerIfAny(frame, seat, 'seat');
    if (choice === undefined) {
      game.finish();
      return;
    }
    data.from = choice.seat;
    const { hand } = game.player(choice.seat);
    game.tellSecretly(
      [seat],
      { kind: 'handSeen', by: seat, of: choice.seat, cards: [...hand] },
      { kind: 'handSeen', by: seat, of: choice.seat },
    );
    if (hand.length > 0)
      game.ask({ seat, topic: { kind: 'chooseCard', why }, choices: skillCardChoices(hand), privacy: 'private' });
  },
  take: (game, { seat, from }, frame) => {
    // None where that hand is empty.
    const choice = answerIfAny(frame, seat, 'skillCard');
    if (choice === undefined || from === undefined) return;
    removeCards(game.player(from).hand, [choice.card]);
    game.player(seat).hand.push(choice.card);
    game.tellSecretly(
      [seat, from],
      { kind: 'skillTaken', by: seat, from, card: choice.card },
      { kind: 'skillTaken', by: seat, from },
    );
  },
});
