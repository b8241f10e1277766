/** Setup, the steps of a turn, reactions, contributions. */
import { inEnglish } from '../inEnglish.ts';
import type { WindowName } from '../../types/decision.ts';
import { note, plural, uncapital } from '../grammar.ts';
import { nameOf, place, sourceName } from '../names.ts';
import type { CharacterType } from '../../../catalogue/vocabulary.ts';
import { actionKey } from '../../types/actions.ts';
import type { Role } from '../../types/options.ts';
import { openActionWords } from '../openWords.ts';
import { windowMoment } from '../reactions.ts';
import { skillCards } from '../terms.ts';
import type { Question, Questions } from './table.ts';

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

const drawWhy = (why: string): ReadonlyArray<string> =>
  (why === 'receiveSkills' ? [] : why === 'setup' ? ['starting hand'] : [sourceName(why)]);
const drawRules = new Map([
  ['receiveSkills', 'R-TURN-20'],
  ['setup', 'R-SET-39'],
]);

const discardReasons = new Map<string, Omit<Question, 'ask'> & { readonly because: string }>([
  [
    'handLimit',
    {
      because: ' to keep the hand limit',
      help: 'Nobody may end a turn with more Skill cards than the hand limit, usually 10. What you discard is seen by everybody.',
      rule: 'R-TURN-101',
    },
  ],
  [
    'reveal',
    {
      because: ' because you reveal yourself',
      help: 'Who reveals as a Cylon keeps 3 Skill cards. What you discard is seen by everybody.',
      rule: 'R-LOY-52',
    },
  ],
  ['cost', {
    because: ' as the cost',
    help: 'The cost has to be paid before the effect. What you discard is seen by everybody.',
    rule: 'R-TURN-75',
  }],
]);

const anyOf: Readonly<Record<CharacterType, string>> = {
  politicalLeader: 'A political leader',
  militaryLeader: 'A military leader',
  pilot: 'A pilot',
  support: 'A support character',
  cylonLeader: 'A Cylon Leader',
};

const roleName = (role: Role): string => (role.kind === 'type' ? anyOf[role.type] : nameOf(role.character));

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
  | 'contribute';

export const turnQuestions: Questions<TurnTopics> = {
  exchangeQuorum: ({ why }) => ({
    ask: `choose the Quorum cards that you discard${note(sourceName(why))}`,
    help: 'You draw as many as you discard. What you discard is seen by everybody; you may keep all of them.',
    rule: 'R-TURN-144',
  }),
  chooseCharacter: ({ closed }) => ({
    ask: 'choose your character',
    help: (closed === undefined ? '' : `${roleName(closed)} was kept for you, but can’t be taken now. `)
        + 'You play this character for the whole game. Political leaders, military leaders and pilots '
        + 'can be taken only from the kind that has the most characters left, all others at any time.',
    rule: 'R-SET-71',
  }),
  chooseSetupLocation: () =>
    ({ ask: 'choose where you start', help: 'Your character begins the game at this location.', rule: 'R-SET-75' }),
  chooseStartArea: () => ({
    ask: 'choose where your viper starts',
    help: 'You begin the game as its pilot, in one of the two launch areas.',
    rule: 'R-SET-76',
  }),
  drawSkill: ({ count, why }) => ({
    ask: `draw a Skill card${note(...drawWhy(why), `${count} left`)}`,
    help: 'Choose the deck. You get its top card; nobody else sees it, but everybody sees which deck you drew from.',
    rule: drawRules.get(why) ?? 'R-TURN-23',
  }),
  multiSkill: ({ count }) => ({
    ask: `choose the ${count === 1 ? 'type' : 'types'} of ${skillCards(count)}`,
    help: 'Your skill set lets you choose between these types. You decide before you draw any of them.',
    rule: 'R-TURN-21',
  }),
  move: () => ({
    ask: 'choose where to go',
    help: 'Within a ship moving is free; to a location on another ship it costs 1 Skill card. You may '
        + 'also stay. After that you take your action, usually that of the location where you are.',
    rule: 'R-TURN-41',
  }),
  payForMove: ({ location }) => ({
    ask: `discard 1 Skill card to move to ${place(location)}`,
    help: 'A move to another ship costs 1 Skill card of your choice. You arrive as soon as it is paid.',
    rule: 'R-TURN-42',
  }),
  action: ({ left, why }) => ({
    ask: `choose your action${note(...(why === 'actionStep' ? [] : [sourceName(why)]), ...(left > 1 ? [`${left} left`] : []))}`,
    help: `You take one action: the one of your location, of a card in your hand, of your character or title. `
        + (why === 'actionStep' ? 'Then, unless you are in the Brig or a Cylon, you draw a Crisis card.' : 'You may also take none.'),
    rule: why === 'actionStep' ? 'R-TURN-70' : 'R-TURN-76',
  }),
  offer: ({ action }) => ({
    ask: `you may ${uncapital(inEnglish(openActionWords(actionKey(action))?.label ?? action.ability))} at any time`,
    help: 'You can do this whenever the game waits for somebody. Nobody waits for it, and nobody else knows that you can.',
    rule: 'R-TURN-160',
  }),
  orders: ({ by }, names) => ({
    ask: `${names.seat(by)} gives you an Executive Order: what do you do?`,
    help: 'Move and then take 1 action, or stay and take 2 actions. You may leave '
        + 'out any part of it. It is not your turn: nothing else of a turn follows.',
    rule: 'R-TURN-77',
  }),
  emergency: ({ why }) => ({
    ask: `choose your part${note(sourceName(why))}`,
    help: 'You may either move or take 1 action. In the Brig you may only act. It is not your turn: nothing else of a turn follows.',
    rule: 'R-TURN-82',
  }),
  tradeCards: ({ why }) => ({
    ask: `discard any number of Skill cards${note(sourceName(why))}`,
    help: 'Then you name one type of your skill set and draw as many cards of it. What you discard is seen by everybody.',
    rule: 'R-TURN-153',
  }),
  discard: ({ count, why }) => {
    const reason = discardReasons.get(why);
    return {
      ask: `discard ${skillCards(count)}${reason ? reason.because : note(sourceName(why))}`,
      help: reason?.help ?? 'Choose which ones. What you discard is seen by everybody.',
      rule: reason?.rule ?? 'R-TURN-153',
    };
  },
  discardQuorum: ({ count }) => ({
    ask: `discard ${plural(count, 'Quorum card')}`,
    help: 'The President may not end a turn with more than 10 Quorum cards.',
    rule: 'R-TURN-102',
  }),
  react: ({ window }) => ({
    ask: 'do you want to react?',
    help: `You can do something now, ${windowMoment(window)}. The game waits for an answer, but nobody is told that it waits for you.`,
    rule: windowRules[window],
  }),
  reactionOrder: ({ window }) => ({
    ask: 'choose which reaction comes first',
    help: `More than one reaction was announced ${windowMoment(window)}. As the current player you decide the order.`,
    rule: 'R-TURN-143',
  }),
  contribute: () => ({
    ask: 'add Skill cards to the check',
    help: 'Cards whose skill the check lists count for it, all others against it. '
        + 'Everybody sees how many cards you add, nobody sees which. You may add none.',
    rule: 'R-CHK-40',
  }),
};
