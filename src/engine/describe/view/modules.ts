/** Parts of the status and of the picture's alternative text that modules bring; empty in games without them. */
import { areas, cylonShips } from '../../../catalogue/vocabulary.ts';
import { counted, inRow, listed, noted, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { TokenId } from '../../types/ids.ts';
import type { GameView, PlayerView } from '../../types/view.ts';
import type { Names } from '../types.ts';
import { fewCylonsTold } from '../effects/searchForHome.ts';
import { area as areaNoun, board, name, place, ships, tokens } from '../nouns.ts';
import { symbolOfTrauma, traumaKinds } from '../trauma.ts';

const pair = (what: Text, value: Text): Text => tell('view.pair', { what, value });

export const truceLine = ({ modules }: GameView): Text =>
  modules.negotiation?.truce === true ? tell('view.modules.truce') : '';

/** “New Caprica: Galactica is away, 7 civilian ships locked, 2 prepared, 1 occupation force on the Shipyard” */
export function newCapricaLine({ modules: { newCaprica } }: GameView): Text {
  if (newCaprica === undefined) return '';
  const { forces, locked, prepared, inOrbit } = newCaprica;
  const where =
    forces.length === 0
      ? tell('view.modules.noForces')
      : tell('view.modules.forces', {
          forces: counted(forces.length, 'occupationForce'),
          places: listed([...new Set(forces)].map(place)),
        });
  return pair(
    board('newCaprica'),
    inRow([
      tell('view.modules.orbit', { inOrbit }),
      tell('view.modules.locked', { ships: ships(locked, 'civilian') }),
      tell('view.modules.prepared', { count: prepared }),
      where,
    ]),
  );
}

/** The symbol of a token in brackets, for those who know it. */
function symbol(token: TokenId | undefined): ReadonlyArray<Text> {
  const shown = token === undefined ? undefined : symbolOfTrauma(token);
  return shown === undefined ? [] : [tell('view.modules.symbol', { symbol: shown })];
}

/** “allies: Saul Tigh at Command, Felix Gaeta at FTL Control (benevolent)”, with the token for those who know it. */
export function alliesLine({ modules: { allies } }: GameView): Text {
  if (allies === undefined || allies.inPlay.length === 0) return '';
  const told = allies.inPlay.map(({ card, location, token }) =>
    noted(tell('view.modules.ally', { ally: name(card), place: place(location) }), ...symbol(token)),
  );
  return pair(tell('view.modules.allies'), listed(told));
}

/** “Cylon Fleet board: pursuit 1 of 4, bow 1 raider, stern 2 raiders” */
export function cylonFleetLine({ modules: { cylonFleet } }: GameView): Text {
  if (cylonFleet === undefined) return '';
  const here = areas.flatMap((area) => {
    const parts = cylonShips.flatMap((ship) =>
      cylonFleet.ships[area][ship] > 0 ? [ships(cylonFleet.ships[area][ship], ship)] : [],
    );
    return parts.length === 0 ? [] : [inRow([areaNoun(area), listed(parts)], ' ')];
  });
  return pair(
    board('cylonFleetBoard'),
    inRow([
      tell('view.modules.pursuit', { space: cylonFleet.pursuit }),
      here.length === 0 ? tell('view.modules.noShips') : inRow(here),
    ]),
  );
}

/**
 * “Mission: The Red Stripes, 6 Missions in the deck, the Rebel Basestar with the humans, out of the game: 1 basestar”
 */
export function missionsLine({ modules: { searchForHome } }: GameView): Text {
  if (searchForHome === undefined) return '';
  const { active, left, rebel, gone } = searchForHome;
  const state =
    active === undefined
      ? tell('view.none')
      : noted(name(active.card), ...(active.faceUp ? [] : [tell('view.modules.faceDown')]));
  const lost = fewCylonsTold(gone);
  return inRow([
    pair(tell('view.modules.mission'), state),
    tell('view.modules.missionsLeft', { missions: counted(left, 'mission') }),
    ...(rebel === undefined ? [] : [tell('view.modules.rebel', { side: rebel })]),
    ...(lost === '' ? [] : [pair(tell('view.out'), lost)]),
  ]);
}

/** “trauma tokens: 12 in the pool, 1 each on Sickbay and the Brig” */
export function traumaLine({ modules: { ionianNebula } }: GameView): Text {
  if (ionianNebula === undefined) return '';
  const { pool, lying } = ionianNebula;
  return pair(
    tell('view.modules.trauma'),
    inRow([
      tell('view.modules.pool', { count: pool }),
      ...(lying.length === 0
        ? []
        : [tell('view.modules.lying', { count: lying.length, places: listed(lying.map(place)) })]),
    ]),
  );
}

/** “Crossroads cards: Roslin Perjury (benevolent), Apollo face down with a token” */
export function crossroadsLine({ modules: { ionianNebula } }: GameView, names: Names): Text {
  const told = (ionianNebula?.crossroads ?? []).map(({ seat, card, token, laid }) => {
    const player = names.seat(seat);
    if (card !== undefined) return noted(inRow([player, name(card)], ' '), ...symbol(token));
    return tell('view.modules.crossroadsHidden', { player, laid });
  });
  return told.length === 0 ? '' : pair(tell('view.modules.crossroads'), inRow(told));
}

/** How many trauma tokens a player has, and which ones once they lie open; nothing where there are none in the game. */
export function traumaWords({ modules: { ionianNebula: trauma }, out }: PlayerView): ReadonlyArray<Text> {
  if (trauma === undefined || out === true) return [];
  return [
    trauma.tokens === undefined || trauma.count === 0
      ? tokens(trauma.count, 'traumaToken')
      : traumaKinds(trauma.tokens),
  ];
}

/** “Motives of Cavil: End the Chase, 3 hidden”; what lies open, and how many do not. */
export function motivesLine({ players }: GameView, names: Names): Text {
  return inRow(
    players.flatMap(({ seat, modules: { motives } }) => {
      if (motives === undefined) return [];
      const { hidden, revealed } = motives;
      const open = [...(revealed?.cards ?? []), ...(hidden?.cards ?? [])].map(name);
      const shut = hidden?.cards === undefined ? [tell('view.modules.hidden', { count: hidden?.count ?? 0 })] : [];
      return [pair(tell('view.modules.motives', { player: names.seat(seat) }), inRow([...open, ...shut]))];
    }),
    '; ',
  );
}
