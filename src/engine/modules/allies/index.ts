/** The allies of the Ionian Nebula: R-ION-20 to R-ION-57. Where they lie is a part of the piece of `ionianNebula`. */
import type { ModuleDeclaration } from '../../hooks.ts';
import { nebulaOf } from '../ionianNebula/state.ts';
import { movementEnds } from './encounter.ts';
import { allyEvents, allyQuestions } from './happenings.ts';
import { executionEnds, locationDamaged, placesLost } from './leaving.ts';
import { alliesView } from './view.ts';

export const allies: ModuleDeclaration<'allies'> = {
  name: 'allies',
  when: 'ionianNebula',
  view: alliesView,
  events: allyEvents,
  questions: allyQuestions,
  hooks: {
    charactersPlaced: (game) => {
      game.call('dealAllies', {});
    },
    openDeck: (state) => ({ deck: 'ally', cards: nebulaOf(state).allies.deck }),
    movementEnds,
    locationDamaged,
    placesLost,
    executionEnds,
  },
};
