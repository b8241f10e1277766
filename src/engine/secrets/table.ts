/**
 * Declarations of who knows what of the base game's state, field by field: R-LOY-20, R-LOY-24, R-LOY-27. Modules and
 * procedures declare theirs where they are defined.
 */
import { humanKinds, type Loyalty } from '../../catalogue/content.ts';
import { contentOf } from '../content.ts';
import { randomBelow, seedRandom } from '../flow/random.ts';
import { bySeat, each, nobody, odd, owner, sameKind, secret } from '../flow/secrecy.ts';
import type { Fields, Known, StateReader, Secret, Thing } from '../flow/secrecy.ts';
import { skillOf } from '../pieces/cards.ts';
import { playerAt } from '../pieces/players.ts';
import { holderOf } from '../pieces/titles.ts';
import type { Choice, Decision } from '../types/decision.ts';
import type { CardId } from '../types/ids.ts';
import type { Frame, GameState, LoyaltyCard, Pile, Player, Ship } from '../types/state.ts';
import { publicTopic } from '../view.ts';

const faceDown: Fields<Pile<string>> = { deck: secret(sameKind, nobody), discard: 'public' };

/** A deck whose top card someone is looking at, without having taken it off. */
function deckWithTop(deck: 'crisis' | 'destination', of: (state: GameState) => Pile<string>): Fields<Pile<string>> {
  const asked = ({ state, viewer }: StateReader): boolean =>
    state.decisions.some(({ seat, topic }) => seat === viewer && topic.kind === 'topOrBottom' && topic.deck === deck);
  return { ...faceDown, deck: secret(sameKind, (look, at) => at === of(look.state).deck.length - 1 && asked(look)) };
}

/** Everyone knows that the deck of a skill holds its cards. */
const ofThisDeck: Secret['only'] = (card, { path }) => skillOf(String(card)) === path.at(-2);

const isFaceUp = ({ holder }: StateReader): boolean => 'faceUp' in holder && holder.faceUp === true;
const hasSeen: Known = ({ viewer, holder }) =>
  'seenBy' in holder && Array.isArray(holder.seenBy) && holder.seenBy.includes(viewer);
const isOpenLoyalty: Known = (look, at) =>
  owner(look, at) || isFaceUp(look) || hasSeen(look, at) || look.state.over !== undefined;

/** All of which a thing was drawn at random, itself among them, where the others may have been left in the box. */
type DrawnFrom = (thing: Thing, state: GameState) => ReadonlyArray<Thing>;

/**
 * Cards from which a Loyalty card was drawn: of each kind only some are in a game (R-SET-50); those without a side are
 * of one kind.
 */
const ofItsKind: DrawnFrom = (card, state) => {
  const { loyalty } = contentOf(state.options);
  const kind = loyalty.get(String(card))?.kind;
  const isAlike = (other: Loyalty['kind']): boolean => other === kind || (isHumanKind(other) && isHumanKind(kind));
  const inDiscard = (id: CardId): number => state.loyaltyDiscard.filter((discarded) => discarded === id).length;
  return [...loyalty.values()].flatMap(({ id, copies, kind: other }) =>
    isAlike(other) ? Array.from({ length: Math.max(0, copies - inDiscard(id)) }, () => id) : [],
  );
};

const isHumanKind = (kind: Loyalty['kind'] | undefined): boolean => humanKinds.some((human) => human === kind);

/** The draws of each pool, wherever its things lie. */
export const drawnFrom: ReadonlyMap<string, DrawnFrom> = new Map([['loyalty', ofItsKind]]);

/** R-LOY-08 */
const isHumanCard: NonNullable<Secret['only']> = (card, { state }) =>
  isHumanKind(contentOf(state.options).loyalty.get(String(card))?.kind);

/**
 * R-LOY-34: a card that is revealed as soon as a human player has it lies facedown before Cylon players alone; none has
 * been revealed at set-up.
 */
const mayLieHidden: NonNullable<Secret['only']> = (card, { state, owner: seat }) =>
  state.turn === 0 ||
  contentOf(state.options).loyalty.get(String(card))?.reveal?.when !== 'received' ||
  (seat !== undefined && playerAt(state, seat).cylon !== undefined);

const player: Fields<Player> = {
  character: 'public',
  place: 'public',
  hand: secret('skill', owner),
  loyalty: each<LoyaltyCard>({
    card: secret('loyalty', isOpenLoyalty, { only: mayLieHidden }),
    faceUp: 'public',
    seenBy: 'public',
  }),
  cylon: 'public',
  infiltrating: 'public',
  superCrises: secret(sameKind, owner),
  attached: 'public',
  usedOncePerGame: 'public',
  onceBarred: 'public',
  ownTurns: 'public',
  cameAfterTurns: 'public',
  out: 'public',
};

const ship: Fields<Ship> = {
  id: 'public',
  kind: 'public',
  area: 'public',
  damage: 'public',
  activated: 'public',
  scar: 'public',
  pilot: 'public',
  model: 'public',
  token: secret('civilianShip', hasSeen),
  seenBy: 'public',
};

/** The decision without what only the asked player knows; none at all for a reaction. */
function openPart(decision: Decision, { viewer }: StateReader): Array<Decision> {
  const { seat, privacy, topic } = decision;
  if (seat === viewer || privacy === 'open') return [decision];
  return privacy === 'secret'
    ? []
    : [{ ...decision, topic: publicTopic(topic), choices: [], fallback: [], min: 0, max: 0 }];
}

/**
 * The players who know the Quorum hand: the title's holder and a player who buries cards of it, who has looked at it
 * (Set the Agenda). That a card like one of these may be chosen says nothing.
 */
const knowsQuorumHand: Known = ({ state, viewer }) =>
  holderOf(state, 'quorumHand') === viewer ||
  state.stack.some(({ procedure, data }) => procedure === 'buryQuorum' && 'seat' in data && data.seat === viewer);

/** The whole table but for what runs and the modules. */
export const tableSecrets: Fields<Omit<GameState, 'stack' | 'modules'>> = {
  version: 'public',
  options: 'public',
  random: odd((_words, _look, random) => seedRandom(String(randomBelow(random, 2 ** 32)))),
  players: bySeat<Player>(player),
  firstPlayer: 'public',
  current: 'public',
  turn: 'public',
  phase: 'public',
  titles: 'public',
  resources: 'public',
  skillDecks: each<Pile<string>>({ deck: secret('skill', nobody, { only: ofThisDeck }), discard: 'public' }),
  destiny: secret('skill', nobody),
  crisis: deckWithTop('crisis', ({ crisis }) => crisis),
  crisisDeck: 'public',
  superCrisis: faceDown,
  quorum: faceDown,
  quorumHand: secret(sameKind, knowsQuorumHand),
  destinations: deckWithTop('destination', ({ destinations }) => destinations),
  loyaltyDeck: secret('loyalty', nobody),
  notACylonPile: secret('loyalty', nobody, { only: isHumanCard }),
  loyaltyDiscard: 'public',
  sleeperAgentsHaveCome: 'public',
  travelled: 'public',
  milestones: 'public',
  // A deck that is done with leaves the game unseen.
  removed: secret(sameKind, nobody),
  inPlay: 'public',
  ships: each<Ship>(ship),
  nextShip: 'public',
  civilianPile: secret('civilianShip', nobody),
  galacticaDamage: secret('galacticaDamage', nobody),
  basestarDamage: secret('basestarDamage', nobody),
  damaged: 'public',
  boardsToCome: 'public',
  awayBoards: 'public',
  lostBoards: 'public',
  borrowedTitles: 'public',
  reserves: 'public',
  damagedCraft: 'public',
  destroyed: 'public',
  destroyedCivilians: 'public',
  supply: 'public',
  nukes: 'public',
  boarding: 'public',
  jumpTrack: 'public',
  autoJump: 'public',
  thisTurn: 'public',
  decisions: odd((decisions, look) => decisions.flatMap((decision) => openPart(decision, look))),
  nextDecision: 'public',
  // How often someone else has been asked for a reaction is no one's business.
  nextReaction: bySeat<number>(
    odd((next, look, random) => (look.owner === look.viewer ? next : 1 + randomBelow(random, 40))),
  ),
  over: 'public',
};

export const frameSecrets: Fields<Omit<Frame, 'data'>> = {
  procedure: 'public',
  step: 'public',
  // While others are still asked, no one knows what was answered already.
  answers: bySeat<ReadonlyArray<Choice>>(odd((choices, look) => (look.owner === look.viewer ? choices : []))),
  // Handed on between two steps, never there when someone is asked.
  returned: 'public',
  result: 'public',
};
