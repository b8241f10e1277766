/** Events, questions and choices of Missions, the Demetrius and the Rebel Basestar. */
import type { Allegiance, FewCylons } from '../../../catalogue/effects/searchForHome.ts';
import type { Area, Skill } from '../../../catalogue/vocabulary.ts';
import type { ChoiceKind, EventBrings, QuestionBrings } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { CardId, Seat, SkillCard } from '../../types/ids.ts';

export type HomeHappening =
  | { readonly kind: 'missionTurnedUp'; readonly seat: Seat; readonly card: CardId }
  /** The Bridge has been activated, and no Mission is left (R-DAY-76). */
  | { readonly kind: 'noMission'; readonly seat: Seat }
  /** The current player draws no Crisis card in this turn, since the Bridge has been activated (R-DAY-61, R-DAY-62). */
  | { readonly kind: 'crisisSpared'; readonly seat: Seat }
  | { readonly kind: 'missionTurnedDown'; readonly card: CardId }
  /** The Active Mission space is cleared at a jump (R-DAY-75). */
  | { readonly kind: 'missionCleared'; readonly card: CardId; readonly to: 'objective' | 'discard' | 'deck' }
  | { readonly kind: 'missionSeen'; readonly seat: Seat; readonly card?: CardId }
  | { readonly kind: 'missionPutBack'; readonly seat: Seat; readonly where: 'top' | 'bottom' }
  | { readonly kind: 'skillForAll'; readonly seat: Seat; readonly skill: Skill }
  /** Cylons leave the main board without being destroyed. */
  | {
      readonly kind: 'cylonsCleared';
      readonly counts: Readonly<Partial<Record<FewCylons, number>>>;
      readonly why: Cause;
    }
  | { readonly kind: 'cylonsGone'; readonly counts: Readonly<Partial<Record<FewCylons, number>>>; readonly why: Cause }
  | { readonly kind: 'rebelBasestar'; readonly side: Allegiance; readonly before?: Allegiance }
  | { readonly kind: 'superCrisisPaid'; readonly seat: Seat; readonly card: CardId }
  /**
   * `cards`: seen only by the player who has searched; `open`: those out of the discard pile, which all have seen go.
   */
  | {
      readonly kind: 'deckSearched';
      readonly seat: Seat;
      readonly skill: Skill;
      readonly count: number;
      readonly cards?: ReadonlyArray<SkillCard>;
      readonly open: ReadonlyArray<SkillCard>;
    };

export type HomeTopic =
  /** Whether the Mission that has been looked at stays on the top of its deck or goes to the bottom. */
  | { readonly kind: 'placeMission'; readonly why: Cause }
  | { readonly kind: 'skillForAll'; readonly count: number; readonly why: Cause }
  | { readonly kind: 'payTribute'; readonly why: CardId }
  | { readonly kind: 'searchedSkill'; readonly count: number; readonly why: Cause }
  | { readonly kind: 'searchSkillDeck'; readonly skill: Skill; readonly count: number; readonly why: Cause }
  /** Raiders or vipers for that area. */
  | { readonly kind: 'sendOut'; readonly area: Area; readonly why: Cause };

export type HomeChoice =
  | { readonly kind: 'miracleToken' }
  | { readonly kind: 'shipsOut'; readonly ship: 'raider' | 'viper'; readonly count: number };

export const homeEvents: Readonly<Record<HomeHappening['kind'], EventBrings>> = {
  missionTurnedUp: 'hidden',
  noMission: 'nothing',
  crisisSpared: 'nothing',
  missionTurnedDown: 'nothing',
  missionCleared: 'nothing',
  missionSeen: 'hidden',
  missionPutBack: 'nothing',
  skillForAll: 'nothing',
  cylonsCleared: 'nothing',
  cylonsGone: 'nothing',
  rebelBasestar: 'nothing',
  superCrisisPaid: 'hidden',
  deckSearched: 'ownChoice',
};

export const homeQuestions: Readonly<Record<HomeTopic['kind'], QuestionBrings>> = {
  placeMission: 'hidden',
  skillForAll: 'nothing',
  payTribute: 'nothing',
  searchedSkill: 'nothing',
  searchSkillDeck: 'hidden',
  sendOut: 'nothing',
};

export const homeChoices: Readonly<Record<HomeChoice['kind'], ChoiceKind>> = { miracleToken: 'free', shipsOut: 'free' };
