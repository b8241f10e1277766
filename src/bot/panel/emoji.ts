import type { ChoiceGroup, OtherGroup } from '../../app/types.ts';

/**
 * Small pictures tell groups of a question apart at a glance. All of them are in fonts without coloured pictures too.
 */
const emojis: Readonly<Record<OtherGroup, string | undefined>> = {
  location: '⚓',
  attack: '☄️',
  launch: '✈️',
  fly: '↗️',
  space: undefined,
  boarding: '☠️',
  skillCards: '🃏',
  quorum: '✍️',
  cards: undefined,
  tokens: undefined,
  character: '♟️',
  title: '⚜️',
  loyalty: '☯️',
  players: undefined,
  politicalLeader: '⚖️',
  militaryLeader: '⚔️',
  pilot: '✈️',
  support: '⚒️',
  cylonLeader: '☢️',
  skills: undefined,
  options: undefined,
  orders: undefined,
  decks: undefined,
  other: undefined,
};

const boards: Readonly<Record<string, string>> = {
  'board/pegasus': '⚔️',
  'board/newCaprica': '⛰️',
  'board/colonialOne': '⚖️',
  'board/cylonLocations': '☢️',
  'board/rebelBasestar': '☢️',
};

function isOther(group: ChoiceGroup): group is OtherGroup {
  return Object.hasOwn(emojis, group);
}

/** A board without a picture of its own has that of a ship. */
export function emojiOf(group: ChoiceGroup): string | undefined {
  return isOther(group) ? emojis[group] : (boards[group] ?? '⚓');
}
