/** Setup, the steps of a turn, reactions, contributions. */
import type { CharacterType } from '../../../catalogue/vocabulary.ts';
import { inCase, noun, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { actionKey } from '../../types/actions.ts';
import type { WindowName } from '../../types/decision.ts';
import type { CharacterRole } from '../../types/options.ts';
import { actionWords } from '../actionWords.ts';
import { cards, name, place, skillCards, source } from '../nouns.ts';
import { windowMoment } from '../reactions.ts';
import { explained, question, withNotes } from './table.ts';
import type { QuestionParts, Questions } from './table.ts';

/** The windows of a skill check have rules of their own; the others are listed in R-TURN-160. */
const windowRules: Readonly<Record<WindowName, string>> = {
  startOfTurn: 'R-TURN-10',
  endOfMovement: 'R-TURN-54',
  contributed: 'R-CHK-46',
  cardsRevealed: 'R-CHK-55',
  cardsSettled: 'R-CHK-60',
  checkPassed: 'R-CHK-93',
  raidersActivate: 'R-TURN-160',
  viperAttacks: 'R-TURN-160',
  quorumUsed: 'R-TURN-160',
  shipDestroyed: 'R-TURN-160',
  treacheryDiscarded: 'R-PEG-40',
  crisisRevealed: 'R-CRI-02',
  choiceMade: 'R-CRI-13',
  replaceCheck: 'R-CHK-10',
  beforeCards: 'R-CHK-20',
  allContributed: 'R-CHK-50',
  afterTotal: 'R-CHK-82',
  checkResolved: 'R-CHK-88',
  beforeRoll: 'R-TURN-142',
  afterRoll: 'R-TURN-142',
  viperPlaced: 'R-CMB-105',
  endOfTurn: 'R-TURN-160',
  afterRepair: 'R-TURN-160',
  locationActivated: 'R-TURN-160',
  ordersCarriedOut: 'R-TURN-160',
  crisisChoice: 'R-CRI-13',
  populationLost: 'R-TURN-160',
  civilianThreatened: 'R-CMB-116',
  shipsRemoved: 'R-JMP-10',
  discardDemanded: 'R-TURN-153',
  infiltrationEnds: 'R-LOY-105',
  shipsActivate: 'R-TURN-160',
};

/** “Pit Stop”, “starting hand”; nothing in the step of the turn itself. */
const drawWhy = (why: string): ReadonlyArray<Text> =>
  why === 'receiveSkills' ? [] : [why === 'setup' ? tell('decisions.turn.startingHand') : source(why)];
const drawRules = new Map([
  ['receiveSkills', 'R-TURN-20'],
  ['setup', 'R-SET-39'],
]);

const left = (count: number): Text => tell('decisions.turn.left', { count });

const discardReasons: ReadonlyMap<string, (count: number) => QuestionParts> = new Map([
  [
    'handLimit',
    (count: number) => question('decisions.turn.discardToLimit', 'R-TURN-101', { cards: skillCards(count) }),
  ],
  ['reveal', (count: number) => question('decisions.turn.discardAtReveal', 'R-LOY-52', { cards: skillCards(count) })],
  [
    'infiltrationEnded',
    (count: number) => question('decisions.turn.discardAfterInfiltration', 'R-LOY-105', { cards: skillCards(count) }),
  ],
  ['cost', (count: number) => question('decisions.turn.discardAsCost', 'R-TURN-75', { cards: skillCards(count) })],
]);

const anyOf = (type: CharacterType): Text => inCase(noun(type), 'any');

const roleName = (role: CharacterRole): Text => (role.kind === 'type' ? anyOf(role.type) : name(role.character));

type TurnTopics =
  | 'chooseCharacter'
  | 'chooseSetupLocation'
  | 'chooseStartArea'
  | 'drawSkill'
  | 'multiSkill'
  | 'move'
  | 'payForMove'
  | 'action'
  | 'offer'
  | 'orders'
  | 'emergency'
  | 'tradeCards'
  | 'discard'
  | 'discardQuorum'
  | 'exchangeQuorum'
  | 'react'
  | 'reactionOrder'
  | 'movementEndOrder'
  | 'contribute';

export const turnQuestions: Questions<TurnTopics> = {
  exchangeQuorum: ({ why }) => withNotes(question('decisions.turn.exchangeQuorum', 'R-TURN-144'), source(why)),
  chooseCharacter: ({ closed }) => {
    const asked = question('decisions.turn.chooseCharacter', 'R-SET-71');
    return closed === undefined
      ? asked
      : explained(asked, tell('decisions.turn.keptButTaken', { character: roleName(closed) }));
  },
  chooseSetupLocation: () => question('decisions.turn.chooseSetupLocation', 'R-SET-75'),
  chooseStartArea: () => question('decisions.turn.chooseStartArea', 'R-SET-76'),
  drawSkill: ({ count, why }) =>
    withNotes(question('decisions.turn.drawSkill', drawRules.get(why) ?? 'R-TURN-23'), ...drawWhy(why), left(count)),
  multiSkill: ({ count }) => question('decisions.turn.multiSkill', 'R-TURN-21', { count, cards: skillCards(count) }),
  move: () => question('decisions.turn.move', 'R-TURN-41'),
  payForMove: ({ location }) => question('decisions.turn.payForMove', 'R-TURN-42', { place: place(location) }),
  action: ({ left: actions, why }) => {
    const isOfStep = why === 'actionStep';
    return withNotes(
      question('decisions.turn.action', isOfStep ? 'R-TURN-70' : 'R-TURN-76', { step: isOfStep }),
      ...(isOfStep ? [] : [source(why)]),
      ...(actions > 1 ? [left(actions)] : []),
    );
  },
  offer: ({ action }) =>
    question('decisions.turn.offer', 'R-TURN-160', { label: actionWords(actionKey(action)).label }),
  orders: ({ by }, names) => question('decisions.turn.orders', 'R-TURN-77', { player: names.seat(by) }),
  emergency: ({ why }) => withNotes(question('decisions.turn.emergency', 'R-TURN-82'), source(why)),
  tradeCards: ({ why }) => withNotes(question('decisions.turn.tradeCards', 'R-TURN-153'), source(why)),
  discard: ({ count, why }) =>
    discardReasons.get(why)?.(count) ??
    withNotes(question('decisions.turn.discard', 'R-TURN-153', { cards: skillCards(count) }), source(why)),
  discardQuorum: ({ count }) =>
    question('decisions.turn.discardQuorum', 'R-TURN-102', { cards: cards(count, 'quorum') }),
  react: ({ window }) => question('decisions.turn.react', windowRules[window], { moment: windowMoment(window) }),
  reactionOrder: ({ window }) =>
    question('decisions.turn.reactionOrder', 'R-TURN-143', { moment: windowMoment(window) }),
  movementEndOrder: () => question('decisions.turn.movementEndOrder', 'R-TURN-54'),
  contribute: () => question('decisions.turn.contribute', 'R-CHK-40'),
};
