/** Playing one Crisis card at a quiet table: what the tests of the Crisis and Super Crisis cards share. */
import type { Area, Resource, Skill } from '../../../src/catalogue/vocabulary.ts';
import { decisions } from '../../../src/engine/index.ts';
import type { WindowName } from '../../../src/engine/types/decision.ts';
import type { CheckResult } from '../../../src/engine/types/event.ts';
import { scene, type Person, type Scene, type Table } from '../scene.ts';

/**
 * Tigh is the current player and Admiral, Roslin the President; Zarek only adds cards. No one of them reacts to a
 * Crisis card.
 */
export const quietTable = ['tigh', 'zarek', 'roslin'] as const;

/** The print on a check card. */
export interface CheckFace {
  readonly card: string;
  readonly difficulty: number;
  readonly partialAt?: number;
  readonly skills: ReadonlyArray<Skill>;
}

const strengths = [5, 4, 4, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1] as const;
const fiveSkills = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'] as const;

/** Skill cards of one type whose strengths add up to that sum. */
export function cardsWorth(skill: Skill, sum: number): Array<string> {
  let left = sum;
  const cards: Array<string> = [];
  for (const strength of strengths) {
    if (strength > left) continue;
    cards.push(`${skill}/${strength}`);
    left -= strength;
  }
  if (left > 0) throw new Error(`${skill} has no cards worth ${sum}`);
  return cards;
}

/** The table with Zarek holding just what brings the total, and Destiny cards that cancel each other out. */
function prepared({ skills }: Pick<CheckFace, 'skills'>, total: number, set: Partial<Scene>): Table {
  const [positive] = skills;
  const negative = fiveSkills.find((skill) => !skills.includes(skill));
  if (positive === undefined) throw new Error('a check without skills');
  const hand = cardsWorth(positive, total);
  const players = (set.players ?? quietTable).map((entry) => (entry === 'zarek' ? { zarek: { hand } } : entry));
  return scene({ destiny: negative === undefined ? [] : [`${positive}/1`, `${negative}/1`], ...set, players });
}

/** Only Zarek adds cards, all of his; no one reacts; until something else is asked or that window opens. */
export function zarekAdds(game: Table, until?: WindowName): Table {
  for (;;) {
    const [open] = decisions(game.state);
    if (open === undefined || (open.topic.kind !== 'contribute' && open.topic.kind !== 'react')) return game;
    if (open.topic.kind === 'react' && open.topic.window === until) return game;
    const who = game.person(open.seat);
    const adds = open.topic.kind === 'contribute' && who === 'zarek';
    game.choose(who, ...(adds ? game.ids('zarek') : []));
  }
}

/** A Crisis card that is a check, in the Crisis step, with that total. */
export function check(face: CheckFace, total: number, set: Partial<Scene> = {}): Table {
  return zarekAdds(prepared(face, total, set).crisis(face.card));
}

/** A Crisis card whose first box is a check: the chooser takes it. */
export function firstBox(face: CheckFace, total: number, set: Partial<Scene> = {}, until?: WindowName): Table {
  return zarekAdds(prepared(face, total, set).crisis(face.card).choose('tigh', 'option1'), until);
}

/** A Crisis card with two boxes, of which that one is taken. */
export function box(card: string, chooser: Person, option: 1 | 2, set: Partial<Scene> = {}): Table {
  return scene({ players: quietTable, ...set })
    .crisis(card)
    .choose(chooser, `option${option}`);
}

export function superCheck(face: CheckFace, total: number, set: Partial<Scene> = {}): Table {
  return zarekAdds(prepared(face, total, set).superCrisis(face.card));
}

export function results(game: Table): Array<CheckResult> {
  return game.told('checkResult').map(({ result }) => result);
}

/** The skills of the revealed cards by side, when one card of each skill is in the check. */
export function sides(
  start: (game: Table) => Table,
  set: Partial<Scene> = {},
): { positive: ReadonlyArray<Skill>; negative: ReadonlyArray<Skill> } {
  const hand = ['politics/2', 'leadership/2', 'tactics/2', 'piloting/2', 'engineering/2'];
  const game = scene({ ...set, players: ['tigh', { zarek: { hand } }, 'roslin'] });
  zarekAdds(start(game));
  const [revealed] = game.told('checkRevealed');
  const skillsOf = (cards: ReadonlyArray<string> = []): Array<Skill> =>
    fiveSkills.filter((skill) => cards.some((card) => titlesOf[skill].includes(card.split('/')[2] ?? '')));
  return { positive: skillsOf(revealed?.positive), negative: skillsOf(revealed?.negative) };
}

const titlesOf: Readonly<Record<(typeof fiveSkills)[number], ReadonlyArray<string>>> = {
  politics: ['consolidate-power', 'investigative-committee'],
  leadership: ['executive-order', 'declare-emergency'],
  tactics: ['launch-scout', 'strategic-planning'],
  piloting: ['evasive-maneuvers', 'maximum-firepower'],
  engineering: ['repair', 'scientific-research'],
};

/** The dials of a new game. */
const atStart: Readonly<Record<Resource, number>> = { fuel: 8, food: 8, morale: 10, population: 12 };

/** How far the resources are from the start of the game; what has not changed is left out. */
export function changes({ state }: Table): Partial<Record<Resource, number>> {
  const found: Partial<Record<Resource, number>> = {};
  for (const resource of ['fuel', 'food', 'morale', 'population'] as const) {
    const change = state.resources[resource] - atStart[resource];
    if (change !== 0) found[resource] = change;
  }
  return found;
}

/** The ships activated, in order. */
export function activated(game: Table): Array<string> {
  return game.told('shipsActivated').map(({ activation }) => activation);
}

export type Board = Partial<
  Record<Area, Partial<Record<'basestar' | 'raider' | 'heavyRaider' | 'viper' | 'civilian', number>>>
>;

/** The ships in space, by area and kind. */
export function board({ state }: Table): Board {
  const found: Board = {};
  for (const { area, kind } of state.ships) {
    const here = (found[area] ??= {});
    here[kind] = (here[kind] ?? 0) + 1;
  }
  return found;
}

/** The events of these kinds, in order. */
export function order(game: Table, ...kinds: ReadonlyArray<string>): Array<string> {
  return game.events.map(({ what }) => what.kind as string).filter((kind) => kinds.includes(kind));
}
