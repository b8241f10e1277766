/** The Cylon Fleet board. */
import type { CylonFleetVerb } from '../../../catalogue/effects/cylonFleet.ts';
import { plural, signed } from '../grammar.ts';
import { inEnglish } from '../inEnglish.ts';
import { ships } from '../terms.ts';
import { does, fleet, long, longFleet } from './clause.ts';
import { effectWords } from './table.ts';

effectWords<CylonFleetVerb>({
  pursue: (spaces, { brief }) => fleet(brief
    ? `Pursuit track ${signed(spaces)}`
    : `move the pursuit marker ${plural(Math.abs(spaces), 'space')} ${spaces < 0 ? 'back' : 'forward'}`),
  reinforceFleet: ({ ship, count }, { brief }) => does('you', brief
    ? `place ${ships(count, ship)} on the Cylon Fleet board`
    : `place ${ships(count, ship)} of the supply in one area of the Cylon Fleet board`),
  rollBelowRaiders: ({ then }, teller) => long(does('you', teller.brief
    ? `roll a die: below the number of raiders in space ${inEnglish(teller.text(then))}`
    : `roll a die. On less than the number of raiders on the main board: ${inEnglish(teller.text(then))}`)),
  nukeArea: (_, { brief }) => brief
    ? fleet('roll for an area: 1 or 2 damage a basestar twice, 3 to 6 destroy it, 7 with 3 raiders, 8 all ships')
    : longFleet('discard 1 nuke, choose a space area and roll a die. On 1 or 2: damage a basestar there twice. On 3 to 6: destroy a '
        + 'basestar there. On 7: destroy a basestar and 3 raiders there. On 8: destroy every ship there, human ones too'),
});
