/** Views of the Ionian Nebula: R-ION-02, R-ION-14, R-ION-71; allies have views of their own. */
import type { CardId, LocationId, Seat, TokenId } from '../../types/ids.ts';
import type { GameState } from '../../types/state.ts';
import { traumaCounts } from './state.ts';

export interface NebulaView {
  /** Trauma tokens that no one has. */
  readonly pool: number;
  /** Locations at which a token waits for a player who starts a turn there. */
  readonly lying: ReadonlyArray<LocationId>;
  /** The Crossroads cards of everyone in the Crossroads phase, in the order in which they are revealed. */
  readonly crossroads?: ReadonlyArray<CrossroadsView>;
}

export interface CrossroadsView {
  readonly seat: Seat;
  /** A trauma token lies beside it. */
  readonly laid: boolean;
  /** The card and its token, once they have been revealed. */
  readonly card?: CardId;
  readonly token?: TokenId;
}

/** The public view of one player's trauma tokens. */
export interface TraumaView {
  readonly count: number;
  /** The tokens, once they lie faceup. */
  readonly tokens?: ReadonlyArray<TokenId>;
}

export interface OwnTraumaView {
  readonly trauma: ReadonlyArray<TokenId>;
  /** Allies with a token that the viewer has put there. */
  readonly allies: ReadonlyArray<{ readonly card: CardId; readonly token: TokenId }>;
  /** The viewer's own Crossroads card, and the token beside it. */
  readonly crossroads?: { readonly card: CardId; readonly token?: TokenId };
}

const beside = (token: TokenId | undefined): { readonly token?: TokenId } => (token === undefined ? {} : { token });

/** Nothing is left of it after the trial (R-ION-77). */
export function nebulaView(state: GameState): NebulaView | undefined {
  const { ionianNebula } = state.modules;
  if (ionianNebula === undefined || !traumaCounts(state)) return undefined;
  const { pool, lying, dealt } = ionianNebula;
  const crossroads = dealt.map(({ seat, card, token, faceUp }): CrossroadsView => ({
    seat,
    laid: token !== undefined,
    ...(faceUp === true ? { card, ...beside(token) } : {}),
  }));
  return {
    pool: pool.length,
    lying: lying.map(({ location }) => location),
    ...(crossroads.length === 0 ? {} : { crossroads }),
  };
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
  const { trauma, allies, dealt } = ionianNebula;
  const own = dealt.find(({ seat }) => seat === viewer);
  return {
    ...(own === undefined ? {} : { crossroads: { card: own.card, ...beside(own.token) } }),
    trauma: [...(trauma[viewer] ?? [])].sort(),
    allies: allies.inPlay.flatMap(({ card, token, by }) =>
      token !== undefined && by === viewer ? [{ card, token }] : [],
    ),
  };
}
