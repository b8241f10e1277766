/** Answers of automatic players to the questions of Daybreak's Skill cards. */
import { catalogue } from '../catalogue/index.ts';
import type { ModuleTopics } from '../engine/types/modules.ts';
import { atRandom, type Answers } from './answers.ts';
import { raidersNear } from './worth/areas.ts';
import { spoiling } from './worth/checks.ts';
import { worthOf, worthOfAction } from './worth/effects.ts';

export const daybreakSkillAnswers: Answers<ModuleTopics['daybreakSkills']['kind']> = {
  // Takes the card that hurts the player's own side most; it joins the hand.
  takeFromCheck: ({ now, decision }) => spoiling(now, decision),
  // Spends a viper on a card that may turn the check.
  dogfight: ({ view, now, decision, forHumans }) =>
    forHumans === 1 || view.ships.length > 0 ? spoiling(now, decision, 2) : [],
  shareQuorum: atRandom,
  playOrDiscard: ({ now, decision: { choices }, forHumans }) =>
    choices.flatMap((choice) => {
      const effects = choice.kind === 'card' ? (catalogue.quorum.get(choice.card)?.effects ?? []) : [];
      return forHumans * worthOf(now, effects) > 0 ? [choice.id] : [];
    }),
  activateFromAfar: ({ now, best }) =>
    best((choice) =>
      choice.kind === 'activateLocation'
        ? worthOfAction(now, catalogue.locations.get(choice.location)?.effects ?? [])
        : 0,
    ),
  launchReserves: ({ view, best }) => best((choice) => (choice.kind === 'area' ? raidersNear(view, choice.area) : 0)),
  howManyLaunch: ({ decision: { choices } }) => choices.slice(0, 1).map(({ id }) => id),
};
