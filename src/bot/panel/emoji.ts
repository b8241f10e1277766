import type { ChoiceGroup } from '../../app/types.ts';

/** Small pictures tell groups of a question apart at a glance. All of them are in fonts without coloured pictures too. */
const emojis: Readonly<Record<ChoiceGroup, string | undefined>> = {
  galactica: '⚓',
  pegasus: '⚔️',
  newCaprica: '⛰️',
  colonialOne: '⚖️',
  cylonLocations: '☢️',
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
  inPlay: '♻️',
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

export function emojiOf(group: ChoiceGroup): string | undefined {
  return emojis[group];
}
