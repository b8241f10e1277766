/** Labels of passing and of “yes” and “no”, whose meaning is told by the question. */
import { abilityOf } from '../../../catalogue/abilities.ts';
import type { BaseTopic } from '../../types/decision.ts';
import { inForm, tell } from '../../../words/text.ts';
import type { GameKey } from '../../../words/text.ts';
import { find } from '../lookup.ts';
import { briefAbility } from '../brief.ts';
import { asked } from '../decisions/index.ts';
import { toldEffects } from '../effects/index.ts';
import { name, ships } from '../nouns.ts';
import type { ChoiceContext, ChoiceParts } from './table.ts';

/** Those that need no values. */
type PlainPassing = Exclude<Extract<GameKey, `choices.passing.${string}`>, `choices.passing.${'risk' | 'use'}`>;

/** The label alone, or with its form `detail`. */
const label = (key: PlainPassing): ChoiceParts => ({ label: tell(key) });
const withDetail = (key: PlainPassing): ChoiceParts => ({ label: tell(key), detail: inForm(tell(key), 'detail') });

const passes: Readonly<Partial<Record<BaseTopic['kind'], ChoiceParts>>> = {
  move: label('choices.passing.stay'),
  action: withDetail('choices.passing.action'),
  orders: withDetail('choices.passing.orders'),
  emergency: withDetail('choices.passing.emergency'),
  react: withDetail('choices.passing.react'),
  contribute: withDetail('choices.passing.contribute'),
  takeRisk: withDetail('choices.passing.takeRisk'),
  choosePlayer: label('choices.passing.nobody'),
  chooseShip: label('choices.passing.noShips'),
  chooseAmount: label('choices.passing.none'),
  viperActivation: label('choices.passing.noActivations'),
  moveCivilian: label('choices.passing.leaveShip'),
  chooseArea: label('choices.passing.stayInArea'),
  chooseRepair: label('choices.passing.noRepairs'),
  chooseLocation: label('choices.passing.stay'),
  rollAgain: withDetail('choices.passing.rollAgain'),
  exchangeQuorum: label('choices.passing.keepQuorum'),
  cullDestiny: withDetail('choices.passing.cullDestiny'),
  mayLaunch: label('choices.passing.stay'),
  useAbility: withDetail('choices.passing.useAbility'),
};

const decline = withDetail('choices.passing.decline');

export const passTexts = ({ topic, names }: ChoiceContext): ChoiceParts =>
  (passes as Readonly<Record<string, ChoiceParts>>)[topic.kind] ?? asked(topic, names).pass ?? decline;

export function yesTexts({ topic }: ChoiceContext): ChoiceParts {
  if (topic.kind === 'takeRisk') {
    const values = { ships: ships(topic.count, topic.ship), atLeast: topic.atLeast };
    return {
      label: tell('choices.passing.risk', values),
      detail: inForm(tell('choices.passing.risk', values), 'detail'),
    };
  }
  if (topic.kind !== 'useAbility') return label('choices.passing.yes');
  const source = find(topic.source);
  if (source?.kind === 'loyalty') {
    return { label: tell('choices.passing.useEffect'), detail: toldEffects(source.entry.effects, { brief: true }) };
  }
  const ability = abilityOf(topic.source);
  return {
    label: tell('choices.passing.use', { ability: name(topic.source) }),
    detail: ability ? briefAbility(ability) : '',
  };
}
