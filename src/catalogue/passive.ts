/** Passive rules: what characters and cards in play change as long as they are there. */
import type { Effects } from './effect.ts';
import type { BoardName, Skill, Title } from './vocabulary.ts';

export type ContributionLimits =
  | { readonly atMost: number; readonly atLeastIfAny?: never }
  | { readonly atMost?: never; readonly atLeastIfAny: number };

/**
 * Passive rules: what a character, a card in play or a card before a player changes as long as it is there. The rules
 * chapters ask for these by name and never for who has them.
 */
export interface Rules {
  readonly handLimit?: number;
  /** Forced discards are picked at random (not costs). */
  readonly randomDiscards?: true;
  /** Locations that may not be activated: by the owner, or by anyone if the card lies before no one. */
  readonly forbidsActivation?: ReadonlyArray<string>;
  /** Skill cards to discard before activating any location. */
  readonly activationCost?: number;
  /** Skill cards to discard before activating one of these locations, or what replaces them. */
  readonly costAt?: { readonly at: ReadonlyArray<string>; readonly cards: number };
  /** May not choose to move to a location where another character is. */
  readonly movesAlone?: true;
  /** Whenever a "You Are a Cylon" card is revealed, the whole hand is discarded. */
  readonly discardsAtReveal?: true;
  /** May not activate a location where another character is, except these. */
  readonly activatesAlone?: { readonly except: ReadonlyArray<string> };
  /** Draws that many Crisis cards, keeps one, the others go to the bottom unseen. */
  readonly crisisDraw?: number;
  /** Skill cards of any type drawn after the player's own Crisis card was revealed. */
  readonly drawsAfterCrisis?: number;
  readonly loyaltyAtSetup?: number;
  /** "Not a Cylon" cards that go into the Loyalty deck because of this character. */
  readonly extraNotACylon?: number;
  /** Has no Receive Skills step in the first turn with this character (R-EXE-64). */
  readonly skipsFirstSkills?: true;
  /** Takes the first box of a Crisis card on which they choose as the current player (R-CRI-14). */
  readonly takesFirstBox?: true;
  readonly sleeperAgent?: { readonly cards: number; readonly to: 'brig' };
  /** Actions in the player's own Action step if piloting when the turn began. */
  readonly actionsIfPiloting?: number;
  /** Off the board until the start of that own turn, then on this location. */
  readonly stranded?: { readonly untilOwnTurn: number; readonly then: string };
  /** Starts the game as pilot of a viper of the Reserves. */
  readonly startsPiloting?: true;
  /** An only Skill card is discarded at the start of every turn. */
  readonly discardsOnlyCard?: true;
  /**
   * How many cards the owner may add to a check: at most that many, or none or at least that many, which the Brig
   * suspends (R-CHK-43).
   */
  readonly contributes?: ContributionLimits;
  /** Cards of that strength are positive in checks on Crisis cards that the owner drew. */
  readonly positiveStrength?: number;
  /**
   * Changes the difficulty of the checks of these locations: whenever they are made, or with `target` only when aimed
   * at that player. `targetAt`: the target counts at these locations alone, at the others every check is changed.
   */
  readonly difficulty?: {
    readonly at: ReadonlyArray<string>;
    readonly by: number;
    readonly target?: 'owner' | { readonly title: Title };
    readonly targetAt?: ReadonlyArray<string>;
    readonly thenDiscard?: true;
  };
  /** Modifies attack rolls of unmanned vipers. */
  readonly unmannedAttack?: number;
  /** More ships of each kind whenever a basestar launches. */
  readonly launchBonus?: number;
  readonly noLoyaltyLooks?: true;
  /** No one may move there any more. */
  readonly closesBoard?: BoardName;
  /** Its holder, not the Admiral, chooses the next destination from that many cards; then it is discarded. */
  readonly destinationDraw?: number;
  /** Administration may name only its holder (R-TTL-18). */
  readonly onlyCandidate?: Title;
  /** Communications lets the owner look at and move any number of civilian ships. */
  readonly inspectsAll?: true;
  /** Executed, without the loss of morale, as soon as morale is reduced to that or less (R-EXE-71). */
  readonly executedAtMorale?: number;
  /** Goes to Sickbay at the end of their own Action step if where the turn began. */
  readonly sickbayIfUnmoved?: true;
  /** A skill of the skill set whose cards the owner may not use. */
  readonly burdenedWith?: Skill;
  /** Whenever raiders have been activated, every basestar launches that many. */
  readonly raidersAlsoLaunch?: number;
  /** Whenever a basestar is destroyed. */
  readonly atBasestarLoss?: Effects;
  /** Characters there when the fleet jumps are executed after the jump (R-JMP-22). */
  readonly executesAtJump?: ReadonlyArray<string>;
  /** Human players may not use once-per-game abilities. */
  readonly noOncePerGame?: true;
  /** Other Skill cards to discard before using the action or the Movement ability on one. */
  readonly cardActionCost?: number;
  /** May use the action on a "You Are a Cylon" card only from the Brig or Detention (R-LOY-50). */
  readonly revealsOnlyHeld?: true;
  /** A viper that the owner pilots is destroyed in place of being damaged. */
  readonly losesDamagedViper?: true;
  /** Looks at that many of a deck's top cards with that card, each of which goes to the top or the bottom. */
  readonly looksDeeper?: { readonly with: string; readonly cards: number };
  /** Receives that many Skill cards less at the start of a turn anywhere but on that board (R-TURN-28). */
  readonly receivesLessOff?: { readonly board: BoardName; readonly cards: number };
  /** That many cards fewer, once for each Crisis card that makes the owner discard (R-TURN-153). */
  readonly crisisDiscardsLess?: number;
  /**
   * At the end of their own Movement step, with another character there, discards that many cards; an owner who can't
   * is sent there at the end of the turn.
   */
  readonly discardsInCompany?: { readonly cards: number; readonly else: 'brig' };
  /** Receives no Skill cards at the start of a turn in a hazardous location. */
  readonly noSkillsInHazard?: true;
  /** Super Crisis cards that the owner discards to move from one of these locations by choice. */
  readonly leavingCost?: { readonly from: ReadonlyArray<string>; readonly superCrises: number };
  /** Skill cards beyond the skill set while infiltrating, in place of 1 (R-LOY-102). */
  readonly infiltrationDraw?: number;
  /** Adds no cards to checks in the Action step of another player's turn. */
  readonly abstainsInActions?: true;
  /** How many cards a Cylon player may add to a check, in place of 1 or, infiltrating, 2 (R-CHK-43). */
  readonly addsUpTo?: { readonly cylon: number; readonly infiltrating: number };
  /** Adds 1 of their own cards to a check faceup (R-CHK-48). */
  readonly showsContribution?: true;
  /** How many miracle tokens the owner may have (R-DAY-02). */
  readonly miracleLimit?: number;
  /** How many of them the once-per-game ability with this rule costs (R-DAY-04). */
  readonly miraclePrice?: number;
  /** R-PEG-50 to R-PEG-52 */
  readonly scar?: true;
  /** At the next jump the card is shuffled into the Crisis deck instead of being discarded. */
  readonly shuffledInAtJump?: true;
  /** Skill cards that each activation of a viper costs the player who makes it (R-DAY-56). */
  readonly viperCost?: number;
  /** Cards of that type may not be played as an action or instead of a move. */
  readonly forbidsCardActions?: Skill;
  /** Mutiny cards that are drawn when this character comes into the game (R-SET-79, R-EXE-65). */
  readonly mutinyAtStart?: number;
  /** A player who draws a Mutiny card gets one of the top two, as the owner chooses (R-DAY-29, R-DAY-35). */
  readonly picksMutiny?: true;
  /** Effects for each Mutiny card that the owner has drawn, once the limit has been checked. */
  readonly afterMutiny?: Effects;
}
