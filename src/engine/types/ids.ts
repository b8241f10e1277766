/** Ids are the reference's: `<deck>/<expansion>/<slug>`. Skill cards and tokens of one kind are interchangeable. */

/** 0 to players − 1, clockwise. */
export type Seat = number;

/** Any card by its reference id, e.g. `crisis/base/riots-a`. */
export type CardId = string;
/** A Skill card as it can be told from others: reference id and strength, e.g. `skill/base/repair/2`. */
export type SkillCard = string;
export type CharacterId = string;
/** A character at a seat: not another one that follows it there. */
export interface SeatedCharacter {
  readonly seat: Seat;
  readonly character: CharacterId;
}
export type LocationId = string;
/** A model of viper or raptor, as its token names it. */
export type Model = string;
export type TokenId = string;
/** A ship on the board keeps its number while it stays there. */
export type ShipId = number;
