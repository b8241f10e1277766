/** A truce with the Cylons. */
import { tell } from '../../../words/text.ts';
import { withCause, withCauseUnlessCrisis } from '../events/cause.ts';
import type { ModuleEvents } from '../events/table.ts';

export const negotiationEvents: ModuleEvents<'negotiation'> = {
  truceMade: ({ why }) => withCause(tell('modules.negotiation.truceMade'), why),
  truceKept: ({ why }) => withCauseUnlessCrisis(tell('modules.negotiation.truceKept'), why),
};
