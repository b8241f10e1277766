/** Trauma tokens, and what else Crossroads cards do. */
import type { NebulaVerb } from '../../../catalogue/effects/ionianNebula.ts';
import { tell } from '../../../words/text.ts';
import { ships, tokens } from '../nouns.ts';
import { does, fleet, may } from './clause.ts';
import type { EffectWords } from './table.ts';

export const nebulaEffects: EffectWords<NebulaVerb> = {
  drawTrauma: ({ who, count }) => does(who, tell('effects.people.draw', { cards: tokens(count, 'traumaToken') })),
  discardTrauma: ({ who, count, optional, random }, { brief }) => {
    const told = brief
      ? tokens(count, 'traumaToken')
      : tell(who === 'you' ? 'effects.ionianNebula.yours' : 'effects.ionianNebula.theirs', { count });
    return (optional === true ? may : does)(
      who,
      tell('effects.people.discard', { cards: told, how: random ? 'random' : 'chosen' }),
    );
  },
  destroyBeside: (count, { brief = false }) =>
    fleet(tell('effects.ionianNebula.destroyBeside', { brief, ships: ships(count, 'raider') })),
  removeRaiders: (count, { brief = false }) =>
    fleet(tell('effects.ionianNebula.removeRaiders', { brief, ships: ships(count, 'raider') })),
  rouseRaiders: (_, { brief = false }) => fleet(tell('effects.ionianNebula.rouseRaiders', { brief })),
  raidersRun: (count, { brief = false }) => fleet(tell('effects.ionianNebula.raidersRun', { brief, count })),
  raiseVipers: (count) => fleet(tell('effects.ionianNebula.raiseVipers', { count })),
};
