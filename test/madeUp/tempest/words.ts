/** Words of verbs, actions and milestones of Tempest. */
import { addActTraits } from '../../../src/engine/describe/actTraits.ts';
import { does, fleet } from '../../../src/engine/describe/effects/clause.ts';
import { wordsIf } from '../../../src/engine/describe/effects/filters.ts';
import { effectWords } from '../../../src/engine/describe/effects/table.ts';
import { withNotes } from '../../../src/engine/describe/decisions/table.ts';
import { moduleWords } from '../../../src/engine/describe/moduleWords.ts';
import { addActionWords, addWords } from '../../../src/engine/describe/openWords.ts';
import { name, source } from '../../../src/engine/describe/nouns.ts';
import { inRow } from '../../../src/words/text.ts';
import './actions.ts';
import './omens.ts';
import type { TempestVerb } from './verbs.ts';

const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

effectWords<TempestVerb>({
  hearRumour: (count) => does('you', `hear ${plural(count, 'rumour')}`),
  hideRaiders: (count) => fleet(`hide ${plural(count, 'raider')} on the Derelict`),
  countStrength: (strength) => fleet(`the total rises by 1 for each card of strength ${strength}`),
  squall: (difficulty) => fleet(`the fleet meets a squall of difficulty ${difficulty}`),
  steer: () => does('you', 'choose the course'),
  leaveTheFleet: () => does('you', 'leave the game'),
});

wordsIf({ gritAtLeast: (count) => `you have ${count} or more grit` });

addWords({
  duties: { stormLeader: 'The Storm Leader decides who flies.' },
  titleActions: { rideTheStorm: { label: 'Ride the storm', deed: 'rides the storm' } },
  milestones: { stormBreaks: { name: 'Storm', begins: 'the storm breaks', brings: 'the storm: all grit is lost' } },
  endings: { outranTheStorm: 'the fleet has outrun the storm' },
});

moduleWords('tempest', {
  noTeam: 'nothing',
  events: {
    steered: ({ seat, course }, names) => `${names.seat(seat)} steers ${course} the storm`,
    omenShown: ({ seat, card }, names) => inRow([names.seat(seat), ' shows an omen: ', name(card)], ''),
  },
  questions: {
    course: ({ why }) =>
      withNotes({ ask: 'choose the course', help: 'Through the storm or around it.', rule: 'R-TURN-149' }, source(why)),
  },
  choices: {
    steerThrough: {
      group: 'tokens',
      told: ({ grit }) => ({ label: 'Through the storm', detail: `You lose ${grit} grit` }),
      full: ({ grit }) => `You lose ${grit} grit, and the fleet is through.`,
    },
    steerAround: { group: 'options', told: ({ fuel }) => ({ label: 'Around the storm', detail: `The fleet loses ${fuel} fuel` }) },
  },
});

addActTraits('tempest', { spread: { group: 'cards' }, grit: { group: 'character' } });
addActTraits('omens', { show: { group: 'cards' } });
addActionWords('omens', { show: { label: 'Show your omen', detail: 'You get 1 grit', deed: 'shows an omen' } });
addActionWords('tempest', {
  spread: { label: 'Spread a rumour', detail: 'It is resolved and discarded', deed: 'spreads a rumour' },
  grit: { label: 'Show grit', detail: 'For a Skill card', deed: 'shows grit' },
});
