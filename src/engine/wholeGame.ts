/** Puts the game together: all that lower floors of the engine call by name and upper ones bring. */
import { conditionTests, effectHandlers } from './handlers.ts';
import { putTogether } from './parts.ts';
import { procedures } from './procedures.ts';

putTogether({ procedures, effects: effectHandlers, conditions: conditionTests });
