/** Words of the effects that allies have. */
import type { AllyVerb } from '../../../catalogue/effects/allies.ts';
import { counted, tell } from '../../../words/text.ts';
import { cards, ships } from '../nouns.ts';
import { does, fleet, may } from './clause.ts';
import type { EffectWords } from './table.ts';

export const allyEffects: EffectWords<AllyVerb> = {
  moveOn: (how) => does('you', tell('effects.allies.moveOn', { how })),
  surveyCivilians: (_, { brief = false }) => does('you', tell('effects.allies.surveyCivilians', { brief })),
  hideCivilians: (count, { brief = false }) =>
    fleet(tell('effects.allies.hideCivilians', { brief, count, ships: ships(count, 'civilian') })),
  takeDestiny: (count, { brief = false }) =>
    does('you', tell('effects.allies.takeDestiny', { brief, cards: cards(count, 'card') })),
  dealLoyalty: (who, { brief = false }) => does(who, tell('effects.allies.dealLoyalty', { brief })),
  repairGalactica: (count) => does('you', tell('effects.allies.repairGalactica', { count })),
  repairUpToVipers: (count) =>
    does('you', tell('effects.allies.repairUpToVipers', { vipers: counted(count, 'damagedViper') })),
  flyOneViper: (count, { brief = false }) => does('you', tell('effects.allies.flyOneViper', { brief, count })),
  vipersDestroyRaiders: () => may('you', tell('effects.allies.vipersDestroyRaiders')),
  clearArea: () => fleet(tell('effects.allies.clearArea')),
  pushBackCenturions: (count) => fleet(tell('effects.allies.pushBackCenturions', { count })),
  damageUnmanned: (count) => fleet(tell('effects.allies.damageUnmanned', { count })),
};
