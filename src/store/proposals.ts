import type { UserId } from './records.ts';

export const proposalStates = ['open', 'carried', 'refused', 'expired', 'lapsed'] as const;
/** The states of a proposal. `lapsed`: the game was undone or ended in another way before everyone had voted. */
export type ProposalState = (typeof proposalStates)[number];

export interface Vote {
  readonly userId: UserId;
  readonly yes: boolean;
}

/** A proposal to undo input `from` and all after it. A game has one open proposal at most; the latest is kept. */
export interface Proposal {
  /** Different for each proposal of a game. */
  readonly number: number;
  readonly from: number;
  readonly by: { readonly id: UserId; readonly name: string };
  readonly at: number;
  readonly expiresAt: number;
  readonly state: ProposalState;
  /** One a person; who votes again changes it. */
  readonly votes: ReadonlyArray<Vote>;
}
