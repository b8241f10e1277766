/** What is told, asked and chosen in Tempest. */
import type { Cause } from '../../../src/engine/types/event.ts';
import type { CardId, Seat } from '../../../src/engine/types/ids.ts';

declare module '../../../src/engine/types/modules.ts' {
  interface ModuleHappenings {
    tempest:
      | { readonly kind: 'steered'; readonly seat: Seat; readonly course: 'through' | 'around' }
      | { readonly kind: 'omenShown'; readonly seat: Seat; readonly card: CardId };
  }
  interface ModuleTopics {
    tempest: { readonly kind: 'course'; readonly why: Cause };
  }
  interface ModuleChoices {
    tempest: { readonly kind: 'steerThrough'; readonly grit: number } | { readonly kind: 'steerAround'; readonly fuel: number };
  }
}

export const tempestKinds = {
  events: { steered: 'nothing', omenShown: 'hidden' },
  questions: { course: 'nothing' },
  choices: { steerThrough: 'final', steerAround: 'free' },
} as const;
