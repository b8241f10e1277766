import { boardEntry } from '../../pieces/places.ts';
import type { ChoiceGroup, OtherGroup } from '../groups.ts';

const headings: Readonly<Record<OtherGroup, string>> = {
  location: 'Your location',
  attack: 'Attack',
  launch: 'Launch',
  fly: 'Fly on',
  space: 'Space',
  boarding: 'Boarding Party',
  skillCards: 'Skill cards',
  quorum: 'Quorum cards',
  cards: 'Cards',
  tokens: 'Tokens',
  character: 'Your character',
  title: 'Your title',
  inPlay: 'Cards in play',
  loyalty: 'Your Loyalty card',
  players: 'Players',
  politicalLeader: 'Political leaders',
  militaryLeader: 'Military leaders',
  pilot: 'Pilots',
  support: 'Support',
  cylonLeader: 'Cylon Leaders',
  skills: 'Skills',
  options: 'Options',
  orders: 'Orders',
  decks: 'Decks',
  other: 'Other',
};

const ofBoard = 'board/';

function isOther(group: ChoiceGroup): group is OtherGroup {
  return !group.startsWith(ofBoard);
}

/** What stands over the choices of a group. */
export function heading(group: ChoiceGroup): string {
  return isOther(group) ? headings[group] : boardEntry(group.slice(ofBoard.length)).name;
}
