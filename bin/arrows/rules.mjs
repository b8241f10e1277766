// The arrows of the design: who may import whom. A place is a folder; what a place may import is listed beside it and
// nothing else is allowed, so a new place has to be entered here first.

/**
 * Patterns of paths, one of which fits, and none of those that are not to fit.
 * @typedef {{ path?: string | ReadonlyArray<string>, pathNot?: string | ReadonlyArray<string> }} Selection
 */
/**
 * The forbidden imports: from a file of `from` to one of `to`, if it leads to one of these kinds of things; with
 * `values`, an import of nothing but types is not meant.
 * @typedef {Selection & { kinds?: ReadonlyArray<import('./imports.mjs').Kind>, values?: boolean }} Target
 * @typedef {{ name: string, comment: string, from: Selection, to: Target }} Rule
 */

/**
 * The places to which an import may lead, beside its own. `types`: only `import type`.
 * @typedef {{ name: string, path: string, may: ReadonlyArray<string>, types?: ReadonlyArray<string> }} Place
 * @type {ReadonlyArray<Place>}
 */
const PLACES = [
  { name: 'values', path: '^src/values/', may: [] },
  { name: 'data', path: '^data/', may: [] },
  { name: 'catalogue', path: '^src/catalogue/', may: ['^data/'] },
  // The words of the game are worded by each language.
  { name: 'describer', path: '^src/engine/describe/', may: ['^src/catalogue/', '^src/engine/', '^src/words/'] },
  {
    name: 'engine',
    path: '^src/engine/(?!describe/)',
    may: ['^src/catalogue/', '^src/engine/describe/', '^src/words/text\\.ts$'],
  },
  { name: 'players', path: '^src/players/', may: ['^src/catalogue/', '^src/engine/'] },
  // How things were called that are stored is told once, for the engine's migrations and the store's.
  {
    name: 'store',
    path: '^src/store/',
    may: ['^src/engine/migrations/abilityNames\\.ts$'],
    types: ['^src/engine/(?!migrations/abilityNames\\.ts$)', '^src/players/levels\\.ts$'],
  },
  // Words of the bot and of the game, by language; they know nothing of either.
  { name: 'words', path: '^src/words/', may: [] },
  {
    name: 'app',
    path: '^src/app/',
    may: ['^src/words/', '^src/catalogue/', '^src/engine/', '^src/players/', '^src/store/'],
  },
  {
    name: 'bot',
    path: '^src/bot/',
    may: ['^src/words/', '^src/app/', '^render/', '^src/catalogue/', '^src/engine/(describe/|content\\.ts$)'],
    types: ['^src/processes/(presence|shards)\\.ts$', '^src/engine/types/'],
  },
  { name: 'commands', path: '^commands/', may: ['^src/words/', '^src/app/', '^src/bot/', '^src/engine/describe/'] },
  // The picture names things: it takes content and words as they are, and asks which content a game's options switch on
  // and which models of vipers it has.
  {
    name: 'render',
    path: '^render/',
    may: [
      '^src/catalogue/',
      '^src/words/',
      '^src/engine/describe/',
      '^src/engine/(content|pieces/craft)\\.ts$',
      '^src/threads/pool\\.ts$',
    ],
    types: ['^src/engine/(?!describe/|content\\.ts$|pieces/craft\\.ts$)'],
  },
  // Watches from outside: at the store, which it wraps, and at what the bot tells whoever watches.
  {
    name: 'health',
    path: '^src/health/',
    may: ['^src/store/error\\.ts$', '^src/bot/watch\\.ts$'],
    types: ['^src/store/(?!error\\.ts$)', '^src/app/core/log\\.ts$'],
  },
  // This process among others on one database.
  {
    name: 'processes',
    path: '^src/processes/',
    may: [],
    types: ['^src/app/core/log\\.ts$', '^src/store/'],
  },
  { name: 'table', path: '^src/table/', may: ['^src/time/clock\\.ts$', '^src/words/'] },
  // The clock, and what is done when its hands stand so.
  { name: 'time', path: '^src/time/', may: [], types: ['^src/app/(core/log|types)\\.ts$', '^src/bot/bot\\.ts$'] },
  // Threads beside the one that answers people, and what automatic players do on theirs.
  { name: 'threads', path: '^src/threads/', may: ['^src/(engine|players)/'], types: ['^src/app/core/thinker\\.ts$'] },
  // Not in the design's table: programs for developers, and the start of the bot, which puts the places together.
  {
    name: 'tools',
    path: '^src/tools/',
    may: [
      '^data/',
      '^src/(catalogue|engine|players|store|words|app|bot|table)/',
      '^src/(startup|threads|time)/',
      '^render/',
    ],
  },
  {
    name: 'start-up',
    path: '^src/(main\\.ts$|startup/)',
    may: [
      '^data/',
      '^src/(catalogue|engine|players|store|words|app|bot|health|processes|table|threads|time)/',
      '^render/',
      '^commands/',
    ],
  },
];

/**
 * The floors of the engine, the lowest first. What a lower one calls and an upper one brings is a part of the game
 * (src/engine/parts.ts).
 */
const ENGINE_FLOORS = [
  { name: 'types', path: '^src/engine/types/' },
  { name: 'flow', path: '^src/engine/(flow/|(hooks|parts|effectHandling|content|conditions)\\.ts$)' },
  { name: 'pieces', path: '^src/engine/pieces/' },
  { name: 'abilities', path: '^src/engine/abilities/' },
  { name: 'rules', path: '^src/engine/rules/' },
  { name: 'effects', path: '^src/engine/effects/' },
  { name: 'modules', path: '^src/engine/modules/' },
  {
    name: 'engine',
    path: '^src/engine/(migrations/|secrets/|(index|wholeGame|procedures|handlers|view|ahead|revealing|migrate)\\.ts$)',
  },
];

/** The floors of the app, the lowest first. What everyone may use stands on the lowest that it can. */
const APP_FLOORS = [
  { name: 'core', path: '^src/app/core/' },
  { name: 'model', path: '^src/app/model/' },
  { name: 'play', path: '^src/app/play/' },
  { name: 'features', path: '^src/app/features/' },
  { name: 'app', path: '^src/app/(index|types)\\.ts$' },
];

/** Packages that belong to one place, because the place is there to hide them. */
const HOMES = [
  { packages: 'kysely', home: '^src/store/' },
  // Servers for tests and measurements are looked at from outside.
  { packages: 'pg', home: '^src/(store|tools/postgres)/' },
  { packages: 'better-sqlite3', home: '^src/(store|table/server|tools/(bench|load))/' },
  // The benchmark compares ours with what the bare packages take.
  { packages: 'canvas', home: '^(render|src/tools/bench)/' },
  { packages: 'discord\\.js', home: '^(src/bot|commands|src/tools/bench)/' },
  { packages: '@fluent/bundle', home: '^src/words/' },
  { packages: '@fluent/syntax', home: '^src/tools/words/' },
  { packages: 'prom-client', home: '^src/health/' },
  { packages: 'fastify|ws|preact|discord-api-spec', home: '^src/table/' },
];

const OURS = '^(src|commands|render|data|test)/';

/** The places that every place may import. */
const FOR_ALL = ['^src/values/'];

/**
 * @param {Place} place
 * @returns {Rule[]}
 */
function arrowsOf({ name, path, may, types = [] }) {
  return [
    {
      name: `${name}-imports`,
      comment: `${name} may import ${listOf([...may, ...types.map((place) => `${place} (types only)`)])} of this project.`,
      from: { path },
      to: { path: OURS, pathNot: [path, ...FOR_ALL, ...may, ...types] },
    },
    ...types.map((place) => ({
      name: `${name}-imports-types-only`,
      comment: `${name} may import only types from ${place}: \`import type\`.`,
      from: { path },
      to: { path: place, values: true },
    })),
  ];
}

/** @param {ReadonlyArray<string>} places */
function listOf(places) {
  return places.length === 0 ? 'nothing else' : places.join(', ');
}

/**
 * @param {string} name
 * @param {string} path
 * @param {ReadonlyArray<{ name: string, path: string }>} floors the lowest first
 * @returns {Rule[]}
 */
function floorsOf(name, path, floors) {
  const above = (/** @type {number} */ at) => floors.slice(at + 1);
  return [
    ...floors.slice(0, -1).map((floor, at) => ({
      name: `${name}-floors-${floor.name}`,
      comment: `In ${name} no arrow runs up: ${floor.name} may take nothing but types from ${listOf(above(at).map((upper) => upper.name))}.`,
      from: { path: floor.path },
      to: { path: above(at).map((upper) => upper.path), values: true },
    })),
    {
      name: `${name}-floor-for-everything`,
      comment: `This file is on none of the floors of ${name}: enter it in bin/arrows/rules.mjs.`,
      from: { path, pathNot: floors.map((floor) => floor.path) },
      to: {},
    },
  ];
}

/** @type {ReadonlyArray<Rule>} */
export const RULES = [
  ...PLACES.flatMap(arrowsOf),
  {
    name: 'a-place-for-everything',
    comment:
      'This folder of src is not in the list of places: enter it in bin/arrows/rules.mjs with what it may import.',
    from: { path: '^src/', pathNot: PLACES.map(({ path }) => path) },
    to: {},
  },
  {
    name: 'nothing-imports-tests',
    comment: 'What tests share belongs into test; what the program needs belongs into src.',
    from: { path: OURS, pathNot: '^test/' },
    to: { path: '^test/' },
  },
  {
    name: 'the-game-is-pure',
    comment:
      'The rules and the automatic players know no packages and nothing of Node.js: no clock, no files, no network.',
    from: { path: '^src/(engine|players)/' },
    to: { kinds: ['node', 'package', 'developmentPackage', 'undeclaredPackage'], values: true },
  },
  ...floorsOf('engine', '^src/engine/(?!describe/)', ENGINE_FLOORS),
  ...floorsOf('app', '^src/app/', APP_FLOORS),
  {
    name: 'modules-plug-in',
    comment:
      'A module plugs into the rules by hooks, procedures and content: only the lists of src/engine/wholeGame.ts import it.',
    from: {
      path: '^src/engine/',
      pathNot: ['^src/engine/modules/', '^src/engine/(index|wholeGame|procedures|handlers)\\.ts$'],
    },
    to: { path: '^src/engine/modules/', values: true },
  },
  {
    name: 'rules-know-no-words',
    comment:
      'Words are made from the rules, never the other way round: nothing of the rules imports src/engine/describe.',
    from: { path: '^src/engine/', pathNot: '^src/engine/describe/' },
    to: { path: '^src/engine/describe/' },
  },
  {
    name: 'catalogue-packages',
    comment: 'The catalogue checks with zod and reads files in load.ts; it needs nothing else.',
    from: { path: '^src/catalogue/', pathNot: '^src/catalogue/load\\.ts$' },
    to: { pathNot: ['^src/', '^data/', '(^|/)node_modules/(zod|yaml)/'] },
  },
  ...HOMES.map(({ packages, home }) => ({
    name: `home-of-${packages.split('|')[0]?.replace('\\', '')}`,
    comment: `Only ${home} works with this package; import from there.`,
    from: { path: OURS, pathNot: [home, '^test/'] },
    to: { path: `(^|/)node_modules/(${packages})/` },
  })),
  { name: 'everything-resolves', comment: 'This import leads nowhere.', from: {}, to: { kinds: ['nothing'] } },
  {
    name: 'declared-packages',
    comment: 'This package is here only because another one brings it along: enter it in package.json.',
    from: { path: OURS },
    to: { kinds: ['undeclaredPackage'] },
  },
  {
    name: 'no-development-packages-at-run-time',
    comment: 'This package is not installed where the bot runs: enter it in the dependencies of package.json.',
    from: { path: OURS, pathNot: ['^test/', '^src/tools/'] },
    to: { kinds: ['developmentPackage'], values: true },
  },
];

/** The rule that looks at the whole graph. */
export const CIRCLES = {
  name: 'no-circles',
  comment:
    'Files that need each other: what both share belongs into a file of its own below them. Types may go in circles.',
};

/** The other rule of that kind: rooms are the files and folders right within a folder. */
export const ROOMS = {
  name: 'rooms-in-order',
  comment:
    'Rooms of one folder that need each other: what both share belongs into a room below them. Types may go in circles.',
  /** The owner chose where `commands` and `render` stand; words of cards lead into words of what they do. */
  except: ['.', 'src/engine/describe'],
};

/** Files of `to` that no file of `from` imports. */
export const ORPHANS = {
  name: 'no-orphans',
  comment:
    'Nothing but tests uses this file: use it or delete it. Where it is an entry point, enter it in bin/arrows/rules.mjs.',
  from: { path: '^(src|commands|render)/' },
  to: {
    path: '^src/',
    pathNot: [
      '^src/main\\.ts$',
      '^src/tools/[^/]+\\.ts$',
      '^src/tools/bench/acknowledgement/bareBot\\.ts$',
      '^src/tools/postgres/keeper\\.mjs$',
      '^src/tools/trial/bot\\.ts$',
      '[wW]orker\\.ts$',
      '^src/table/page/client/main\\.tsx?$',
      '\\.d\\.ts$',
    ],
  },
};
