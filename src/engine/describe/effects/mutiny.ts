/** Mutiny cards. */
import type { MutinyCondition, MutinyVerb } from '../../../catalogue/effects/mutiny.ts';
import { inRow, listed, tell } from '../../../words/text.ts';
import { cards, name, skillCards, title } from '../nouns.ts';
import { does, fleet, may, who as whoIs } from './clause.ts';
import { shipsPlaced } from './fleet.ts';
import type { ConditionWords, EffectWords } from './table.ts';

export const mutinyEffects: EffectWords<MutinyVerb> = {
  drawMutiny: ({ who, count, stays = false, keeps, ifNone = false }, { brief = false }) => {
    const drawn = { cards: cards(count, 'mutiny') };
    if (!ifNone && keeps === undefined && (brief || !stays)) return does(who, tell('effects.people.draw', drawn));
    const deed = tell('effects.mutiny.draw', { ...drawn, ifNone, stays: stays && !brief });
    return does(
      who,
      inRow([deed, ...(keeps === undefined ? [] : [tell('effects.mutiny.keeping', { brief, count: keeps })])]),
    );
  },
  discardMutiny: ({ who, count, optional }) =>
    (optional === true ? may : does)(
      who,
      tell('effects.people.discard', { cards: cards(count, 'mutiny'), how: 'chosen' }),
    ),
  takeRandomCards: ({ from, count }, { brief = false }) =>
    does('you', tell('effects.mutiny.takeRandomCards', { brief, cards: skillCards(count), from: whoIs(from) })),
  repairEveryViper: () => fleet(tell('effects.mutiny.repairEveryViper')),
  placeThere: (counts, { brief = false }) =>
    fleet(tell('effects.mutiny.placeThere', { brief, ships: listed(shipsPlaced(counts)) })),
  buryQuorum: (count, { brief = false }) =>
    does('you', tell('effects.mutiny.buryQuorum', { brief, count, cards: cards(count, 'card') })),
  removeNukes: () => fleet(tell('effects.mutiny.removeNukes')),
  nominate: ({ title: id, unless }, { brief = false }) =>
    does(
      'chosen',
      brief
        ? tell('effects.people.giveTitle', { title: title(id) })
        : tell('effects.mutiny.nominate', { title: title(id), card: name(unless) }),
    ),
};

export const mutinyConditionWords: ConditionWords<MutinyCondition> = {
  holdsMutiny: (count) => tell('effects.mutiny.holdsMutiny', { count }),
  holderHasMutiny: (id) => tell('effects.mutiny.holderHasMutiny', { title: title(id) }),
  lacksTitle: (id) => tell('effects.mutiny.lacksTitle', { title: title(id) }),
  holderHandAtLeast: ({ title: id, cards: count }) =>
    tell('effects.mutiny.holderHandAtLeast', { title: title(id), count }),
  anybodyHeld: () => tell('effects.mutiny.anybodyHeld'),
};
