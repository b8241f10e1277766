/** One picture of each kind for several states of a game. */
import { renderBoard, renderCard, renderCharacter, renderCheck, renderGlance, renderHand, renderSummary } from '../../../render/index.ts';
import { cardGallery, characterGallery } from './cards.ts';
import { checkGallery } from './checks.ts';
import { badTurn, crisisGallery } from './crises.ts';
import { handGallery } from './hands.ts';
import { summaryGallery } from './summaries.ts';
import { gallery, memberNames } from './views/index.ts';

const labels = { seat: (seat: number): string => memberNames[seat] ?? '' };

function changed(): Buffer {
  const { before, after } = badTurn();
  return renderBoard(after, labels, before);
}

const boards = Object.entries({ ...gallery, ...crisisGallery }).map(
  ([name, makeView]) => [name, () => renderBoard(makeView(), labels)] as const,
);
const glances = Object.entries(gallery).map(([name, makeView]) => [`glance-${name}`, () => renderGlance(makeView())] as const);
const hands = Object.entries(handGallery).map(([name, makeView]) => [name, () => renderHand(makeView(), labels)] as const);
const checks = Object.entries(checkGallery).map(([name, check]) => [name, () => renderCheck(check)] as const);
const cards = Object.entries(cardGallery).map(([name, card]) => [name, () => renderCard(card)] as const);
const characters = Object.entries(characterGallery).map(([name, character]) => [name, () => renderCharacter(character)] as const);
const summaries = Object.entries(summaryGallery).map(([name, make]) => [name, () => {
  const { view, history } = make();
  return renderSummary(view, history, labels);
}] as const);

export const pictures: Readonly<Record<string, () => Buffer>> = {
  ...Object.fromEntries(boards),
  changes: changed,
  ...Object.fromEntries(glances),
  'glance-changes': () => renderGlance(badTurn().after, badTurn().before),
  ...Object.fromEntries([...hands, ...checks, ...cards, ...characters, ...summaries]),
};
