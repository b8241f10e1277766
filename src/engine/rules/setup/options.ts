/** Which combinations of options are legal: R-SET-10 to R-SET-21, R-SET-23. */
import { catalogue } from '../../../catalogue/index.ts';
import type { OptionEntry } from '../../../catalogue/content.ts';
import type { Expansion, Switch } from '../../../catalogue/vocabulary.ts';
import { capital, listed, noun, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { contentOf, switchesOf } from '../../content.ts';
import { difficulties, type GameOptions } from '../../types/options.ts';

export const defaultOptions: GameOptions = {
  players: 5,
  expansions: [],
  objective: 'kobol',
  difficulty: 'normal',
  cylonLeader: false,
  sympatheticCylon: false,
  noSympathizer: false,
  cylonShipsActivateOncePerTurn: true,
  executionRedrawsLoyalty: true,
};

/** The name of an expansion, also of one that is not there. */
function nameOf(expansion: Expansion): Text {
  for (const module of catalogue.modules.values())
    if (module.expansion === expansion) return noun(module.id, module.name);
  return capital(expansion);
}

/**
 * A reason for each thing that is not legal, which every language words as a sentence; none if the game can be started.
 */
export function checkOptions(options: GameOptions): Array<Text> {
  return [
    ...number(options),
    ...expansions(options),
    ...objective(options),
    ...difficulty(options),
    ...leader(options),
    ...sympathetic(options),
    ...withoutSympathizer(options),
    ...further(options),
    ...seating(options),
  ];
}

/** R-SET-35, and what the table has agreed on. */
function seating({ players, firstPlayer = 0, kept = [] }: GameOptions): Array<Text> {
  const known = [firstPlayer, ...kept.flatMap(({ seats }) => seats)].every(
    (seat) => Number.isInteger(seat) && seat >= 0 && seat < players,
  );
  return known ? [] : [tell('gameOptions.seats', { players })];
}

/** R-SET-18 */
function number({ players, cylonLeader, expansions: chosen }: GameOptions): Array<Text> {
  if (!Number.isInteger(players) || players < 3 || players > 7) {
    return [tell('gameOptions.players', { players })];
  }
  if (players < 7) return [];
  if (!cylonLeader) return [tell('gameOptions.sevenNeedLeader')];
  return hasLeaders(chosen) ? [] : [tell('gameOptions.sevenNeedExpansion')];
}

/** R-SET-10, as far as the content is there. */
function expansions({ expansions: chosen }: GameOptions): Array<Text> {
  const wrong = chosen.filter(
    (name) => name === 'base' || ![...catalogue.modules.values()].some((module) => module.expansion === name),
  );
  const sentences = wrong.map((name) => tell('gameOptions.notYet', { name: nameOf(name) }));
  return new Set(chosen).size === chosen.length ? sentences : [...sentences, tell('gameOptions.expansionTwice')];
}

/** R-SET-11 */
function objective(options: GameOptions): Array<Text> {
  const { objective: chosen, expansions: with_ } = options;
  const known = [...catalogue.objectives.values()].find((card) => card.objective === chosen);
  if (known === undefined) return [tell('gameOptions.noObjective', { name: chosen })];
  const { id, name, expansion } = known;
  if (expansion !== 'base' && !with_.includes(expansion)) {
    return [tell('gameOptions.objectiveNeeds', { name: noun(id, name), needed: nameOf(expansion) })];
  }
  const isThere = [...contentOf(options).objectives.values()].some((card) => card.objective === chosen);
  return isThere ? [] : [tell('gameOptions.objectiveNotYet', { name: noun(id, name) })];
}

function difficulty({ difficulty: chosen }: GameOptions): Array<Text> {
  return difficulties.includes(chosen) ? [] : [tell('gameOptions.noDifficulty', { name: chosen })];
}

function hasLeaders(chosen: GameOptions['expansions']): boolean {
  return chosen.includes('pegasus') || chosen.includes('daybreak');
}

/** R-SET-15 */
function leader(options: GameOptions): Array<Text> {
  const { cylonLeader, expansions: chosen, players } = options;
  if (!cylonLeader) return [];
  if (!hasLeaders(chosen)) return players === 7 ? [] : [tell('gameOptions.leaderNeedsExpansion')];
  const wrong = players === 3 ? [tell('gameOptions.leaderOfThree')] : [];
  const someone = [...contentOf(options).characters.values()].some(({ type }) => type === 'cylonLeader');
  return someone ? wrong : [...wrong, tell('gameOptions.leaderNotYet')];
}

/** R-SET-16, R-SET-23 */
function sympathetic(options: GameOptions): Array<Text> {
  const { sympatheticCylon, expansions: chosen, players } = options;
  if (!sympatheticCylon) return [];
  const wrong: Array<Text> = [];
  if (!chosen.includes('pegasus')) wrong.push(tell('gameOptions.sympatheticNeedsPegasus'));
  if (chosen.includes('daybreak')) wrong.push(tell('gameOptions.sympatheticNotWithDaybreak'));
  if (players !== 4 && players !== 6) {
    wrong.push(tell('gameOptions.sympatheticNumbers'));
  }
  const there = [...contentOf(options).loyalty.values()].some(({ kind }) => kind === 'sympatheticCylon');
  return wrong.length > 0 || there ? wrong : [tell('gameOptions.sympatheticNotYet')];
}

/** R-SET-17 */
function withoutSympathizer({
  noSympathizer,
  players,
  cylonLeader,
  sympatheticCylon,
  expansions: chosen,
}: GameOptions): Array<Text> {
  if (!noSympathizer) return [];
  const wrong: Array<Text> = [];
  if (players !== 4 && players !== 6) {
    wrong.push(tell('gameOptions.noSympathizerNumbers'));
  }
  if (cylonLeader) wrong.push(tell('gameOptions.noSympathizerNotWithLeader'));
  if (sympatheticCylon) wrong.push(tell('gameOptions.noSympathizerNotWithSympathetic'));
  if (chosen.includes('daybreak')) wrong.push(tell('gameOptions.noSympathizerNotWithDaybreak'));
  return wrong;
}

/** The catalogue's name of a switch: an expansion, an option; else the switch itself. */
function switchName(name: Switch): Text {
  for (const option of catalogue.options.values()) if (option.switch === name) return noun(option.id, option.name);
  return nameOf(name);
}

/**
 * The options of expansions: each with its own expansion, what else it needs or excludes, and its numbers of players.
 */
function further(options: GameOptions): Array<Text> {
  const { switches = [] } = options;
  const repeated = new Set(switches).size === switches.length ? [] : [tell('gameOptions.optionTwice')];
  return [...repeated, ...switches.flatMap((name) => furtherOne(options, name))];
}

function furtherOne(options: GameOptions, name: Switch): Array<Text> {
  const entry = [...catalogue.options.values()].find((option) => option.switch === name);
  return entry === undefined ? [tell('gameOptions.noOption', { name })] : againstOption(options, entry);
}

function againstOption(options: GameOptions, option: OptionEntry): Array<Text> {
  const { id, name: called, expansion, onlyWith = [], notWith = [], players } = option;
  const on = switchesOf(options);
  const name = noun(id, called);
  const missing = [...(expansion === 'base' ? [] : [expansion]), ...onlyWith].filter((other) => !on.has(other));
  const wrong = notWith.filter((other) => on.has(other));
  return [
    ...missing.map((other) => tell('gameOptions.needs', { name, needed: switchName(other) })),
    ...wrong.map((other) => tell('gameOptions.notWith', { name, other: switchName(other) })),
    ...(players === undefined || players.includes(options.players)
      ? []
      : [tell('gameOptions.numbers', { name, numbers: listed(players.map(String), 'or'), players: options.players })]),
  ];
}
