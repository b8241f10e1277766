import type { BaseHappening, Happening } from '../../types/event.ts';
import { openTable } from '../byKind.ts';
import type { ByKind } from '../byKind.ts';
import type { Text } from '../../../words/text.ts';
import type { Names } from '../types.ts';

/** One line for each kind of happening, without the full stop: it stands in a log. */
export type EventWords<K extends BaseHappening['kind']> = Pick<ByKind<BaseHappening, [names: Names], Text>, K>;

export const eventWords = openTable<Happening, [names: Names], Text>('words of events');
