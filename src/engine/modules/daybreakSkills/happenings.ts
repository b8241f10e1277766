/** Events and questions about the Skill cards of Daybreak. */
import type { Area } from '../../../catalogue/vocabulary.ts';
import type { EventBrings, QuestionBrings } from '../../hooks.ts';
import type { CardId, Seat, SkillCard } from '../../types/ids.ts';

export type DaybreakSkillHappening =
  | { readonly kind: 'checkCardTaken'; readonly seat: Seat; readonly card: SkillCard; readonly why: CardId }
  /** `card`: for those who know it. */
  | { readonly kind: 'quorumShared'; readonly by: Seat; readonly to: Seat; readonly card?: CardId }
  | { readonly kind: 'reservesLaunched'; readonly area: Area; readonly count: number };

export type DaybreakSkillTopic =
  | { readonly kind: 'takeFromCheck'; readonly why: CardId }
  | { readonly kind: 'dogfight'; readonly why: CardId }
  /** Which card the President gets. */
  | { readonly kind: 'shareQuorum'; readonly to: Seat; readonly why: CardId }
  /** It is played, or discarded. */
  | { readonly kind: 'playOrDiscard'; readonly why: CardId }
  /** `undamaged`: no location that is damaged. */
  | { readonly kind: 'activateFromAfar'; readonly undamaged?: true; readonly why: CardId }
  | { readonly kind: 'launchReserves'; readonly why: CardId }
  | { readonly kind: 'howManyLaunch'; readonly area: Area; readonly why: CardId };

export const daybreakSkillEvents: Readonly<Record<DaybreakSkillHappening['kind'], EventBrings>> = {
  checkCardTaken: 'nothing',
  quorumShared: 'hidden',
  reservesLaunched: 'nothing',
};

export const daybreakSkillQuestions: Readonly<Record<DaybreakSkillTopic['kind'], QuestionBrings>> = {
  takeFromCheck: 'nothing',
  dogfight: 'nothing',
  shareQuorum: 'hidden',
  playOrDiscard: 'hidden',
  activateFromAfar: 'nothing',
  launchReserves: 'nothing',
  howManyLaunch: 'nothing',
};
