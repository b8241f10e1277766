import type { Decision } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { textNames } from '../names.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame } from '../types.ts';
import { describeDecision } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/** A question and its answer, in the words of the buttons. */
export interface Chosen {
  readonly decision: Decision;
  readonly labels: ReadonlyArray<string>;
  /** No one came to it. */
  readonly late?: boolean;
}

/** Says what was answered; for a reaction, about which nothing else is told in the channel, also what it was about. */
export function chosenText(
  game: CastGame,
  { decision, labels, late = false }: Chosen,
  words: Wording,
  say: Say,
): string {
  const said = shorten(escapeMarkup(labels.join(', ')), limits.content / 4);
  const chosen = say(late ? 'replies.chosenLate' : 'replies.chosen', { labels: said });
  if (decision.privacy !== 'secret') return chosen;
  const { about, title } = describeDecision(decision, textNames(game, words), words.locale);
  return `${chosen}\n${say('replies.chosenAbout', { about: about === '' ? title : about })}`;
}
