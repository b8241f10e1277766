/**
 * The results of the benchmark, part by part. Times of other programs' work of the same kind stand beside ours as
 * ratios.
 */

export const partNames = [
  'engine',
  'heuristic',
  'view',
  'describing',
  'press',
  'path',
  'catalogue',
  'picture',
  'messages',
  'requests',
  'delivery',
  'disk',
  'acknowledgement',
  'storm',
] as const;
export type BenchPart = (typeof partNames)[number];

/** Whole games of five with players that choose at random. */
export interface EngineResult {
  readonly games: number;
  readonly decisionsPerSecond: number;
  /** Median of whole games. */
  readonly gameMs: number;
  /** The largest state on the way, as JSON; 1 KB is 1,024 bytes. */
  readonly stateKB: number;
  /** The time of a decision as a multiple of copying the state once by way of JSON. */
  readonly ratioToCopy: number;
}

/** The same games as the engine's, with the automatic players of the bot. */
export interface HeuristicResult {
  readonly decisionsPerSecond: number;
  /** Processor time of a choice by rules of thumb; the median of whole games with all that a game can have. */
  readonly choiceUs: number;
}

export interface ViewResult {
  /** Median for one seat, or for everyone. */
  readonly microseconds: number;
}

/** Whole games with random players and all cards, worded in every language; processor time. */
export interface DescribingResult {
  readonly games: number;
  /** The log, the questions and their choices in English, as a multiple of playing the game. */
  readonly ratioToEngine: number;
  /** Milliseconds for all cards in English. */
  readonly cardsMs: number;
  /** Games and cards together. */
  readonly italianToEnglish: number;
  readonly portugueseToEnglish: number;
  readonly russianToEnglish: number;
  readonly polishToEnglish: number;
}

/** People's presses in games of five, as the app carries them out. */
export interface PressResult {
  readonly games: number;
  /** Median at the beginning of a game. */
  readonly earlyMs: number;
  /** Median when hundreds of questions have been answered. */
  readonly lateMs: number;
  readonly ratioToEarly: number;
  /** Processor time of a press, whatever else the machine does; the median of whole games. */
  readonly processorMs: number;
  /** The same as a multiple of copying the state once by way of JSON. */
  readonly ratioToCopy: number;
}

/** The whole way of people's answers in many games at once, in a database on disk; without Discord and pictures. */
export interface PathResult {
  readonly answers: number;
  /** Answers per second, from the press until all is delivered, as fast as one process takes them. */
  readonly perSecond: number;
  /** Processor time of an answer in all: the sum of the following three. */
  readonly pathMs: number;
  /** Milliseconds from the press to what the presser is shown, the stored answer included. */
  readonly pressMs: number;
  /** Milliseconds for what the game then does by itself. */
  readonly settlingMs: number;
  readonly deliveringMs: number;
  /** Answers per second without buttons, stored with all that is to be told about them. */
  readonly alonePerSecond: number;
  /** Processor time of one of them. */
  readonly aloneMs: number;
  /** The whole way as a multiple of copying a state once by way of JSON. */
  readonly ratioToCopy: number;
  /** The answer alone as such a multiple. */
  readonly aloneToCopy: number;
}

export interface CatalogueResult {
  /** Milliseconds of loading the content for the first time in a process. */
  readonly loadMs: number;
}

export interface PictureResult {
  /** Median of drawing and encoding a crowded board. */
  readonly boardMs: number;
  readonly boardKB: number;
  /** Median for the fullest table at a glance. */
  readonly glanceMs: number;
  readonly glanceKB: number;
  /** Median of encoding a picture of the same size with nothing on it, as node-canvas does that. */
  readonly emptyMs: number;
  readonly ratioToEmpty: number;
}

/** Whole games of one person among four automatic players, as they stand in the channel at the end. */
export interface MessagesResult {
  readonly games: number;
  readonly turns: number;
  /** Means per turn whose current player is a person, or an automatic player. */
  readonly perTurnOfPeople: number;
  readonly perAutomaticTurn: number;
  readonly linesPerTurn: number;
  readonly picturesPerTurn: number;
  /** Messages to the person per game. */
  readonly directMessages: number;
}

/**
 * Requests to Discord in whole games of six people, besides those that answer a press, which Discord doesn't limit. All
 * but the first three figures are means per turn.
 */
export interface RequestsResult {
  readonly games: number;
  readonly turns: number;
  /** Requests per question that someone answered. */
  readonly perAnswer: number;
  readonly perTurn: number;
  readonly toSend: number;
  readonly toEdit: number;
  /** Removals, and requests that look for what has arrived. */
  readonly toRemove: number;
  readonly forLog: number;
  readonly forPictures: number;
  /** Requests for questions in the channel. */
  readonly forQuestions: number;
  /** Requests for reactions, which are asked in private. */
  readonly forReactions: number;
  readonly forSheets: number;
  readonly forOthers: number;
  /** Messages changed by the press that answered them, which Discord doesn't limit. They are not counted above. */
  readonly overPresses: number;
}

/**
 * The cost of a message for the bot itself, without Discord, while messages wait in many channels and for many people.
 */
export interface DeliveryResult {
  readonly messages: number;
  /** Mean microseconds per message while they wait in 10 lanes. */
  readonly fewLanesUs: number;
  /** Mean microseconds per message while they wait in 10,000 lanes. */
  readonly manyLanesUs: number;
  readonly ratioToFew: number;
}

/** The size of a finished game of five people in a database on disk; 1 KB is 1,024 bytes. */
export interface DiskResult {
  readonly games: number;
  /** Size when the game's last message has been delivered. */
  readonly playedKB: number;
  /** Size a month later, after the nightly housekeeping. */
  readonly packedKB: number;
  readonly ratioToPlayed: number;
}

/** The bot at the practice table, with people in many running games. */
export interface AcknowledgementResult {
  readonly games: number;
  /** Interactions acknowledged during the measurement. */
  readonly interactions: number;
  /** Interactions not acknowledged within Discord's 3 seconds. */
  readonly unanswered: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  /** Pictures that the bot posted meanwhile. */
  readonly pictures: number;
  /** The median for a bot that does nothing but answer. */
  readonly emptyMedianMs: number;
  readonly ratioToEmpty: number;
}

/**
 * One person asks 200 times each for the board, for suggestions and for a hand, in 10 s each, while three others play.
 */
export interface StormResult {
  readonly presses: number;
  /** How many of these were told to slow down; suggestions are not told so. */
  readonly limited: number;
  /** How many of these were not answered at all. */
  readonly unanswered: number;
  /** How many actions of the players were not answered meanwhile. */
  readonly playersUnanswered: number;
  /** The time to the acknowledgement of anyone's interaction while the storm lasted. */
  readonly acknowledgedP99Ms: number;
  readonly acknowledgedMaxMs: number;
  /** Milliseconds from `/hand` to the picture, median before and in the storms. */
  readonly quietHandMs: number;
  readonly handMs: number;
  readonly handMaxMs: number;
  readonly handToQuiet: number;
  /** The same for presses that answer a question of the game. */
  readonly quietAnswerMs: number;
  readonly answerMs: number;
  readonly answerMaxMs: number;
  readonly answerToQuiet: number;
  /** Memory of the process, before and after. */
  readonly memoryMB: number;
  readonly memoryAfterMB: number;
}

export interface BenchResults {
  readonly engine?: EngineResult;
  readonly heuristic?: HeuristicResult;
  readonly view?: ViewResult;
  readonly describing?: DescribingResult;
  readonly press?: PressResult;
  readonly path?: PathResult;
  readonly catalogue?: CatalogueResult;
  readonly picture?: PictureResult;
  readonly messages?: MessagesResult;
  readonly requests?: RequestsResult;
  readonly delivery?: DeliveryResult;
  readonly disk?: DiskResult;
  readonly acknowledgement?: AcknowledgementResult;
  readonly storm?: StormResult;
}
