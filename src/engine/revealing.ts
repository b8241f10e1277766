/**
 * Hidden information that an answer has brought out: a player who learned something can't be made to forget it (undo).
 */
import { kindsOf } from './hooks.ts';
import type { EventBrings } from './hooks.ts';
import type { BaseHappening, GameEvent } from './types/event.ts';
import type { BaseTopic, Decision } from './types/decision.ts';
import type { Seat } from './types/ids.ts';

/**
 * Kinds of events of the base that bring out nothing hidden. A kind that is named neither here nor by a module shows a
 * card, a token or a die to someone, or might: then the others are asked.
 */
const harmless: Readonly<Partial<Record<BaseHappening['kind'], EventBrings>>> = {
  characterChosen: 'nothing',
  turnStarted: 'nothing',
  phase: 'nothing',
  titleGained: 'nothing',
  milestone: 'nothing',
  moved: 'nothing',
  sentTo: 'nothing',
  actionTaken: 'nothing',
  cardPutBack: 'ownChoice',
  optionChosen: 'nothing',
  nobodyChooses: 'nothing',
  targetChosen: 'nothing',
  checkStarted: 'nothing',
  contributed: 'ownChoice',
  difficultyChanged: 'nothing',
  checkResult: 'nothing',
  checkConsequence: 'nothing',
  skillNamed: 'nothing',
  resource: 'nothing',
  shipsActivated: 'nothing',
  shipMoved: 'nothing',
  viperLaunched: 'nothing',
  raptorsChanged: 'nothing',
  shipsRestored: 'nothing',
  vipersRecalled: 'nothing',
  vipersRepaired: 'nothing',
  repaired: 'nothing',
  centurionBoarded: 'nothing',
  centurionsAdvanced: 'nothing',
  jumpTrack: 'nothing',
  distanceAdded: 'nothing',
  quorumAttached: 'nothing',
  cardKept: 'nothing',
  cardLeftPlay: 'nothing',
  nukeDiscarded: 'nothing',
  nukeGained: 'nothing',
  skillsSkipped: 'nothing',
  checkCardsDiscarded: 'nothing',
  dieNamed: 'nothing',
  areaCleared: 'nothing',
};

/** Questions of the base that show the asked player nothing that was hidden until they were asked. Any other might. */
const plainQuestions: ReadonlySet<string> = new Set<BaseTopic['kind']>([
  'chooseCharacter',
  'chooseSetupLocation',
  'chooseStartArea',
  'drawSkill',
  'multiSkill',
  'move',
  'payForMove',
  'action',
  'orders',
  'discard',
  'react',
  'reactionOrder',
  'movementEndOrder',
  'contribute',
  'chooseOption',
  'chooseEffect',
  'takeRisk',
  'choosePlayer',
  'chooseSkill',
  'chooseArea',
  'chooseLocation',
  'chooseShip',
  'chooseAmount',
  'chooseRepair',
  'chooseDeck',
  'chooseResult',
  'useAbility',
  'viperActivation',
  'nextArea',
  'nextRaider',
  'raiderTarget',
  'whichToPlace',
  'chooseCraft',
  'giveLoyalty',
  'placeCivilian',
  'emergency',
  'tradeCards',
  'nameResult',
  'discardFromCheck',
  'removeCylons',
  'mayLaunch',
  'exchangeQuorum',
]);

/**
 * Whether something hidden came out for anyone when `actor` caused this event; `undefined`: the deal caused it, and no
 * answer.
 */
export function eventReveals({ audience, what }: GameEvent, actor: Seat | undefined): boolean {
  // A kind from another version of the bot is none that we know to be harmless.
  const brings =
    kindsOf('events').get(what.kind) ?? (harmless as Readonly<Record<string, EventBrings>>)[what.kind] ?? 'hidden';
  if (brings === 'hidden') return true;
  // In an open check everyone sees the cards as they are added.
  if (audience === 'public') return what.kind === 'contributed' && what.cards !== undefined;
  return !(brings === 'ownChoice' && audience.length === 1 && audience[0] === actor);
}

/** Whether this question, asked since, shows what was hidden before. */
export function questionReveals({ topic }: Pick<Decision, 'topic'>): boolean {
  return kindsOf('questions').get(topic.kind) !== 'nothing' && !plainQuestions.has(topic.kind);
}
