/** Which combinations of options are legal: R-SET-10 to R-SET-21, R-SET-23. */
import { catalogue } from '../../../catalogue/index.ts';
import type { OptionEntry } from '../../../catalogue/content.ts';
import type { Expansion, Switch } from '../../../catalogue/vocabulary.ts';
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
function nameOf(expansion: Expansion): string {
  for (const module of catalogue.modules.values()) if (module.expansion === expansion) return module.name;
  return expansion.charAt(0).toUpperCase() + expansion.slice(1);
}

/** A sentence for each thing that is not legal; empty if the game can be started. */
export function checkOptions(options: GameOptions): Array<string> {
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
function seating({ players, firstPlayer = 0, kept = [] }: GameOptions): Array<string> {
  const known = [firstPlayer, ...kept.flatMap(({ seats }) => seats)].every((seat) => Number.isInteger(seat) && seat >= 0 && seat < players);
  return known ? [] : [`There are seats 1 to ${players} only.`];
}

/** R-SET-18 */
function number({ players, cylonLeader, expansions: chosen }: GameOptions): Array<string> {
  if (!Number.isInteger(players) || players < 3 || players > 7) {
    return [`A game needs 3 to 6 players, or 7 with a Cylon Leader, not ${players}.`];
  }
  if (players < 7) return [];
  if (!cylonLeader) return ['Seven can play only if one of them is a Cylon Leader; switch Cylon Leaders on.'];
  return hasLeaders(chosen) ? [] : ['Seven can play only with Pegasus or Daybreak.'];
}

/** R-SET-10, as far as the content is there. */
function expansions({ expansions: chosen }: GameOptions): Array<string> {
  const wrong = chosen.filter((name) => name === 'base' || ![...catalogue.modules.values()].some((module) => module.expansion === name));
  const sentences = wrong.map((name) => `${nameOf(name)} can't be played yet; leave it out.`);
  return new Set(chosen).size === chosen.length ? sentences : [...sentences, 'Name each expansion once.'];
}

/** R-SET-11 */
function objective(options: GameOptions): Array<string> {
  const { objective: chosen, expansions: with_ } = options;
  const known = [...catalogue.objectives.values()].find((card) => card.objective === chosen);
  if (known === undefined) return [`There is no objective “${chosen}”.`];
  const { name, expansion } = known;
  if (expansion !== 'base' && !with_.includes(expansion)) return [`The objective ${name} needs ${nameOf(expansion)}.`];
  const isThere = [...contentOf(options).objectives.values()].some((card) => card.objective === chosen);
  return isThere ? [] : [`The objective ${name} can't be played yet; choose Kobol.`];
}

function difficulty({ difficulty: chosen }: GameOptions): Array<string> {
  return difficulties.includes(chosen) ? [] : [`There is no difficulty “${chosen}”.`];
}

function hasLeaders(chosen: GameOptions['expansions']): boolean {
  return chosen.includes('pegasus') || chosen.includes('daybreak');
}

/** R-SET-15 */
function leader(options: GameOptions): Array<string> {
  const { cylonLeader, expansions: chosen, players } = options;
  if (!cylonLeader) return [];
  if (!hasLeaders(chosen)) return players === 7 ? [] : ['Cylon Leaders need Pegasus or Daybreak.'];
  const wrong = players === 3 ? ['With 3 players nobody can be a Cylon Leader; that takes 4 to 7.'] : [];
  const someone = [...contentOf(options).characters.values()].some(({ type }) => type === 'cylonLeader');
  return someone ? wrong : [...wrong, 'Cylon Leaders can\'t be played yet; switch them off.'];
}

/** R-SET-16, R-SET-23 */
function sympathetic(options: GameOptions): Array<string> {
  const { sympatheticCylon, expansions: chosen, players } = options;
  if (!sympatheticCylon) return [];
  const wrong: Array<string> = [];
  if (!chosen.includes('pegasus')) wrong.push('The Sympathetic Cylon needs Pegasus.');
  if (chosen.includes('daybreak')) wrong.push('There is no Sympathetic Cylon with Daybreak.');
  if (players !== 4 && players !== 6) {
    wrong.push('The Sympathetic Cylon takes the place of the Sympathizer, who is in games of 4 or 6 players only.');
  }
  const there = [...contentOf(options).loyalty.values()].some(({ kind }) => kind === 'sympatheticCylon');
  return wrong.length > 0 || there ? wrong : ['The Sympathetic Cylon can\'t be played yet; switch it off.'];
}

/** R-SET-17 */
function withoutSympathizer({ noSympathizer, players, cylonLeader, sympatheticCylon, expansions: chosen }: GameOptions): Array<string> {
  if (!noSympathizer) return [];
  const wrong: Array<string> = [];
  if (players !== 4 && players !== 6) {
    wrong.push('Playing without the Sympathizer is for 4 or 6 players; with other numbers there is none anyway.');
  }
  if (cylonLeader) wrong.push('Playing without the Sympathizer doesn\'t go with Cylon Leaders; switch one of them off.');
  if (sympatheticCylon) wrong.push('Play either without the Sympathizer or with the Sympathetic Cylon.');
  if (chosen.includes('daybreak')) wrong.push('With Daybreak there is no Sympathizer anyway; switch that option off.');
  return wrong;
}

/** What the catalogue calls a switch: an expansion, an option; else the switch itself. */
function switchName(name: Switch): string {
  for (const option of catalogue.options.values()) if (option.switch === name) return option.name;
  return nameOf(name);
}

/** The options of expansions: each with its own expansion, what else it needs or excludes, and its numbers of players. */
function further(options: GameOptions): Array<string> {
  const { switches = [] } = options;
  const repeated = new Set(switches).size === switches.length ? [] : ['Name each option once.'];
  return [...repeated, ...switches.flatMap((name) => furtherOne(options, name))];
}

function furtherOne(options: GameOptions, name: Switch): Array<string> {
  const entry = [...catalogue.options.values()].find((option) => option.switch === name);
  return entry === undefined ? [`There is no option “${name}”.`] : againstOption(options, entry);
}

function againstOption(options: GameOptions, { name, expansion, onlyWith = [], notWith = [], players }: OptionEntry): Array<string> {
  const on = switchesOf(options);
  const missing = [...(expansion === 'base' ? [] : [expansion]), ...onlyWith].filter((other) => !on.has(other));
  const wrong = notWith.filter((other) => on.has(other));
  return [
    ...missing.map((other) => `${name} needs ${switchName(other)}.`),
    ...wrong.map((other) => `${name} doesn't go with ${switchName(other)}; switch one of them off.`),
    ...(players === undefined || players.includes(options.players)
      ? []
      : [`${name} is for ${numbers(players)} players, not ${options.players}.`]),
  ];
}

function numbers(players: ReadonlyArray<number>): string {
  const last = players.at(-1);
  return players.length < 2 ? players.join() : `${players.slice(0, -1).join(', ')} or ${String(last)}`;
}
