import { ComponentType } from 'discord.js';
import type { Choice, GameRecord, Hint, HintOption } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { labelNames, textNames } from '../names.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message, ComponentRow } from '../types.ts';
import { describePass, describeChoice, describeDecision } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

/** Shows the possible answers to the person who asked, best first. */
export function hintMessage(game: CastGame, hint: Hint, words: Wording, say: Say): Message {
  const { title } = describeDecision(hint.decision, textNames(game, words), words.locale);
  const lines = [
    say('hint.title', { question: title }),
    ...hint.options.map((option, index) => optionLine(game, hint, option, index + 1, { words, say })),
    say('hint.footer'),
  ];
  return { content: shorten(lines.join('\n'), limits.content) };
}

interface Speech {
  readonly words: Wording;
  readonly say: Say;
}

function optionLine(
  game: CastGame,
  { decision }: Hint,
  option: HintOption,
  place: number,
  { words, say }: Speech,
): string {
  const names = labelNames(game, words);
  const chosen = option.choice.flatMap((id): ReadonlyArray<Choice> =>
    decision.choices.filter((choice) => choice.id === id),
  );
  const labels = chosen.map((choice) => describeChoice(choice, decision, names, words.locale).label);
  const label = escapeMarkup(
    labels.length === 0 ? describePass(decision, names, words.locale).label : labels.join(', '),
  );
  const told = { place, label, compared: say(`hint.compared.${option.compared}`) };
  const gist = gistText(option.gist, say);
  return gist === undefined ? say('hint.option', told) : say('hint.optionWithGist', { ...told, gist });
}

function gistText(gist: HintOption['gist'], say: Say): string | undefined {
  switch (gist?.kind) {
    case undefined:
      return undefined;
    case 'does':
    case 'there':
      return say(`hint.${gist.kind}.${gist.what}`);
    case 'helpsCheck':
    case 'harmsCheck':
      return say(`hint.${gist.kind}`, { strength: gist.strength });
    case 'leadsOn':
      return say('hint.leadsOn', { count: gist.distance });
    case 'keepsCards':
    case 'stays':
    case 'shows':
      return say(`hint.${gist.kind}`);
  }
}

/** The message of a question with a button for a hint, if there is room for one. */
export function withHintButton(
  { components = [], ...message }: Message,
  { id }: Pick<GameRecord, 'id'>,
  say: Say,
): Message {
  const hint = button({ kind: 'hint', game: id }, say('hint.button'));
  const last = components.at(-1);
  if (last !== undefined && hasRoom(last)) {
    const row: ComponentRow = { ...last, components: [...last.components, hint] };
    return { ...message, components: [...components.slice(0, -1), row] };
  }
  return {
    ...message,
    components: components.length < limits.rows ? [...components, ...buttonRows([hint])] : components,
  };
}

function hasRoom({ components }: ComponentRow): boolean {
  return components.length < limits.buttonsInRow && components.every(({ type }) => type === ComponentType.Button);
}
