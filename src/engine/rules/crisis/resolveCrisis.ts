/** Resolution of a Crisis card, by its kind: R-CRI-10 to R-CRI-22, R-CRI-40, R-CHK-90. */
import { procedure } from '../../flow/procedures.ts';
import type { CardId } from '../../types/ids.ts';
import { checkData } from '../checks/check.ts';
import { crisisEntry, kindOf } from './crisisCard.ts';
import { present } from '../../../values/present.ts';
import { defined } from '../../../values/defined.ts';

export interface ResolveCrisisProcedures {
  resolveCrisis: { readonly card: CardId };
}

export const resolveCrisisProcedure = procedure(
  'resolveCrisis',
  {
    first: (game, { card }) => {
      const crisis = crisisEntry(card);
      const running = game.running('crisis');
      if (running === undefined) throw new Error('a Crisis card is resolved outside a crisis');
      // R-CRI-62: the player whose turn it is, even if another one has drawn the card; a Super Crisis card speaks to
      // the player who plays it.
      const you = running.superCrisis ? running.seat : game.state.current;
      const context = { source: card, you, ...defined({ chooser: running.chooser }) };
      switch (crisis.kind) {
        case 'check':
          game.call(
            'skillCheck',
            checkData(crisis.check, { source: card, kind: kindOf(running), context, drawnBy: running.drawnBy }),
          );
          return;
        case 'choice':
          game.call('effects', {
            list: running.ownBox ?? present(crisis.options[running.option ?? 0], `a box of ${card}`).effects,
            context,
          });
          return;
        case 'event':
          game.call('effects', { list: crisis.effects, context });
          return;
        case 'attack':
          game.call('activate', { icons: crisis.attack.activate, at: 0, why: card });
          game.call('placeShips', { place: crisis.attack.place, why: card, at: 0, vipers: [] });
          game.call('effects', { list: crisis.attack.special?.effects ?? [], context });
          return;
        default: {
          const never: never = crisis;
          throw new Error(`no such Crisis card: ${JSON.stringify(never)}`);
        }
      }
    },
  },
  undefined,
  { card: 'public' },
);
