/** What «yes» and «no» mean is told by the question. */
import type { BaseTopic } from '../../types/decision.ts';
import { abilityOf, find } from '../lookup.ts';
import { briefAbility } from '../brief.ts';
import { asked } from '../decisions/index.ts';
import { describeEffects } from '../effects/index.ts';
import { ships } from '../terms.ts';
import type { Asked, Told } from './table.ts';

const passes: Readonly<Partial<Record<BaseTopic['kind'], Told>>> = {
  move: { label: 'Stay where you are' },
  action: { label: 'Take no action', detail: 'Your Action step ends' },
  orders: { label: 'Do nothing', detail: 'The order has no effect' },
  emergency: { label: 'Do nothing', detail: 'The next player follows' },
  react: { label: 'Do not react', detail: 'The game goes on' },
  contribute: { label: 'Add no cards', detail: 'Nobody learns why' },
  takeRisk: { label: 'Risk nothing', detail: 'No ship is lost, and nothing is gained' },
  choosePlayer: { label: 'Choose nobody' },
  chooseShip: { label: 'No more ships' },
  chooseAmount: { label: 'None' },
  viperActivation: { label: 'No more activations' },
  moveCivilian: { label: 'Leave it where it is' },
  chooseArea: { label: 'Stay in this area' },
  chooseRepair: { label: 'Repair nothing more' },
  chooseLocation: { label: 'Stay where you are' },
  rollAgain: { label: 'Leave it', detail: 'The roll stands' },
  exchangeQuorum: { label: 'Keep all Quorum cards' },
  cullDestiny: { label: 'Discard none', detail: 'The deck is shuffled' },
  mayLaunch: { label: 'Stay where you are' },
  useAbility: { label: 'Do not use it', detail: 'The game goes on' },
};

const decline: Told = { label: 'Decline', detail: 'The game goes on without it' };

export const passTexts = ({ topic, names }: Asked): Told =>
  (passes as Readonly<Record<string, Told>>)[topic.kind] ?? asked(topic, names).pass ?? decline;

export function yesTexts({ topic }: Asked): Told {
  if (topic.kind === 'takeRisk') return {
    label: `Risk ${ships(topic.count, topic.ship)}`,
    detail: `It works on a roll of ${topic.atLeast} or more`,
  };
  if (topic.kind !== 'useAbility') return { label: 'Yes, do it' };
  const source = find(topic.source);
  if (source?.kind === 'loyalty') return { label: 'Use the effect', detail: describeEffects(source.entry.effects, { brief: true }) };
  const ability = abilityOf(topic.source, topic.ability);
  return { label: `Use ${topic.ability}`, detail: ability ? briefAbility(ability) : '' };
}
