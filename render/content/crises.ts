/** The faces of Crisis cards: what they demand, place and do. */
import type { AttackSteps, Crisis } from '../../src/catalogue/content.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { areas, placeableShips } from '../../src/catalogue/vocabulary.ts';
import type { CheckView, GameView, ShipView } from '../../src/engine/types/view.ts';
import type { CheckEffects } from '../../src/catalogue/effect.ts';
import type { Mission } from '../../src/catalogue/missions.ts';
import { capital, sentences } from '../../src/words/text.ts';
import type { LineLevel, Text } from '../../src/words/text.ts';
import type { PictureWords } from '../words.ts';
import { linesOf } from './cards.ts';
import type { Paragraph } from './cards.ts';

type Skill = CheckView['skills'][number];
type Mark = NonNullable<Paragraph['mark']>;

export interface CrisisFace {
  readonly paragraphs: ReadonlyArray<Paragraph>;
  /** The icons at the bottom of the card. */
  readonly activation: ReadonlyArray<'raiders' | 'launchRaiders' | 'heavyRaiders' | 'basestars' | 'occupation'>;
  readonly jump: boolean;
  readonly evacuate: boolean;
}

/** Returns the kind of Crisis in a word or two, or that the card is a Mission; `undefined` for other cards. */
export function kindOfCrisis(card: string, words: PictureWords): string | undefined {
  if (catalogue.missions.has(card)) return words.say('pictures.crisis.mission');
  if (catalogue.superCrises.has(card)) return words.say('pictures.crisis.superCrisis');
  return catalogue.crises.has(card) ? words.say('pictures.crisis.crisis') : undefined;
}

const resultMarks = ({ consequence, partialAt }: CheckEffects, words: PictureWords): ReadonlyArray<Mark> => [
  ...(consequence === undefined
    ? []
    : [{ word: words.say('pictures.crisis.mark.icon'), tone: 'consequence' } as const]),
  { word: words.say('pictures.crisis.mark.pass'), tone: 'pass' },
  ...(partialAt === undefined ? [] : [{ word: `${partialAt}+`, tone: 'partial' } as const]),
  { word: words.say('pictures.crisis.mark.fail'), tone: 'fail' },
];

/** Like a Crisis card without icons: what passing and failing it brings. */
function missionText({ id, check }: Mission, words: PictureWords): CrisisFace {
  const marks = resultMarks(check, words);
  const results = grouped(linesOf(id)).slice(1, 1 + marks.length);
  return { paragraphs: withMarks(results, marks, words), activation: [], jump: false, evacuate: false };
}

/**
 * Returns the text of a Crisis or Super Crisis card or a Mission, without what its icons and the picture of its check
 * say.
 */
export function crisisFace(card: string, words: PictureWords): CrisisFace | undefined {
  const mission = catalogue.missions.get(card);
  if (mission !== undefined) return missionText(mission, words);
  const superCrisis = catalogue.superCrises.get(card);
  const crisis = superCrisis ?? catalogue.crises.get(card);
  if (crisis === undefined) return undefined;
  const { activation, jump, evacuate = false } = crisis;
  const lines = linesOf(card);
  const last = activation.length > 0 || jump || evacuate ? lines.length - 1 : lines.length;
  const groups = grouped(lines.slice(superCrisis === undefined ? 0 : 1, last), crisis.kind === 'choice' ? 1 : 0);
  return { paragraphs: paragraphsOf(crisis, groups, words), activation, jump, evacuate };
}

/** A line with all that stands below it. */
type Group = readonly [head: Text, ...below: ReadonlyArray<Text>];

const levelOf = (line: Text): LineLevel => (typeof line === 'object' && line.is === 'headed' ? line.level : 0);

/** Returns the lines in groups; `apart`: lines of up to this level begin one. */
function grouped(lines: ReadonlyArray<Text>, apart: LineLevel = 0): ReadonlyArray<Group> {
  const groups: Array<Group> = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last === undefined || levelOf(line) <= apart) groups.push([line]);
    else groups[groups.length - 1] = [...last, line];
  }
  return groups;
}

function paragraphsOf(crisis: Crisis, groups: ReadonlyArray<Group>, words: PictureWords): ReadonlyArray<Paragraph> {
  switch (crisis.kind) {
    case 'check':
      return withMarks(groups.slice(1), resultMarks(crisis.check, words), words);
    case 'choice': {
      const marks = crisis.options.map((_, index): Mark => ({ word: `${index + 1}`, tone: 'option' }));
      return [...withMarks(groups.slice(0, 1), [], words), ...withMarks(groups.slice(1), marks, words)];
    }
    case 'attack':
    case 'event':
      return withMarks(groups, [], words);
  }
}

/** Returns a paragraph for each group: one with a mark goes without its heading or bullet. */
const withMarks = (
  groups: ReadonlyArray<Group>,
  marks: ReadonlyArray<Mark>,
  words: PictureWords,
): ReadonlyArray<Paragraph> =>
  groups.map(([head, ...below], index) => {
    const mark = marks[index];
    const first = mark === undefined ? head : bare(head, mark.tone);
    const text = words.word(below.length === 0 ? capital(first) : sentences(first, ...below));
    return mark === undefined ? { text } : { mark, text };
  });

/** Returns a line as it stands behind its mark, which says what the heading of a result does. */
function bare(line: Text, tone: Mark['tone']): Text {
  if (typeof line !== 'object' || line.is !== 'headed') return line;
  return tone === 'option' ? { ...line, level: 0 } : line.text;
}

/**
 * Returns the first activations of a Cylon attack, the ships that it places, and the paragraph on its special rule, if
 * it has one.
 */
export function attackFace(card: string, words: PictureWords): AttackFace | undefined {
  const crisis = catalogue.superCrises.get(card) ?? catalogue.crises.get(card);
  if (crisis?.kind !== 'attack') return undefined;
  const { activate, place, special } = crisis.attack;
  const paragraphs = crisisFace(card, words)?.paragraphs ?? [];
  return { first: activate, ships: shipsOf(place), rest: special === undefined ? [] : paragraphs.slice(-1) };
}

export interface AttackFace {
  readonly first: CrisisFace['activation'];
  readonly ships: GameView['ships'];
  readonly rest: ReadonlyArray<Paragraph>;
}

function shipsOf(place: AttackSteps['place']): GameView['ships'] {
  const placed = areas.flatMap((area) =>
    placeableShips.flatMap((kind) => Array.from({ length: place[area]?.[kind] ?? 0 }, () => ({ area, kind }))),
  );
  return placed.map(({ area, kind }, id): ShipView => {
    if (kind === 'basestar') return { id, kind, area, damage: [] };
    return kind === 'viper' ? { id, kind, area, pilot: undefined } : { id, kind, area };
  });
}

export interface Demand {
  readonly difficulty: number;
  readonly partialAt: number | undefined;
  readonly skills: ReadonlyArray<Skill>;
}

/**
 * Returns the numbers and skills of the check printed on a Crisis card or a Mission; `undefined` for cards without one
 * of their own.
 */
export function demandOf(card: string): Demand | undefined {
  const crisis = catalogue.superCrises.get(card) ?? catalogue.crises.get(card);
  const check = crisis?.kind === 'check' ? crisis.check : catalogue.missions.get(card)?.check;
  if (check === undefined) return undefined;
  const { difficulty, partialAt, skills } = check;
  return { difficulty, partialAt, skills };
}
