/**
 * Words for what objectives, titles and modules name openly. A module's own stand in its file in `modules/`; a test of the house
 * reports what has none.
 */
import { tell } from '../../words/text.ts';
import type { Text } from '../../words/text.ts';
import type { ActionKey, ActionSource, OpenAction, OpenActions } from '../types/actions.ts';

interface MilestoneWords {
  /** Its name on the scale of the distance: «Sleeper agents». */
  readonly name: Text;
  /** In the log: «the Sleeper Agent phase begins». */
  readonly begins: Text;
  /** On the objective: «the Sleeper Agent phase: every player gets another Loyalty card». */
  readonly brings: Text;
}

interface TitleActionWords {
  /** On its button: «Launch a nuke». */
  readonly label: Text;
  /** In the log: «launches a nuke». */
  readonly deed: Text;
  /** What the button says more, if not what the effects do. */
  readonly detail?: Text;
}

/** The same words for every action of that name, or by the card that it is about. */
type ByCard = Text | ((action: OpenAction) => Text);

interface ActionWords {
  /** On its button: «End your infiltration». */
  readonly label: Text;
  readonly detail: ByCard;
  /** In the log: «ends the infiltration». */
  readonly deed: ByCard;
}

export const wordsAbout = (words: ByCard, action: OpenAction): Text => (typeof words === 'function' ? words(action) : words);

export interface OpenWords {
  /** What belongs to a title and who decides: sentences on its card. */
  readonly duties: Readonly<Record<string, Text>>;
  readonly titleActions: Readonly<Record<string, TitleActionWords>>;
  readonly milestones: Readonly<Record<string, MilestoneWords>>;
  /** When ships of a set-up come that are not there at the start: «When Galactica returns». */
  readonly occasions: Readonly<Record<string, Text>>;
  /** Causes of the end of the game: «the fleet has reached Kobol». */
  readonly endings: Readonly<Record<string, Text>>;
}

const actions = new Map<string, ActionWords>();
const milestones = new Map<string, MilestoneWords>();
const endings = new Map<string, Text>();
const occasions = new Map<string, Text>();
const duties = new Map<string, Text>();
const titleActions = new Map<string, TitleActionWords>();

export function addWords(words: Partial<OpenWords>): void {
  for (const [event, its] of Object.entries(words.milestones ?? {})) milestones.set(event, its);
  for (const [cause, its] of Object.entries(words.endings ?? {})) endings.set(cause, its);
  for (const [when, its] of Object.entries(words.occasions ?? {})) occasions.set(when, its);
  for (const [title, its] of Object.entries(words.duties ?? {})) duties.set(title, its);
  for (const [action, its] of Object.entries(words.titleActions ?? {})) titleActions.set(action, its);
}

/** Of the open actions of one source, all of them. */
export function addActionWords<S extends ActionSource>(source: S, words: Readonly<Record<OpenActions[S], ActionWords>>): void {
  for (const [ability, its] of Object.entries<ActionWords>(words)) actions.set(`${source}/${ability}`, its);
}

/** `undefined`: it has no words. */
export const openActionWords = (action: ActionKey): ActionWords | undefined => actions.get(action);
export const milestoneWords = (event: string): MilestoneWords | undefined => milestones.get(event);
export const endingWords = (cause: string): Text | undefined => endings.get(cause);
export const occasionWords = (when: string): Text | undefined => occasions.get(when);
export const dutyWords = (title: string): Text | undefined => duties.get(title);
export const titleActionWords = (action: string): TitleActionWords | undefined => titleActions.get(action);

addWords({
  duties: { president: tell('openWords.duties.president'), admiral: tell('openWords.duties.admiral') },
  titleActions: {
    drawQuorum: {
      label: tell('openWords.drawQuorum.label'), deed: tell('openWords.drawQuorum.deed'), detail: tell('openWords.drawQuorum.detail'),
    },
    launchNuke: { label: tell('openWords.launchNuke.label'), deed: tell('openWords.launchNuke.deed') },
  },
  milestones: {
    sleeperAgent: {
      name: tell('openWords.sleeperAgent.name'),
      begins: tell('openWords.sleeperAgent.begins'),
      brings: tell('openWords.sleeperAgent.brings'),
    },
    finalJump: {
      name: tell('openWords.finalJump.name'),
      begins: tell('openWords.finalJump.begins'),
      brings: tell('openWords.finalJump.brings'),
    },
  },
  endings: {
    fuel: tell('openWords.endings.fuel'),
    food: tell('openWords.endings.food'),
    morale: tell('openWords.endings.morale'),
    population: tell('openWords.endings.population'),
    invasion: tell('openWords.endings.invasion'),
    destruction: tell('openWords.endings.destruction'),
    noCharacter: tell('openWords.endings.noCharacter'),
    reachedKobol: tell('openWords.endings.reachedKobol'),
  },
});

addActionWords('infiltration', {
  end: {
    label: tell('openWords.endInfiltration.label'),
    detail: tell('openWords.endInfiltration.detail'),
    deed: tell('openWords.endInfiltration.deed'),
  },
});
