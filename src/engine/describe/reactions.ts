/** When a card or an ability may be used out of turn. */
import type { Moment, Reaction } from '../../catalogue/content.ts';
import type { WindowName } from '../types/decision.ts';
import { windowOf } from '../pieces/checkKinds.ts';
import { condition } from './effects/filters.ts';
import { capital, list } from './grammar.ts';
import { place } from './names.ts';

/** Of what, where a moment is about a check or a location. */
interface About {
  readonly check: string;
  readonly location: string;
}

const moments: Readonly<Record<WindowName, string | ((about: About) => string)>> = {
  startOfTurn: 'at the start of a turn',
  endOfMovement: 'at the end of a Movement step',
  contributed: ({ check }) => `when somebody has added cards to ${check}`,
  cardsRevealed: ({ check }) => `when the cards of ${check} have been revealed`,
  cardsSettled: ({ check }) => `when the cards of ${check} have been revealed and nobody adds any more`,
  checkPassed: ({ check }) => `when ${check} has been passed`,
  raidersActivate: 'when raiders are about to act',
  viperAttacks: 'when a piloted viper is about to attack',
  quorumUsed: 'when a player has used the action on a Quorum card',
  shipDestroyed: 'when you have destroyed a basestar or a centurion',
  treacheryDiscarded: 'when a human player has discarded a Treachery card',
  crisisRevealed: 'when a Crisis card has been revealed',
  choiceMade: 'when somebody has chosen an option of a Crisis card',
  replaceCheck: ({ check }) => `when ${check} is about to begin`,
  beforeCards: ({ check }) => `before cards are added to ${check}`,
  allContributed: ({ check }) => `when everybody has added cards to ${check}, before they are revealed`,
  afterTotal: ({ check }) => `when the strength of ${check} has been counted`,
  checkResolved: ({ check }) => `when ${check} has been resolved`,
  beforeRoll: 'before a die is rolled',
  afterRoll: 'when a die has been rolled',
  viperPlaced: 'when a viper has been placed in space from the Reserves',
  endOfTurn: 'at the end of a turn',
  afterRepair: 'when you have used a Repair card as an action',
  locationActivated: ({ location }) => `when you have activated ${location}`,
  ordersCarriedOut: 'when the player of your Executive Order has finished',
  crisisChoice: 'when you choose an option of a Crisis card, instead of its options',
  populationLost: 'when population has fallen',
  civilianThreatened: 'when a civilian ship in space is about to be destroyed',
  shipsRemoved: 'when the fleet jumps, before the destination is chosen',
  discardDemanded: 'when another player is about to discard Skill cards',
  infiltrationEnds: 'when you use the action that ends your infiltration',
  shipsActivate: 'when the Cylon ships of a Crisis card are about to act',
};

/** After «You may use it …» or at the start of a sentence: «when a Crisis card has been revealed». */
export function windowMoment(window: WindowName, { check = 'a skill check', location = 'a location' }: Partial<About> = {}): string {
  const moment = moments[window];
  return typeof moment === 'string' ? moment : moment({ check, location });
}

/** The same in a menu. */
export const shortMoments: Readonly<Record<WindowName, string>> = {
  startOfTurn: 'at the start of a turn',
  endOfMovement: 'after a move',
  contributed: 'when cards are added',
  cardsRevealed: 'when a check is revealed',
  cardsSettled: 'before abilities of revealed cards',
  checkPassed: 'when a check is passed',
  raidersActivate: 'before raiders act',
  viperAttacks: 'before a pilot attacks',
  quorumUsed: 'after a Quorum card',
  shipDestroyed: 'after a victory',
  treacheryDiscarded: 'at discarded Treachery',
  crisisRevealed: 'at a Crisis card',
  choiceMade: 'after a choice',
  replaceCheck: 'instead of a check',
  beforeCards: 'before a check',
  allContributed: 'before a check is revealed',
  afterTotal: 'when a check has been counted',
  checkResolved: 'after a check',
  beforeRoll: 'before a roll',
  afterRoll: 'after a roll',
  viperPlaced: 'when a viper is placed',
  endOfTurn: 'at the end of a turn',
  afterRepair: 'after a repair',
  locationActivated: 'after a location',
  ordersCarriedOut: 'after an Executive Order',
  crisisChoice: 'at the choice of a Crisis card',
  populationLost: 'when population falls',
  civilianThreatened: 'before a civilian ship is lost',
  shipsRemoved: 'during a jump',
  discardDemanded: 'before somebody discards',
  infiltrationEnds: 'at the end of an infiltration',
  shipsActivate: 'before Cylon ships act',
};

const limits = { perCheck: 'once in a check', perRoll: 'once in a roll', perDie: 'once for each roll', perTurn: 'once in a turn',
  perLocation: 'once in a turn for each of them',
} as const;

const sources = { crisis: 'a Crisis card', location: 'a location' } as const;

/** With a moment, some windows say it more shortly. */
function when(window: WindowName, moment: Moment): string {
  if (window === 'endOfTurn' && moment.ownTurn) return 'at the end of your turn';
  if (window === 'startOfTurn' && moment.ownTurn) return 'at the start of your turn';
  if (window === 'endOfMovement' && moment.ownTurn) return 'at the end of your Movement step';
  if (window === 'contributed' && moment.holderAdded) return 'when the player before whom this card lies has added cards to a skill check';
  if (window === 'afterRoll' && moment.attackOn) return 'when a viper has been attacked and the die has been rolled';
  if (window === 'beforeRoll' && moment.attackOn) return 'before the roll of an attack on a viper';
  if (moment.activated !== undefined) return windowMoment(window, { location: list(moment.activated.map(place), 'or') });
  if (moment.rollFor !== undefined) return `${windowMoment(window)} for ${list(moment.rollFor.map(place), 'or')}`;
  if (moment.check === undefined) return windowMoment(window);
  const source = typeof moment.check === 'string' ? sources[moment.check] : list(moment.check.map(place), 'or');
  return windowMoment(window, { check: `a skill check of ${source}` });
}

/** Windows that say by themselves whose turn it is. */
const saysTurn: ReadonlySet<WindowName> = new Set(['endOfTurn', 'startOfTurn', 'endOfMovement']);

function limitsOf(window: WindowName, moment: Moment): ReadonlyArray<string> {
  return [
    ...(moment.ownTurn && !saysTurn.has(window) ? ['in your own turn'] : []),
    ...(moment.ownRoll ? ['for your own action in your Action step'] : []),
    ...(moment.piloting ? ['while you are piloting a viper'] : []),
    ...(moment.totalAtLeast === undefined ? [] : [`with a strength of ${moment.totalAtLeast} or more`]),
    ...(moment.requires === undefined ? [] : [`if ${condition(moment.requires)}`]),
    ...(moment.aboard ? ['while you are at a location of Galactica other than the Brig'] : []),
  ];
}

/** «Before cards are added to a skill check of Admiral's Quarters, once in a check»: small first letter, no stop. */
export function moment(reaction: Reaction, notes: ReadonlyArray<string> = []): string {
  const at = reaction.moment ?? {};
  const text = [when(reaction.window, at), ...limitsOf(reaction.window, at)].join(' ');
  const all = [...notes, ...(reaction.limit ? [limits[reaction.limit]] : [])];
  return all.length === 0 ? text : `${text} (${all.join('; ')})`;
}

/** The moment of an ability of a sheet, to which Super Crisis cards and their checks are immune (R-CHK-90, R-CRI-52). */
export function abilityMoment(reaction: Reaction): string {
  const meetsThem = windowOf(reaction.window) !== undefined && reaction.moment?.check === undefined;
  return moment(reaction, meetsThem ? ['not with a Super Crisis card'] : []);
}

export const describeReaction = (reaction: Reaction): string => `${capital(moment(reaction))}.`;
