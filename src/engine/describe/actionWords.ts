/** Words for open actions: those of modules stand in their files in `modules/`. */
import { tell } from '../../words/text.ts';
import type { Text } from '../../words/text.ts';
import type { ActionKey, ActionSource, OpenAction } from '../types/actions.ts';
import { motiveActions } from './modules/motives.ts';
import { mutinyActions } from './modules/mutiny.ts';
import { newCapricaActions } from './modules/newCaprica.ts';

/** The same words for every action of that name, or by the card that it is about. */
type ByCard = Text | ((action: OpenAction) => Text);

interface ActionWords {
  /** The words on its button: “End your infiltration”. */
  readonly label: Text;
  readonly detail: ByCard;
  /** The words in the log: “ends their infiltration”. */
  readonly deed: ByCard;
}

/** The words of all open actions of one source. */
export type ActionWordsOf<S extends ActionSource> = Readonly<Record<Extract<ActionKey, `${S}/${string}`>, ActionWords>>;

const infiltrationActions: ActionWordsOf<'infiltration'> = {
  'infiltration/end': {
    label: tell('openWords.endInfiltration.label'),
    detail: tell('openWords.endInfiltration.detail'),
    deed: tell('openWords.endInfiltration.deed'),
  },
};

const words: Readonly<Record<ActionKey, ActionWords>> = {
  ...infiltrationActions,
  ...motiveActions,
  ...mutinyActions,
  ...newCapricaActions,
};

export const actionWords = (action: ActionKey): ActionWords => words[action];

export const wordsAbout = (told: ByCard, action: OpenAction): Text =>
  typeof told === 'function' ? told(action) : told;
