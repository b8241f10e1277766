import type { Decision } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, menuRow } from '../components.ts';
import { limits } from '../text/limits.ts';
import type { ComponentRow } from '../types.ts';
import { withEmoji } from './choices.ts';
import type { ShownChoice } from './choices.ts';
import { choiceRows } from './rows.ts';
import type { RowsFor } from './rows.ts';
import { describeGroup } from '../../engine/describe/index.ts';

/** A way to the sheet of any character that can be chosen. */
export interface CharacterMenu {
  /** A menu of them. */
  readonly rows: ReadonlyArray<ComponentRow>;
  /** A button that opens the menu, in place of it. */
  readonly buttons: ReadonlyArray<ReturnType<typeof button>>;
}

const nothing: CharacterMenu = { rows: [], buttons: [] };

/** The choices with the way to their sheets beside them, if there are any; what can be chosen comes first. */
export function rowsBesideLook(wanted: RowsFor): {
  readonly look: CharacterMenu;
  readonly rows: ReadonlyArray<ComponentRow> | undefined;
} {
  const look = lookAtCharacters(wanted);
  const rows = choiceRows({ ...wanted, most: wanted.most - look.rows.length });
  return rows !== undefined || look.rows.length === 0
    ? { look, rows }
    : { look: lookButton(wanted), rows: choiceRows(wanted) };
}

export function lookAtCharacters(
  wanted: Pick<RowsFor, 'game' | 'decision' | 'groups' | 'words' | 'say'>,
): CharacterMenu {
  const { game, decision, groups, words, say } = wanted;
  const options = groups.flatMap(({ group, shown }) =>
    shown.flatMap((each) => sheetOption(decision, each, describeGroup(group, words.locale))),
  );
  if (options.length === 0) return nothing;
  if (options.length > limits.menuOptions) return lookButton(wanted);
  return { rows: [menuRow({ kind: 'look', game, part: 0 }, say('question.lookAt'), options, 1, 1)], buttons: [] };
}

function lookButton({ game, say }: { readonly game: string; readonly say: Say }): CharacterMenu {
  return { rows: [], buttons: [button({ kind: 'look', game, part: 0 }, say('question.lookAt'))] };
}

function sheetOption({ choices }: Pick<Decision, 'choices'>, shown: ShownChoice, type: string) {
  const choice = choices[shown.index];
  return choice?.kind === 'character'
    ? [
        {
          value: choice.character,
          label: shown.short,
          detail: `${type} · ${shown.shortDetail}`,
          picked: false,
          ...withEmoji(shown),
        },
      ]
    : [];
}
