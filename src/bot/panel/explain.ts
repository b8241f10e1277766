import { escapeMarkup } from '../text/escape.ts';
import { emojiOf } from './emoji.ts';
import type { ShownChoice } from './choices.ts';
import type { ChoiceGroupShown } from './grouping.ts';
import type { CastGame, Message } from '../types.ts';
import type { Decision } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button } from '../components.ts';
import { labelNames, textNames } from '../names.ts';
import { limits, shorten } from '../text/limits.ts';
import { withEmojis } from '../text/emojis.ts';
import { shownChoices } from './choices.ts';
import { lookedUpText } from '../lookUp/entries.ts';
import { describeDecision, describeGroup } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/** More text than this is no glance any more: then the button “Rule” tells it. */
const readable = 1300;

/**
 * Explains the choices, a group below its heading; nothing if the labels say it all, or if it would be too much to
 * read.
 */
export function detailLines(groups: ReadonlyArray<ChoiceGroupShown>, words: Wording): ReadonlyArray<string> {
  const lines = groups.flatMap((group) => groupLines(group, groups.length > 1, words));
  return lines.join('\n').length > readable ? [] : lines;
}

function groupLines({ group, shown }: ChoiceGroupShown, withHeading: boolean, words: Wording): ReadonlyArray<string> {
  const told = shown
    .map((each) => ({ label: each.short, text: previewOf(each, withHeading) }))
    .filter(({ text }) => text !== '');
  if (told.length === 0) return [];
  const emoji = emojiOf(group);
  const heading = withHeading
    ? [`**${emoji === undefined ? '' : `${emoji} `}${describeGroup(group, words.locale)}**`]
    : [];
  // Equal cards are told once.
  return [
    ...heading,
    ...new Set(told.map(({ label, text }) => `- **${escapeMarkup(label)}**: ${withEmojis(words, escapeMarkup(text))}`)),
  ];
}

/** An option of a card is told in full: both sides have to be seen before one is taken. */
function previewOf({ group, full, detail, shortDetail, label }: ShownChoice, withHeading: boolean): string {
  if (group !== 'options' || full === '') return withHeading ? shortDetail : detail;
  return lettersOf(full) === lettersOf(label) ? '' : full;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Opens the rule behind a question, with what its choices do. */
export function ruleButton(game: string, { id }: Pick<Decision, 'id'>, say: Say) {
  return button({ kind: 'rule', game, decision: id }, say('panel.rule'));
}

export interface ExplainFor {
  readonly game: CastGame;
  readonly asked: Explained;
  readonly words: Wording;
  readonly say: Say;
}

/** Help and choices are for the player who decides; everyone may read the rule. */
export type Explained =
  | { readonly by: 'player'; readonly decision: Decision }
  | { readonly by: 'onlooker'; readonly decision: Pick<Decision, 'seat' | 'topic'> };

const colour = 0x8a8f98;

/** The rule, and in full what each choice does. */
export function explanation({ game, asked, words, say }: ExplainFor): Message {
  const { help, rule } = describeDecision(asked.decision, textNames(game, words), words.locale);
  const text = lookedUpText(rule, undefined, words.locale);
  const choices = asked.by === 'player' ? choiceLines(game, asked.decision, words) : [];
  const lines = [
    ...(asked.by === 'player' ? [help] : []),
    ...(text?.lines ?? []).map((line) => `> ${escapeMarkup(line)}`),
    ...(choices.length === 0 ? [] : [`**${say('panel.choices')}**`, ...choices]),
  ];
  return {
    embeds: [
      {
        title: escapeMarkup(say('panel.ruleTitle', { rule, name: text?.name ?? '' })),
        description: shorten(lines.join('\n'), limits.embed),
        color: colour,
      },
    ],
  };
}

function choiceLines(game: CastGame, decision: Decision, words: Wording): ReadonlyArray<string> {
  const shown = shownChoices(decision, words, labelNames(game, words));
  const told = shown
    .map(({ label, detail, full }) => ({ label, text: full === '' ? detail : full }))
    .filter(({ text }) => text !== '');
  // Equal cards say the same.
  return [...new Set(told.map(({ label, text }) => `- **${escapeMarkup(label)}**: ${escapeMarkup(text)}`))];
}
