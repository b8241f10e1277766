/** When a card or an ability may be used out of turn. */
import type { Moment, Reaction } from '../../../catalogue/content.ts';
import type { WindowName } from '../../types/decision.ts';
import { capital, list } from './grammar.ts';
import { place } from './names.ts';

/** After «You may use it …» or at the start of a sentence: «when a Crisis card has been revealed». */
export const windowMoments: Readonly<Record<WindowName, string>> = {
  crisisRevealed: 'when a Crisis card has been revealed',
  choiceMade: 'when somebody has chosen an option of a Crisis card',
  replaceCheck: 'when a skill check is about to begin',
  beforeCards: 'before cards are added to a skill check',
  allContributed: 'when everybody has added cards to a skill check, before they are revealed',
  afterTotal: 'when the strength of a skill check has been counted',
  checkResolved: 'when a skill check has been resolved',
  beforeRoll: 'before a die is rolled',
  afterRoll: 'when a die has been rolled',
  viperPlaced: 'when a viper has been placed in space from the Reserves',
  endOfTurn: 'at the end of a turn',
  afterRepair: 'when you have used a Repair card as an action',
};

/** The same in a menu. */
export const shortMoments: Readonly<Record<WindowName, string>> = {
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
};

const limits = { perCheck: 'once in a check', perRoll: 'once in a roll', perTurn: 'once in a turn' } as const;

/** With a moment, some windows say it more shortly. */
function when(window: WindowName, moment: Moment): string {
  if (window === 'endOfTurn' && moment.ownTurn) return 'at the end of your turn';
  if (window === 'afterRoll' && moment.attackOn) return 'when a viper has been attacked and the die has been rolled';
  if (window === 'beforeRoll' && moment.attackOn) return 'before the roll of an attack on a viper';
  if (moment.check === undefined) return windowMoments[window];
  const source = moment.check === 'crisis' ? 'a Crisis card' : list(moment.check.map(place), 'or');
  return windowMoments[window].replace('a skill check', `a skill check of ${source}`);
}

function limitsOf(window: WindowName, moment: Moment): ReadonlyArray<string> {
  return [
    ...(moment.ownTurn && window !== 'endOfTurn' ? ['in your own turn'] : []),
    ...(moment.aboard ? ['while you are at a location of Galactica other than the Brig'] : []),
  ];
}

/** «Before cards are added to a skill check of Admiral's Quarters, once in a check»: small first letter, no stop. */
export function moment(reaction: Reaction): string {
  const at = reaction.moment ?? {};
  const text = [when(reaction.window, at), ...limitsOf(reaction.window, at)].join(' ');
  const notes = [...(at.notSuperCrisis ? ['not with a Super Crisis card'] : []), ...(reaction.limit ? [limits[reaction.limit]] : [])];
  return notes.length === 0 ? text : `${text} (${notes.join('; ')})`;
}

export const describeReaction = (reaction: Reaction): string => `${capital(moment(reaction))}.`;
