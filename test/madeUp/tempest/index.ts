/** What Tempest adds to the rules. */
import { defineModule } from '../../../src/engine/hooks.ts';
import { everySeat } from '../../../src/engine/pieces/players.ts';
import { milestone } from '../../../src/engine/rules/jump/milestones.ts';
import './actions.ts';
import './effects.ts';
import { tempestKinds } from './happenings.ts';
import './omens.ts';
import './steering.ts';
import { held, tempestAtStart, tempestOf, tempestSecrets } from './state.ts';

// Grit is lost in it, by everybody.
milestone('stormBreaks', ({ state }) => {
  for (const seat of everySeat(state)) Object.assign(tempestOf(state).held[seat] ?? {}, { grit: 0 });
});

defineModule({
  name: 'tempest',
  order: 90,
  when: 'tempest',
  state: { start: tempestAtStart, secrets: tempestSecrets },
  ...tempestKinds,
  view: (state) => ({ raiders: tempestOf(state).raiders, rumours: tempestOf(state).rumours.deck.length }),
  seatView: (state, seat) => held.seen(tempestOf(state).held[seat], state.over !== undefined),
  ownView: (state, viewer) => held.own(tempestOf(state).held[viewer]),
  hooks: {
    cylonShipSource: (state, kind) => ({
      left: kind === 'raider' ? tempestOf(state).raiders : 0,
      take: () => {
        tempestOf(state).raiders -= 1;
      },
    }),
  },
});
