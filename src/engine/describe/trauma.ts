/** Words for trauma tokens. */
import { catalogue } from '../../catalogue/index.ts';
import { traumaSymbols, type TraumaSymbol } from '../../catalogue/vocabulary.ts';
import type { TokenId } from '../types/ids.ts';
import { list, plural } from './grammar.ts';

/** «2 trauma tokens» */
export const traumaTokens = (count: number): string => plural(count, 'trauma token');

/** What a token shows; `undefined` for what is no trauma token. */
export function symbolOfTrauma(token: TokenId): TraumaSymbol | undefined {
  const found = catalogue.tokens.get(token);
  return found?.kind === 'trauma' ? found.symbol : undefined;
}

/** «2 benevolent and 1 antagonistic trauma tokens», «1 benevolent trauma token and 1 disaster» */
export function kindsOfTrauma(tokens: ReadonlyArray<TokenId>): string {
  const count = (symbol: TraumaSymbol): number => tokens.filter((token) => symbolOfTrauma(token) === symbol).length;
  const plain = traumaSymbols.filter((symbol) => symbol !== 'disaster' && count(symbol) > 0);
  const kept = plain.reduce((sum, symbol) => sum + count(symbol), 0);
  const disasters = count('disaster');
  const parts = [
    ...(kept === 0 ? [] : [`${list(plain.map((symbol) => `${count(symbol)} ${symbol}`))} trauma ${kept === 1 ? 'token' : 'tokens'}`]),
    ...(disasters === 0 ? [] : [plural(disasters, 'disaster')]),
  ];
  return parts.length === 0 ? 'no trauma tokens' : list(parts);
}
