import { brig, playsPart } from '../../../engine/pieces/places.ts';
import type { GameView, Outcome, Seat } from '../../../store/engineTypes.ts';
import type { Side } from '../../../store/results.ts';
import { checksOf, contributionsOf } from '../record/checks.ts';
import type { Contributions } from '../record/checks.ts';
import { loyaltyOver, sidesOver } from '../record/loyalty.ts';
import type { LoyaltyPeriod } from '../record/loyalty.ts';
import type { OpenLine } from '../record/openEvents.ts';

/** The facts of a finished game about one player. */
export interface SeatFacts extends Pick<Contributions, 'helped' | 'harmed'> {
  /** The view after the end, with everyone's cards. */
  readonly view: GameView;
  readonly winner: Outcome['winner'];
  readonly won: boolean;
  /** The player's side at the end. */
  readonly side: Side;
  readonly loyalty: ReadonlyArray<LoyaltyPeriod>;
  /** The player's titles at the end. */
  readonly titles: ReadonlyArray<string>;
  /** President and Admiral at the same time, once. */
  readonly twoTitles: boolean;
  /** Everyone knew of the Cylon before the end. */
  readonly openCylon: boolean;
  /** How often sent to the Brig or to Detention, and executed. */
  readonly brig: number;
  readonly executed: number;
  /** Cylon ships destroyed at the controls of a viper. */
  readonly kills: number;
  /** Number of nukes launched, no matter who was Admiral; without those that a card takes away. */
  readonly nukesUsed: number;
  /** No one's cards for checks came to more, whatever they added against them. */
  readonly mostHelpful: boolean;
  /** Strength against a single check, the most. */
  readonly worst: number;
}

/** Returns each seat's facts, by seat. */
export function factsOf(
  lines: ReadonlyArray<OpenLine>,
  view: GameView,
  { winner, winners }: Outcome,
): ReadonlyArray<SeatFacts> {
  const loyalty = loyaltyOver(lines);
  const sideAt = sidesOver(lines, loyalty, view.players);
  const contributions = contributionsOf(checksOf(lines, sideAt), view.players.length);
  const most = Math.max(...contributions.map(({ helped }) => helped.strength));
  const count = (holds: (what: OpenLine['what']) => boolean): number => lines.filter(({ what }) => holds(what)).length;
  return view.players.map(({ titles }, seat): SeatFacts => {
    const own = contributions.find((each) => each.seat === seat);
    const none = { cards: 0, strength: 0 };
    return {
      view,
      winner,
      titles,
      won: winners.includes(seat),
      side: sideAt(seat, lines.length),
      loyalty: loyalty.filter((held) => held.seat === seat),
      twoTitles: hadTwoTitles(lines, seat),
      openCylon: count((what) => what.kind === 'becameCylon' && what.seat === seat) > 0,
      brig: count((what) => what.kind === 'sentTo' && playsPart(what.to, brig) && what.seat === seat),
      executed: count((what) => what.kind === 'executed' && what.seat === seat),
      kills: count(
        (what) =>
          what.kind === 'attack' && what.pilot === seat && what.attacker === 'viper' && what.result === 'destroyed',
      ),
      nukesUsed: count((what) => what.kind === 'areaNuked' || (what.kind === 'attack' && what.attacker === 'nuke')),
      helped: own?.helped ?? none,
      harmed: own?.harmed ?? { ...none, asCylon: 0 },
      mostHelpful: own?.helped.strength === most,
      worst: own?.worst?.strength ?? 0,
    };
  });
}

function hadTwoTitles(lines: ReadonlyArray<OpenLine>, seat: Seat): boolean {
  const holders = new Map<string, Seat | undefined>();
  return lines.some(({ what }) => {
    if (what.kind !== 'titleGained') return false;
    holders.set(what.title, what.seat);
    return holders.get('president') === seat && holders.get('admiral') === seat;
  });
}
