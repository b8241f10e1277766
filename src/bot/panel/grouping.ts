import type { ChoiceGroup } from '../../app/types.ts';
import type { Shown } from './choices.ts';

/** Choices that belong together. */
export interface Group {
  readonly group: ChoiceGroup;
  readonly shown: ReadonlyArray<Shown>;
}

/** In the order in which the question brings them, but what costs a card comes after what is free. Declining is no group. */
export function groupsOf(shown: ReadonlyArray<Shown>): ReadonlyArray<Group> {
  const real = shown.filter(({ isPass }) => !isPass);
  const names = [...new Set(real.map(({ group }) => group))];
  const groups = names.map((group) => ({ group, shown: real.filter((each) => each.group === group) }));
  return [...groups.filter(isFree), ...groups.filter((group) => !isFree(group))];
}

function isFree({ shown }: Group): boolean {
  return shown.some(({ costly }) => !costly);
}
