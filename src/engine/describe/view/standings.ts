/** Where the modules say what somebody without a team wins by. */
import type { GameView } from '../../types/view.ts';
import type { Text } from '../../../words/text.ts';

export interface NoTeam {
  /** In a whole sentence: that there is no team, and how one wins without. */
  readonly sentence: Text;
  readonly conditions: ReadonlyArray<{ readonly text: Text; readonly holds: boolean }>;
}

/** For the viewer alone; `undefined`: there is nothing of the module that the viewer could win by. */
export type NoTeamWords = (view: GameView) => NoTeam | undefined;

/** By module, in the order of their words: who has something of several of them goes by the first. */
export const noTeamWords = new Map<string, NoTeamWords | 'nothing'>();

export function noTeamOf(view: GameView): NoTeam | undefined {
  for (const words of noTeamWords.values()) {
    const found = words === 'nothing' ? undefined : words(view);
    if (found !== undefined) return found;
  }
  return undefined;
}
