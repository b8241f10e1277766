/** Tokens, tracks, titles, objectives and the setup. */
import { inEnglish } from '../inEnglish.ts';
import type { Hits } from '../../../catalogue/craft.ts';
import type { ObjectiveCard, SetupEntry, TitleCard, Token, TokenOf, Track } from '../../../catalogue/content.ts';
import type { TraumaSymbol } from '../../../catalogue/vocabulary.ts';
import { condition } from '../effects/filters.ts';
import { dutyWords, milestoneWords, occasionWords } from '../openWords.ts';
import { effectsText } from '../effects/index.ts';
import { placementText } from '../effects/fleet.ts';
import { list, plural, sentence } from '../grammar.ts';
import { nameOf, place } from '../names.ts';
import { amounts, areaNames, resourceNames } from '../terms.ts';

type ShipToken = Extract<Token, { readonly kind: 'ship' }>['ship'];
type BasestarRules = Extract<Token, { readonly kind: 'basestarDamage' }>['rules'];

const shipLines: Readonly<Record<ShipToken, ReadonlyArray<string>>> = {
  raider: [
    'When raiders are activated, each attacks a viper in its area, or destroys a civilian ship there, or moves '
      + 'towards the nearest civilian ship. Without any civilian ship in space it attacks Galactica and damages it on 8.',
    'It is destroyed on 3 or more.',
  ],
  heavyRaider: [
    'When heavy raiders are activated, each moves towards the port bow or port quarter. One '
      + 'that is there already boards Galactica: a centurion starts on the Boarding Party track.',
    'It is destroyed on 7 or 8.',
  ],
  basestar: [
    'When basestars are activated, each attacks Galactica and damages it on 4 or more.',
    'It is damaged by a viper on 8 and by Weapons Control on 5 or more. 3 damage destroy it.',
  ],
};

/** «damaged on 5 to 7 and destroyed on 8» */
function hitText({ damaged, destroyed = 9 }: Hits): string {
  const on = (from: number, to: number): string =>
    (from === to ? `${from}` : to === from + 1 ? `${from} or ${to}` : to === 8 ? `${from} or more` : `${from} to ${to}`);
  const parts = [
    ...(damaged === undefined ? [] : [`damaged on ${on(damaged, destroyed - 1)}`]),
    ...(destroyed > 8 ? [] : [`destroyed on ${on(destroyed, 8)}`]),
  ];
  return list(parts);
}

function craftLines({ craft, flies, hitBy, hits, neverDamaged, mayStay }: TokenOf<'craft'>): ReadonlyArray<string> {
  if (craft === 'raptor') return ['A scout of the fleet. It stays in the Reserves and is risked or lost there.'];
  const { basestar = { damaged: 8 } } = hits ?? {};
  return [
    'A fighter of the fleet, unmanned or flown by a player who can pilot. It launches at the port bow or port quarter.',
    ...(flies !== undefined && flies.steps > 1 ? [`By one move it flies up to ${flies.steps} areas.`] : []),
    ...(hitBy?.raider === undefined ? [] : [`Attacked by a raider it is ${hitText(hitBy.raider)}.`]),
    ...(neverDamaged === true ? ['What would damage it destroys it.'] : []),
    ...(mayStay === true ? ['It may stay where it is when the fleet jumps.'] : []),
    `It destroys a raider on 3 or more and a heavy raider on 7 or 8; a basestar is ${hitText(basestar)}.`,
  ];
}

const markers: Readonly<Record<string, string>> = {
  'token/base/fleet-marker': 'It shows how far the jump is prepared on the jump track.',
  'token/exodus/cylon-pursuit-marker': 'It shows on the Pursuit track how near the Cylon Fleet is.',
  'token/daybreak/basestar-allegiance': 'It shows whose the Rebel Basestar is: of the human players or of the Cylon players.',
  'token/base/current-player': 'Whoever has it takes the turn.',
  'token/base/die': 'It has 8 sides. After all changes a result above 8 counts as 8, one below 1 as 1.',
};

const traumaFates: Readonly<Record<TraumaSymbol, ReadonlyArray<string>>> = {
  benevolent: ['In the trial human players discard it, and it speaks against Cylon players.'],
  antagonistic: ['In the trial Cylon players discard it, and it speaks against human players.'],
  disaster: [
    'Whoever draws it shows it at once: a human player\'s character is executed, a Cylon player draws 2 more tokens. Then it goes back to the pool.',
    'On an ally it brings neither result.',
  ],
};

function basestarDamage(rules: BasestarRules): string {
  if (rules.whenDrawn !== undefined) return sentence(`when it is drawn: ${effectsText(rules.whenDrawn)}`);
  if (rules.noLaunch) return 'This basestar launches no raiders or heavy raiders.';
  if (rules.noAttack) return 'This basestar does not attack Galactica.';
  if (rules.attackBonus !== undefined) return `Add ${rules.attackBonus} to every attack roll against this basestar.`;
  return 'It has no other effect.';
}

export function tokenLines(token: Token): ReadonlyArray<string> {
  switch (token.kind) {
    case 'galacticaDamage':
      return token.location === undefined
        ? [`Lose ${amounts(token.lose ?? {})}. The token leaves the game.`]
        : [`Everybody at ${place(token.location)} is sent to Sickbay, and its action is closed until it is repaired.`];
    case 'pegasusDamage':
      return [`Everybody at ${place(token.location)} is sent to Sickbay, and its action is closed `
          + `until it is repaired. When all locations of Pegasus are damaged, the ship is lost.`];
    case 'basestarDamage':
      return [`Counts as ${token.counts} damage; with 3 a basestar is destroyed.`, basestarDamage(token.rules)];
    case 'civilianShip':
      return [
        Object.keys(token.lose).length === 0
          ? 'If it is destroyed, nothing else is lost.'
          : `If it is destroyed, lose ${amounts(token.lose)}.`,
        'It lies face down: only who has looked at it knows what it carries.',
      ];
    case 'resource':
      return [
        `${resourceNames[token.resource]} starts at ${token.start} and never rises above ${token.max}.`,
        `Its red zone is ${token.redZone} or less. If it is used up at the end of a turn, the Cylons win.`,
      ];
    case 'ship':
      return shipLines[token.ship];
    case 'craft':
      return craftLines(token);
    case 'nuke':
      return [
        sentence(`action of the Admiral: ${effectsText([{ launchNuke: true }])}`),
        sentence(`with the Cylon Fleet board: ${effectsText([{ nukeArea: true }])}`),
      ];
    case 'centurion':
      return [
        'Moves 1 space along the Boarding Party track whenever heavy raiders are activated. At the end of the track the Cylons win.',
        'The Armory destroys it on 7 or 8.',
      ];
    case 'occupationForce':
      return [
        'Moves along Occupation Authority, Breeder\'s Canyon and the Shipyard. '
          + 'From the Shipyard it leaves the board and destroys a civilian ship.',
        'A human player beside it destroys it on 5 or more; a Cylon player beside it may detain humans.',
      ];
    case 'scar':
      return [
        'One of the raiders. While its Crisis card is in play it acts 2 times whenever raiders are activated.',
        'It is destroyed only by a die result of 7 or 8.',
      ];
    case 'trauma':
      return traumaFates[token.symbol];
    case 'marker':
      return [markers[token.id] ?? `A marker: ${token.name}.`];
  }
}

const spaceName = ({ name }: Track['spaces'][number]): string => (/^\d+$/.test(name) ? '' : `: ${name.replace('-', '−')}`);
function spaceNote({ population, civilians }: Track['spaces'][number]): string {
  if (civilians !== undefined) return `. So many are placed when the marker comes here`;
  return population === undefined ? '' : `. FTL Control may jump from here: on 6 or less lose ${population} population`;
}

/** Of a track whose spaces are areas, found by a die: «Area 5 or 6: starboard bow.» */
const areaLines = ({ spaces }: Track): ReadonlyArray<string> => spaces.flatMap(({ area, die = [] }) => (
  area === undefined ? [] : [`Area ${list(die.map(String), 'or')}: ${areaNames[area].toLowerCase()}.`]
));

export const trackLines = (track: Track): ReadonlyArray<string> => (areaLines(track).length > 0 ? areaLines(track) : [
  `${plural(track.spaces.length, 'space')} from ${track.spaces[0]?.name ?? 'start'} to ${track.spaces.at(-1)?.name ?? 'end'}.`,
  ...track.spaces.map(
    (space) => `Space ${space.index}${space.colour === undefined ? '' : ` (${space.colour})`}${spaceName(space)}${spaceNote(space)}.`,
  ),
]);

const whereHeld = ({ lostAt = [] }: TitleCard): string =>
  lostAt.length === 0 ? 'The title may be held in the Brig.' : `The title is lost on being sent to ${list(lostAt.map(place), 'or')}.`;

export const titleLines = (title: TitleCard): ReadonlyArray<string> => [
  [dutyWords(title.title), whereHeld(title)].flatMap((part) => (part === undefined ? [] : [inEnglish(part)])).join(' '),
  ...(title.startsWith.quorum ? [`Starts the game with ${plural(title.startsWith.quorum, 'Quorum card')}.`] : []),
  ...(title.startsWith.nukes ? [`Starts the game with ${plural(title.startsWith.nukes, 'nuke')}.`] : []),
  ...(title.afterQuorum ? [sentence(`after playing a Quorum card from the hand: ${effectsText(title.afterQuorum)}`)] : []),
  ...title.actions.map((action) => sentence(
    `action${action.limit === 'perTurn' ? ', once per turn' : ''}`
      + `${action.requires ? `, only if ${list(action.requires.map(condition))}` : ''}: ${effectsText(action.effects)}`,
  )),
];

export const objectiveLines = (card: ObjectiveCard): ReadonlyArray<string> =>
  card.thresholds.map(({ distance, event }) => `Distance ${distance}: ${inEnglish(milestoneWords(event)?.brings ?? nameOf(event))}.`);

export const setupLines = ({ when, place }: SetupEntry): ReadonlyArray<string> =>
  [`${when === undefined ? 'At the start of the game' : inEnglish(occasionWords(when) ?? nameOf(when))}, place ${placementText(place)}.`];
