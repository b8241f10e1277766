import type { Decision, GameEvent, Seat } from '../../store/engineTypes.ts';

type EventKind = GameEvent['what']['kind'];
type TopicKind = Decision['topic']['kind'];

/**
 * Kinds of events that bring out nothing hidden. `nothing`: all of it follows from what everybody knew and from what somebody
 * chose. `ownChoice`: its full version tells a player what that player has chosen, and the others nothing hidden.
 * A kind that is not named here shows a card, a token or a die to somebody, or might: then the others are asked.
 */
const harmless: Readonly<Partial<Record<EventKind, 'nothing' | 'ownChoice'>>> = {
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
};

/** Questions that show the asked player nothing that was hidden until they were asked. Any other might. */
const plainQuestions: ReadonlySet<TopicKind> = new Set([
  'chooseCharacter', 'chooseSetupLocation', 'chooseStartArea', 'drawSkill', 'multiSkill', 'move', 'payForMove',
  'action', 'orders', 'discard', 'react', 'reactionOrder', 'contribute', 'chooseOption', 'chooseEffect', 'takeRisk',
  'choosePlayer', 'chooseSkill', 'chooseArea', 'chooseLocation', 'chooseShip', 'chooseAmount', 'chooseRepair',
  'chooseDeck', 'chooseResult', 'useAbility', 'viperActivation', 'nextArea', 'nextRaider', 'raiderTarget', 'whichToPlace', 'chooseCraft',
  'giveLoyalty',
]);

/** Whether something hidden came out for anybody when `actor` caused this event. */
export function eventReveals({ audience, what }: GameEvent, actor: Seat): boolean {
  // A kind from another version of the bot is none that we know to be harmless.
  const meaning = harmless[what.kind];
  if (meaning === undefined) return true;
  // In an open check everybody sees the cards as they are added.
  if (audience === 'public') return what.kind === 'contributed' && what.cards !== undefined;
  return !(meaning === 'ownChoice' && audience.length === 1 && audience[0] === actor);
}

/** Whether this question, asked since, shows what was hidden before. */
export function questionReveals({ topic }: Pick<Decision, 'topic'>): boolean {
  return !plainQuestions.has(topic.kind);
}
