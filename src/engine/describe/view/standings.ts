/** The conditions by which someone without a team wins. */
import type { Text } from '../../../words/text.ts';
import type { OwnModuleViews } from '../../types/modules.ts';
import type { GameView } from '../../types/view.ts';
import { leaderStanding } from '../modules/cylonLeaders.ts';
import { motiveStanding } from '../modules/motives.ts';

export interface NoTeam {
  /** In a whole sentence: that there is no team, and how one wins without. */
  readonly sentence: Text;
  readonly conditions: ReadonlyArray<{ readonly text: Text; readonly holds: boolean }>;
}

/** For the viewer alone; `undefined`: there is nothing of the module that the viewer could win by. */
export type NoTeamWords = (view: GameView) => NoTeam | undefined;

/** For every module that shows its owner something; who has something of several of them goes by the first. */
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
