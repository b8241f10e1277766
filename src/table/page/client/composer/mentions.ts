import type { TablePerson } from '../../../contract.ts';

/** «@Name» as Discord sends it; longer names first, so that «@Ann Lee» is not taken for «@Ann». */
export function mentionsToIds(text: string, people: ReadonlyArray<TablePerson>): string {
  return people
    .toSorted((a, b) => b.displayName.length - a.displayName.length)
    .reduce((so, { displayName, user }) => so.replaceAll(`@${displayName}`, `<@${user.id}>`), text);
}
