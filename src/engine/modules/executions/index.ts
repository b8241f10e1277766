/** Rules that executions add, with the expansions that have them: R-EXE-01 to R-EXE-71. */
import type { ConditionTests } from '../../conditions.ts';
import type { ModuleDeclaration } from '../../hooks.ts';
import { titlesWait } from './execute.ts';
import { moraleFell } from './fragile.ts';
import { executionEvents, executionQuestions } from './happenings.ts';
import { executionsSecrets, executionsView, noExecutions } from './state.ts';

export const executionConditionTests: ConditionTests<'moraleLostToExecution'> = {
  moraleLostToExecution: ({ modules }) => modules.executions?.moraleLost === true,
};

export const executions: ModuleDeclaration<'executions'> = {
  name: 'executions',
  when: ({ expansions }) => expansions.includes('pegasus') || expansions.includes('exodus'),
  state: { start: noExecutions, secrets: executionsSecrets },
  view: executionsView,
  events: executionEvents,
  questions: executionQuestions,
  hooks: {
    resourceLost: moraleFell,
    titlesWait,
  },
};
