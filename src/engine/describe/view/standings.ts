/** The conditions by which someone without a team wins. */
import type { Text } from '../../../words/text.ts';
import type { OwnModuleViews } from '../../types/modules.ts';
import type { GameView } from '../../types/view.ts';
import { leaderStanding } from '../modules/cylonLeaders.ts';
import { motiveStanding } from '../modules/motives.ts';

export interface NoTeam {
  /** A whole sentence: that there is no team, and how one wins without. */
  readonly sentence: Text;
  readonly conditions: ReadonlyArray<{ readonly text: Text; readonly holds: boolean }>;
}

/** Returns a module's standing, for the viewer alone; `undefined`: the viewer could win by nothing of the module. */
export type NoTeamWords = (view: GameView) => NoTeam | undefined;

/** The standing of every module that shows its owner something; for a viewer with several the first counts. */
const standings: { readonly [N in keyof OwnModuleViews]: NoTeamWords | 'nothing' } = {
  cylonLeaders: leaderStanding,
  motives: motiveStanding,
  ionianNebula: 'nothing',
  mutiny: 'nothing',
  personalGoals: 'nothing',
  searchForHome: 'nothing',
};

export function noTeamOf(view: GameView): NoTeam | undefined {
  for (const words of Object.values(standings)) {
    const found = words === 'nothing' ? undefined : words(view);
    if (found !== undefined) return found;
  }
  return undefined;
}
