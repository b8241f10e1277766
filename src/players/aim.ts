import type { Agenda, AgendaCondition } from '../catalogue/content.ts';
import type { ResourceAmounts } from '../catalogue/vocabulary.ts';
import type { PlayerView } from '../engine/types/view.ts';

/** What an automatic player with an Agenda or with Motives wants just now. */
export interface Aim {
  /** The team that should do well for the time being; the Agenda may name the other one. */
  readonly helps: Agenda['winner'];
  /** Conditions that are not true now. */
  readonly missing: ReadonlyArray<AgendaCondition>;
  readonly all: ReadonlyArray<AgendaCondition>;
  readonly me: PlayerView;
  /** What has to be left of each resource in the end. */
  readonly floors?: ResourceAmounts;
}
