import type { Language } from '../types.ts';
import './modules/index.ts';
import { describeBoard } from './view/board.ts';
import { resourceChange } from './events/board.ts';
import { describeCard } from './cards/index.ts';
import { describeChoice, describePass } from './choices/index.ts';
import { fullText } from './choices/full.ts';
import { heading } from './choices/headings.ts';
import { describeDecision } from './decisions/index.ts';
import { describeEffects, describeOutcomes } from './effects/index.ts';
import { conditionWords } from './effects/filters.ts';
import { verbWords } from './effects/table.ts';
import { describeEvent } from './events/index.ts';
import { describeTogether } from './events/together.ts';
import { nameOf } from './names.ts';
import { describeOutcome } from './outcome.ts';
import { describeReaction } from './reactions.ts';
import { describeRules } from './rules.ts';
import { describeStanding } from './view/standing.ts';
import { playerLine } from './view/lines.ts';
import { describeStatus } from './view/status.ts';
import { phaseNames } from './terms.ts';

verbWords.complete();
conditionWords.complete();

export const english: Language = {
  effects: describeEffects,
  rules: describeRules,
  reaction: describeReaction,
  name: nameOf,
  card: describeCard,
  decision: describeDecision,
  choice: describeChoice,
  pass: describePass,
  event: describeEvent,
  together: describeTogether,
  phase: (phase) => phaseNames[phase],
  outcome: describeOutcome,
  board: describeBoard,
  status: describeStatus,
  player: playerLine,
  standing: describeStanding,
  heading,
  full: fullText,
  change: resourceChange,
  outcomes: describeOutcomes,
};
