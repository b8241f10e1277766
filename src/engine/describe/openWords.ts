/** Words for what objectives and titles name openly; tests of the house report what has none. */
import { inForm, tell } from '../../words/text.ts';
import type { GameKey, Text } from '../../words/text.ts';

interface MilestoneWords {
  /** Its name on the scale of the distance: “Sleeper agents”. */
  readonly name: Text;
  /** The words in the log: “the Sleeper Agent phase begins”. */
  readonly begins: Text;
  /** The words on the objective: “the Sleeper Agent phase: each player is dealt another Loyalty card”. */
  readonly brings: Text;
}

interface TitleActionWords {
  /** The words on its button: “Launch a nuke”. */
  readonly label: Text;
  /** The words in the log: “launches a nuke”. */
  readonly deed: Text;
  /** The button's second line, if it isn't the effects. */
  readonly detail?: Text;
}

type TitleAction = Extract<
  GameKey,
  `modules.cylonFleet.${'handOver' | 'wingCommand' | 'nukeArea'}` | 'modules.newCaprica.leaveNewCaprica'
>;

const titleAction = (key: TitleAction): TitleActionWords => ({ label: tell(key), deed: inForm(tell(key), 'deed') });

type Phase = Extract<GameKey, `modules.${'newCaprica' | 'ionianNebula'}.phase`>;

const phaseBegins = (key: Phase): MilestoneWords => ({
  name: tell(key),
  begins: inForm(tell(key), 'begins'),
  brings: inForm(tell(key), 'brings'),
});

const milestones: ReadonlyMap<string, MilestoneWords> = new Map([
  [
    'sleeperAgent',
    {
      name: tell('openWords.sleeperAgent.name'),
      begins: tell('openWords.sleeperAgent.begins'),
      brings: tell('openWords.sleeperAgent.brings'),
    },
  ],
  [
    'finalJump',
    {
      name: tell('openWords.finalJump.name'),
      begins: tell('openWords.finalJump.begins'),
      brings: tell('openWords.finalJump.brings'),
    },
  ],
  ['newCapricaPhase', phaseBegins('modules.newCaprica.phase')],
  ['crossroadsPhase', phaseBegins('modules.ionianNebula.phase')],
]);

/** Causes of the end of the game: “the fleet has reached Kobol”. */
const endings: ReadonlyMap<string, Text> = new Map([
  ['fuel', tell('openWords.endings.fuel')],
  ['food', tell('openWords.endings.food')],
  ['morale', tell('openWords.endings.morale')],
  ['population', tell('openWords.endings.population')],
  ['invasion', tell('openWords.endings.invasion')],
  ['destruction', tell('openWords.endings.destruction')],
  ['noCharacter', tell('openWords.endings.noCharacter')],
  ['reachedKobol', tell('openWords.endings.reachedKobol')],
  ['leftNewCaprica', tell('modules.newCaprica.leftNewCaprica')],
  ['leftTheNebula', tell('modules.ionianNebula.leftTheNebula')],
  ['reachedEarth', tell('modules.searchForHome.reachedEarth')],
]);

/** The times at which ships of a set-up come that are not there at the start: “When Galactica returns”. */
const occasions: ReadonlyMap<string, Text> = new Map([
  ['galacticaReturns', tell('modules.newCaprica.galacticaReturns')],
  ['crossroadsPhase', inForm(tell('modules.ionianNebula.phase'), 'occasion')],
]);

/** The duties of each title and who decides: sentences on its card. */
const duties: ReadonlyMap<string, Text> = new Map([
  ['president', tell('openWords.duties.president')],
  ['admiral', tell('openWords.duties.admiral')],
  ['cag', tell('modules.cylonFleet.cag')],
]);

const titleActions: ReadonlyMap<string, TitleActionWords> = new Map([
  [
    'drawQuorum',
    {
      label: tell('openWords.drawQuorum.label'),
      deed: tell('openWords.drawQuorum.deed'),
      detail: tell('openWords.drawQuorum.detail'),
    },
  ],
  ['launchNuke', { label: tell('openWords.launchNuke.label'), deed: tell('openWords.launchNuke.deed') }],
  ['handOver', titleAction('modules.cylonFleet.handOver')],
  ['wingCommand', titleAction('modules.cylonFleet.wingCommand')],
  ['nukeArea', titleAction('modules.cylonFleet.nukeArea')],
  ['leaveNewCaprica', titleAction('modules.newCaprica.leaveNewCaprica')],
]);

/** These give `undefined` for what has no words. */
export const milestoneWords = (event: string): MilestoneWords | undefined => milestones.get(event);
export const endingWords = (cause: string): Text | undefined => endings.get(cause);
export const occasionWords = (when: string): Text | undefined => occasions.get(when);
export const dutyWords = (title: string): Text | undefined => duties.get(title);
export const titleActionWords = (action: string): TitleActionWords | undefined => titleActions.get(action);
