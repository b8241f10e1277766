import { tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { board } from '../nouns.ts';
import type { ChoiceGroup, OtherGroup } from '../groups.ts';

const ofBoard = 'board/';

function isOther(group: ChoiceGroup): group is OtherGroup {
  return !group.startsWith(ofBoard);
}

/** Returns the heading over the choices of a group. */
export function heading(group: ChoiceGroup): Text {
  return isOther(group) ? tell(`choices.headings.${group}`) : board(group.slice(ofBoard.length));
}
