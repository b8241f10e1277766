import type { Happening } from '../../types/event.ts';
import type { ModuleHappenings } from '../../types/modules.ts';
import type { ByKind } from '../byKind.ts';
import type { Text } from '../../../words/text.ts';
import type { Names } from '../types.ts';

/** One line for each kind of happening, without the full stop: it stands in a log. */
export type EventWords<K extends Happening['kind']> = Pick<ByKind<Happening, [names: Names], Text>, K>;

/** The same for what a module tells. */
export type ModuleEvents<N extends keyof ModuleHappenings> = ByKind<ModuleHappenings[N], [names: Names], Text>;
