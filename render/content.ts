/** All that the picture takes from the catalogue and the describer: nothing else of it knows them. */
export * from './content/board.ts';
export {
  cardFace,
  heldLoyalty,
  isHuman,
  loyaltyKind,
  motiveSide,
  sideOfCard,
  sidesInPicture,
  skillFace,
  skillLetters,
  standingFace,
  withoutBullet,
} from './content/cards.ts';
export type { CardFace, Paragraph, LoyaltySide, SideInPicture, DrawnSkill } from './content/cards.ts';
export * from './content/characters.ts';
export * from './content/crises.ts';
export * from './content/missions.ts';
export * from './content/names.ts';
