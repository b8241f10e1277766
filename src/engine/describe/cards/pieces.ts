/** Tokens, tracks, titles, objectives and the setup. */
import type { Hits } from '../../../catalogue/craft.ts';
import type { ObjectiveCard, SetupEntry, TitleCard, Token, TokenOf, Track } from '../../../catalogue/content.ts';
import type { TraumaSymbol } from '../../../catalogue/vocabulary.ts';
import { startingResources, switchesOf } from '../../content.ts';
import type { GameOptions } from '../../types/options.ts';
import { counted, finished, headed, inRow, listed, noun, sentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { conditionTold } from '../effects/conditions.ts';
import { placementTold } from '../effects/fleet.ts';
import { openEffects } from '../effects/index.ts';
import { amounts, area, cards, name, place, resource, rollRange, ships } from '../nouns.ts';
import { effectLines } from './effectLines.ts';
import { dutyWords, milestoneWords, occasionWords } from '../openWords.ts';

type ShipToken = Extract<Token, { readonly kind: 'ship' }>['ship'];
type BasestarRules = Extract<Token, { readonly kind: 'basestarDamage' }>['rules'];
type Space = Track['spaces'][number];

const shipLines: Readonly<Record<ShipToken, ReadonlyArray<Text>>> = {
  raider: [tell('cards.pieces.raider'), tell('cards.pieces.raiderHit')],
  heavyRaider: [tell('cards.pieces.heavyRaider'), tell('cards.pieces.heavyRaiderHit')],
  basestar: [tell('cards.pieces.basestar'), tell('cards.pieces.basestarHit')],
};

/** “8”, “7 or 8”, “5 to 7” */
const sides = (from: number, to: number): Text =>
  to === from + 1 ? listed([String(from), String(to)], 'or') : rollRange({ from, to });

/** Damaged on these sides of the die, destroyed on those. */
function hit({ damaged, destroyed = 9 }: Hits) {
  const on = {
    damaged: damaged === undefined ? '' : sides(damaged, destroyed - 1),
    destroyed: destroyed > 8 ? '' : sides(destroyed, 8),
  };
  return { ...on, how: on.damaged === '' ? 'destroyed' : on.destroyed === '' ? 'damaged' : 'both' };
}

function craftLines({ craft, flies, hitBy, hits, neverDamaged, mayStay }: TokenOf<'craft'>): ReadonlyArray<Text> {
  if (craft === 'raptor') return [tell('cards.pieces.raptor')];
  const { basestar = { damaged: 8 } } = hits ?? {};
  return [
    tell('cards.pieces.fighter'),
    ...(flies !== undefined && flies.steps > 1 ? [tell('cards.pieces.fliesFar', { count: flies.steps })] : []),
    ...(hitBy?.raider === undefined ? [] : [tell('cards.pieces.attackedByRaider', hit(hitBy.raider))]),
    ...(neverDamaged === true ? [tell('cards.pieces.neverDamaged')] : []),
    ...(mayStay === true ? [tell('cards.pieces.mayStay')] : []),
    tell('cards.pieces.attacks', hit(basestar)),
  ];
}

const markers: ReadonlyMap<string, Text> = new Map([
  ['token/base/fleet-marker', tell('cards.pieces.fleetMarker')],
  ['token/exodus/cylon-pursuit-marker', tell('cards.pieces.pursuitMarker')],
  ['token/exodus/ally-token', tell('cards.pieces.allyToken')],
  ['token/daybreak/miracle', tell('cards.pieces.miracle')],
  ['token/daybreak/basestar-allegiance', tell('cards.pieces.allegianceMarker')],
  ['token/base/current-player', tell('cards.pieces.currentPlayer')],
  ['token/base/die', tell('cards.pieces.die')],
]);

const traumaFates: Readonly<Record<TraumaSymbol, ReadonlyArray<Text>>> = {
  benevolent: [tell('cards.pieces.traumaBenevolent')],
  antagonistic: [tell('cards.pieces.traumaAntagonistic')],
  disaster: [tell('cards.pieces.traumaDisaster'), tell('cards.pieces.traumaDisasterAlly')],
};

function basestarDamage(rules: BasestarRules): Text {
  if (rules.whenDrawn !== undefined)
    return headed(tell('cards.pieces.basestarWhenDrawn'), finished(openEffects(rules.whenDrawn)));
  if (rules.noLaunch) return tell('cards.pieces.basestarNoLaunch');
  if (rules.noAttack) return tell('cards.pieces.basestarNoAttack');
  if (rules.attackBonus !== undefined) return tell('cards.pieces.basestarBonus', { bonus: rules.attackBonus });
  return tell('cards.pieces.basestarNothing');
}

function nukeLines(options: GameOptions | undefined): ReadonlyArray<Text> {
  const action = tell('cards.pieces.nuke');
  const plain = headed(action, finished(openEffects([{ launchNuke: true }])));
  const withFleetBoard = finished(openEffects([{ nukeArea: true }]));
  if (options === undefined) return [plain, headed(tell('cards.pieces.nukeWithFleetBoard'), withFleetBoard)];
  return [switchesOf(options).has('cylonFleet') ? headed(action, withFleetBoard) : plain];
}

/** `options`: those of the game in which it is used. */
export function tokenLines(token: Token, options?: GameOptions): ReadonlyArray<Text> {
  switch (token.kind) {
    case 'galacticaDamage':
      return [
        token.location === undefined
          ? tell('cards.pieces.damageLoses', { amounts: amounts(token.lose ?? {}) })
          : tell('cards.pieces.damageCloses', { place: place(token.location) }),
      ];
    case 'pegasusDamage':
      return [tell('cards.pieces.damageClosesPegasus', { place: place(token.location) })];
    case 'basestarDamage':
      return [tell('cards.pieces.basestarDamage', { count: token.counts }), basestarDamage(token.rules)];
    case 'civilianShip':
      return [
        Object.keys(token.lose).length === 0
          ? tell('cards.pieces.civilianNothing')
          : tell('cards.pieces.civilianLoses', { amounts: amounts(token.lose) }),
        tell('cards.pieces.civilianHidden'),
      ];
    case 'resource':
      return [
        sentences(
          tell('cards.pieces.resource', {
            resource: resource(token.resource),
            max: token.max,
            start: options === undefined ? token.start : startingResources(options)[token.resource],
          }),
        ),
        tell('cards.pieces.resourceRed', { redZone: token.redZone }),
      ];
    case 'ship':
      return shipLines[token.ship];
    case 'craft':
      return craftLines(token);
    case 'nuke':
      return nukeLines(options);
    case 'centurion':
      return [tell('cards.pieces.centurion'), tell('cards.pieces.centurionHit')];
    case 'occupationForce':
      return [tell('cards.pieces.occupationForce'), tell('cards.pieces.occupationForceHit')];
    case 'scar':
      return [tell('cards.pieces.scar'), tell('cards.pieces.scarHit')];
    case 'trauma':
      return traumaFates[token.symbol];
    case 'marker':
      return [markers.get(token.id) ?? tell('cards.pieces.marker', { name: noun(token.id, token.name) })];
  }
}

/** Returns the lines of a track whose spaces are areas, found by a die: “Area 5 or 6: starboard bow.” */
const areaLines = ({ spaces }: Track): ReadonlyArray<Text> =>
  spaces.flatMap(({ area: id, die = [] }) =>
    id === undefined ? [] : [headed(tell('cards.pieces.area', { sides: listed(die.map(String), 'or') }), area(id))],
  );

/** “Auto Jump” */
const spaceName = (track: Track, { index, name: called }: Space): Text => noun(`${track.id}/${index}`, called);

function spaceLine(track: Track, space: Space): Text {
  const { index, name: called, colour = 'none', population, civilians } = space;
  if (civilians !== undefined)
    return tell('cards.pieces.spaceCivilians', { index, ships: ships(civilians, 'civilian') });
  if (population !== undefined) return tell('cards.pieces.spacePopulation', { index, colour, population });
  return /^\d+$/.test(called)
    ? tell('cards.pieces.space', { index, colour })
    : tell('cards.pieces.spaceNamed', { index, colour, name: spaceName(track, space) });
}

export function trackLines(track: Track): ReadonlyArray<Text> {
  const { spaces } = track;
  const [first, last] = [spaces[0], spaces.at(-1)];
  const areas = areaLines(track);
  if (areas.length > 0 || first === undefined || last === undefined) return areas;
  return [
    tell('cards.pieces.spaces', { count: spaces.length, first: spaceName(track, first), last: spaceName(track, last) }),
    ...spaces.map((space) => spaceLine(track, space)),
  ];
}

const whereHeld = ({ lostAt = [] }: TitleCard): Text =>
  lostAt.length === 0
    ? tell('cards.pieces.titleInBrig')
    : tell('cards.pieces.titleLost', { places: listed(lostAt.map(place), 'or') });

function titleAction({ limit: most, requires, effects }: TitleCard['actions'][number]): ReadonlyArray<Text> {
  const limit = most ?? 'none';
  return effectLines(
    requires === undefined
      ? tell('cards.pieces.titleAction', { limit })
      : tell('cards.pieces.titleActionIf', { limit, condition: listed(requires.map(conditionTold)) }),
    effects,
  );
}

const startsWith = (what: Text): Text => tell('cards.pieces.titleStartsWith', { what });

export function titleLines(card: TitleCard): ReadonlyArray<Text> {
  const { quorum, nukes } = card.startsWith;
  const duty = dutyWords(card.title);
  return [
    inRow([...(duty === undefined ? [] : [duty]), whereHeld(card)], ' '),
    ...(quorum ? [startsWith(cards(quorum, 'quorum'))] : []),
    ...(nukes ? [startsWith(counted(nukes, 'nuke'))] : []),
    ...(card.afterQuorum
      ? [headed(tell('cards.pieces.titleAfterQuorum'), finished(openEffects(card.afterQuorum)))]
      : []),
    ...card.actions.flatMap(titleAction),
  ];
}

export const objectiveLines = ({ thresholds }: ObjectiveCard): ReadonlyArray<Text> =>
  thresholds.map(({ distance, event }) =>
    headed(tell('cards.pieces.distance', { distance }), finished(milestoneWords(event)?.brings ?? name(event))),
  );

export function setupLines({ when, place: where }: SetupEntry): ReadonlyArray<Text> {
  const placed = { ships: placementTold(where) };
  return [
    sentences(
      when === undefined
        ? tell('cards.pieces.setup', placed)
        : tell('cards.pieces.setupLater', { when: occasionWords(when) ?? name(when), ...placed }),
    ),
  ];
}
