/** The boxes of a Crisis card between which someone chooses, and the change of that choice: R-CRI-11 to R-CRI-14. */
import type { Crisis } from '../../../catalogue/content.ts';
import { sheetRule } from '../../abilities/rules.ts';
import { conditionHolds } from '../../conditions.ts';
import { answerIfAny, type Game } from '../../flow/game.ts';
import { procedure } from '../../flow/procedures.ts';
import type { Choice } from '../../types/decision.ts';
import type { Seat } from '../../types/ids.ts';
import { crisisEntry, type CrisisData } from './crisisCard.ts';

export interface BoxesProcedures {
  switchOption: { readonly seat: Seat };
}

/** R-CRI-11: the boxes of the card, without those that it forbids now. */
export function openOptions(game: Game, crisis: Crisis, chooser: Seat): Array<Choice> {
  if (crisis.kind !== 'choice') return [];
  return crisis.options.flatMap((option, n): Array<Choice> =>
    option.requires === undefined || conditionHolds(game.state, option.requires, chooser)
      ? [{ id: `option${n + 1}`, kind: 'option', card: crisis.id, path: ['options', n] }]
      : [],
  );
}

/** R-CRI-14: the boxes among which this player chooses; the current player's sheet may leave the first one alone. */
export function boxesFor(game: Game, crisis: Crisis, chooser: Seat, { superCrisis }: CrisisData): Array<Choice> {
  const open = openOptions(game, crisis, chooser);
  const isBound = crisis.kind === 'choice' && crisis.chooser === 'current' && !superCrisis;
  return isBound && sheetRule(game.state, chooser, 'takesFirstBox') === true ? open.slice(0, 1) : open;
}

/** R-CRI-13: another box than the one that was chosen; of several, which one. */
export const switchOptionProcedure = procedure('switchOption', {
  ask: (game, { seat }) => {
    const crisis = game.running('crisis');
    if (crisis?.card === undefined) return;
    const all = openOptions(game, crisisEntry(crisis.card), crisis.chooser ?? game.state.current);
    const choices = all.filter((choice) => optionOf(choice) !== crisis.option);
    game.ask({ seat, topic: { kind: 'chooseOption', card: crisis.card }, choices });
  },
  take: (game, { seat }, frame) => {
    const crisis = game.running('crisis');
    // None where there is no other box.
    const choice = answerIfAny(frame, seat, 'option');
    const option = choice === undefined ? undefined : optionOf(choice);
    if (crisis?.card === undefined || option === undefined) return;
    crisis.option = option;
    delete crisis.ownBox;
    crisis.mayBeSwitched = false;
    game.tell({ kind: 'optionChosen', seat, card: crisis.card, option });
  },
});

/** The index of the box of its card that a choice stands for. */
function optionOf(choice: Choice): number | undefined {
  return choice.kind === 'option' ? Number(choice.path[1]) : undefined;
}
