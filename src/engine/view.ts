/**
 * Views of the game: everything that one seat, or everyone, may know: R-LOY-20, R-LOY-24, R-LOY-27. Nothing else of the
 * program reads hidden state to show it.
 */
import type { Skill } from '../catalogue/vocabulary.ts';
import { resources } from '../catalogue/vocabulary.ts';
import { sheetIsUsedUp } from './abilities/oncePerGame.ts';
import { partsOf } from './hooks.ts';
import { faceOf, skillsInGame } from './pieces/cards.ts';
import { positiveSkills } from './pieces/checkCards.ts';
import { checkIn, type CheckData } from './rules/checks/check.ts';
import { nextCrisisJumps } from './rules/crisis/crisisCard.ts';
import type { CrisisData } from './rules/crisis/crisisCard.ts';
import { protection } from './rules/victory/resources.ts';
import { distance } from './pieces/distance.ts';
import { offersTo } from './rules/turn/offers.ts';
import { closedLocations } from './rules/turn/closed.ts';
import { boardOf, locationsOnTable } from './pieces/places.ts';
import { pilotedShip } from './pieces/players.ts';
import { holderOf, titlesOf } from './pieces/titles.ts';
import type { Decision } from './types/decision.ts';
import type { Seat, SkillCard } from './types/ids.ts';
import type { ModuleViews, OwnModuleViews, SeatModuleViews } from './types/modules.ts';
import type { GameState, Pile, Player, Ship } from './types/state.ts';
import type { CheckView, GameView, OwnView, PileView, PlaceView, PlayerView, ShipView } from './types/view.ts';
import { named } from './pieces/craft.ts';
import { defined } from '../values/defined.ts';

/**
 * Everything that this seat may know; `public`: everything that everyone may. Later answers to the game do not change
 * it. `other`: a view of the same state for someone else, from which the part that is the same for all is taken.
 */
export function view(state: GameState, viewer: Seat | 'public', other?: ForAll): GameView {
  return {
    ...(other ?? forAll(state)),
    viewer,
    ships: state.ships.map((ship) => shipView(state, ship, viewer)),
    own: viewer === 'public' ? undefined : ownView(state, viewer),
    modules: partsOf<ModuleViews>(state, (module) => module.view?.(state, viewer)),
  };
}

/** The part of a view that is the same for every viewer. */
type ForAll = Omit<GameView, 'viewer' | 'ships' | 'own' | 'modules'>;

function forAll(state: GameState): ForAll {
  const skillDecks: Partial<Record<Skill, PileView<SkillCard>>> = {};
  for (const skill of skillsInGame(state)) skillDecks[skill] = pileView(state.skillDecks[skill]);
  return {
    options: state.options,
    turn: state.turn,
    phase: state.phase,
    current: state.current,
    firstPlayer: state.firstPlayer,
    players: state.players.map((player, seat) => playerView(state, player, seat)),
    titles: { ...state.titles },
    resources: { ...state.resources },
    reserves: { ...state.reserves },
    damagedCraft: { ...state.damagedCraft },
    destroyed: { ...state.destroyed },
    destroyedCivilians: [...state.destroyedCivilians],
    damaged: [...state.damaged],
    locations: locationsOnTable(state).map(({ id }) => id),
    awayBoards: [...state.awayBoards],
    autoJump: state.autoJump,
    lostBoards: [...state.lostBoards],
    turnEffects: {
      nextCrisisJumps: state.thisTurn[nextCrisisJumps] === true,
      protects: resources.filter((resource) => state.thisTurn[protection(resource)] === true),
    },
    closed: closedForGood(state),
    nukes: state.nukes,
    boarding: [...state.boarding],
    jumpTrack: state.jumpTrack,
    distance: distance(state),
    travelled: [...state.travelled],
    skillDecks,
    destinyCount: state.destiny.length,
    crisis: pileView(state.crisis),
    superCrisis: { left: state.superCrisis.deck.length },
    quorum: pileView(state.quorum),
    quorumHandCount: state.quorumHand.length,
    destinationCount: state.destinations.deck.length,
    loyaltyDeckCount: state.loyaltyDeck.length,
    civilianPileCount: state.civilianPile.length,
    inPlay: [...state.inPlay],
    currentCrisis: currentCrisis(state),
    check: checkView(state),
    waitingFor: openQuestions(state),
    over: state.over,
  };
}

/** The closed locations without those of boards that are not there (yet). */
function closedForGood(state: GameState): GameView['closed'] {
  const closed = closedLocations(state);
  if (closed.length === 0) return closed;
  const absent = [...state.awayBoards, ...state.boardsToCome];
  return closed.filter((location) => !absent.includes(boardOf(location)));
}

function pileView<T extends string>(pile: Pile<T> | undefined): PileView<T> {
  return pile === undefined ? { left: 0, discard: [] } : { left: pile.deck.length, discard: pile.discard.slice() };
}

function placeView(state: GameState, player: Player, seat: Seat): PlaceView {
  const { place } = player;
  if (place.kind === 'stranded') return { kind: 'stranded' };
  if (place.kind !== 'piloting') return place;
  const ship = pilotedShip(state, seat);
  return ship === undefined ? { kind: 'none' } : { kind: 'piloting', ship: ship.id, area: ship.area };
}

function playerView(state: GameState, player: Player, seat: Seat): PlayerView {
  return {
    seat,
    character: player.character,
    place: placeView(state, player, seat),
    titles: titlesOf(state, seat),
    cylon: player.cylon,
    infiltrating: player.infiltrating,
    handCount: player.hand.length,
    loyaltyCount: player.loyalty.length,
    superCrisisCount: player.superCrises.length,
    attached: [...player.attached],
    usedOncePerGame: sheetIsUsedUp(state, seat),
    ...(player.out === true ? { out: true } : {}),
    openLoyalty: player.loyalty.filter(({ faceUp }) => faceUp || state.over !== undefined).map(({ card }) => card),
    modules: partsOf<SeatModuleViews>(state, (module) => module.seatView?.(state, seat)),
  };
}

function shipView(state: GameState, ship: Ship, viewer: Seat | 'public'): ShipView {
  switch (ship.kind) {
    case 'basestar':
      return { id: ship.id, kind: ship.kind, area: ship.area, damage: [...ship.damage] };
    case 'raider':
      return { id: ship.id, kind: ship.kind, area: ship.area, ...(ship.scar === true ? { scar: true } : {}) };
    case 'heavyRaider':
      return { id: ship.id, kind: ship.kind, area: ship.area };
    case 'viper':
      return { id: ship.id, kind: ship.kind, area: ship.area, pilot: ship.pilot, ...named(state, ship.model) };
    case 'civilian': {
      const seen = viewer !== 'public' && ship.seenBy.includes(viewer);
      return { id: ship.id, kind: ship.kind, area: ship.area, ...(seen ? { token: ship.token } : {}) };
    }
    default: {
      const never: never = ship;
      throw new Error(`no such ship: ${JSON.stringify(never)}`);
    }
  }
}

/** The questions that all may know of. A window of reactions concerns only the asked player (R-LOY-27). */
function openQuestions({ decisions }: GameState): GameView['waitingFor'] {
  const open: Array<GameView['waitingFor'][number]> = [];
  for (const { id, seat, topic, choices, privacy } of decisions) {
    if (privacy === 'open') open.push({ id, seat, topic, choices });
    else if (privacy === 'private') open.push({ id, seat, topic: publicTopic(topic) });
  }
  return open;
}

/** Private questions whose sentence itself would tell a secret. */
export function publicTopic(topic: Decision['topic']): Decision['topic'] {
  return topic.kind === 'topOrBottom' ? { kind: 'chooseCard', why: topic.why } : topic;
}

/** R-LOY-04: the facedown cards that this player has looked at, which the player need not remember. */
function seenLoyalty({ players }: GameState, viewer: Seat): NonNullable<OwnView['seenLoyalty']> {
  return players.flatMap(({ loyalty }, seat) =>
    loyalty.flatMap(({ card, faceUp, seenBy }) =>
      !faceUp && seenBy?.includes(viewer) === true ? [{ seat, card }] : [],
    ),
  );
}

function ownView(state: GameState, seat: Seat): OwnView {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  const offers = offersTo(state, seat);
  const seen = seenLoyalty(state, seat);
  return {
    hand: sortHand(player.hand),
    loyalty: player.loyalty.map(({ card, faceUp }) => ({ card, faceUp })),
    ...(seen.length > 0 ? { seenLoyalty: seen } : {}),
    superCrises: [...player.superCrises],
    quorumHand: holderOf(state, 'quorumHand') === seat ? [...state.quorumHand] : [],
    modules: partsOf<OwnModuleViews>(state, (module) => module.ownView?.(state, seat)),
    decisions: state.decisions.filter((decision) => decision.seat === seat),
    ...(offers.length === 0 ? {} : { offers }),
  };
}

function sortHand(hand: ReadonlyArray<SkillCard>): Array<SkillCard> {
  const faces = hand.map((card) => ({ card, order: faceOf(card).order }));
  return faces.sort((one, other) => (one.order < other.order ? -1 : 1)).map(({ card }) => card);
}

function currentCrisis(state: GameState): GameView['currentCrisis'] {
  const frame = state.stack.findLast(({ procedure }) => procedure === 'crisis');
  if (frame === undefined) return undefined;
  // The frame was made for this procedure. Its card is faceup once it has been revealed.
  const { card } = frame.data as CrisisData;
  return frame.step === 'drawn' ? undefined : card;
}

/** R-CHK-21, R-CHK-41: all after the reveal; before it those of an open check, as far as they lie faceup. */
function visibleCards({ pile, open, revealed, hidden = 0, shown = [] }: CheckData): ReadonlyArray<SkillCard> {
  if (revealed) return [...pile];
  return open ? pile.slice(hidden) : [...shown];
}

function checkView(state: GameState): CheckView | undefined {
  const check = checkIn(state);
  if (check === undefined) return undefined;
  return {
    source: check.source,
    difficulty: check.difficulty,
    partialAt: check.check.partialAt,
    skills: positiveSkills(check),
    destinyCount: check.destinyCount,
    contributions: [...check.contributions],
    cards: visibleCards(check),
    revealed: check.revealed,
    total: check.total,
    ...defined({ changes: check.changes }),
    result: check.result,
    outcomes: { pass: check.check.pass, partial: check.check.partial, fail: check.check.fail, ...check.instead },
    ...(check.context.chosen === undefined ? {} : { about: check.context.chosen.seat }),
  };
}
