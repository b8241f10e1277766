import { z } from 'zod';
import type { Agenda, AgendaCondition } from '../content.ts';
import { entry } from './entry.ts';
import { count, flag, name, resource, someResources } from '../fields/primitives.ts';
import { fields } from '../fields/strict.ts';

const damaged = fields({ of: z.array(name).min(1), count });

const agendaCondition = z.xor(
  [
    fields({ atMost: someResources }),
    fields({ oneAtMost: someResources }),
    fields({ differAtMost: fields({ of: z.tuple([resource, resource]), by: count }) }),
    fields({ distanceAtLeast: count }),
    fields({ shipsLostAtLeast: count }),
    fields({ damagedAtMost: damaged }),
    fields({ damagedAtLeast: damaged }),
    fields({ infiltrating: flag }),
    fields({ free: flag }),
    fields({ jailedOrExecuted: flag }),
    fields({ playedSuperCrisis: flag }),
  ],
  { error: 'a condition, which is an object with one of the keys of `AgendaCondition`' },
) satisfies z.ZodType<AgendaCondition>;

export const agenda = fields({
  ...entry,
  deck: z.enum(['sympathetic', 'hostile']),
  winner: z.enum(['humans', 'cylons']),
  conditions: z.array(agendaCondition).min(1),
}) satisfies z.ZodType<Agenda>;
