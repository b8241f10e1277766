import type { Decision } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message } from '../types.ts';
import { labelNames } from '../names.ts';
import { shownChoices } from './choices.ts';
import type { Wording } from '../wording.ts';

export interface SureFor {
  readonly game: CastGame;
  readonly decision: Decision;
  readonly index: number;
  readonly words: Wording;
  readonly say: Say;
}

/** Asks once more before something that can't be undone, with a way back; `undefined`: this choice needs no asking. */
export function surePanel({ game, decision, index, words, say }: SureFor): Message | undefined {
  const shown = shownChoices(decision, words, labelNames(game, words))[index];
  if (shown?.isFinal !== true) return undefined;
  const { label, detail, full } = shown;
  const text = full === '' ? detail : full;
  const place = { game: game.id, decision: decision.id };
  return {
    content: shorten(
      [`### ${escapeMarkup(label)}`, escapeMarkup(text), say('panel.sure')].filter((line) => line !== '').join('\n'),
      limits.content,
    ),
    embeds: [],
    components: buttonRows([
      button({ kind: 'sure', ...place, index }, say('panel.doIt'), 'danger'),
      button({ kind: 'page', ...place, page: 0, picked: [] }, say('panel.takeBack')),
    ]),
  };
}
