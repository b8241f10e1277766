/**
 * Features of a person's portrait, by the last part of the character's id: the same person looks alike in every
 * expansion. Colors are names of `portraitColours` in the theme.
 */
import type { portraitColours } from './theme.ts';

export type PortraitColour = keyof typeof portraitColours;

export interface Portrait {
  readonly skin: Extract<PortraitColour, 'pale' | 'light' | 'tan' | 'brown' | 'dark'>;
  readonly hair: 'crop' | 'swept' | 'bob' | 'long' | 'tied' | 'curls' | 'fringe' | 'none';
  readonly hairColour: PortraitColour;
  readonly clothes: 'uniform' | 'flightSuit' | 'coverall' | 'suit' | 'dress' | 'coat';
  readonly clothesColour: PortraitColour;
  readonly extras?: ReadonlyArray<'glasses' | 'shades' | 'eyepatch' | 'moustache' | 'beard' | 'stubble'>;
}

const uniform = { clothes: 'uniform', clothesColour: 'fleetBlue' } as const;
const flightSuit = { clothes: 'flightSuit', clothesColour: 'olive' } as const;

const portraits: Readonly<Record<string, Portrait>> = {
  'william-adama': { skin: 'tan', hair: 'swept', hairColour: 'steel', ...uniform, extras: ['glasses'] },
  'lee-apollo-adama': { skin: 'light', hair: 'crop', hairColour: 'chestnut', ...flightSuit },
  'lee-adama': { skin: 'light', hair: 'crop', hairColour: 'chestnut', clothes: 'suit', clothesColour: 'slate' },
  'gaius-baltar': {
    skin: 'light',
    hair: 'bob',
    hairColour: 'umber',
    clothes: 'suit',
    clothesColour: 'plum',
    extras: ['stubble'],
  },
  'sharon-boomer-valerii': { skin: 'tan', hair: 'tied', hairColour: 'black', ...flightSuit },
  'sharon-athena-agathon': { skin: 'tan', hair: 'long', hairColour: 'black', ...flightSuit },
  'galen-tyrol': { skin: 'tan', hair: 'crop', hairColour: 'black', clothes: 'coverall', clothesColour: 'deckOrange' },
  'karl-helo-agathon': { skin: 'light', hair: 'swept', hairColour: 'umber', ...flightSuit, extras: ['stubble'] },
  'laura-roslin': {
    skin: 'pale',
    hair: 'long',
    hairColour: 'auburn',
    clothes: 'suit',
    clothesColour: 'burgundy',
    extras: ['glasses'],
  },
  'kara-starbuck-thrace': { skin: 'light', hair: 'bob', hairColour: 'blond', ...flightSuit },
  'saul-tigh': { skin: 'pale', hair: 'fringe', hairColour: 'white', ...uniform, extras: ['eyepatch'] },
  'tom-zarek': { skin: 'light', hair: 'swept', hairColour: 'umber', clothes: 'coat', clothesColour: 'slate' },
  'helena-cain': { skin: 'pale', hair: 'long', hairColour: 'umber', ...uniform },
  'anastasia-dee-dualla': { skin: 'brown', hair: 'tied', hairColour: 'black', ...uniform },
  'ellen-tigh': { skin: 'light', hair: 'long', hairColour: 'blond', clothes: 'dress', clothesColour: 'plum' },
  'louanne-kat-katraine': { skin: 'tan', hair: 'bob', hairColour: 'black', ...flightSuit },
  cavil: { skin: 'pale', hair: 'fringe', hairColour: 'steel', clothes: 'coat', clothesColour: 'black' },
  'leoben-conoy': {
    skin: 'light',
    hair: 'crop',
    hairColour: 'sand',
    clothes: 'coat',
    clothesColour: 'umber',
    extras: ['stubble'],
  },
  'caprica-six': { skin: 'pale', hair: 'curls', hairColour: 'platinum', clothes: 'dress', clothesColour: 'scarlet' },
  'samuel-t-anders': {
    skin: 'light',
    hair: 'crop',
    hairColour: 'sand',
    clothes: 'coverall',
    clothesColour: 'slate',
    extras: ['stubble'],
  },
  'callandra-cally-tyrol': {
    skin: 'light',
    hair: 'bob',
    hairColour: 'chestnut',
    clothes: 'coverall',
    clothesColour: 'deckOrange',
  },
  'felix-gaeta': { skin: 'tan', hair: 'swept', hairColour: 'black', ...uniform },
  'tory-foster': { skin: 'tan', hair: 'long', hairColour: 'umber', clothes: 'suit', clothesColour: 'slate' },
  'sherman-doc-cottle': {
    skin: 'light',
    hair: 'swept',
    hairColour: 'white',
    clothes: 'coat',
    clothesColour: 'steel',
    extras: ['moustache'],
  },
  'louis-hoshi': { skin: 'tan', hair: 'crop', hairColour: 'black', ...uniform },
  'brendan-hot-dog-costanza': { skin: 'tan', hair: 'crop', hairColour: 'umber', ...flightSuit, extras: ['moustache'] },
  'romo-lampkin': {
    skin: 'light',
    hair: 'swept',
    hairColour: 'chestnut',
    clothes: 'coat',
    clothesColour: 'black',
    extras: ['shades', 'stubble'],
  },
  'danna-biers': { skin: 'light', hair: 'long', hairColour: 'platinum', clothes: 'coat', clothesColour: 'slate' },
  'aaron-doral': { skin: 'light', hair: 'crop', hairColour: 'umber', clothes: 'suit', clothesColour: 'burgundy' },
  'simon-oneill': { skin: 'dark', hair: 'none', hairColour: 'black', clothes: 'coat', clothesColour: 'steel' },
};

const nobody: Portrait = { skin: 'tan', hair: 'crop', hairColour: 'umber', clothes: 'suit', clothesColour: 'slate' };

/** The portrait of a character; someone without features for one that has none of its own. */
export function portraitOf(character: string): Portrait {
  return portraits[character.slice(character.lastIndexOf('/') + 1)] ?? nobody;
}

/** Whether a character has a portrait of its own. */
export function hasPortrait(character: string): boolean {
  return portraitOf(character) !== nobody;
}
