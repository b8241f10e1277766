/** What executions add to the rules, with the expansions that know them: R-EXE-01 to R-EXE-71. */
import { defineModule } from '../../hooks.ts';
import './execute.ts';
import { moraleFell } from './fragile.ts';
import { executionEvents, executionQuestions } from './happenings.ts';
import { executionsSecrets, executionsView, noExecutions } from './state.ts';

defineModule({
  name: 'executions',
  when: ({ expansions }) => expansions.includes('pegasus') || expansions.includes('exodus'),
  state: { start: noExecutions, secrets: executionsSecrets },
  view: executionsView,
  events: executionEvents,
  questions: executionQuestions,
  hooks: {
    resourceLost: moraleFell,
    condition: ({ modules }, condition) => ('moraleLostToExecution' in condition ? modules.executions?.moraleLost === true : undefined),
  },
});
