/** Version 4, the opened core: each part of the rules that changed its form adds its own step. */
import { withOpenActions } from './actions.ts';
import { withGrants } from './grants.ts';
import { withEvents } from './milestones.ts';
import { withOpenChecks } from './checks.ts';
import { withModules } from './modules.ts';
import { withPersons } from './persons.ts';
import type { Migration, Plain } from './plain.ts';
import { withRoles } from './roles.ts';
import { withModels, withShipsThatDiffer } from './ships.ts';

const parts: ReadonlyArray<Migration> = [
  withEvents,
  withModules,
  withPersons,
  withRoles,
  withGrants,
  withOpenChecks,
  withOpenActions,
  withShipsThatDiffer,
  withModels,
];

export function toVersion4(state: Plain): Plain {
  return parts.reduce((now, part) => part(now), state);
}
