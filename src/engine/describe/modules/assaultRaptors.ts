/** Assault raptors. */
import { tell } from '../../../words/text.ts';
import { question, withPass } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import { withCause } from '../events/cause.ts';
import type { ModuleEvents } from '../events/table.ts';
import { area as areaNoun } from '../nouns.ts';

export const assaultRaptorEvents: ModuleEvents<'assaultRaptors'> = {
  assaultRaptorGained: ({ area, why }) =>
    withCause(
      area === undefined
        ? tell('modules.assaultRaptors.gainedInReserves')
        : tell('modules.assaultRaptors.gained', { area: areaNoun(area) }),
      why,
    ),
  staysInSpace: ({ area, pilot }, names) =>
    pilot === undefined
      ? tell('modules.assaultRaptors.staysUnmanned', { area: areaNoun(area) })
      : tell('modules.assaultRaptors.stays', { player: names.seat(pilot), area: areaNoun(area) }),
};

export const assaultRaptorQuestions: ModuleQuestions<'assaultRaptors'> = {
  stayInSpace: ({ piloted }) =>
    withPass(
      question('modules.assaultRaptors.stayInSpace', 'R-JMP-12', { piloted }),
      tell('modules.assaultRaptors.noneStays', { piloted }),
    ),
};
