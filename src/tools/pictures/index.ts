/** One picture of each kind for several states of a game, in any of our languages. */
import {
  renderBoard,
  renderCard,
  renderCharacter,
  renderCheck,
  renderGlance,
  renderHand,
  renderSummary,
} from '../../../render/index.ts';
import type { Locale } from '../../words/index.ts';
import { cardGallery, characterGallery } from './cards.ts';
import { checkGallery } from './checks.ts';
import { badTurn, crisisGallery } from './crises.ts';
import { handGallery } from './hands.ts';
import { summaryGallery } from './summaries.ts';
import { gallery, memberNames } from './views/index.ts';

type Draw = (locale: Locale) => Buffer;

const labels = { seat: (seat: number): string => memberNames[seat] ?? '' };
const { before, after } = badTurn();

/** Returns the same names, each with the function that draws its picture. */
function drawn<T>(
  them: Readonly<Record<string, T>>,
  draw: (it: T, locale: Locale) => Buffer,
  prefix = '',
): Readonly<Record<string, Draw>> {
  return Object.fromEntries(
    Object.entries(them).map(([name, it]) => [`${prefix}${name}`, (locale: Locale) => draw(it, locale)]),
  );
}

export const pictures: Readonly<Record<string, Draw>> = {
  ...drawn({ ...gallery, ...crisisGallery }, (makeView, locale) => renderBoard(makeView(), labels, locale)),
  changes: (locale) => renderBoard(after, labels, locale, before),
  ...drawn(gallery, (makeView, locale) => renderGlance(makeView(), locale), 'glance-'),
  'glance-changes': (locale) => renderGlance(after, locale, before),
  ...drawn(handGallery, (makeView, locale) => renderHand(makeView(), labels, locale)),
  ...drawn(checkGallery, renderCheck),
  ...drawn(cardGallery, renderCard),
  ...drawn(characterGallery, renderCharacter),
  ...drawn(summaryGallery, (make, locale) => {
    const { view, history } = make();
    return renderSummary(view, history, labels, locale);
  }),
};
