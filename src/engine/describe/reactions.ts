/** Words for the moments at which a card or an ability may be used out of turn. */
import type { Moment, Reaction } from '../../catalogue/content.ts';
import { inForm, inRow, listed, noted, sentences, tell } from '../../words/text.ts';
import type { Text } from '../../words/text.ts';
import type { WindowName } from '../types/decision.ts';
import { windowOf } from '../pieces/checkKinds.ts';
import { conditionTold } from './effects/conditions.ts';
import { place } from './nouns.ts';

/** The check or location that a moment is about, in words. */
interface About {
  readonly check: Text;
  readonly location: Text;
}

/**
 * Returns a window's words, to follow “You may use it …” or to begin a sentence: “when a Crisis card has been
 * revealed”.
 */
export function windowMoment(window: WindowName, about: Partial<About> = {}): Text {
  const { check = tell('reactions.anyCheck'), location = tell('reactions.anyLocation') } = about;
  return tell(`reactions.${window}`, { check, location });
}

/** The same in a menu: “before a roll”. */
export const shortMoment = (window: WindowName): Text => inForm(windowMoment(window), 'short');

const anyOf = (locations: ReadonlyArray<string>): Text => listed(locations.map(place), 'or');

/** A window of one's own turn, where that says it more shortly. */
const inOwnTurn: Readonly<Partial<Record<WindowName, Text>>> = {
  endOfTurn: tell('reactions.endOfOwnTurn'),
  startOfTurn: tell('reactions.startOfOwnTurn'),
  endOfMovement: tell('reactions.endOfOwnMovement'),
  cardsSettled: tell('reactions.settledInOwnTurn', { check: tell('reactions.anyCheck') }),
};

/** Returns the words for a window, which for some moments are shorter than the window's own. */
function when(window: WindowName, moment: Moment): Text {
  const own = moment.ownTurn ? inOwnTurn[window] : undefined;
  if (own !== undefined) return own;
  if (window === 'contributed' && moment.holderAdded) return tell('reactions.holderAdded');
  if (window === 'afterRoll' && moment.attackOn) return tell('reactions.viperAttacked');
  if (window === 'beforeRoll' && moment.attackOn) return tell('reactions.beforeViperAttacked');
  if (moment.activated !== undefined) {
    return windowMoment(window, { location: tell('reactions.location', { locations: anyOf(moment.activated) }) });
  }
  if (moment.rollFor !== undefined) {
    return tell('reactions.rollFor', { moment: windowMoment(window), locations: anyOf(moment.rollFor) });
  }
  return moment.check === undefined ? windowMoment(window) : windowMoment(window, { check: checkOf(moment.check) });
}

function checkOf(check: NonNullable<Moment['check']>): Text {
  if (check === 'crisis') return tell('reactions.checkOfCrisis');
  return check === 'location'
    ? tell('reactions.checkOfLocation')
    : tell('reactions.checkAt', { locations: anyOf(check) });
}

/** Windows that say by themselves whose turn it is. */
const saysTurn: ReadonlySet<WindowName> = new Set(['endOfTurn', 'startOfTurn', 'endOfMovement', 'cardsSettled']);

function limitsOf(window: WindowName, moment: Moment): ReadonlyArray<Text> {
  return [
    ...(moment.ownTurn && !saysTurn.has(window) ? [tell('reactions.ownTurn')] : []),
    ...(moment.ownRoll ? [tell('reactions.ownRoll')] : []),
    ...(moment.piloting ? [tell('reactions.piloting')] : []),
    ...(moment.totalAtLeast === undefined ? [] : [tell('reactions.totalAtLeast', { total: moment.totalAtLeast })]),
    ...(moment.requires === undefined
      ? []
      : [tell('reactions.requires', { condition: conditionTold(moment.requires) })]),
    ...(moment.aboard ? [tell('reactions.aboard')] : []),
  ];
}

/**
 * “once per check, before cards are added to a skill check at Admiral’s Quarters”: small first letter, no stop. `notes`
 * stand behind it in brackets.
 */
export function momentTold({ window, moment = {}, limit }: Reaction, ...notes: ReadonlyArray<Text>): Text {
  const told = noted(inRow([when(window, moment), ...limitsOf(window, moment)], ' '), ...notes);
  // “After …, you may …” means once each time by itself.
  if (limit === undefined || limit === 'perOccasion') return told;
  return tell('reactions.limited', { limit: tell(`reactions.${limit}`), moment: told });
}

/**
 * The moment of an ability of a sheet, to which Super Crisis cards and their checks are immune (R-CHK-90, R-CRI-52).
 */
export function abilityMomentTold(reaction: Reaction): Text {
  const meetsThem = windowOf(reaction.window) !== undefined && reaction.moment?.check === undefined;
  return momentTold(reaction, ...(meetsThem ? [tell('reactions.notWithSuperCrisis')] : []));
}

export const describeReaction = (reaction: Reaction): Text => sentences(momentTold(reaction));
