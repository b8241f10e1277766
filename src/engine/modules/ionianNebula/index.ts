/** Rules that the objective Ionian Nebula adds: R-ION-01 to R-ION-96. */
import type { ModuleDeclaration } from '../../hooks.ts';
import { everySeat } from '../../pieces/players.ts';
import { nebulaChoices, nebulaEvents, nebulaQuestions } from './happenings.ts';
import { nebulaAtStart, nebulaSecrets } from './state.ts';
import { drawStartingTrauma, returnAllTrauma, takeWhatLies } from './trauma.ts';
import { nebulaView, ownTraumaView, traumaView } from './view.ts';

export const ionianNebula: ModuleDeclaration<'ionianNebula'> = {
  name: 'ionianNebula',
  when: 'ionianNebula',
  state: { start: nebulaAtStart, secrets: nebulaSecrets },
  view: nebulaView,
  seatView: traumaView,
  ownView: ownTraumaView,
  events: nebulaEvents,
  questions: nebulaQuestions,
  choices: nebulaChoices,
  hooks: {
    // R-SET-106, R-SET-111
    charactersPlaced: (game) => {
      for (const seat of everySeat(game.state)) drawStartingTrauma(game, seat);
    },
    turnBegun: takeWhatLies,
    humanExecuted: returnAllTrauma,
    newcomerPlaced: (game, seat) => {
      if (game.state.modules.ionianNebula?.trial === undefined) drawStartingTrauma(game, seat);
    },
  },
};
