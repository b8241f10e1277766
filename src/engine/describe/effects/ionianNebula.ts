/** Trauma tokens, and what else Crossroads cards do. */
import type { NebulaVerb } from '../../../catalogue/effects/ionianNebula.ts';
import { plural } from '../grammar.ts';
import { ships } from '../terms.ts';
import { traumaTokens } from '../trauma.ts';
import { does, fleet, may, their } from './clause.ts';
import { effectWords } from './table.ts';

effectWords<NebulaVerb>({
  drawTrauma: ({ who, count }) => does(who, `draw ${traumaTokens(count)}`),
  discardTrauma: ({ who, count, optional, random }, { brief }) => {
    const what = brief === true ? traumaTokens(count) : `${count} of ${their(who)} trauma tokens`;
    return (optional === true ? may : does)(who, `discard ${what}${random === true ? ' at random' : ''}`);
  },
  destroyBeside: (count, { brief }) => fleet(`destroy up to ${ships(count, 'raider')}${brief ? '' : ' in the same area'}`),
  removeRaiders: (count, { brief }) => fleet(`remove ${ships(count, 'raider')}${brief ? '' : ' of your choice from the main board'}`),
  rouseRaiders: (_, { brief }) => fleet(`activate ${brief ? 'the raiders' : 'every raider on the main board'}`),
  raidersRun: (count, { brief }) => fleet(
    `activate raiders ${plural(count, 'time')}${brief ? '' : ', also those that have been activated in this turn'}`,
  ),
  raiseVipers: (count) => fleet(`${plural(count, 'destroyed viper')} ${count === 1 ? 'returns' : 'return'} to the Reserves`),
});
