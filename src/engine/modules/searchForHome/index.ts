/** Rules that the objective Search for Home adds (R-DAY-60 to R-DAY-89), point by point. */
import type { ModuleDeclaration } from '../../hooks.ts';
import { homeChoices, homeEvents, homeQuestions } from './happenings.ts';
import { clearMission, drawsNoCrisis, furtherDistance } from './missions.ts';
import { allegiance, centurionsLost, homeOf, searchForHomeAtStart, searchForHomeSecrets } from './state.ts';
import { ownMissionView, searchForHomeView } from './view.ts';

export const searchForHome: ModuleDeclaration<'searchForHome'> = {
  name: 'searchForHome',
  when: 'searchForHome',
  state: { start: searchForHomeAtStart, secrets: searchForHomeSecrets },
  view: searchForHomeView,
  ownView: ownMissionView,
  events: homeEvents,
  questions: homeQuestions,
  choices: homeChoices,
  hooks: {
    allegiance,
    centurionsLost,
    drawsNoCrisis,
    fleetJumps: clearMission,
    furtherDistance,
    openDeck: (state) => ({ deck: 'mission', cards: homeOf(state).missions.deck }),
  },
};
