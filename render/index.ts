/** The board picture: a view of a game in, a PNG out. */
export { describeChanges } from './changes.ts';
export { pictureOutcomes } from './drawnOnce.ts';
export type { PictureOutcome } from './drawnOnce.ts';
export type { CardPicture } from './sheets/card.ts';
export type { CharacterPicture } from './sheets/character.ts';
export type { CheckPicture } from './sheets/check.ts';
export { describeHistory, historyOf, markKinds } from './history.ts';
export type { FleetHistory, LogLine, TurnMark } from './history.ts';
export { emojiNames } from './emoji.ts';
export {
  renderBoard,
  renderCard,
  renderCharacter,
  renderCheck,
  renderGlance,
  renderHand,
  renderSummary,
} from './picture.ts';
export { QueueFullError } from './queue.ts';
export { createRenderer } from './renderer.ts';
export type { Renderer } from './renderer.ts';
