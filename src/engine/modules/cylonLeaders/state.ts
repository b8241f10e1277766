/**
 * Holdings of Cylon Leaders and the Sympathetic Cylon beside those of every player, and who knows them: R-LOY-26,
 * R-VIC-40.
 */
import { catalogue } from '../../../catalogue/index.ts';
import type { Agenda } from '../../../catalogue/content.ts';
import { contentOf } from '../../content.ts';
import { counted, heldCards, holdings, type HeldBySeat } from '../../flow/holdings.ts';
import type { Fields, Thing } from '../../flow/secrecy.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameOptions } from '../../types/options.ts';
import type { GameState } from '../../types/state.ts';

const deckOf = (card: Thing): Agenda['deck'] | undefined => catalogue.agendas.get(String(card))?.deck;

function deckWith(card: Thing, { options }: GameState): ReadonlyArray<CardId> {
  return [...contentOf(options).agendas.values()].filter(({ deck }) => deck === deckOf(card)).map(({ id }) => id);
}

/** Agendas. The number of players says which deck one is of; the rest of that deck lies in the box. */
const agenda = heldCards({
  faces: 'owner',
  shownAtEnd: true,
  pool: (card) => `agenda/${deckOf(card) ?? ''}`,
  box: ({ state }, card) => deckWith(card, state),
});

/** `agenda`: the secret aim, one card or none; `superCrises`: Super Crisis cards that the player has played. */
const held = holdings({ agenda, superCrises: counted() });

export interface CylonLeaders {
  held: HeldBySeat<typeof held>;
}

export interface AgendaView {
  readonly agenda: CardId;
}

export interface OwnAgendaView extends AgendaView {
  /** Whether each of its conditions is true as the game stands, in order. */
  readonly holds: ReadonlyArray<boolean>;
}

export const leadersSecrets: Fields<CylonLeaders> = { held: held.secrets };

export function leadersAtStart({ players }: Pick<GameOptions, 'players'>): CylonLeaders {
  return { held: held.start(players) };
}

/** The holdings of this player; also in a game without the option, where the Sympathetic Cylon may come by a card. */
export function holdingsOf(state: GameState, seat: Seat): CylonLeaders['held'][number] {
  const { held: all } = (state.modules.cylonLeaders ??= leadersAtStart(state.options));
  const found = all[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

export function agendaOf({ modules }: GameState, seat: Seat): Agenda | undefined {
  return catalogue.agendas.get(modules.cylonLeaders?.held[seat]?.agenda[0] ?? '');
}

/** R-LOY-26: no one else learns it before the end. */
export function agendaAtEnd(state: GameState, seat: Seat): AgendaView | undefined {
  const found = state.over === undefined ? undefined : agendaOf(state, seat);
  return found === undefined ? undefined : { agenda: found.id };
}
