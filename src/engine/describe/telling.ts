/** All that the describer can tell, for `index.ts` to have it worded. */
export { toldEffects as effects, describeOutcomes as outcomes } from './effects/index.ts';
export { describeRules as rules } from './rules.ts';
export { describeReaction as reaction } from './reactions.ts';
export { name, phase, shortName } from './nouns.ts';
export { describeCard as card } from './cards/index.ts';
export { describeDecision as decision } from './decision.ts';
export { asLine, describeChoice as choice } from './choices/index.ts';
export { heading } from './choices/headings.ts';
export { fullText as full } from './choices/full.ts';
export { resourceChange as change } from './events/board.ts';
export { describeEvent as event } from './events/index.ts';
export { describeTogether as together } from './events/together.ts';
export { describeOutcome as outcome } from './outcome.ts';
export { describeBoard as board } from './view/board.ts';
export { describeStatus as status } from './view/status.ts';
export { playerLine as player } from './view/lines.ts';
export { describeStanding as standing } from './view/standing.ts';
export { allegianceOf as allegiance, describeLoyalty as loyalty } from './view/allegiance.ts';
