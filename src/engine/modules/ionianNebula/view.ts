/** What is seen of the Ionian Nebula: R-ION-02, R-ION-14, R-ION-71; allies show themselves. */
import type { CardId, LocationId, Seat, TokenId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { traumaCounts } from './state.ts';

export interface NebulaView {
  /** Trauma tokens that nobody has. */
  readonly pool: number;
  /** Where a token lies for whoever starts a turn there. */
  readonly lying: ReadonlyArray<LocationId>;
}

/** With a player. */
export interface TraumaView {
  readonly count: number;
  /** Once they lie face up. */
  readonly tokens?: ReadonlyArray<TokenId>;
}

export interface OwnTraumaView {
  readonly trauma: ReadonlyArray<TokenId>;
  /** Allies with a token that the viewer has put there. */
  readonly allies: ReadonlyArray<{ readonly card: CardId; readonly token: TokenId }>;
}

declare module '../../types/modules.ts' {
  interface ModuleViews {
    ionianNebula: NebulaView;
  }
  interface SeatModuleViews {
    ionianNebula: TraumaView;
  }
  interface OwnModuleViews {
    ionianNebula: OwnTraumaView;
  }
}

/** Nothing is left of it after the trial (R-ION-77). */
export function nebulaView(state: GameState): NebulaView | undefined {
  const { ionianNebula } = state.modules;
  if (ionianNebula === undefined || !traumaCounts(state)) return undefined;
  const { pool, lying } = ionianNebula;
  return { pool: pool.length, lying: lying.map(({ location }) => location) };
}

export function traumaView(state: GameState, seat: Seat): TraumaView | undefined {
  const { ionianNebula } = state.modules;
  if (ionianNebula === undefined || !traumaCounts(state)) return undefined;
  const tokens = ionianNebula.trauma[seat] ?? [];
  return { count: tokens.length, ...(ionianNebula.trial === undefined ? {} : { tokens: [...tokens] }) };
}

export function ownTraumaView(state: GameState, viewer: Seat): OwnTraumaView | undefined {
  const { ionianNebula } = state.modules;
  if (ionianNebula === undefined || !traumaCounts(state)) return undefined;
  const { trauma, allies } = ionianNebula;
  return {
    trauma: [...(trauma[viewer] ?? [])].sort(),
    allies: allies.inPlay.flatMap(({ card, token, by }) => (token !== undefined && by === viewer ? [{ card, token }] : [])),
  };
}
