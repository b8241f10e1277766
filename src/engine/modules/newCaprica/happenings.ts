/** Events and questions on New Caprica. */
import type { EventBrings, QuestionBrings } from '../../hooks.ts';
import type { Cause } from '../../types/event.ts';
import type { LocationId, Seat, TokenId } from '../../types/ids.ts';
import type { Area } from '../../../catalogue/vocabulary.ts';

export type NewCapricaHappening =
  | { readonly kind: 'newCapricaPhase' }
  | { readonly kind: 'galacticaReturned' }
  | { readonly kind: 'departed'; readonly seat: Seat }
  | { readonly kind: 'forcePlaced'; readonly location: LocationId; readonly why: Cause }
  | { readonly kind: 'forceMoved'; readonly from: LocationId; readonly to: LocationId }
  /** A force has left the end of the track, for a ship that it destroys. */
  | { readonly kind: 'forceLeft'; readonly location: LocationId }
  | { readonly kind: 'forceDestroyed'; readonly location: LocationId; readonly why: Cause | 'attack' }
  | { readonly kind: 'shipPrepared'; readonly locked: number; readonly prepared: number }
  | { readonly kind: 'shipEvacuated'; readonly seat: Seat; readonly area: Area; readonly prepared: number }
  | { readonly kind: 'lockedSeen'; readonly seat: Seat; readonly token?: TokenId }
  | { readonly kind: 'lockedPutBack'; readonly seat: Seat; readonly where: 'top' | 'bottom' };

export type NewCapricaTopic =
  /** Which launch area the top Prepared ship goes to. */
  | { readonly kind: 'evacuate'; readonly why: Cause }
  | { readonly kind: 'chooseForce'; readonly why: Cause }
  /** Whether the top Locked ship stays on the top of its stack or goes to the bottom. */
  | { readonly kind: 'lockedShip'; readonly why: Cause };

export const newCapricaEvents: Readonly<Record<NewCapricaHappening['kind'], EventBrings>> = {
  newCapricaPhase: 'hidden',
  galacticaReturned: 'hidden',
  departed: 'hidden',
  forcePlaced: 'nothing',
  forceMoved: 'nothing',
  forceLeft: 'hidden',
  forceDestroyed: 'hidden',
  shipPrepared: 'nothing',
  shipEvacuated: 'nothing',
  lockedSeen: 'hidden',
  lockedPutBack: 'nothing',
};

export const newCapricaQuestions: Readonly<Record<NewCapricaTopic['kind'], QuestionBrings>> = {
  evacuate: 'nothing',
  chooseForce: 'nothing',
  lockedShip: 'hidden',
};
