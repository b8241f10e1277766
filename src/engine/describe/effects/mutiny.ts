/** Mutiny cards. */
import type { MutinyCondition, MutinyVerb } from '../../../catalogue/effects/mutiny.ts';
import type { Placement } from '../../../catalogue/effect.ts';
import { placeableShips, type Area } from '../../../catalogue/vocabulary.ts';
import { list, plural } from '../grammar.ts';
import { nameOf } from '../names.ts';
import { ships, skillCards, titleName } from '../terms.ts';
import { does, fleet, may, object } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

effectWords<MutinyVerb>({
  drawMutiny: ({ who, count, stays, keeps, ifNone }, { brief }) => {
    const card = `${plural(count, 'Mutiny card')}${ifNone === undefined ? '' : ` if ${who === 'you' ? 'you' : 'they'} hold none`}`;
    if (brief === true) return does(who, `draw ${card}${keeps === undefined ? '' : `, keeping ${keeps}`}`);
    const free = stays === undefined ? '' : ' without going to the Brig';
    return does(who, `draw ${card}${free}${keeps === undefined ? '' : `, keeping ${keeps} of all`}`);
  },
  discardMutiny: ({ who, count, optional }) =>
    (optional === true ? may : does)(who, `discard ${plural(count, 'Mutiny card')}`),
  takeRandomCards: ({ from, count }, { brief }) => does('you', brief === true
    ? `take ${skillCards(count)} of ${object(from)}`
    : `take ${skillCards(count)} at random from the hand of ${object(from)}`),
  repairEveryViper: () => fleet('repair every damaged viper'),
  placeThere: (ships, { brief }) => fleet(`place ${shipList(ships)}${brief === true ? '' : ' there'}`),
  buryQuorum: (count, { brief }) => does('you', brief === true
    ? `put ${count} of the Quorum hand under the deck`
    : `look at the whole Quorum hand and put ${plural(count, 'card')} of it on the bottom of the Quorum deck`),
  removeNukes: () => fleet('all nukes leave the game'),
  nominate: ({ title, unless }, { brief }) => does('chosen', brief === true
    ? `become ${titleName(title)}`
    : `become ${titleName(title)}, unless the ${titleName(title)} discards ${nameOf(unless)} from play`),
});

const shipList = (counts: Placement[Area]): string =>
  list(placeableShips.flatMap((ship) => (counts?.[ship] === undefined ? [] : [ships(counts[ship], ship)])));

wordsIf<MutinyCondition>({
  holdsMutiny: (count) => (count === 1 ? 'you hold a Mutiny card' : `you hold ${count} or more Mutiny cards`),
  holderHasMutiny: (title) => `the ${titleName(title)} has a Mutiny card`,
  lacksTitle: (title) => `you are not ${titleName(title)}`,
  holderHandAtLeast: ({ title, cards }) => `the ${titleName(title)} has ${cards} or more Skill cards`,
  anybodyHeld: () => 'somebody is in the Brig',
});
