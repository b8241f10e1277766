/** Resources, Galactica, the boarding party and the jump. */
import { listed, signed, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { ResourceChange } from '../types.ts';
import { find } from '../lookup.ts';
import { amounts, name, place, resource, tokens } from '../nouns.ts';
import { withCause } from './cause.ts';
import { shown } from './shown.ts';
import type { EventWords } from './table.ts';

const lastSpace = 4;
const spaceName = (space: number): Text => tell('events.board.space', { space: space >= lastSpace ? 'end' : space });

/** “FTL Control”, “1 fuel”: what a damage token hits. */
function damage(token: string): Text {
  const found = find(token);
  if (found?.kind !== 'token' || found.entry.kind !== 'galacticaDamage') return name(token);
  return found.entry.location === undefined ? amounts(found.entry.lose ?? {}) : place(found.entry.location);
}

/** “−1 morale (7 left)” */
export const resourceChange = ({ resource: id, change, now }: ResourceChange): Text =>
  tell('events.board.change', { resource: resource(id), change: signed(change), loss: change < 0, now });

/** Returns the spaces that the centurions come to; centurions that come to the same space are counted. */
function advance(spaces: ReadonlyArray<number>): Text {
  const kinds = [...new Set(spaces)];
  if (spaces.length === 1 || kinds.length === spaces.length) {
    return tell('events.board.centurionsAdvanced', { count: spaces.length, spaces: listed(spaces.map(spaceName)) });
  }
  const each = kinds.map((space) =>
    tell('events.board.centurionsTo', {
      count: spaces.filter((other) => other === space).length,
      space: spaceName(space),
    }),
  );
  return tell('events.board.centurionsAdvancedEach', { each: listed(each) });
}

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
  resource: ({ resource: id, change, now, why }) =>
    withCause(
      tell('events.board.resource', { resource: resource(id), change: signed(change), loss: change < 0, now }),
      why,
    ),
  galacticaDamaged: ({ token, location, why }) =>
    withCause(
      location === undefined
        ? tell('events.board.galacticaHit', { loss: damage(token) })
        : tell('events.board.galacticaDamaged', { place: place(location) }),
      why,
    ),
  damageSeen: ({ seat, count, tokens: seen }, names) =>
    shown(
      tell('events.board.damageSeen', { player: names.seat(seat), tokens: tokens(count, 'damageToken') }),
      seen,
      (all) => listed(all.map(damage)),
    ),
  repaired: ({ location, seat }, names) =>
    tell('events.board.repaired', { player: names.seat(seat), place: place(location) }),
  centurionBoarded: ({ why }) => withCause(tell('events.board.centurionBoarded'), why),
  centurionsAdvanced: ({ spaces }) => advance(spaces),
  centurionDestroyed: ({ space, why }) => withCause(tell('events.board.centurionDestroyed', { space }), why),
  jumpTrack: ({ change, now, why }) =>
    why === 'jump'
      ? tell('events.board.jumpTrackReset')
      : withCause(
          tell('events.board.jumpTrack', { change: signed(change), now }),
          why === 'prepareForJump' ? 'jump' : why,
        ),
  jumped: ({ final, someStay }) =>
    tell('events.board.jumped', { how: final ? 'final' : someStay === true ? 'someStay' : 'all' }),
};
