/** The Cylon Fleet board and the CAG. */
import { cylonShips, type Area } from '../../../catalogue/vocabulary.ts';
import { from } from '../decisions/about.ts';
import { because } from '../events/cause.ts';
import { list } from '../grammar.ts';
import { moduleWords } from '../moduleWords.ts';
import { addWords } from '../openWords.ts';
import { areaNames, atArea, shipNames, ships, viperName } from '../terms.ts';

const fromArea = (area: Area): string => `from the ${areaNames[area].toLowerCase()}`;

/** R-FLT-61 */
/** What the die says, whatever is there (R-FLT-62). */
function nukeResults(die: number): string {
  if (die <= 2) return 'it damages a basestar twice, if one is there';
  if (die <= 6) return 'it destroys a basestar, if one is there';
  return die === 7 ? 'it destroys a basestar and 3 raiders, as far as they are there' : 'it destroys every ship there';
}

const missing = { raiders: 'raiders', heavyRaiders: 'heavy raiders', launchRaiders: 'basestars', basestars: 'basestars' } as const;

function pursuitSpace(now: number, change: number): string {
  const space = now === 0 ? 'the start' : now === 4 ? 'Auto Attack' : `space ${now}`;
  return change < 0 ? `back to ${space}` : `to ${space}`;
}

moduleWords('cylonFleet', {
  events: {
    nothingActivated: ({ activation, why }) => `No ${missing[activation]} on the main board${because(why)}`,
    fleetGathers: ({ ship, count, area }) => `${ships(count, ship)} on the Cylon Fleet board, ${areaNames[area].toLowerCase()}`,
    fleetArrives: ({ area, ships: counts }) => {
      const parts = cylonShips.flatMap((ship) => (counts[ship] > 0 ? [ships(counts[ship], ship)] : []));
      return `The Cylon Fleet arrives: ${list(parts)} ${atArea(area)}`;
    },
    pursuit: ({ now, change, why }) => `The pursuit marker moves ${pursuitSpace(now, change)}${because(why)}`,
    escorted: ({ area, pilot, model }, names) =>
      `${pilot === undefined ? 'An unmanned' : `${names.seat(pilot)}'s`} ${viperName(model)} escorts a civilian ship away ${fromArea(area)}`,
    areaNuked: ({ area, die }) => `A nuke explodes ${atArea(area)}: ${die}, ${nukeResults(die)}`,
  },
  questions: {
    nukeTarget: ({ why }) => ({
      ask: `choose the area that the nuke hits${from(why)}`,
      help:
        'Then you roll. On 1 or 2 a basestar there is damaged twice, on 3 to 6 destroyed, on 7 destroyed with 3 raiders; ' +
        'on 8 every ship there is destroyed, vipers and civilian ships too.',
      rule: 'R-FLT-61',
    }),
    fleetArea: ({ ship, count, why }) => ({
      ask: `choose where ${ships(count, ship)} ${count === 1 ? 'gathers' : 'gather'}${from(why)}`,
      help: 'An area of the Cylon Fleet board. What waits there comes to the area of the main board with the same name.',
      rule: 'R-FLT-83',
    }),
  },
  choices: {
    escort: {
      group: 'fly',
      told: ({ area, shipId, piloted, model }) => ({
        label:
          `Escort ${shipId === undefined ? 'a' : 'the'} ${shipNames.civilian}${shipId === undefined ? '' : ` no. ${shipId}`} away ` +
          `${fromArea(area)} with ${piloted ? 'your' : 'an unmanned'} ${viperName(model)}`,
        detail: 'It goes back to the civilian ships that are not in space',
      }),
      deed: ({ area, piloted, model }) =>
        `escorts a civilian ship away ${fromArea(area)} with ${piloted ? 'their' : 'an unmanned'} ${viperName(model)}`,
    },
  },
});

addWords({
  duties: {
    cag: 'The CAG places civilian ships for which a card names no area, where there is none yet, and decides where a card says so.',
  },
  titleActions: {
    handOver: { label: 'Send a viper and hand over', deed: 'sends a viper and hands over the title' },
    wingCommand: { label: 'Lead the wing', deed: 'leads the wing' },
    nukeArea: { label: 'Launch a nuke', deed: 'launches a nuke' },
  },
});
