/** Actions of R-TURN-70 and R-TURN-71, and the parts of an Executive Order. */
import { inEnglish } from '../inEnglish.ts';
import type { Ability } from '../../../catalogue/content.ts';
import { actionKey } from '../../types/actions.ts';
import type { CharacterId } from '../../types/ids.ts';
import { abilityOf, find, skillFace, titleActionOf } from '../lookup.ts';
import { briefAbility, briefEntry } from '../brief.ts';
import { describeEffects, effectsText } from '../effects/index.ts';
import { note, plural } from '../grammar.ts';
import { faceName, faceWithSkill, nameOf, place } from '../names.ts';
import { openActionWords, titleActionWords, wordsAbout } from '../openWords.ts';
import type { ChoiceWords, Told } from './table.ts';

const brief = { brief: true } as const;

const briefOf = (id: string): string => {
  const found = find(id);
  return found ? briefEntry(found) : '';
};

function timesOf({ slot }: Ability, price: number | undefined): string {
  if (slot !== 'oncePerGame') return '';
  return price === undefined ? ' (once per game)' : ` (${plural(price, 'miracle token')})`;
}

/** An ability of a character, of a Quorum card in play, or a card that is used by its own name. */
function ability(source: string, name: string, price: number | undefined): Told {
  const found = abilityOf(source, name);
  if (found) return { label: `${name}${timesOf(found, price)}`, detail: briefAbility(found) };
  const card = find(source);
  if (card?.kind === 'quorum' && card.entry.reactionEffects)
    return { label: `Use ${card.entry.name}`, detail: describeEffects(card.entry.reactionEffects, brief) };
  return { label: name === '' ? `Use ${nameOf(source)}` : name, detail: briefOf(source) };
}

function titleAction(id: string): Told {
  const found = titleActionOf(id);
  const words = titleActionWords(id);
  const label = `${inEnglish(words?.label ?? nameOf(id))}${found === undefined ? '' : ` (${found.card.name})`}`;
  return { label, detail: words?.detail ?? describeEffects(found?.action.effects ?? [], brief) };
}

export function makesCylon(card: string): boolean {
  const found = find(card);
  return found?.kind === 'loyalty' && found.entry.reveal?.when === 'action' && found.entry.reveal.becomes === 'cylon';
}

function reveal(card: string, withoutEffect: boolean): Told {
  const found = find(card);
  const effects = found?.kind === 'loyalty' ? found.entry.effects : [];
  if (!makesCylon(card)) return { label: `Reveal ${nameOf(card)}`, detail: describeEffects(effects, brief) };
  return {
    label: 'Reveal yourself as a Cylon',
    detail: effects.length === 0 || withoutEffect ? 'You become a Cylon player' : `You may ${effectsText(effects, brief)}`,
  };
}

/** « (costs 2 cards: Terminal Illness)»: whose ability asks for them is told by its name. */
function priceOf(cost: number, by: CharacterId | undefined): string {
  const found = by === undefined ? undefined : find(by);
  const abilities = found?.kind === 'character' ? found.entry.abilities : [];
  const asks = abilities.find(({ rules }) => rules?.activationCost !== undefined || rules?.costAt !== undefined);
  return note(`costs ${plural(cost, 'card')}${asks === undefined ? '' : `: ${asks.name}`}`);
}

type Actions =
  'activateLocation' | 'playSkillCard' | 'playQuorum' | 'ability' | 'titleAction' | 'revealLoyalty' | 'act' | 'moveThenAct' | 'actTwice'
  | 'moveOnly' | 'actOnce';

export const actionChoices: ChoiceWords<Actions> = {
  activateLocation: ({ location, cost = 0, by }) =>
    ({ label: `Activate ${place(location)}${cost === 0 ? '' : priceOf(cost, by)}`, detail: briefOf(location) }),
  playSkillCard: ({ card }, { topic }) => {
    const face = skillFace(card);
    const label = topic.kind === 'react' ? `Play ${faceName(card)}` : `Play ${faceWithSkill(card)}`;
    return { label, detail: face ? describeEffects(face.entry.effects, brief) : '' };
  },
  playQuorum: ({ card }) => ({ label: `Play the Quorum card ${nameOf(card)}`, detail: briefOf(card) }),
  ability: ({ source, ability: name, price }) => ability(source, name, price),
  titleAction: ({ action }) => titleAction(action),
  revealLoyalty: ({ card, withoutEffect }) => reveal(card, withoutEffect === true),
  act: (action) => {
    const words = openActionWords(actionKey(action));
    if (words === undefined) return { label: action.ability };
    const { label } = words;
    return {
      label: action.card === undefined ? label : `${inEnglish(label)} (${nameOf(action.card)})`,
      detail: wordsAbout(words.detail, action),
    };
  },
  moveThenAct: () => ({ label: 'Move, then take 1 action', detail: 'To another ship the move costs 1 Skill card' }),
  actTwice: () => ({ label: 'Stay and take 2 actions' }),
  moveOnly: () => ({ label: 'Move', detail: 'To another ship the move costs 1 Skill card' }),
  actOnce: () => ({ label: 'Take 1 action' }),
};
