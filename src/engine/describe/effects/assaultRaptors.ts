/** Assault raptors. */
import type { AssaultRaptorCondition, AssaultRaptorVerb } from '../../../catalogue/effects/assaultRaptors.ts';
import { does, fleet } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

effectWords<AssaultRaptorVerb>({
  gainAssaultRaptor: (to, { brief }) => to === 'reserves'
    ? fleet(brief ? 'gain 1 assault raptor' : 'put 1 assault raptor of the supply in the Reserves')
    // Whoever resolves the card is the current player.
    : does('current', brief
      ? 'launch 1 new assault raptor and may activate it'
      : 'put 1 assault raptor of the supply, unmanned, in an area where vipers are launched, and may activate it at once'),
});

wordsIf<AssaultRaptorCondition>({
  raptorIn: (box) => (box === 'reserves' ? 'there is a raptor in the Reserves' : 'a raptor has been destroyed'),
  assaultRaptorLeft: () => 'there is an assault raptor left in the supply',
});
