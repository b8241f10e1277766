/** Resources, the jump, Galactica and everything that flies. */
import type { FleetVerb } from '../../../catalogue/effects/fleet.ts';
import type { ActionVerb } from '../../../catalogue/effects/actions.ts';
import { areas, placeableShips } from '../../../catalogue/vocabulary.ts';
import type { Activation, Area } from '../../../catalogue/vocabulary.ts';
import type { EffectShapes, Placement } from '../../../catalogue/effect.ts';
import { counted, inRow, listed, signed, tell } from '../../../words/text.ts';
import type { Noun, Text } from '../../../words/text.ts';
import { activation, amounts, area, ship, ships, tokens } from '../nouns.ts';
import { does, fleet, long, longFleet, may, who as whoIs } from './clause.ts';
import type { EffectWords } from './table.ts';

/** “activate the basestars, the raiders, then launch 3 raiders from each basestar”, in this order. */
export function activationTold(which: ReadonlyArray<Activation>): Text {
  const deeds = which.map((one, at) => {
    if (one === 'launchRaiders') return tell('effects.fleet.launchRaiders');
    const before = which[at - 1];
    const key =
      before === undefined || before === 'launchRaiders' ? 'effects.fleet.activate' : 'effects.fleet.activateNext';
    return tell(key, { what: activation(one) });
  });
  return listed(deeds, 'then');
}

/** “1 basestar and 3 raiders” */
export const shipsPlaced = (counts: Placement[Area]): ReadonlyArray<Text> =>
  placeableShips.flatMap((id) => {
    const count = counts?.[id] ?? 0;
    return count === 0 ? [] : [ships(count, id)];
  });

/** “1 basestar and 3 raiders at the bow, 3 civilian ships at the stern”, clockwise from the bow. */
export function placementTold(place: Placement): Text {
  const there = areas.flatMap((id) => {
    const ships = shipsPlaced(place[id]);
    return ships.length === 0 ? [] : [{ ships, area: area(id) }];
  });
  const told = there.map(({ ships, ...where }) => tell('effects.fleet.placed', { ships: listed(ships), ...where }));
  // An “and” between areas beside one between ships would be one too many.
  return there.every(({ ships }) => ships.length === 1) ? listed(told) : inRow(told);
}

/** “2 basestars, 5 raiders, 3 civilian ships”: all that is placed, wherever. */
export const totalTold = (place: Placement): Text =>
  inRow(
    placeableShips
      .map((kind) => [kind, areas.reduce((sum, id) => sum + (place[id]?.[kind] ?? 0), 0)] as const)
      .flatMap(([kind, count]) => (count === 0 ? [] : [ships(count, kind)])),
  );

function damaged({ count, where, by }: EffectShapes['damageVipers']): Text {
  const values = { where, vipers: ships(count, 'viper') };
  return by === undefined
    ? tell('effects.fleet.damageVipers', values)
    : tell('effects.fleet.damageVipersOf', { ...values, who: whoIs(by), you: by === 'you' });
}

const damagedVipers = (count: number): Noun => counted(count, 'damagedViper');

function destroyed({ kind, count }: EffectShapes['destroyCylons'], brief: boolean): Text {
  const values = { ships: ships(count, kind) };
  if (brief) return tell('effects.fleet.destroy', values);
  return tell(kind === 'centurion' ? 'effects.fleet.destroyCenturions' : 'effects.fleet.destroyChosen', values);
}

export const fleetEffects: EffectWords<FleetVerb | ActionVerb> = {
  lose: (amount) => fleet(tell('effects.fleet.lose', { what: amounts(amount) })),
  gain: (amount) => fleet(tell('effects.fleet.gain', { what: amounts(amount) })),
  place: (place, { brief }) =>
    fleet(tell('effects.fleet.place', { ships: brief ? totalTold(place) : placementTold(place) })),
  placeCivilians: (count, { brief = false }) =>
    fleet(tell('effects.fleet.placeCivilians', { brief, count, ships: ships(count, 'civilian') })),
  activate: (which, { brief }) =>
    fleet(
      brief && which.length === 1
        ? inRow(which.map((one) => tell('effects.fleet.briefActivate', { which: one })))
        : activationTold(which),
    ),
  activatePlaced: (id) => fleet(tell('effects.fleet.activatePlaced', { ship: ship(id) })),
  basestarsAttack: () => fleet(tell('effects.fleet.basestarsAttack')),
  jumpTrack: (spaces, { brief }) =>
    fleet(
      brief
        ? tell('effects.fleet.briefJumpTrack', { spaces: signed(spaces) })
        : tell('effects.fleet.jumpTrack', { count: Math.abs(spaces), back: spaces < 0 }),
    ),
  boardCenturions: (count, { brief = false }) =>
    fleet(tell('effects.fleet.boardCenturions', { brief, ships: ships(count, 'centurion') })),
  damageGalactica: (count) => fleet(tell('effects.fleet.damageGalactica', { count })),
  chooseDamage: ({ draw, resolve }, { brief = false }) =>
    does('you', tell('effects.fleet.chooseDamage', { brief, tokens: tokens(draw, 'damageToken'), resolve })),
  destroyRaptors: (count) => fleet(tell('effects.fleet.destroy', { ships: ships(count, 'raptor') })),
  restoreRaptors: (count) => fleet(tell('effects.fleet.restoreRaptors', { count })),
  damageVipers: (value) => fleet(damaged(value)),
  destroyVipers: ({ count, where }) =>
    fleet(
      where === 'damagedCraft'
        ? tell('effects.fleet.destroy', { ships: damagedVipers(count) })
        : tell('effects.fleet.destroyVipers', { where, vipers: ships(count, 'viper') }),
    ),
  destroyCivilians: (count, { brief = false }) =>
    fleet(tell('effects.fleet.destroyCivilians', { brief, count, ships: ships(count, 'civilian') })),
  recallVipers: () => fleet(tell('effects.fleet.recallVipers')),
  destroyCylons: (value, { brief = false }) => fleet(destroyed(value, brief)),
  discardNuke: (count) => fleet(tell('effects.fleet.discardNuke', { nukes: counted(count, 'nuke') })),
  repair: ({ vipers }, { brief = false }) =>
    does('you', tell('effects.fleet.repair', { brief, vipers: ships(vipers, 'viper') })),
  restoreShips: ({ viper, raptor }) =>
    fleet(tell('effects.fleet.restoreShips', { vipers: ships(viper, 'viper'), raptors: ships(raptor, 'raptor') })),
  repairAnywhere: ({ locations, vipers }) =>
    does('you', tell('effects.fleet.repairAnywhere', { locations, vipers: damagedVipers(vipers) })),
  repairVipers: (count) => fleet(tell('effects.fleet.repairVipers', { vipers: damagedVipers(count) })),
  viperActivations: (value) => {
    const { count, mandatory = false } = typeof value === 'number' ? { count: value } : value;
    // One that may be left out is told by “may”, of several the number is the most.
    const saysMay = !mandatory && count === 1;
    return (saysMay ? may : does)(
      'you',
      tell('effects.fleet.viperActivations', { count, mandatory: mandatory || saysMay }),
    );
  },
  launchPilots: (_, { brief = false }) => fleet(tell('effects.fleet.launchPilots', { brief })),
  viperAttacks: (count) => does('you', tell('effects.fleet.viperAttacks', { count })),
  launchSelf: (_, { brief = false }) => does('you', tell('effects.fleet.launchSelf', { brief })),
  ftlJump: (_, { brief = false }) => (brief ? fleet : longFleet)(tell('effects.fleet.ftlJump', { brief })),
  galacticaAttack: () => fleet(tell('effects.fleet.galacticaAttack')),
  attackCenturion: (value) =>
    does('you', tell('effects.fleet.attackCenturion', { bonus: value === true ? 0 : value.bonus })),
  inspectCivilians: (count, { brief = false }) =>
    does('you', tell('effects.fleet.inspectCivilians', { brief, ships: ships(count, 'civilian') })),
  launchNuke: (_, { brief = false }) => {
    const deed = does('you', tell('effects.fleet.launchNuke', { brief }));
    return brief ? deed : long(deed);
  },
};
