/** Actions as they are told to everybody: «activates Command», «plays Repair 2». */
import { asToday } from '../../migrations/actions.ts';
import { actionKey } from '../../types/actions.ts';
import type { Choice } from '../../types/decision.ts';
import type { Names } from '../types.ts';
import { makesCylon } from '../choices/actions.ts';
import { wholeLabel } from '../choices/index.ts';
import { inEnglish } from '../inEnglish.ts';
import type { Text } from '../../../words/text.ts';
import { deedWords } from '../choices/table.ts';
import { faceName, nameOf, place } from '../names.ts';
import { openActionWords, titleActionWords, wordsAbout } from '../openWords.ts';
import { areaNames, aShip, aViper, atArea, viperName } from '../terms.ts';

const viper = ({ piloted, model }: { readonly piloted: boolean; readonly model?: string }): string =>
  `${piloted ? 'their' : 'an unmanned'} ${viperName(model)}`;

/** The kind has picked the words that take exactly this choice. */
const ofModule = (action: Choice): Text | undefined => deedWords.get(action.kind)?.(action as never);

/** `taken`: as it was stored, by an earlier version perhaps. */
export function deed(taken: Choice, names: Names): Text {
  const action = asToday(taken);
  switch (action.kind) {
    case 'pass':
      return 'takes no action';
    case 'activateLocation':
      return `activates ${place(action.location)}`;
    case 'playSkillCard':
      return `plays ${faceName(action.card)}`;
    case 'playQuorum':
      return `plays the Quorum card ${nameOf(action.card)}`;
    case 'ability':
      return `uses ${action.ability}`;
    case 'titleAction':
      return titleActionWords(action.action)?.deed ?? `does this: ${nameOf(action.action)}`;
    case 'act': {
      const words = openActionWords(actionKey(action));
      return words === undefined ? `does this: ${action.ability}` : wordsAbout(words.deed, action);
    }
    case 'revealLoyalty':
      return makesCylon(action.card) ? 'reveals as a Cylon' : `reveals ${nameOf(action.card)}`;
    case 'moveThenAct':
      return 'moves and then acts';
    case 'actTwice':
      return 'stays and acts twice';
    case 'launchViper':
      return `launches ${aViper(action.model)} ${atArea(action.area)}`;
    case 'moveViper':
      return `moves ${viper(action)} from the ${areaNames[action.from].toLowerCase()} to the ${areaNames[action.to].toLowerCase()}`;
    case 'attackWithViper':
      return `attacks ${aShip(action.target)} ${atArea(action.area)} with ${viper(action)}`;
    default:
      return ofModule(action) ?? `chooses: ${inEnglish(wholeLabel(action, { topic: { kind: 'action', left: 1, why: 'actionStep' } }, names))}`;
  }
}
