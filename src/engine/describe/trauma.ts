/** Words for trauma tokens. */
import { catalogue } from '../../catalogue/index.ts';
import { traumaSymbols, type TraumaSymbol } from '../../catalogue/vocabulary.ts';
import type { TokenId } from '../types/ids.ts';
import { counted, listed, tell } from '../../words/text.ts';
import type { Text } from '../../words/text.ts';

/** Returns the symbol on a trauma token; `undefined` for any other token. */
export function symbolOfTrauma(token: TokenId): TraumaSymbol | undefined {
  const found = catalogue.tokens.get(token);
  return found?.kind === 'trauma' ? found.symbol : undefined;
}

/**
 * “2 benevolent and 1 antagonistic trauma tokens”, “1 benevolent trauma token and 1 disaster”; in the case that is
 * asked for.
 */
export function traumaKinds(these: ReadonlyArray<TokenId>): Text {
  const count = (symbol: TraumaSymbol): number => these.filter((token) => symbolOfTrauma(token) === symbol).length;
  const kept = traumaSymbols.filter((symbol) => symbol !== 'disaster' && count(symbol) > 0);
  const disasters = count('disaster');
  const parts = [
    ...(kept.length < 2
      ? kept.map((symbol) => counted(count(symbol), `trauma/${symbol}`))
      : [tell('trauma.both', { benevolent: count('benevolent'), antagonistic: count('antagonistic') })]),
    ...(disasters === 0 ? [] : [counted(disasters, 'trauma/disaster')]),
  ];
  return parts.length === 0 ? tell('trauma.none') : listed(parts);
}
