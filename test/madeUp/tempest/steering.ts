/** A course is chosen in the storm: a question, choices and an event of its own. */
import { answersOf } from '../../../src/engine/flow/game.ts';
import { procedure } from '../../../src/engine/flow/procedures.ts';
import { changeResource } from '../../../src/engine/rules/victory/resources.ts';
import type { Cause } from '../../../src/engine/types/event.ts';
import type { Seat } from '../../../src/engine/types/ids.ts';
import { tempestOf } from './state.ts';

declare module '../../../src/engine/flow/procedures.ts' {
  interface Procedures {
    steer: { readonly seat: Seat; readonly why: Cause };
  }
}

// Through it costs a token and is for good; around it costs fuel.
procedure('steer', {
  ask: (game, { seat, why }) => {
    const { grit = 0 } = tempestOf(game.state).held[seat] ?? {};
    const through = { id: 'through', kind: 'steerThrough', grit: 1 } as const;
    game.ask({
      seat,
      topic: { kind: 'course', why },
      choices: [...(grit > 0 ? [through] : []), { id: 'around', kind: 'steerAround', fuel: 1 }],
    });
  },
  go: (game, { seat, why }, frame) => {
    const own = tempestOf(game.state).held[seat];
    const [choice] = answersOf(frame, seat);
    if (choice?.kind === 'steerThrough' && own !== undefined) own.grit -= choice.grit;
    if (choice?.kind === 'steerAround') changeResource(game, 'fuel', -choice.fuel, why);
    game.tell({ kind: 'steered', seat, course: choice?.kind === 'steerThrough' ? 'through' : 'around' });
  },
});
