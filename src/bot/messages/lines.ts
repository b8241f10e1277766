import type { GameEvent } from '../../app/types.ts';
import type { Names, Words } from '../types.ts';

/** What happened as lines for Discord: turns as headings, phases small, so that a long log can be skimmed. */
export function eventLines(events: ReadonlyArray<GameEvent>, words: Words, names: Names): ReadonlyArray<string> {
  return events.flatMap(({ what }) => {
    const text = words.event(what, names).replaceAll('\n', ' ');
    return text === '' ? [] : [`${prefixOf(what)}${text}`];
  });
}

function prefixOf({ kind }: GameEvent['what']): string {
  switch (kind) {
    case 'turnStarted': return '### ';
    case 'phase': return '-# ';
    default: return '';
  }
}
