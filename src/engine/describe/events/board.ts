/** Resources, Galactica, the boarding party and the jump. */
import type { ResourceChange } from '../types.ts';
import { find } from '../lookup.ts';
import { list, plural, signed } from '../grammar.ts';
import { nameOf, place } from '../names.ts';
import { amounts, resourceNames } from '../terms.ts';
import { because } from './cause.ts';
import type { EventWords } from './table.ts';

const lastSpace = 4;
const spaceName = (space: number): string => (space >= lastSpace ? 'the end' : `space ${space}`);
const onSpace = (space: number): string => (space === 0 ? 'on the start' : `on space ${space}`);

/** «FTL Control», «1 fuel»: what a damage token hits. */
function damage(token: string): string {
  const found = find(token);
  if (found?.kind !== 'token' || found.entry.kind !== 'galacticaDamage') return nameOf(token);
  return found.entry.location === undefined ? amounts(found.entry.lose ?? {}) : nameOf(found.entry.location);
}

const leaving = (change: number, now: number): string => (change < 0 ? ` (${now} left)` : ` (now ${now})`);

/** «−1 morale (7 left)» */
export const resourceChange = ({ resource, change, now }: ResourceChange): string => `${signed(change)} ${resource}${leaving(change, now)}`;

type BoardEvent =
  | 'resource'
  | 'galacticaDamaged'
  | 'damageSeen'
  | 'repaired'
  | 'centurionBoarded'
  | 'centurionsAdvanced'
  | 'centurionDestroyed'
  | 'jumpTrack'
  | 'jumped';

export const boardEvents: EventWords<BoardEvent> = {
  resource: ({ resource, change, now, why }) => `${resourceNames[resource]} ${signed(change)}${leaving(change, now)}${because(why)}`,
  galacticaDamaged: ({ token, location, why }) =>
    location === undefined
      ? `Galactica is damaged, ${damage(token)} is lost${because(why)}`
      : `Galactica is damaged at ${place(location)}${because(why)}`,
  damageSeen: ({ seat, count, tokens }, names) =>
    `${names.seat(seat)} looks at `
      + `${plural(count, 'Galactica damage token')}${tokens === undefined || tokens.length === 0 ? '' : `: ${list(tokens.map(damage))}`}`,
  repaired: ({ location, seat }, names) => `${names.seat(seat)} repairs ${place(location)}`,
  centurionBoarded: ({ why }) => `A centurion boards Galactica${because(why)}`,
  centurionsAdvanced: ({ spaces }) => {
    const track = 'of the Boarding Party track';
    const kinds = [...new Set(spaces)];
    if (spaces.length === 1) return `The centurion aboard advances to ${list(spaces.map(spaceName))} ${track}`;
    if (kinds.length === spaces.length) return `The centurions aboard advance to ${list(spaces.map(spaceName))} ${track}`;
    const each = kinds.map((space) => `${spaces.filter((other) => other === space).length} to ${spaceName(space)}`);
    return `The centurions aboard advance: ${list(each)} ${track}`;
  },
  centurionDestroyed: ({ space, why }) => `A centurion is destroyed ${onSpace(space)} of the Boarding Party track${because(why)}`,
  jumpTrack: ({ change, now, why }) =>
    why === 'jump'
      ? 'The fleet marker goes back to the start of the jump track'
      : `Jump track ${signed(change)} (now ${now} of 5)${because(why)}`,
  jumped: ({ final, someStay }) => {
    if (final) return 'The fleet makes its last jump';
    return someStay === true ? 'The fleet jumps' : 'The fleet jumps: every ship in space is taken off the board';
  },
};
