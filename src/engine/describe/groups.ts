/** How a player sorts the choices of a question: moves by ship, actions by where they come from, characters by type. */
import { catalogue } from '../../catalogue/index.ts';
import { characterTypes, type BoardName } from '../../catalogue/vocabulary.ts';
import { actionKey } from '../types/actions.ts';
import type { Choice } from '../types/decision.ts';
import { actTraits } from './actTraits.ts';
import { byKind } from './byKind.ts';
import type { ByKind } from './byKind.ts';
import { find } from './lookup.ts';

/** The groups of choices beside the boards. */
const otherGroups = [
  'location',
  'attack',
  'launch',
  'fly',
  'space',
  'boarding',
  'skillCards',
  'quorum',
  'cards',
  'tokens',
  'character',
  'title',
  'loyalty',
  'players',
  ...characterTypes,
  'skills',
  'options',
  'orders',
  'decks',
  'other',
] as const;
export type OtherGroup = (typeof otherGroups)[number];
/** The locations of a board together, or what belongs together for another reason. */
export type ChoiceGroup = `board/${BoardName}` | OtherGroup;

/** Places first, then ships, cards, people and the rest; a question brings its groups in its own order. */
export const choiceGroups: ReadonlyArray<ChoiceGroup> = [
  ...[...catalogue.boards.values()].map(({ board }) => `board/${board}` as const),
  ...otherGroups,
];

function boardOf(location: string): ChoiceGroup {
  const found = find(location);
  return found?.kind === 'location' ? `board/${found.entry.board}` : 'location';
}

function typeOf(character: string): ChoiceGroup {
  const found = find(character);
  return found?.kind === 'character' ? found.entry.type : 'other';
}

const groups: ByKind<Choice, [], ChoiceGroup> = {
  location: ({ location }) => boardOf(location),
  activateLocation: () => 'location',
  act: (action) => actTraits(actionKey(action)).group,
  area: () => 'space',
  ship: () => 'space',
  attackWithViper: () => 'attack',
  launchViper: () => 'launch',
  moveViper: () => 'fly',
  reservesViper: () => 'space',
  craft: () => 'space',
  board: () => 'space',
  centurion: () => 'boarding',
  skillCard: () => 'skillCards',
  playSkillCard: () => 'skillCards',
  playQuorum: () => 'quorum',
  card: () => 'cards',
  token: () => 'tokens',
  ability: () => 'character',
  titleAction: () => 'title',
  revealLoyalty: () => 'loyalty',
  seat: () => 'players',
  character: ({ character }) => typeOf(character),
  skill: () => 'skills',
  skills: () => 'skills',
  option: () => 'options',
  effects: () => 'options',
  result: () => 'options',
  moveThenAct: () => 'orders',
  actTwice: () => 'orders',
  deck: () => 'decks',
  cardTo: () => 'decks',
  toHand: () => 'options',
  toCheck: () => 'options',
  top: () => 'decks',
  bottom: () => 'decks',
  amount: () => 'other',
  yes: () => 'other',
  moveOnly: () => 'orders',
  actOnce: () => 'orders',
  pass: () => 'other',
  escort: () => 'fly',
  layTrauma: () => 'tokens',
  crossroadsResult: () => 'options',
  condemn: () => 'players',
  passMiracle: () => 'players',
  miracleToken: () => 'tokens',
  shipsOut: () => 'space',
};

export const groupOf = (choice: Choice): ChoiceGroup => byKind(groups, choice);
