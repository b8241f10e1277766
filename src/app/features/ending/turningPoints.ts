import { brig, playsPart } from '../../../engine/pieces/places.ts';
import type { GameEvent, Seat } from '../../../store/engineTypes.ts';
import type { Side } from '../../../store/results.ts';
import { playersOver } from '../../core/cast.ts';
import type { PlayerAt, PlayerThen } from '../../core/cast.ts';
import type { CheckTold } from '../../model/record/checks.ts';
import type { SideAt } from '../../model/record/loyalty.ts';
import type { OpenLine } from '../../model/record/openEvents.ts';

type What<K extends GameEvent['what']['kind']> = Extract<GameEvent['what'], { readonly kind: K }>;
type Loss = Omit<What<'resource'>, 'kind' | 'why'>;

/** Something that changed the course of a game. */
export type Turning =
  | (PlayerThen & { readonly kind: 'cylon'; readonly how: What<'becameCylon'>['how'] })
  /** `side`: on which the executed player was. */
  | (PlayerThen & { readonly kind: 'executed'; readonly side: Side })
  | (PlayerThen & { readonly kind: 'brig' | 'detention' })
  /** The fleet's total losses in a turn, and how many civilian ships were among their causes. */
  | { readonly kind: 'losses'; readonly losses: ReadonlyArray<Loss>; readonly civilians: number }
  | { readonly kind: 'vipers'; readonly count: number }
  | { readonly kind: 'jump'; readonly distance: number }
  /** `spoiler`: without the cards of that player against it, it would have passed. */
  | {
      readonly kind: 'nearMiss';
      readonly source: string;
      readonly by: number;
      readonly spoiler: (PlayerThen & { readonly strength: number }) | undefined;
    };

export interface TurningPoint {
  readonly turn: number;
  readonly what: Turning;
}

interface Weighed extends TurningPoint {
  readonly weight: number;
}

/** Most turning points in total; `mostOfAKind` limits each kind. */
const most = 6;
const mostOfAKind: Readonly<Record<Turning['kind'], number>> = {
  cylon: 3,
  executed: 2,
  brig: 1,
  detention: 1,
  losses: 3,
  vipers: 1,
  jump: 2,
  nearMiss: 2,
};
/** Less than this is the common lot of a turn. */
const least = { loss: 3, vipers: 3 } as const;
const nearMiss = 3;

/** Returns the moments that decided a game: at most 6, in order. `playerAt`: how players are named in each line. */
export function turningPointsOf(
  lines: ReadonlyArray<OpenLine>,
  checks: ReadonlyArray<CheckTold>,
  sideAt: SideAt,
  playerAt: PlayerAt = playersOver([]),
): ReadonlyArray<TurningPoint> {
  const turns = [...new Set(lines.map(({ turn }) => turn))];
  const all = [
    ...lines.flatMap((line, at) => single(line, at, lines, { sideAt, playerAt })),
    ...turns.flatMap((turn) =>
      ofTurn(
        turn,
        lines.filter((line) => line.turn === turn).map(({ what }) => what),
      ),
    ),
    ...checks.flatMap(missed),
  ].sort((one, other) => other.weight - one.weight);
  const chosen: Array<Weighed> = [];
  for (const point of all) {
    const alike = chosen.filter(({ what }) => what.kind === point.what.kind).length;
    if (chosen.length < most && alike < mostOfAKind[point.what.kind]) chosen.push(point);
  }
  return chosen.sort((one, other) => one.turn - other.turn).map(({ turn, what }) => ({ turn, what }));
}

/** The side and the name of a player when a line happened. */
interface Knowing {
  readonly sideAt: SideAt;
  readonly playerAt: PlayerAt;
}

function single(
  { turn, what }: OpenLine,
  at: number,
  lines: ReadonlyArray<OpenLine>,
  { sideAt, playerAt }: Knowing,
): ReadonlyArray<Weighed> {
  const who = (seat: Seat): PlayerThen => playerAt(at, seat);
  switch (what.kind) {
    case 'becameCylon':
      return [{ turn, weight: 8, what: { kind: 'cylon', ...who(what.seat), how: what.how } }];
    case 'executed':
      return [
        {
          turn,
          weight: 7,
          what: { kind: 'executed', ...who(what.seat), character: what.character, side: sideAt(what.seat, at - 1) },
        },
      ];
    case 'sentTo':
      return playsPart(what.to, brig)
        ? [{ turn, weight: 2, what: { kind: what.to === brig ? 'brig' : 'detention', ...who(what.seat) } }]
        : [];
    case 'jumped': {
      const arrived = lines
        .slice(at)
        .find((line) => line.what.kind === 'destinationChosen' || line.what.kind === 'distanceAdded');
      const distance =
        arrived?.what.kind === 'destinationChosen' || arrived?.what.kind === 'distanceAdded' ? arrived.what.total : 0;
      return what.final || distance === 0
        ? []
        : [{ turn, weight: 1 + distance / 100, what: { kind: 'jump', distance } }];
    }
    default:
      return [];
  }
}

function ofTurn(turn: number, happened: ReadonlyArray<GameEvent['what']>): ReadonlyArray<Weighed> {
  const losses = new Map<string, Loss>();
  for (const what of happened) {
    if (what.kind !== 'resource') continue;
    const { resource, now } = what;
    losses.set(resource, { resource, now, change: what.change + (losses.get(resource)?.change ?? 0) });
  }
  const lost = [...losses.values()].filter(({ change }) => change < 0);
  const amount = lost.reduce((sum, { change }) => sum - change, 0);
  const civilians = happened.filter(({ kind }) => kind === 'civilianDestroyed').length;
  const count = happened.reduce(
    (sum, what) => sum + (what.kind === 'shipDestroyed' && what.ship === 'viper' ? what.count : 0),
    0,
  );
  return [
    ...(amount < least.loss
      ? []
      : [{ turn, weight: amount + 1, what: { kind: 'losses' as const, losses: lost, civilians } }]),
    ...(count < least.vipers ? [] : [{ turn, weight: count, what: { kind: 'vipers' as const, count } }]),
  ];
}

/**
 * Returns a check that failed by at most `nearMiss`, and the player whose cards alone did it. No player is named if
 * abilities changed the sum: without those cards they might have played differently.
 */
function missed({ turn, source, difficulty, total, result, added, abilities }: CheckTold): ReadonlyArray<Weighed> {
  if (result !== 'fail' || total === undefined || difficulty - total > nearMiss) return [];
  const by = difficulty - total;
  const [worst] = added
    .map(({ side: _side, cards, gone: _gone, ...player }) => ({
      ...player,
      strength: cards.reduce((sum, { worth }) => sum + Math.max(0, -worth), 0),
    }))
    .sort((one, other) => other.strength - one.strength);
  const spoiler = abilities === undefined && worst !== undefined && worst.strength >= by ? worst : undefined;
  return [{ turn, weight: (spoiler === undefined ? 3 : 5) - by / 2, what: { kind: 'nearMiss', source, by, spoiler } }];
}
