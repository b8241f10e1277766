/** The reactions that seats may use in a window: Skill cards, abilities of sheets, Quorum cards before a player. */
import { catalogue } from '../../catalogue/index.ts';
import type { Ability, Moment, Reaction } from '../../catalogue/content.ts';
import type { Effects } from '../../catalogue/effect.ts';
import type { Game } from '../flow/game.ts';
import { faceOf, removeCards, toDiscard } from '../pieces/cards.ts';
import { isAboard, isAt, pilotedShip, playerAt, seatsInPlay, sheetCounts } from '../pieces/players.ts';
import { checkPolicy, windowOf } from '../pieces/checkKinds.ts';
import { brig, playsPart } from '../pieces/places.ts';
import { conditionHolds } from '../conditions.ts';
import { ofContent } from '../content.ts';
import { onceIsSpent, sheetChoice, useOnce } from './oncePerGame.ts';
import type { Choice, Reacted, WindowName } from '../types/decision.ts';
import type { CardId, CharacterId, Seat, SkillCard } from '../types/ids.ts';
import type { GameState } from '../types/state.ts';
import { wouldMatter } from './moments.ts';
import { mayUseText } from './cardText.ts';
import { present } from '../../values/present.ts';

export interface Usable {
  readonly seat: Seat;
  readonly choice: Choice;
  /** The card or the character. */
  readonly source: CardId;
  readonly reaction: Reaction;
  readonly effects: Effects;
  readonly from:
    | { readonly kind: 'hand'; readonly card: SkillCard }
    | { readonly kind: 'sheet'; readonly ability: Ability }
    | { readonly kind: 'attached'; readonly holder: Seat };
}

/** Abilities of a sheet by window: windows open all the time, and hardly any sheet has an ability for one. */
type ByWindow = ReadonlyMap<WindowName, ReadonlyArray<Ability>>;

const none: ReadonlyArray<Ability> = [];
const sheets = new Map<CharacterId, ByWindow>();

function abilitiesFor(window: WindowName, character: CharacterId): ReadonlyArray<Ability> {
  const known = sheets.get(character);
  const byWindow = known ?? readSheet(character);
  if (known === undefined) sheets.set(character, byWindow);
  return byWindow.get(window) ?? none;
}

function readSheet(character: CharacterId): ByWindow {
  const byWindow = new Map<WindowName, Array<Ability>>();
  for (const ability of present(catalogue.characters.get(character), character).abilities) {
    const window = ability.reaction?.window;
    if (window !== undefined) byWindow.set(window, [...(byWindow.get(window) ?? []), ability]);
  }
  return byWindow;
}

/** The windows for which a game has Skill cards. */
const windowsOfCards = ofContent(
  ({ skillCards }) =>
    new Set([...skillCards.values()].flatMap(({ reaction }) => (reaction === undefined ? [] : [reaction.window]))),
);

/** Everything that this seat may use in this window now. */
export function usableReactions(game: Game, window: WindowName, seat: Seat): Array<Usable> {
  if (game.player(seat).character === undefined) return [];
  const found: Array<Usable> = [];
  addFromHand(found, game, window, seat);
  addFromSheet(found, game.state, window, seat);
  addFromAttached(found, game, window, seat);
  return found.length === 0 ? found : found.filter((usable) => mayUse(game, usable));
}

function addFromHand(found: Array<Usable>, game: Game, window: WindowName, seat: Seat): void {
  if (!windowsOfCards(game.state).has(window)) return;
  const { hand } = game.player(seat);
  for (const [at, card] of hand.entries()) {
    const { entry } = faceOf(card);
    // Copies of one face are one choice.
    if (entry.reaction?.window !== window || hand.indexOf(card) !== at || !mayUseText(game.state, seat, entry))
      continue;
    const choice: Choice = { id: card, kind: 'skillCard', card };
    found.push({
      seat,
      choice,
      source: entry.id,
      reaction: entry.reaction,
      effects: entry.effects,
      from: { kind: 'hand', card },
    });
  }
}

function addFromSheet(found: Array<Usable>, state: GameState, window: WindowName, seat: Seat): void {
  const { character: source } = playerAt(state, seat);
  if (source === undefined) return;
  const abilities = abilitiesFor(window, source);
  if (abilities.length === 0 || !sheetCounts(state, seat)) return;
  for (const ability of abilities) {
    const { slot, reaction, effects } = ability;
    if (
      reaction === undefined ||
      effects === undefined ||
      (slot === 'oncePerGame' && onceIsSpent(state, seat, ability))
    )
      continue;
    const choice = sheetChoice(state, source, ability);
    found.push({ seat, choice, source, reaction, effects, from: { kind: 'sheet', ability } });
  }
}

/** Cards before this player; with a title also those before others that are for its holder to use. */
function addFromAttached(found: Array<Usable>, game: Game, window: WindowName, seat: Seat): void {
  const { titles } = game.state;
  for (const holder of seatsInPlay(game.state)) {
    for (const source of game.player(holder).attached) {
      const card = catalogue.quorum.get(source);
      if (card?.reaction?.window !== window || card.reactionEffects === undefined) continue;
      const { reaction, reactionEffects: effects } = card;
      const user = reaction.by === undefined ? holder : titles[reaction.by];
      const choice: Choice = { id: source, kind: 'card', card: source };
      if (user === seat) found.push({ seat, choice, source, reaction, effects, from: { kind: 'attached', holder } });
    }
  }
}

function mayUse(game: Game, usable: Usable): boolean {
  const { seat, reaction, effects } = usable;
  if (isShutOut(game, usable)) return false;
  if (!limitAllows(game, reaction.limit, titleOf(usable))) return false;
  if (usable.from.kind === 'attached' && reaction.moment?.holderAdded === true) {
    if (usable.from.holder !== game.running('skillCheck')?.contributions.at(-1)?.seat) return false;
  }
  return momentHolds(game, reaction.moment ?? {}, seat) && wouldMatter(game, effects, seat);
}

/**
 * Whether the running check, or a Super Crisis card, shuts out this reaction by its kind (R-CHK-90, R-CHK-95,
 * R-CRI-52).
 */
function isShutOut(game: Game, { reaction: { window }, from }: Usable): boolean {
  const isSheet = from.kind === 'sheet';
  const part = windowOf(window);
  if (part === 'crisis') return isSheet && game.running('crisis')?.superCrisis === true;
  const check = game.running('skillCheck');
  if (part === undefined || check === undefined) return false;
  const { windows, sheets } = checkPolicy(check.kind);
  return !windows || (isSheet && sheets !== 'all');
}

/** Whether the sheet of anyone has something for this window: where hardly any has, it is not even opened. */
export function sheetsReactTo(state: GameState, window: WindowName): boolean {
  return seatsInPlay(state).some((seat) => {
    const { character } = playerAt(state, seat);
    return character !== undefined && abilitiesFor(window, character).length > 0 && sheetCounts(state, seat);
  });
}

/**
 * The name under which uses count toward a limit: an ability's id, or the card's entry, so that its copies count
 * together.
 */
function titleOf({ source, from }: Usable): string {
  return from.kind === 'sheet' ? from.ability.id : source;
}

function forLocation(game: Game, title: string): string {
  return `${title}@${game.running('activateLocation')?.location ?? ''}`;
}

function limitAllows(game: Game, limit: Reaction['limit'], title: string): boolean {
  switch (limit) {
    case undefined:
      return true;
    case 'perTurn':
      return game.state.thisTurn[title] !== true;
    case 'perLocation':
      return game.state.thisTurn[forLocation(game, title)] !== true;
    case 'perRoll':
      return game.running('roll')?.used.includes(title) !== true;
    case 'perDie':
      return game.running('roll')?.usedForGood?.includes(title) !== true;
    case 'perCheck':
      return game.running('skillCheck')?.used.includes(title) !== true;
    case 'perOccasion':
      return game.running('window')?.reacted?.some(({ ability }) => ability === title) !== true;
    default: {
      const never: never = limit;
      throw new Error(`no such limit: ${String(never)}`);
    }
  }
}

function momentHolds(game: Game, moment: Moment, seat: Seat): boolean {
  const { state } = game;
  if (moment.ownTurn === true && state.current !== seat) return false;
  if (moment.aboard === 'galactica' && (!isAboard(state, seat, 'galactica') || isAt(state, seat, brig))) return false;
  if (moment.attackOn === 'viper' && game.running('roll')?.attackOn !== 'viper') return false;
  if (moment.ownRoll === true && !isOwnRoll(game, seat)) return false;
  if (moment.rollFor !== undefined && !isRolledFor(game, moment.rollFor)) return false;
  if (moment.activated !== undefined && !isActivated(game, moment.activated)) return false;
  if (moment.piloting === true && pilotedShip(state, seat) === undefined) return false;
  if (moment.requires !== undefined && !conditionHolds(state, moment.requires, seat)) return false;
  const check = game.running('skillCheck');
  if (moment.totalAtLeast !== undefined && (check?.total ?? 0) < moment.totalAtLeast) return false;
  if (moment.check === 'crisis' || moment.check === 'location') return check?.kind === moment.check;
  if (moment.check !== undefined)
    return check !== undefined && moment.check.some((location) => playsPart(check.source, location));
  return true;
}

function isRolledFor(game: Game, locations: ReadonlyArray<string>): boolean {
  const why = game.running('roll')?.why;
  return why !== undefined && locations.includes(why);
}

function isActivated(game: Game, locations: ReadonlyArray<string>): boolean {
  const activated = game.running('activateLocation')?.location;
  return activated !== undefined && locations.includes(activated);
}

/**
 * A roll of this seat for an action of its own Action step: not one for Cylon ships, nor for someone it has ordered.
 */
function isOwnRoll(game: Game, seat: Seat): boolean {
  const acts = game.runningAll('act');
  const attacker = game.running('attack')?.attacker;
  const isOwn = acts[0]?.grant.by === 'actionStep' && acts.every((act) => act.seat === seat);
  return isOwn && game.running('roll')?.by === seat && attacker !== 'raider' && attacker !== 'basestar';
}

/** The same as the others have seen it. */
export function reactedBy({ seat, source, from, reaction: { window } }: Usable): Reacted {
  const card = from.kind === 'hand' ? from.card : source;
  return { seat, card, ...(from.kind === 'sheet' ? { ability: from.ability.id } : {}), window };
}

/** Uses it: the card leaves the hand or the ability is spent, then its effects are resolved (R-TURN-144). */
export function useReaction(game: Game, window: WindowName, usable: Usable): void {
  declareUse(game, window, usable);
  const { source, from } = usable;
  const cause = from.kind === 'sheet' ? from.ability.id : source;
  game.call('effects', { list: usable.effects, context: { source: cause, you: usable.seat } });
}

/** Uses it without resolving its effects, which the caller resolves later. */
export function declareUse(game: Game, window: WindowName, usable: Usable): void {
  const { seat, source, reaction, from } = usable;
  const title = titleOf(usable);
  if (from.kind === 'hand') {
    removeCards(game.player(seat).hand, [from.card]);
    toDiscard(game, [from.card]);
    game.tell({ kind: 'reaction', seat, card: from.card, window });
  } else if (from.kind === 'sheet') {
    game.tell({ kind: 'reaction', seat, card: source, ability: from.ability.id, window });
    if (from.ability.slot === 'oncePerGame') useOnce(game, seat, from.ability);
  } else {
    removeCards(game.player(from.holder).attached, [source]);
    game.state.quorum.discard.push(source);
    game.tell({ kind: 'reaction', seat, card: source, window });
  }
  if (reaction.limit === 'perTurn') game.state.thisTurn[title] = true;
  if (reaction.limit === 'perLocation') game.state.thisTurn[forLocation(game, title)] = true;
  if (reaction.limit === 'perRoll') game.running('roll')?.used.push(title);
  if (reaction.limit === 'perDie') spendForGood(game, title);
  if (reaction.limit === 'perCheck') game.running('skillCheck')?.used.push(title);
}

/** Marks a title as used on this die, however often it is rolled again. */
function spendForGood(game: Game, title: string): void {
  const roll = game.running('roll');
  if (roll !== undefined) (roll.usedForGood ??= []).push(title);
}
