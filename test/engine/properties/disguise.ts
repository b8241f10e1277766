/** Deals everything that a seat may not know anew: the means of the secrecy properties. */
import { catalogue } from '../../../src/catalogue/index.ts';
import { randomBelow, shuffle, type RandomState } from '../../../src/engine/flow/random.ts';
import { skillPile, skillsInGame } from '../../../src/engine/pieces/cards.ts';
import type { Seat } from '../../../src/engine/types/ids.ts';
import type { GameState } from '../../../src/engine/types/state.ts';

/** Deals these slots anew with the things that are in them: what was in one may be in any other afterwards. */
export function redeal<T>(random: RandomState, slots: ReadonlyArray<Array<T>>): void {
  const all = shuffle(random, slots.flat());
  for (const slot of slots) slot.splice(0, slot.length, ...all.splice(0, slot.length));
}

/** Changes everything in the state that this seat may not know, and nothing else. */
export function disguise(state: GameState, viewer: Seat, random: RandomState): void {
  const others = state.players.filter((_, seat) => seat !== viewer);
  const decks = skillsInGame(state).map((skill) => skillPile(state, skill).deck);
  const hiddenPile = state.stack.flatMap(({ procedure, data }) => {
    const check = data as { pile?: Array<string>; open?: boolean; revealed?: boolean };
    return procedure === 'skillCheck' && check.pile !== undefined && check.open === false && check.revealed === false ? [check.pile] : [];
  });
  // Cards of all skills are mixed: the view of this seat holds nothing that depends on them.
  redeal(random, [...others.map((player) => player.hand), ...decks, state.destiny, ...hiddenPile]);
  redeal(random, [state.crisis.deck]);
  redeal(random, [state.superCrisis.deck, ...others.map((player) => player.superCrises)]);
  redeal(random, state.titles.president === viewer ? [state.quorum.deck] : [state.quorum.deck, state.quorumHand]);
  redeal(random, [state.destinations.deck]);
  redeal(random, [state.galacticaDamage]);
  redeal(random, [state.basestarDamage]);
  redeal(random, [state.modules.pegasus?.damage ?? []]);
  redeal(random, [state.modules.newCaprica?.locked ?? [], state.modules.newCaprica?.prepared ?? []]);
  disguiseLoyalty(state, viewer, random);
  disguiseCivilians(state, viewer, random);
  disguiseAgendas(state, viewer, random);
  shuffle(random, state.random);
  // Other players' questions: what they may choose is theirs to know, unless the question is open to all.
  state.decisions = state.decisions.map((decision) => (decision.seat === viewer || decision.privacy === 'open' ? decision : { ...decision, choices: [], fallback: [], min: 0, max: 0 }));
}

function disguiseLoyalty(state: GameState, viewer: Seat, random: RandomState): void {
  const places = state.players.flatMap((player, seat) => (seat === viewer ? [] : player.loyalty.flatMap((card, at) => (card.faceUp ? [] : [{ player, at }]))));
  const cards = [...places.flatMap(({ player, at }) => player.loyalty[at]?.card ?? []), ...state.loyaltyDeck, ...state.notACylonPile];
  shuffle(random, cards);
  for (const { player, at } of places) player.loyalty[at] = { card: cards.pop() ?? '', faceUp: false };
  state.loyaltyDeck = cards.splice(0, state.loyaltyDeck.length);
  state.notACylonPile = cards;
}

/** Another Agenda of the same kind: which kind it is, is known from the number of players. */
function disguiseAgendas(state: GameState, viewer: Seat, random: RandomState): void {
  for (const [seat, player] of state.players.entries()) {
    const held = catalogue.agendas.get(player.agenda ?? '');
    if (seat === viewer || held === undefined) continue;
    const others = [...catalogue.agendas.values()].filter(({ id, deck }) => deck === held.deck && id !== held.id);
    player.agenda = others[randomBelow(random, others.length)]?.id ?? held.id;
  }
}

function disguiseCivilians(state: GameState, viewer: Seat, random: RandomState): void {
  const unseen = state.ships.flatMap((ship, at) => (ship.kind === 'civilian' && !ship.seenBy.includes(viewer) ? [{ ship, at }] : []));
  const tokens = shuffle(random, [...unseen.map(({ ship }) => ship.token), ...state.civilianPile]);
  for (const { ship, at } of unseen) state.ships[at] = { ...ship, token: tokens.pop() ?? '' };
  state.civilianPile = tokens;
}

export function copyOf(state: GameState): GameState {
  // What was stringified is a state.
  return JSON.parse(JSON.stringify(state)) as GameState;
}
