/** R-CHK-48: one of the cards that a player has added lies faceup. */
import { answerIfAny } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import { skillCardChoices } from '../../pieces/cards.ts';
import { runningCheck, type CheckData } from '../../rules/checks/check.ts';
import type { Seat, SkillCard } from '../../types/ids.ts';

export interface DaybreakPeopleShowingProcedures {
  showContribution: { readonly seat: Seat };
}

/** The cards that were added last: no one has shuffled yet. */
function latest({ pile, contributions }: CheckData): ReadonlyArray<SkillCard> {
  return pile.slice(pile.length - (contributions.at(-1)?.count ?? 0));
}

export const showContributionProcedure = procedure('showContribution', {
  ask: (game, { seat }) => {
    const choices = skillCardChoices([...new Set(latest(runningCheck(game)))]);
    game.ask({ seat, topic: { kind: 'showContribution' }, choices, privacy: 'private' });
  },
  show: (game, { seat }, frame) => {
    // None where nothing has been added.
    const choice = answerIfAny(frame, seat, 'skillCard');
    if (choice === undefined) return;
    (runningCheck(game).shown ??= []).push(choice.card);
    game.tell({ kind: 'contributionShown', seat, card: choice.card });
  },
});
