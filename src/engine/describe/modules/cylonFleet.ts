/** The Cylon Fleet board and the CAG. */
import { cylonShips } from '../../../catalogue/vocabulary.ts';
import { inForm, listed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { ModuleChoices } from '../../types/modules.ts';
import type { ModuleChoiceWords } from '../choices/table.ts';
import { question, withNotes } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import { withCauseUnlessCrisis } from '../events/cause.ts';
import type { ModuleEvents } from '../events/table.ts';
import { area as areaNoun, ship as shipNoun, ships, source, viper } from '../nouns.ts';

/** Returns the result of a nuke's die, no matter what is there (R-FLT-61, R-FLT-62). */
const nukeResult = (die: number): string =>
  die <= 2 ? 'damage' : die <= 6 ? 'basestar' : die === 7 ? 'raiders' : 'all';

const missing = {
  raiders: 'raider',
  heavyRaiders: 'heavyRaider',
  launchRaiders: 'basestar',
  basestars: 'basestar',
} as const;

export const cylonFleetEvents: ModuleEvents<'cylonFleet'> = {
  nothingActivated: ({ activation, why }) =>
    withCauseUnlessCrisis(tell('modules.cylonFleet.nothingActivated', { ship: shipNoun(missing[activation]) }), why),
  fleetGathers: ({ ship, count, area }) =>
    tell('modules.cylonFleet.gathers', { ships: ships(count, ship), area: areaNoun(area) }),
  fleetArrives: ({ area, ships: counts }) =>
    tell('modules.cylonFleet.arrives', {
      ships: listed(cylonShips.flatMap((ship) => (counts[ship] > 0 ? [ships(counts[ship], ship)] : []))),
      area: areaNoun(area),
    }),
  pursuit: ({ now, change, why }) =>
    withCauseUnlessCrisis(tell('modules.cylonFleet.pursuit', { space: now, back: change < 0 }), why),
  escorted: ({ area, pilot, model }, names) => {
    const values = { ship: viper(model), area: areaNoun(area) };
    return pilot === undefined
      ? tell('modules.cylonFleet.escortedUnmanned', values)
      : tell('modules.cylonFleet.escorted', { ...values, player: names.seat(pilot) });
  },
  areaNuked: ({ area, die }) =>
    tell('modules.cylonFleet.nuked', { area: areaNoun(area), die, result: nukeResult(die) }),
};

export const cylonFleetQuestions: ModuleQuestions<'cylonFleet'> = {
  nukeTarget: ({ why }) => withNotes(question('modules.cylonFleet.nukeTarget', 'R-FLT-61'), source(why)),
  fleetArea: ({ ship, count, why }) =>
    withNotes(question('modules.cylonFleet.fleetArea', 'R-FLT-83', { ships: ships(count, ship), count }), source(why)),
};

export const cylonFleetChoices: ModuleChoiceWords<'cylonFleet'> = {
  escort: ({ area, shipId, piloted, model }) => {
    const told = tell('modules.cylonFleet.escort', {
      number: shipId ?? 'none',
      area: areaNoun(area),
      viper: tell('choices.ships.whose', { own: piloted, ship: viper(model) }),
    });
    return { label: told, detail: inForm(told, 'detail') };
  },
};

/** Returns the deed for the log, to follow the name of its doer: “escorts a civilian ship”. */
export const escorts = ({ area, piloted, model }: ModuleChoices['cylonFleet']): Text =>
  tell('modules.cylonFleet.escorts', { own: piloted, area: areaNoun(area), ship: viper(model) });
