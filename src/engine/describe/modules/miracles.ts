/** Miracle tokens. */
import { tell } from '../../../words/text.ts';
import type { ModuleChoiceWords } from '../choices/table.ts';
import { question, withNotes } from '../decisions/table.ts';
import type { ModuleQuestions } from '../decisions/table.ts';
import { withCause } from '../events/cause.ts';
import type { ModuleEvents } from '../events/table.ts';
import { name, source, tokens } from '../nouns.ts';

export const miracleEvents: ModuleEvents<'miracles'> = {
  miracleGained: ({ seat, now, why }, names) =>
    withCause(tell('modules.miracles.gained', { player: names.seat(seat), now }), why),
  miracleSpent: ({ seat, count, ability, why }, names) => {
    const values = { player: names.seat(seat), tokens: tokens(count, 'miracleToken') };
    return ability === undefined
      ? withCause(tell('modules.miracles.spent', values), why)
      : tell('modules.miracles.spentFor', { ...values, ability: name(ability) });
  },
  miraclePassed: ({ from, to, why }, names) =>
    withCause(tell('modules.miracles.passed', { player: names.seat(from), to: names.seat(to) }), why),
  miraclesLost: ({ seat, count }, names) =>
    tell('modules.miracles.lost', { player: names.seat(seat), tokens: tokens(count, 'miracleToken') }),
};

export const miracleQuestions: ModuleQuestions<'miracles'> = {
  passMiracle: ({ why }) => withNotes(question('modules.miracles.pass', 'R-DAY-06'), source(why)),
};

export const miracleChoices: ModuleChoiceWords<'miracles'> = {
  passMiracle: ({ seat, way }, { names }) => ({
    label: tell(way === 'give' ? 'modules.miracles.give' : 'modules.miracles.take', { player: names.seat(seat) }),
  }),
};
