/** Answers of automatic players on the Demetrius and the Rebel Basestar. */
import { skills, type Skill } from '../catalogue/vocabulary.ts';
import { faceOf } from '../engine/pieces/cards.ts';
import { characterOf, sheetCounts } from '../engine/pieces/players.ts';
import { skillSet } from '../engine/rules/turn/drawing.ts';
import type { Choice, Topic } from '../engine/types/decision.ts';
import type { GameView } from '../engine/types/view.ts';
import type { ModuleTopics } from '../engine/types/modules.ts';
import type { AnswerRule, Answers } from './answers.ts';
import { worthOfMission } from './worth/searchForHome.ts';

/**
 * Returns the score of drawing that type. Types that the player's own sheet does not draw are worth more; no human
 * wants Treachery.
 */
function wantedSkill(view: GameView, skill: Skill, forHumans: 1 | -1): number {
  if (skill === 'treachery') return -forHumans;
  const { viewer } = view;
  const own = viewer === 'public' || !sheetCounts(view, viewer) ? skills : skillSet(characterOf(view, viewer));
  return own.includes(skill) ? 0 : 0.3;
}

const bySkill: AnswerRule<Topic> = ({ view, forHumans, best }) =>
  best((choice) => (choice.kind === 'skill' ? wantedSkill(view, choice.skill, forHumans) : 0));

export const missionAnswers: Answers<ModuleTopics['searchForHome']['kind']> = {
  placeMission: ({ view, now, forHumans }) => {
    const seen = view.own?.modules.searchForHome?.seen;
    return [seen !== undefined && forHumans * worthOfMission(now, seen) < 0 ? 'bottom' : 'top'];
  },
  skillForAll: bySkill,
  // A token comes back more easily than a card that is worth playing.
  payTribute: ({ best }) => best((choice) => (choice.kind === 'miracleToken' ? 0.1 : 0)),
  searchedSkill: bySkill,
  searchSkillDeck: ({ decision }) => strongest(decision.choices, decision.min),
  sendOut: ({ forHumans, best }) =>
    best((choice) =>
      choice.kind === 'shipsOut' ? (choice.ship === 'viper' ? forHumans : -forHumans) * choice.count : 0,
    ),
};

function strongest(choices: ReadonlyArray<Choice>, count: number): Array<string> {
  const cards = choices.flatMap((choice) =>
    choice.kind === 'skillCard' ? [{ id: choice.id, value: faceOf(choice.card).value }] : [],
  );
  return cards
    .sort((one, other) => other.value - one.value)
    .slice(0, count)
    .map(({ id }) => id);
}
