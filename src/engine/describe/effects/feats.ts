/** Words of the effects that only single Skill cards and characters have. */
import type { FeatVerb } from '../../../catalogue/effects/feats.ts';
import { counted, listed, tell } from '../../../words/text.ts';
import { place, title } from '../nouns.ts';
import { does, fleet } from './clause.ts';
import type { EffectWords } from './table.ts';

export const featEffects: EffectWords<FeatVerb> = {
  everybodyActs: (_, { brief = false }) => fleet(tell('effects.feats.everybodyActs', { brief })),
  gainNuke: (count) => fleet(tell('effects.feats.gainNuke', { nukes: counted(count, 'nuke') })),
  strafe: (_, { brief = false }) => fleet(tell('effects.feats.strafe', { brief })),
  nameRoll: () => does('you', tell('effects.feats.nameRoll')),
  tradeCards: (_, { brief = false }) => does('you', tell('effects.feats.tradeCards', { brief })),
  seizeTitle: ({ title: id, freedTo }, { brief }) =>
    does(
      'you',
      brief
        ? tell('effects.people.giveTitle', { title: title(id) })
        : tell('effects.feats.seizeTitle', { title: title(id), places: listed(freedTo.map(place), 'or') }),
    ),
  arrangeQuorum: (count) => does('you', tell('effects.feats.arrangeQuorum', { count })),
};
