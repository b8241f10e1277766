/** Occupation forces and civilian ships on New Caprica, and the departure. */
import type { NewCapricaVerb } from '../../../catalogue/effects/newCaprica.ts';
import { plural } from '../grammar.ts';
import { does, fleet, long } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

effectWords<NewCapricaVerb>({
  prepareShip: (_, { brief }) => fleet(brief ? 'prepare 1 civilian ship' : 'the top Locked civilian ship goes under the Prepared stack'),
  evacuateShip: ({ by, thenMove }, { brief }) =>
    does(
      by,
      brief
        ? `evacuate 1 civilian ship${thenMove ? ' and move to Galactica' : ''}`
        : `place the top Prepared civilian ship at the port bow or port `
            + `quarter${thenMove ? ', and then move to a location on Galactica free of charge if you like' : ''}`,
    ),
  placeForces: (count) => fleet(`place ${plural(count, 'occupation force')} on Occupation Authority`),
  activateForce: () => does('you', 'activate 1 occupation force of your choice'),
  destroyForces: ({ by, count }) => does(by, `destroy ${plural(count, 'occupation force')}`),
  lookAtLocked: (_, { brief }) => does('you', brief
    ? 'look at the top Locked ship and move it'
    : 'look in secret at the top Locked civilian ship and put it on the top or the bottom of that stack'),
  skipPrepareForJump: () => fleet('this turn has no Prepare for Jump step'),
  depart: (_, { brief }) =>
    brief
      ? fleet('leave for good: ships and people left on New Caprica are lost, and the game ends')
      : long(fleet('Galactica leaves New Caprica for good. All Locked and Prepared civilian ships are destroyed, and every '
          + 'human character on New Caprica is executed. Then the game ends: the humans win if no resource is used up')),
});

wordsIf({ inOrbit: () => 'Galactica is back in orbit' });
