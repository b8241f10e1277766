/** All that a choice does, for someone who wants to know before choosing. */
import { abilityOf } from '../../../catalogue/abilities.ts';
import type { ChoiceOption } from '../../../catalogue/effect.ts';
import { inRow, sentences } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import type { Choice } from '../../types/decision.ts';
import { briefAbility } from '../brief.ts';
import { describeCard } from '../cards/index.ts';
import { loyaltyLines, revealLines } from '../cards/loyalty.ts';
import { toldOption, toldResults } from '../effects/index.ts';
import { find, optionAt, skillFace } from '../lookup.ts';
import { resultText } from '../modules/ionianNebula.ts';
import { symbolOfTrauma } from '../trauma.ts';
import { makesCylon } from './actions.ts';

const linesOf = (id: string): Text =>
  find(id) === undefined && skillFace(id) === undefined ? '' : sentences(...describeCard(id).lines);

/** Returns the text of a box; for a check only its results, because the label has the numbers already. */
function optionText(option: ChoiceOption): Text {
  const [first, ...others] = option.effects;
  return first !== undefined && 'check' in first && others.length === 0
    ? sentences(toldResults(first.check))
    : sentences(toldOption(option));
}

/** Whole sentences without a limit; empty if the label and detail of the choice say it all. */
export function fullText(choice: Choice): Text {
  switch (choice.kind) {
    case 'option': {
      const option = optionAt(choice.card, choice.path);
      return option === undefined || option.effects.length === 0 ? '' : optionText(option);
    }
    case 'effects':
      return choice.effects.length === 0 ? '' : optionText({ effects: choice.effects });
    case 'location':
    case 'activateLocation':
      return linesOf(choice.location);
    case 'card':
    case 'skillCard':
    case 'playSkillCard':
    case 'playQuorum':
      return linesOf(choice.card);
    case 'revealLoyalty': {
      const found = find(choice.card);
      if (found?.kind !== 'loyalty') return '';
      const used = choice.withoutEffect === true ? { ...found.entry, effects: [], afterDiscard: [] } : found.entry;
      return inRow(makesCylon(choice.card) ? revealLines(used) : loyaltyLines(found.entry), ' ');
    }
    case 'act':
      return choice.card === undefined ? '' : linesOf(choice.card);
    case 'character':
      return linesOf(choice.character);
    case 'token':
      return linesOf(choice.token);
    case 'ability': {
      const ability = abilityOf(choice.ability);
      return ability === undefined ? linesOf(choice.source) : sentences(briefAbility(ability));
    }
    case 'layTrauma':
      return resultText(choice.card, symbolOfTrauma(choice.token));
    case 'crossroadsResult':
      return resultText(choice.card, choice.symbol);
    default:
      return '';
  }
}
