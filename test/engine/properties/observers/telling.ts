import { expect } from 'vitest';
import type { GameEvent } from '../../../../src/engine/types/event.ts';
import { tries } from '../../../soak.ts';
import { observer } from '../watching.ts';

export const telling = [
  observer('what was told stays as it was told, whatever happens later', tries(20, 800), () => {
    const told: Array<readonly [event: GameEvent, then: string]> = [];
    return {
      after(events) {
        told.push(...events.map((event) => [event, JSON.stringify(event)] as const));
      },
      end() {
        expect(
          told.filter(([event, then]) => JSON.stringify(event) !== then).map(([event]) => event.what.kind),
        ).toEqual([]);
      },
    };
  }),
];
