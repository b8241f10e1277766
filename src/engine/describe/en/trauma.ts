/** Words for trauma tokens. */
import { catalogue } from '../../../catalogue/index.ts';
import { traumaSymbols, type TraumaSymbol } from '../../../catalogue/vocabulary.ts';
import type { TokenId } from '../../types/ids.ts';
import { list, plural } from './grammar.ts';

/** «2 trauma tokens» */
export const traumaTokens = (count: number): string => plural(count, 'trauma token');

/** What a token shows; `undefined` for what is no trauma token. */
export function symbolOfTrauma(token: TokenId): TraumaSymbol | undefined {
  const found = catalogue.tokens.get(token);
  return found?.kind === 'trauma' ? found.symbol : undefined;
}

const counted = (symbol: TraumaSymbol, count: number): string =>
  (symbol === 'disaster' ? plural(count, 'disaster') : `${count} ${symbol}`);

/** «2 benevolent and 1 antagonistic trauma tokens», «1 benevolent trauma token and 1 disaster» */
export function kindsOfTrauma(tokens: ReadonlyArray<TokenId>): string {
  const parts = traumaSymbols.flatMap((symbol) => {
    const count = tokens.filter((token) => symbolOfTrauma(token) === symbol).length;
    return count === 0 ? [] : [{ symbol, count }];
  });
  const lastPlain = parts.findLastIndex(({ symbol }) => symbol !== 'disaster');
  if (parts.length === 0) return 'no trauma tokens';
  return list(parts.map(({ symbol, count }, at) => {
    const all = parts.slice(0, at + 1).reduce((sum, part) => sum + part.count, 0);
    return `${counted(symbol, count)}${at === lastPlain ? ` trauma ${all === 1 ? 'token' : 'tokens'}` : ''}`;
  }));
}
