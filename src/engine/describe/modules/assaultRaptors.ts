/** Assault raptors. */
import { tell } from '../../../words/text.ts';
import { question, withPass } from '../decisions/table.ts';
import { withCause } from '../events/cause.ts';
import { moduleWords } from '../moduleWords.ts';
import { area as areaNoun } from '../nouns.ts';

moduleWords('assaultRaptors', {
  events: {
    assaultRaptorGained: ({ area, why }) => withCause(
      area === undefined
        ? tell('modules.assaultRaptors.gainedInReserves')
        : tell('modules.assaultRaptors.gained', { area: areaNoun(area) }),
      why,
    ),
    staysInSpace: ({ area, pilot }, names) => (pilot === undefined
      ? tell('modules.assaultRaptors.staysUnmanned', { area: areaNoun(area) })
      : tell('modules.assaultRaptors.stays', { player: names.seat(pilot), area: areaNoun(area) })),
  },
  questions: {
    stayInSpace: ({ piloted }) => withPass(
      question('modules.assaultRaptors.stayInSpace', 'R-JMP-12', { piloted }), tell('modules.assaultRaptors.noneStays', { piloted }),
    ),
  },
});
