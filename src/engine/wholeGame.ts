/** Puts the game together: all that lower floors of the engine call by name and upper ones bring. */
import { putTogether } from './parts.ts';
import { procedures } from './procedures.ts';

putTogether({ procedures });
