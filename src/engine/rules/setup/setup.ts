/** Set-up: R-SET-30 to R-SET-42, R-SET-54, R-SET-70 to R-SET-82, R-SET-120. */
import type { Catalogue, SetupEntry, Token } from '../../../catalogue/content.ts';
import { areas, craftKinds, launchAreas } from '../../../catalogue/vocabulary.ts';
import type { CraftBox, CylonShip } from '../../../catalogue/vocabulary.ts';
import { ruleCause, sheetRules } from '../../abilities/rules.ts';
import { contentOf, startingResources, switchesOf } from '../../content.ts';
import { answerIfAny, answerOf, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { hooks, startingPieces } from '../../hooks.ts';
import { randomBelow, seedRandom, shuffle, type RandomState } from '../../flow/random.ts';
import type { Choice } from '../../types/decision.ts';
import type { CardId, Seat } from '../../types/ids.ts';
import type { GameOptions } from '../../types/options.ts';
import { stateVersion, type CraftCounts, type GameState, type Pile } from '../../types/state.ts';
import { allSkillCards, buildDestiny } from '../../pieces/cards.ts';
import { placeCivilian, placeCylonShip, placeViper } from '../../pieces/ships.ts';
import { skillSet } from '../turn/drawing.ts';
import { charactersFor, closedTo, setupLocations } from './characters.ts';
import { arrangeCrises } from './lesson.ts';
import { dealLoyalty } from './loyaltyDeck.ts';
import { characterOf, clockwise, isCylonLeader, isHuman } from '../../pieces/players.ts';
import { drawQuorum } from '../titles/quorum.ts';
import { dealTitles } from '../titles/titles.ts';

export interface SetupProcedures {
  setup: { waiting: Array<Seat> };
  chooseCharacter: { readonly seat: Seat };
}

function pile(random: RandomState, cards: Iterable<{ readonly id: CardId; readonly copies: number }>): Pile<CardId> {
  const deck: Array<CardId> = [];
  for (const { id, copies } of cards) for (let left = copies; left > 0; left -= 1) deck.push(id);
  return { deck: shuffle(random, deck), discard: [] };
}

function tokensOf({ tokens }: Catalogue, kind: Token['kind']): Array<string> {
  return [...tokens.values()]
    .filter((token) => token.kind === kind)
    .flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
}

/** R-CMB-03: the copies of every entry count. */
function supplyOf({ tokens }: Catalogue, ship: CylonShip): number {
  return [...tokens.values()].reduce(
    (sum, token) => sum + (token.kind === 'ship' && token.ship === ship ? token.copies : 0),
    0,
  );
}

/** R-SET-31, R-SET-101: what lies in a box when the game begins. */
function craftAtStart({ tokens }: Catalogue, box: CraftBox): CraftCounts {
  const counts: CraftCounts = { viper: 0, raptor: 0 };
  for (const token of tokens.values()) if (token.kind === 'craft') counts[token.model] = token.start[box] ?? 0;
  return counts;
}

/** R-SET-101: without those that an option of this game leaves in the box. */
function reservesAtStart(content: Catalogue, options: GameOptions): CraftCounts {
  const counts = craftAtStart(content, 'reserves');
  const on = switchesOf(options);
  for (const { switch: name, leavesOut } of content.options.values()) {
    if (on.has(name)) for (const model of craftKinds) counts[model] -= leavesOut?.craft?.[model] ?? 0;
  }
  return counts;
}

/** R-SET-85: several cards of one title speak of the same tokens. */
function nukesAtStart({ titles }: Catalogue): number {
  return Math.max(0, ...[...titles.values()].map((title) => title.startsWith.nukes ?? 0));
}

/** The table before anyone has chosen a character. */
export function newState(options: GameOptions, seed: string): GameState {
  const random = seedRandom(seed);
  const content = contentOf(options);
  const drawn = randomBelow(random, options.players);
  const firstPlayer = options.lesson === true ? 0 : (options.firstPlayer ?? drawn);
  const skillDecks: GameState['skillDecks'] = {};
  for (const [skill, cards] of allSkillCards(content))
    skillDecks[skill] = { deck: shuffle(random, cards), discard: [] };
  return {
    version: stateVersion,
    options,
    random,
    players: Array.from({ length: options.players }, () => ({
      character: undefined,
      place: { kind: 'none' },
      hand: [],
      loyalty: [],
      cylon: undefined,
      infiltrating: false,
      superCrises: [],
      attached: [],
      usedOncePerGame: false,
      ownTurns: 0,
    })),
    firstPlayer,
    current: firstPlayer,
    turn: 0,
    phase: 'setup',
    titles: {},
    resources: startingResources(options),
    skillDecks,
    destiny: [],
    crisis: pile(
      random,
      [...content.crises.values()].filter(({ deck }) => deck === undefined),
    ),
    crisisDeck: 'main',
    superCrisis: pile(random, content.superCrises.values()),
    quorum: pile(random, content.quorum.values()),
    quorumHand: [],
    destinations: pile(random, content.destinations.values()),
    loyaltyDeck: [],
    notACylonPile: [],
    loyaltyDiscard: [],
    sleeperAgentsHaveCome: false,
    travelled: [],
    milestones: [],
    removed: [],
    inPlay: [],
    ships: [],
    nextShip: 1,
    civilianPile: shuffle(random, tokensOf(content, 'civilianShip')),
    galacticaDamage: shuffle(random, tokensOf(content, 'galacticaDamage')),
    basestarDamage: shuffle(random, tokensOf(content, 'basestarDamage')),
    damaged: [],
    boardsToCome: [...content.objectives.values()].flatMap(({ brings }) => brings ?? []),
    awayBoards: [],
    lostBoards: [],
    borrowedTitles: [],
    reserves: reservesAtStart(content, options),
    damagedCraft: craftAtStart(content, 'damagedCraft'),
    destroyed: craftAtStart(content, 'destroyed'),
    destroyedCivilians: [],
    supply: {
      basestar: supplyOf(content, 'basestar'),
      raider: supplyOf(content, 'raider'),
      heavyRaider: supplyOf(content, 'heavyRaider'),
    },
    nukes: nukesAtStart(content),
    boarding: [],
    jumpTrack: 0,
    autoJump: 'jump',
    thisTurn: {},
    stack: [],
    decisions: [],
    nextDecision: 1,
    nextReaction: Array.from({ length: options.players }, () => 1),
    over: undefined,
    modules: startingPieces(options, random),
  };
}

export const setupProcedure = procedure('setup', {
  start: (game, data) => {
    game.tell({ kind: 'gameStarted', firstPlayer: game.state.firstPlayer });
    for (const entry of contentOf(game.state.options).setups.values())
      if (entry.when === undefined) placeStartingShips(game.state, entry);
    data.waiting = clockwise(game.state, game.state.firstPlayer);
  },
  characters: (game, data) => {
    const seat = data.waiting.shift();
    if (seat === undefined) return;
    game.call('chooseCharacter', { seat });
    game.goto('characters');
  },
  placed: (game) => {
    for (const placed of hooks(game.state, 'charactersPlaced')) placed(game);
  },
  titles: (game, data) => {
    dealTitles(game);
    dealLoyalty(game);
    for (const dealt of hooks(game.state, 'loyaltyDealt')) dealt(game);
    const cards = [...contentOf(game.state.options).titles.values()].reduce(
      (sum, title) => sum + (title.startsWith.quorum ?? 0),
      0,
    );
    drawQuorum(game, cards);
    data.waiting = clockwise(game.state, game.state.firstPlayer).slice(1);
  },
  skills: (game, data) => {
    // R-SET-39: everyone but the first player draws 3 cards of their own types. R-SET-99: a Cylon Leader 2.
    const seat = data.waiting.shift();
    if (seat === undefined) return;
    game.call('drawChosen', {
      seat,
      left: isHuman(game.state, seat) ? 3 : 2,
      from: skillSet(characterOf(game.state, seat)),
      why: 'setup',
    });
    game.goto('skills');
  },
  destiny: (game) => {
    buildDestiny(game);
    if (game.state.options.lesson === true) arrangeCrises(game.state);
    for (const ends of hooks(game.state, 'setupEnds')) ends(game);
    game.call('turns', {});
  },
});

/** R-SET-41 */
function placeStartingShips(state: GameState, { place }: SetupEntry): void {
  for (const area of areas) {
    const ships = place[area] ?? {};
    for (const kind of ['basestar', 'raider', 'heavyRaider'] as const) {
      for (let n = 0; n < (ships[kind] ?? 0); n += 1) placeCylonShip(state, kind, area);
    }
    for (let n = 0; n < (ships.viper ?? 0); n += 1) placeViper(state, area, undefined);
    for (let n = 0; n < (ships.civilian ?? 0); n += 1) placeCivilian(state, area);
  }
}

export const chooseCharacterProcedure = procedure('chooseCharacter', {
  choose: (game, { seat }) => {
    const choices = charactersFor(game.state, seat).map(({ id }): Choice => ({ id, kind: 'character', character: id }));
    game.ask({ seat, topic: { kind: 'chooseCharacter', ...closedTo(game.state, seat) }, choices });
  },
  place: (game, { seat }, frame) => {
    const { character } = answerOf(frame, seat, 'character');
    const player = game.player(seat);
    player.character = character;
    game.tell({ kind: 'characterChosen', seat, character });
    const setup = setupLocations(game.state, seat);
    const rules = sheetRules(character);
    // A Cylon player from the start (R-SET-02, R-LOY-90).
    if (isCylonLeader(game.state, seat)) player.cylon = 'leader';
    // R-LOY-108
    if (characterOf(game.state, seat).infiltrates === true) player.infiltrating = true;
    // R-SET-75, R-SET-76
    if (rules.stranded !== undefined) player.place = { kind: 'stranded', untilOwnTurn: rules.stranded.untilOwnTurn };
    if (rules.startsPiloting === true) {
      game.ask({
        seat,
        topic: { kind: 'chooseStartArea' },
        choices: launchAreas.map((area): Choice => ({ id: area, kind: 'area', area })),
      });
    } else if (setup.length > 0) {
      game.ask({
        seat,
        topic: { kind: 'chooseSetupLocation' },
        choices: setup.map((location): Choice => ({ id: location, kind: 'location', location, costsCard: false })),
      });
    }
  },
  settle: (game, { seat }, frame) => {
    // None for characters that don't start on the board.
    const choice = answerIfAny(frame, seat, 'location', 'area');
    const player = game.player(seat);
    if (choice?.kind === 'location') player.place = { kind: 'location', location: choice.location };
    // R-SET-77
    const why = ruleCause(game.state, seat, ['startsPiloting'], '');
    if (choice?.kind === 'area') game.call('launchInto', { seat, area: choice.area, why });
  },
});

export function newGame(game: Game): void {
  game.call('setup', { waiting: [] });
}
