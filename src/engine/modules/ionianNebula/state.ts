/** State of the Ionian Nebula, and who knows it: R-ION-01, R-ION-02, R-ION-14, R-ION-20, R-ION-64. */
import { catalogue } from '../../../catalogue/index.ts';
import type { TraumaSymbol } from '../../../catalogue/vocabulary.ts';
import { contentOf } from '../../content.ts';
import { shuffle, type RandomState } from '../../flow/random.ts';
import { actor, bySeat, each, nobody, owner, sameKind, secret } from '../../flow/secrecy.ts';
import type { Fields, Known, Secret, Thing } from '../../flow/secrecy.ts';
import { brig, sickbay } from '../../pieces/places.ts';
import type { CardId, LocationId, Seat, TokenId } from '../../types/ids.ts';
import type { GameOptions } from '../../types/options.ts';
import type { GameState } from '../../types/state.ts';

/** An unseen token that waits for a player who starts a turn there (R-ION-10). */
export interface LyingTrauma {
  readonly location: LocationId;
  readonly token: TokenId;
}

/** An ally card and its marker (R-ION-20). */
export interface AllyInPlay {
  readonly card: CardId;
  readonly location: LocationId;
  /** The token, facedown on the card; left out if there was none for it (R-ION-24). */
  token?: TokenId;
  /** The seat that put it there and knows it (R-ION-14); left out if it came unseen from the pool. */
  by?: Seat;
  /** The token has been turned faceup: everyone sees it (R-ION-32). */
  faceUp?: true;
}

/** A Crossroads card before a player, and the token beside it (R-ION-64). */
export interface DealtCrossroads {
  readonly seat: Seat;
  readonly card: CardId;
  /** None if the player had none. */
  token?: TokenId;
  /** Card and token have been turned faceup (R-ION-65). */
  faceUp?: true;
}

export interface IonianNebula {
  /** Tokens in no order that matters: they are mixed whenever one comes back (R-ION-07). */
  pool: Array<TokenId>;
  /** Trauma tokens of the players, by seat. */
  trauma: Array<Array<TokenId>>;
  lying: Array<LyingTrauma>;
  /** Ally cards; the last one of `deck` is drawn next. */
  allies: { deck: Array<CardId>; inPlay: Array<AllyInPlay> };
  /** Crossroads cards that no one has been dealt yet. */
  crossroads: Array<CardId>;
  /** Crossroads cards that have been dealt, in the order in which they are revealed. */
  dealt: Array<DealtCrossroads>;
  /**
   * The trial has begun: everyone's tokens lie faceup; when it is over all of them are out of the game (R-ION-71,
   * R-ION-77).
   */
  trial?: 'held' | 'over';
}

/** Returns the symbol of a trauma token. Throws an `Error` for anything else. */
export function symbolOf(token: Thing): TraumaSymbol {
  const found = catalogue.tokens.get(String(token));
  if (found?.kind !== 'trauma') throw new Error(`${token} is no trauma token`);
  return found.symbol;
}

const isNoDisaster = (token: Thing): boolean => symbolOf(token) !== 'disaster';

const isJudged: Known = ({ state }) => state.modules.ionianNebula?.trial !== undefined;
const isFaceUp: Known = ({ holder }) => 'faceUp' in holder && holder.faceUp === true;
const hasPutIt: Known = ({ holder, viewer }) => 'by' in holder && holder.by === viewer;
const isDealtTo: Known = (look, at) => isFaceUp(look, at) || actor(look, at);
/** A token that a player has put there is no disaster, as everyone knows: those are shown as soon as they are drawn. */
const asPut: Secret['only'] = (token, { holder }) => !('by' in holder) || isNoDisaster(token);

const unseen = secret('trauma', nobody);

export const nebulaSecrets: Fields<IonianNebula> = {
  pool: unseen,
  trauma: bySeat<Array<TokenId>>(
    secret('trauma', (look, at) => owner(look, at) || isJudged(look, at), { only: isNoDisaster }),
  ),
  lying: each<LyingTrauma>({ location: 'public', token: unseen }),
  allies: {
    deck: secret(sameKind, nobody),
    inPlay: each<AllyInPlay>({
      card: 'public',
      location: 'public',
      token: secret('trauma', (look, at) => isFaceUp(look, at) || hasPutIt(look, at), { only: asPut }),
      by: 'public',
      faceUp: 'public',
    }),
  },
  crossroads: secret(sameKind, nobody),
  dealt: each<DealtCrossroads>({
    seat: 'public',
    card: secret(sameKind, isDealtTo),
    token: secret('trauma', isDealtTo, { only: isNoDisaster }),
    faceUp: 'public',
  }),
  trial: 'public',
};

/** R-SET-105, R-SET-108: one token on Sickbay and one on the Brig; no one has any yet. */
export function nebulaAtStart(options: GameOptions, random: RandomState): IonianNebula {
  const content = contentOf(options);
  const copies = ({ id, copies }: { readonly id: string; readonly copies: number }): Array<string> =>
    Array.from({ length: copies }, () => id);
  const pool = shuffle(
    random,
    [...content.tokens.values()].flatMap((token) => (token.kind === 'trauma' ? copies(token) : [])),
  );
  const lying = [sickbay, brig].flatMap((location) => {
    const token = pool.pop();
    return token === undefined ? [] : [{ location, token }];
  });
  return {
    pool,
    trauma: Array.from({ length: options.players }, () => []),
    lying,
    allies: { deck: [], inPlay: [] },
    crossroads: shuffle(random, [...content.crossroads.values()].flatMap(copies)),
    dealt: [],
  };
}

/** The piece of a game with this objective; throws in any other. */
export function nebulaOf({ modules: { ionianNebula } }: GameState): IonianNebula {
  if (ionianNebula === undefined) throw new Error('this game is not played to the Ionian Nebula');
  return ionianNebula;
}

/** Until the trial is over: then the tokens and their rules are out of the game (R-ION-77). */
export function traumaCounts({ modules: { ionianNebula } }: GameState): boolean {
  return ionianNebula !== undefined && ionianNebula.trial !== 'over';
}

export function traumaOf(state: GameState, seat: Seat): Array<TokenId> {
  const found = nebulaOf(state).trauma[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}
