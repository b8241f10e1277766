import type { AuditEntry, Deed } from '../../store/audit.ts';
import type { Seat } from '../../store/engineTypes.ts';
import type { GameRecord, PlayerName, SeatHolder } from '../../store/records.ts';
import { deedsOf } from './deeds.ts';
import type { HolderName, LogEntry } from './gameLog.ts';
import type { ReadContext } from './context.ts';

/** Returns who held each seat at a time (milliseconds since 1970): the same array as long as no seat changes hands. */
export type HoldersAt = (time: number) => ReadonlyArray<HolderName>;

type Handover = Extract<Deed, { readonly seat?: Seat }>;
type Holders = ReadonlyArray<HolderName>;

/** Reads the holders of this game's seats at any time from its audit log. */
export async function holdersOver(context: Pick<ReadContext, 'store'>, game: GameRecord): Promise<HoldersAt> {
  return holdersFrom(game.seats, await deedsOf(context, game.id));
}

/** Adds the holders of the seats at its time to each line of a log. */
export async function withHolders(
  context: Pick<ReadContext, 'store'>,
  game: GameRecord,
  entries: ReadonlyArray<LogEntry>,
): Promise<ReadonlyArray<LogEntry>> {
  if (entries.length === 0) return entries;
  return addHolders(entries, await holdersOver(context, game));
}

export function addHolders(entries: ReadonlyArray<LogEntry>, holdersAt: HoldersAt): ReadonlyArray<LogEntry> {
  return entries.map((entry) => ({ ...entry, holders: holdersAt(entry.at) }));
}

/**
 * Works out the holders back from those of today.
 * @param audit the latest first
 */
export function holdersFrom(
  seats: ReadonlyArray<SeatHolder>,
  audit: ReadonlyArray<Pick<AuditEntry, 'at' | 'deed'>>,
): HoldersAt {
  let holders: Holders = seats.map(({ name, standsInFor }) => ({ name, standsIn: standsInFor !== undefined }));
  const handovers = audit.flatMap(({ at, deed }) => (isHandover(deed) ? [{ at, deed }] : []));
  const stretches = [{ until: Infinity, holders }];
  handovers.forEach(({ at, deed }, place) => {
    const earlier = handovers.slice(place + 1).find((other) => other.deed.seat === deed.seat)?.deed;
    if (deed.seat === undefined || holders[deed.seat] === undefined) return;
    holders = holders.with(deed.seat, holderBefore(deed, earlier));
    stretches.push({ until: at, holders });
  });
  return (time) => stretches.findLast(({ until }) => time < until)?.holders ?? holders;
}

/** Earlier versions did not store the seat of someone who was kicked: there the seat's name stays that of today. */
function isHandover(deed: Deed): deed is Handover {
  return deed.kind === 'seatReplaced' || deed.kind === 'kicked' || deed.kind === 'standIn' || deed.kind === 'ownerBack';
}

/** Returns the holder of a seat before this handover; `earlier`: the handover before it. */
function holderBefore(deed: Handover, earlier: Handover | undefined): HolderName {
  if (deed.kind === 'ownerBack') return { name: deed.standIn, standsIn: true };
  if (earlier?.kind === 'standIn') return { name: earlier.standIn, standsIn: true };
  return { name: nameBefore(deed), standsIn: false };
}

function nameBefore(deed: Exclude<Handover, { readonly kind: 'ownerBack' }>): PlayerName {
  switch (deed.kind) {
    case 'seatReplaced':
      return deed.from;
    case 'kicked':
      return deed.name;
    case 'standIn':
      return deed.owner;
  }
}
