/** What the Skill cards of Daybreak do that nothing else does. */
import type { DaybreakSkillVerb } from '../../../catalogue/effects/daybreakSkills.ts';
import { list, plural } from '../grammar.ts';
import { place } from '../names.ts';
import { does, fleet, may } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

const strengthsIn = (strengths: ReadonlyArray<number>): string => list(strengths.map(String), 'or');

wordsIf({
  currentIsHuman: () => 'the current player is human',
  mayAddToCheck: () => 'one more Skill card may be added',
  noBlueSpace: () => 'the fleet marker is on no blue space of the jump track',
  mayTradeRaptor: () => 'there is a raptor in the Reserves and an assault raptor in the supply',
});

effectWords<DaybreakSkillVerb>({
  addToTotal: ({ strengths, each }) => fleet(`the total goes up by ${each} for each card of strength ${strengthsIn(strengths)} in the check`),
  takeFromCheck: (strengths, { brief }) =>
    may('current', `take 1 ${brief ? '' : 'other '}card of strength ${strengthsIn(strengths)} out of the check`),
  dogfight: (_value, { brief }) =>
    may('current', brief
      ? 'damage 1 viper to discard 1 card from the check'
      : 'damage 1 viper in space or in the Reserves to discard 1 other card from the check'),
  influenceQuorum: (count, { brief }) =>
    does('you', brief
      ? `draw ${plural(count, 'Quorum card')}: 1 for the President, play or discard the other`
      : `draw ${plural(count, 'Quorum card')}, give 1 of them to the President and play or discard the other`),
  activateAnywhere: (locations, { brief }) =>
    does('you', `activate ${list(locations.map(place), 'or')}${brief ? '' : ' from wherever you are, also if it is damaged'}`),
  activateOneViper: (count) => does('you', `activate 1 unmanned viper up to ${plural(count, 'time')}`),
  launchReserves: (count, { brief }) =>
    does('you', brief
      ? `launch up to ${plural(count, 'viper')} beside a pilot and activate each`
      : `launch up to ${plural(count, 'viper')} of the Reserves, unmanned, into an area with a piloted viper, then activate each of them once`),
});
