/** One basestar, one area, one kind of ship: what someone chooses and what happens to it. */
import type { Effects } from '../../../catalogue/effect.ts';
import type { AimedVerb } from '../../../catalogue/effects/aimed.ts';
import { tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { area, ships } from '../nouns.ts';
import { does, fleet, flow, long, may } from './clause.ts';
import type { Clause } from './clause.ts';
import type { EffectWords, Teller } from './table.ts';

/** A brief text says with the roll what it is for. */
const chosenThing = (teller: Teller, then: Effects, rolling: Text, chosen: (then: Text) => Text): Clause =>
  long(
    teller.brief === true
      ? fleet(flow(teller.rollingFor(rolling).clauses(then)))
      : does('you', chosen(flow(teller.clauses(then)))),
  );

export const aimedEffects: EffectWords<AimedVerb> = {
  chooseBasestar: ({ then: effects }, teller) =>
    chosenThing(teller, effects, tell('effects.aimed.rollAtBasestar'), (then) =>
      tell('effects.aimed.chooseBasestar', { then }),
    ),
  chooseArea: ({ then: effects }, teller) =>
    chosenThing(teller, effects, tell('effects.aimed.rollForArea'), (then) =>
      tell('effects.aimed.chooseArea', { then }),
    ),
  placeBasestar: ({ area: id, then }, teller) =>
    long(fleet(tell('effects.aimed.placeBasestar', { area: area(id), then: flow(teller.clauses(then)) }))),
  removeCylons: (_, { brief = false }) =>
    does(brief ? 'you' : 'current', tell('effects.aimed.removeCylons', { brief })),
  destroyAllCylons: (_, { brief = false }) => fleet(tell('effects.aimed.destroyAllCylons', { brief })),
  damageBasestar: (count, { brief = false }) => fleet(tell('effects.aimed.damageBasestar', { brief, count })),
  hitArea: ({ ship, count }, { brief = false }) =>
    fleet(
      tell(ship === 'viper' ? 'effects.aimed.damageThere' : 'effects.aimed.destroyThere', {
        brief,
        ships: ships(count, ship),
      }),
    ),
  defendCivilian: ({ raider, heavyRaider, lostOn }, { brief = false }) => {
    const targets = { raiders: ships(raider, 'raider'), heavyRaiders: ships(heavyRaider, 'heavyRaider') };
    const deed = does('you', tell('effects.aimed.defendCivilian', { brief, ...targets, lostOn }));
    return brief ? deed : long(deed);
  },
  sacrifice: ({ raider, heavyRaider }, { brief = false }) =>
    does(
      'you',
      tell('effects.aimed.sacrifice', {
        brief,
        raiders: ships(raider, 'raider'),
        heavyRaiders: ships(heavyRaider, 'heavyRaider'),
      }),
    ),
  moveAndAttack: (_, { brief = false }) => may('you', tell('effects.aimed.moveAndAttack', { brief })),
  markScar: () => fleet(tell('effects.aimed.markScar')),
  interfere: (count, { brief = false }) =>
    fleet(tell('effects.aimed.interfere', { brief, ships: ships(count, 'raider') })),
  activateHeavyRaiders: () => fleet(tell('effects.aimed.activateHeavyRaiders')),
};
