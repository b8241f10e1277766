/** Colors, type and spacing of the board picture. Components take every one of theirs from here. */

export const colours = {
  space: '#05080f',
  star: '#c9d8ee',
  panel: '#0f1826',
  panelRaised: '#18253a',
  panelEdge: '#34496b',
  panelEdgeBright: '#6d8fbf',
  inset: '#0a111c',
  text: '#f2f6fc',
  muted: '#b3c3da',
  gold: '#f2c45a',
  onGold: '#1a1404',
  ink: '#0a0e16',
  red: '#ff6b5e',
  redDeep: '#5a1218',
  redDark: '#2b0a0f',
  redEye: '#ff3b30',
  cylonPanel: '#140509',
  cylonEdge: '#8a2c33',
  colonialPanel: '#1c2c47',
  blue: '#63b8ff',
  blueDeep: '#123a63',
  green: '#62d78c',
  greenDeep: '#0f3d24',
  orange: '#ffa94d',
  hullLight: '#77859a',
  hullDark: '#333c4a',
  hullLine: '#242b36',
  hullEdge: '#a9b7ca',
  engine: '#7fd4ff',
  cylonLight: '#d5dbe6',
  cylonMetal: '#aeb6c4',
  cylonMetalDark: '#5d6573',
  viper: '#eef2f7',
  viperShade: '#9aa7b8',
  viperStripe: '#e0453a',
  markVII: '#3d5a86',
  civilian: '#8fb0a3',
  civilianDark: '#3f5f55',
  raptor: '#9cb4a0',
  raptorDark: '#4a6151',
  nuke: '#ffd84d',
  changed: '#8cf5ff',
} as const;

/** Skin, hair and clothes of the portraits. */
export const portraitColours = {
  pale: '#f0cdb4',
  light: '#e2b08c',
  tan: '#c88f66',
  brown: '#9a643f',
  dark: '#6e4529',
  black: '#26222a',
  umber: '#4a3326',
  chestnut: '#6f4a2f',
  auburn: '#7d3a26',
  sand: '#b08a55',
  blond: '#e3bf6a',
  platinum: '#efe3bd',
  steel: '#98a3b0',
  white: '#eef2f7',
  fleetBlue: '#2f4470',
  olive: '#5b6148',
  deckOrange: '#c9652c',
  slate: '#414b5c',
  plum: '#5b3357',
  burgundy: '#6d2334',
  scarlet: '#c4262e',
  brass: '#d9b25a',
} as const;

/** Clouds of light in deep space: where (their middle, as parts of the picture), how large, in which color. */
export const nebula = [
  { x: 0.2, y: 0.4, width: 0.5, height: 0.3, colour: '#16264d' },
  { x: 0.62, y: 0.52, width: 0.55, height: 0.34, colour: '#1b2145' },
  { x: 0.85, y: 0.3, width: 0.3, height: 0.3, colour: '#12284a' },
  { x: 0.4, y: 0.62, width: 0.4, height: 0.2, colour: '#2a1838' },
] as const;

/** One for each seat: bright enough for dark initials, apart from each other for color-blind eyes too. */
export const seatColours = ['#5ab8f5', '#f5a623', '#f4ec5b', '#56d6a8', '#f49ac8', '#c5b3ff', '#f2f2f2'] as const;

/** The colors of the Skill decks. */
export const skillLooks = {
  politics: { fill: '#f3d34a', ink: '#1c1602' },
  leadership: { fill: '#5ecb6b', ink: '#04160a' },
  tactics: { fill: '#b79bff', ink: '#140a2e' },
  piloting: { fill: '#ff8a7a', ink: '#270603' },
  engineering: { fill: '#6db8ff', ink: '#03152a' },
  treachery: { fill: '#c9a27c', ink: '#1d1106' },
} as const;

/** Fills by the result of a check. */
export const resultFills = { pass: colours.green, partial: colours.gold, fail: colours.red } as const;

/** Colors of text and what they are laid on; the tests hold each pair to a contrast of 4.5 to 1. */
export const textPairs: ReadonlyArray<readonly [ink: string, ground: string]> = [
  [colours.text, colours.panel],
  [colours.text, colours.panelRaised],
  [colours.text, colours.inset],
  [colours.text, colours.space],
  [colours.text, colours.redDeep],
  [colours.text, colours.redDark],
  [colours.text, colours.blueDeep],
  [colours.text, colours.greenDeep],
  [colours.text, colours.cylonPanel],
  [colours.muted, colours.cylonPanel],
  [colours.red, colours.cylonPanel],
  [colours.gold, colours.colonialPanel],
  [colours.muted, colours.panel],
  [colours.muted, colours.panelRaised],
  [colours.muted, colours.inset],
  [colours.muted, colours.space],
  [colours.muted, colours.redDark],
  [colours.gold, colours.panel],
  [colours.gold, colours.panelRaised],
  [colours.gold, colours.space],
  [colours.gold, colours.redDark],
  [colours.onGold, colours.gold],
  [colours.red, colours.panel],
  [colours.red, colours.inset],
  [colours.red, colours.redDark],
  [colours.blue, colours.panel],
  [colours.green, colours.panel],
  [colours.orange, colours.panel],
  [colours.ink, colours.hullEdge],
  [colours.ink, colours.orange],
  [colours.ink, colours.red],
  [colours.ink, colours.changed],
  [colours.ink, colours.green],
  [colours.ink, colours.blue],
  ...nebula.flatMap(
    ({ colour }) =>
      [
        [colours.text, colour],
        [colours.muted, colour],
        [colours.gold, colour],
      ] as const,
  ),
  ...seatColours.map((fill) => [colours.ink, fill] as const),
  ...Object.values(skillLooks).map(({ ink, fill }) => [ink, fill] as const),
];

/** Heights of letters in pixels of the full picture. Nothing is smaller than `tiny`. */
export const sizes = {
  banner: 58,
  dial: 54,
  huge: 40,
  number: 34,
  name: 30,
  large: 27,
  label: 25,
  small: 23,
  tiny: 20,
} as const;

export const weights = { text: 500, strong: 600, bold: 700 } as const;
export type Weight = (typeof weights)[keyof typeof weights];

/** The names under which `fonts.ts` registers the letters: one for each weight, so that none is taken for another. */
export const families: Readonly<Record<Weight, string>> = {
  500: 'Board Medium',
  600: 'Board SemiBold',
  700: 'Board Bold',
};

export const gap = { hair: 2, tiny: 4, small: 8, medium: 12, large: 16 } as const;

/** How much of each corner of a panel is cut off: everything of the Colonies is octagonal. */
export const cut = { panel: 14, tile: 8, chip: 7, area: 30 } as const;

export const line = { thin: 1.5, normal: 2, thick: 4 } as const;

/**
 * Radius of a character's portrait on a sheet and in a heading, on a card, of the pawn
 * on the board, and the size of its initials as a part of the radius.
 */
export const pawn = { sheet: 118, head: 44, large: 34, normal: 22, initials: 1.02 } as const;

/** Full-size boxes of ships in a space area. */
export const shipSizes = {
  basestar: { width: 118, height: 104 },
  raider: { width: 66, height: 54 },
  heavyRaider: { width: 76, height: 60 },
  viper: { width: 74, height: 50 },
  pilotedViper: { width: 118, height: 52 },
  civilian: { width: 66, height: 50 },
  count: 54,
} as const;

/**
 * How ships grow where there is room, and shrink where there isn't; below `good`, alike ones are put together first.
 */
export const shipScale = { largest: 1.35, good: 0.85, count: 0.85, least: 0.35, steps: 40 } as const;
