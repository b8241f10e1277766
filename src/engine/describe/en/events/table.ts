import type { Happening } from '../../../types/event.ts';
import type { ByKind } from '../../byKind.ts';
import type { Names } from '../../types.ts';

/** One line for each kind of happening, without the full stop: it stands in a log. */
export type EventWords<K extends Happening['kind']> = Pick<ByKind<Happening, [names: Names], string>, K>;
