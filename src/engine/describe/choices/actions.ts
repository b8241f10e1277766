/** Actions of R-TURN-70 and R-TURN-71, and the parts of an Executive Order. */
import { abilityOf } from '../../../catalogue/abilities.ts';
import type { Ability, AbilityId } from '../../../catalogue/content.ts';
import { counted, inForm, noted, noun, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { actionKey } from '../../types/actions.ts';
import type { CharacterId } from '../../types/ids.ts';
import { actionWords, wordsAbout } from '../actionWords.ts';
import { briefAbility, briefEntry } from '../brief.ts';
import { loyaltySubtitle } from '../cards/loyalty.ts';
import { openEffects, toldEffects } from '../effects/index.ts';
import { find, skillFace, titleActionOf } from '../lookup.ts';
import { abilityName, cards, face, faceWithSkill, name, place } from '../nouns.ts';
import { titleActionWords } from '../openWords.ts';
import type { ChoiceWords, ChoiceParts } from './table.ts';

const brief = { brief: true } as const;

const briefOf = (id: string): Text => {
  const found = find(id);
  return found ? briefEntry(found) : '';
};

/** “once per game”, “1 miracle token”: what a use of it is worth. */
function price({ slot }: Ability, tokens: number | undefined): ReadonlyArray<Text> {
  if (slot !== 'oncePerGame') return [];
  return [tokens === undefined ? tell('choices.actions.oncePerGame') : counted(tokens, 'miracleToken')];
}

function ability(id: AbilityId, tokens: number | undefined): ChoiceParts {
  const found = abilityOf(id);
  if (found === undefined) return { label: name(id) };
  return { label: noted(abilityName(found), ...price(found, tokens)), detail: briefAbility(found) };
}

function titleAction(id: string): ChoiceParts {
  const found = titleActionOf(id);
  const words = titleActionWords(id);
  const label = words?.label ?? name(id);
  return {
    label: found === undefined ? label : noted(label, noun(found.card.id, found.card.name)),
    detail: words?.detail ?? toldEffects(found?.action.effects ?? [], brief),
  };
}

export function makesCylon(card: string): boolean {
  const found = find(card);
  return found?.kind === 'loyalty' && found.entry.reveal?.when === 'action' && found.entry.reveal.becomes === 'cylon';
}

function reveal(card: string, withoutEffect: boolean): ChoiceParts {
  const found = find(card);
  const effects = found?.kind === 'loyalty' ? found.entry.effects : [];
  const subtitle = found?.kind === 'loyalty' ? loyaltySubtitle(found.entry) : undefined;
  if (!makesCylon(card))
    return { label: tell('choices.actions.reveal', { card: name(card) }), detail: toldEffects(effects, brief) };
  return {
    label: noted(tell('choices.actions.revealAsCylon'), ...(subtitle === undefined ? [] : [subtitle])),
    detail:
      effects.length === 0 || withoutEffect
        ? tell('choices.actions.becomeCylon')
        : tell('choices.actions.revealEffect', { what: openEffects(effects, brief) }),
  };
}

/** “costs 2 cards: Terminal Illness”: whose ability asks for them is told by its name. */
function costOf(cost: number, by: CharacterId | undefined): Text {
  const found = by === undefined ? undefined : find(by);
  const abilities = found?.kind === 'character' ? found.entry.abilities : [];
  const asks = abilities.find(({ rules }) => rules?.activationCost !== undefined || rules?.costAt !== undefined);
  const costs = cards(cost, 'card');
  return asks === undefined
    ? tell('choices.actions.costs', { cards: costs })
    : tell('choices.actions.costsBy', { cards: costs, ability: abilityName(asks) });
}

type Actions =
  | 'activateLocation'
  | 'playSkillCard'
  | 'playQuorum'
  | 'ability'
  | 'titleAction'
  | 'revealLoyalty'
  | 'act'
  | 'moveThenAct'
  | 'actTwice'
  | 'moveOnly'
  | 'actOnce';

const move = tell('choices.actions.move');
const moveThenAct = tell('choices.actions.moveThenAct');

export const actionChoices: ChoiceWords<Actions> = {
  activateLocation: ({ location, cost = 0, by }) => ({
    label: noted(
      tell('choices.actions.activate', { place: place(location) }),
      ...(cost === 0 ? [] : [costOf(cost, by)]),
    ),
    detail: briefOf(location),
  }),
  playSkillCard: ({ card }, { topic }) => {
    const found = skillFace(card);
    const played = topic.kind === 'react' ? face(card) : faceWithSkill(card);
    return {
      label: tell('choices.actions.play', { card: played }),
      detail: found ? toldEffects(found.entry.effects, brief) : '',
    };
  },
  playQuorum: ({ card }) => ({
    label: tell('choices.actions.playQuorum', { card: name(card) }),
    detail: briefOf(card),
  }),
  ability: ({ ability: id, price: tokens }) => ability(id, tokens),
  titleAction: ({ action }) => titleAction(action),
  revealLoyalty: ({ card, withoutEffect }) => reveal(card, withoutEffect === true),
  act: (action) => {
    const { label, detail } = actionWords(actionKey(action));
    return {
      label: action.card === undefined ? label : noted(label, name(action.card)),
      detail: wordsAbout(detail, action),
    };
  },
  moveThenAct: () => ({ label: moveThenAct, detail: inForm(move, 'detail') }),
  actTwice: () => ({ label: tell('choices.actions.actTwice') }),
  moveOnly: () => ({ label: move, detail: inForm(move, 'detail') }),
  actOnce: () => ({ label: tell('choices.actions.actOnce') }),
};
