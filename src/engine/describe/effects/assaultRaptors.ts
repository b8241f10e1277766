/** Assault raptors. */
import type { AssaultRaptorCondition, AssaultRaptorVerb } from '../../../catalogue/effects/assaultRaptors.ts';
import { tell } from '../../../words/text.ts';
import { does, fleet } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

effectWords<AssaultRaptorVerb>({
  gainAssaultRaptor: (to, { brief = false }) => to === 'reserves'
    ? fleet(tell('effects.assaultRaptors.gain', { brief }))
    // Whoever resolves the card is the current player.
    : does('current', tell('effects.assaultRaptors.launch', { brief })),
});

wordsIf<AssaultRaptorCondition>({
  raptorIn: (box) => tell('effects.assaultRaptors.raptorIn', { box }),
  assaultRaptorLeft: () => tell('effects.assaultRaptors.assaultRaptorLeft'),
});
