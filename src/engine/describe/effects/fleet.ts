/** Resources, the jump, Galactica and everything that flies. */
import type { FleetVerb } from '../../../catalogue/effects/fleet.ts';
import type { ActionVerb } from '../../../catalogue/effects/actions.ts';
import { areas, placeableShips } from '../../../catalogue/vocabulary.ts';
import type { Activation, Area } from '../../../catalogue/vocabulary.ts';
import type { Placement } from '../../../catalogue/effect.ts';
import { inRow, listed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { plural, signed, times } from '../grammar.ts';
import { inEnglish } from '../inEnglish.ts';
import { activation, area, ships } from '../nouns.ts';
import { amounts, ships as shipWords, shipNames } from '../terms.ts';
import { does, fleet, longFleet, object } from './clause.ts';
import { effectWords } from './table.ts';

/** «activate the basestars, the raiders, then launch 3 raiders from each basestar», in this order. */
export function activationTold(which: ReadonlyArray<Activation>): Text {
  const deeds = which.map((one, at) => {
    if (one === 'launchRaiders') return tell('effects.fleet.launchRaiders');
    const before = which[at - 1];
    const key = before === undefined || before === 'launchRaiders' ? 'effects.fleet.activate' : 'effects.fleet.activateNext';
    return tell(key, { what: activation(one) });
  });
  return listed(deeds, 'then');
}

/** «1 basestar and 3 raiders» */
export const shipsPlaced = (counts: Placement[Area]): ReadonlyArray<Text> =>
  placeableShips.flatMap((ship) => {
    const count = counts?.[ship] ?? 0;
    return count === 0 ? [] : [ships(count, ship)];
  });

/** «1 basestar and 3 raiders at the bow, 3 civilian ships at the stern», clockwise from the bow. */
export const placementTold = (place: Placement): Text =>
  inRow(areas.flatMap((id) => {
    const here = shipsPlaced(place[id]);
    return here.length === 0 ? [] : [tell('effects.fleet.placed', { ships: listed(here), area: area(id) })];
  }));

/** «2 basestars, 5 raiders, 3 civilian ships»: all that is placed, wherever. */
export const totalTold = (place: Placement): Text =>
  inRow(placeableShips
    .map((ship) => [ship, areas.reduce((sum, id) => sum + (place[id]?.[ship] ?? 0), 0)] as const)
    .flatMap(([ship, count]) => (count === 0 ? [] : [ships(count, ship)])));

/** In English, for words that are made of pieces. */
export const activationText = (which: ReadonlyArray<Activation>): string => inEnglish(activationTold(which));
export const placementText = (place: Placement): string => inEnglish(placementTold(place));
export const totalText = (place: Placement): string => inEnglish(totalTold(place));

const vipersFrom = { reserves: 'in the Reserves', space: 'in space', anywhere: 'in space or in the Reserves' } as const;

effectWords<FleetVerb | ActionVerb>({
  lose: (amount) => fleet(`lose ${amounts(amount)}`),
  gain: (amount) => fleet(`gain ${amounts(amount)}`),
  place: (place, { brief }) => fleet(`place ${brief ? totalText(place) : placementText(place)}`),
  placeCivilians: (count, { brief }) =>
    fleet(`place ${shipWords(count, 'civilian')}${brief ? '' : ', each in an area that the Admiral chooses, or the CAG if there is one'}`),
  activate: (which, { brief }) =>
    fleet(brief && which.length === 1
      ? inRow(which.map((one) => tell('effects.fleet.briefActivate', { which: one })))
      : activationTold(which)),
  activatePlaced: (ship) => fleet(`activate the ${shipNames[ship]}s that this card has just placed`),
  basestarsAttack: () => fleet('each basestar on the board attacks Galactica'),
  jumpTrack: (spaces, { brief }) =>
    fleet(
      brief
        ? `jump track ${signed(spaces)}`
        : `move the fleet marker ${plural(Math.abs(spaces), 'space')} ${spaces < 0 ? 'back' : 'forward'} on the jump track`,
    ),
  boardCenturions: (count, { brief }) =>
    fleet(
      brief
        ? `${shipWords(count, 'centurion')} on the Boarding Party track`
        : `place ${shipWords(count, 'centurion')} on the start of the Boarding Party track`,
    ),
  damageGalactica: (count) => fleet(count === 1 ? 'damage Galactica' : `damage Galactica ${times(count)}`),
  chooseDamage: ({ draw, resolve }, { brief }) =>
    does(
      'you',
      brief
        ? `draw ${draw} Galactica damage tokens and resolve ${resolve}`
        : `draw ${draw} Galactica damage tokens, resolve ${resolve} of your choice and put the others back`,
    ),
  destroyRaptors: (count) => fleet(`destroy ${shipWords(count, 'raptor')}`),
  restoreRaptors: (count) => fleet(`return ${count} destroyed ${count === 1 ? 'raptor' : 'raptors'} to the Reserves`),
  damageVipers: ({ count, where, by }) => {
    const text = `damage ${shipWords(count, 'viper')} ${vipersFrom[where]}`;
    return by === undefined ? fleet(text) : fleet(`${text} that ${object(by)} ${by === 'you' ? 'choose' : 'chooses'}`);
  },
  destroyVipers: ({ count, where }) =>
    fleet(where === 'damagedCraft'
      ? `destroy ${plural(count, 'damaged viper')}`
      : `destroy ${shipWords(count, 'viper')} ${vipersFrom[where]}`),
  destroyCivilians: (count, { brief }) =>
    fleet(brief ? `destroy ${shipWords(count, 'civilian')}` : `draw ${shipWords(count, 'civilian')} and destroy ${count === 1 ? 'it' : 'them'}`),
  recallVipers: () => fleet('all vipers in space return to the Reserves'),
  destroyCylons: ({ kind, count }, { brief }) =>
    fleet(
      brief
        ? `destroy ${shipWords(count, kind)}`
        : `destroy ${shipWords(count, kind)} ${kind === 'centurion' ? 'on the Boarding Party track' : 'of your choice'}`,
    ),
  discardNuke: (count) => fleet(`discard ${plural(count, 'nuke')}`),
  repair: ({ vipers }, { brief }) =>
    does(
      'you',
      brief
        ? `repair your location, or ${shipWords(vipers, 'viper')} if it is the Hangar Deck`
        : `repair the location where you are; on the Hangar Deck you may return up to `
            + `${shipWords(vipers, 'viper')} from the damaged ones to the Reserves instead`,
    ),
  restoreShips: ({ viper, raptor }) =>
    fleet(`up to ${shipWords(viper, 'viper')} and ${shipWords(raptor, 'raptor')}, damaged or destroyed, may return to the Reserves`),
  repairAnywhere: ({ locations, vipers }) =>
    does('you', `repair up to ${plural(locations, 'damaged location')} and up to ${plural(vipers, 'damaged viper')}`),
  repairVipers: (count) => fleet(`repair ${plural(count, 'damaged viper')}`),
  viperActivations: (value) => {
    const { count, mandatory = false } = typeof value === 'number' ? { count: value } : value;
    if (count === 1) return does('you', 'activate an unmanned viper');
    return does('you', `activate unmanned vipers ${mandatory ? times(count) : `up to ${count} times`}`);
  },
  launchPilots: (_, { brief }) => fleet(brief
    ? 'pilots on Galactica may launch'
    : 'each human player with Piloting in the skill set who is on Galactica, but not in the Brig, '
      + 'may launch in a viper from the Reserves'),
  viperAttacks: (count) => does('you', `make up to ${plural(count, 'attack')} with the viper that you pilot`),
  launchSelf: (_, { brief }) =>
    does(
      'you',
      brief ? 'launch as the pilot of a viper' : 'launch as the pilot of a viper from the Reserves, at the port bow or port quarter',
    ),
  ftlJump: (_, { brief }) =>
    brief
      ? fleet('jump the fleet; on a roll of 6 or less, lose the population shown on the jump track')
      : longFleet('roll a die. On 6 or less: lose the population shown on the jump track. Then, in any case, the fleet jumps'),
  galacticaAttack: () => fleet('Galactica attacks 1 Cylon ship in any area'),
  attackCenturion: (value) => {
    const hit = value === true ? 'destroyed on 7 or 8' : `adding ${value.bonus} to the die, destroyed on 7 or 8`;
    return does('you', `attack 1 centurion on the Boarding Party track (${hit})`);
  },
  inspectCivilians: (count, { brief }) =>
    does(
      'you',
      brief
        ? `look at up to ${shipWords(count, 'civilian')} in secret and move them to adjacent areas`
        : `look in secret at the faces of up to ${shipWords(count, 'civilian')} on `
            + `the board, then move each of them to an adjacent area if you like`,
    ),
  launchNuke: (_, { brief }) =>
    brief
      ? does('you', 'spend 1 nuke on a basestar: damaged twice on 1 or 2, destroyed on 3 or more')
      : {
          ...does(
            'you',
            'spend 1 nuke to attack a basestar and roll a die. On 1 or 2: it is damaged twice. '
              + 'On 3 or more: it is destroyed. On 7 or 8: 3 raiders in its area are destroyed too',
          ),
          long: true,
        },
});
