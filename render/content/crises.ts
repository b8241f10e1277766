/** The faces of Crisis cards: what they demand, place and do. */
import type { AttackSteps, Crisis } from '../../src/catalogue/content.ts';
import { catalogue } from '../../src/catalogue/index.ts';
import { areas, placeableShips } from '../../src/catalogue/vocabulary.ts';
import type { CheckView, GameView, ShipView } from '../../src/engine/types/view.ts';
import type { PictureWords } from '../words.ts';
import { afterColon, cardLines } from './cards.ts';
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

const iconMark = (words: PictureWords): Mark => ({ word: words.say('pictures.crisis.mark.icon'), tone: 'consequence' });
const passMark = (words: PictureWords): Mark => ({ word: words.say('pictures.crisis.mark.pass'), tone: 'pass' });
const failMark = (words: PictureWords): Mark => ({ word: words.say('pictures.crisis.mark.fail'), tone: 'fail' });

/** Like a Crisis card without icons: what passing and failing it brings. */
function missionText(card: string, words: PictureWords): CrisisFace {
  const [, pass = '', fail = ''] = cardLines(card, words);
  const paragraphs = [marked(pass, passMark(words)), marked(fail, failMark(words))];
  return { paragraphs, activation: [], jump: false, evacuate: false };
}

/**
 * Returns the text of a Crisis or Super Crisis card or a Mission, without what its icons and the picture of its check
 * say.
 */
export function crisisFace(card: string, words: PictureWords): CrisisFace | undefined {
  if (catalogue.missions.has(card)) return missionText(card, words);
  const superCrisis = catalogue.superCrises.get(card);
  const crisis = superCrisis ?? catalogue.crises.get(card);
  if (crisis === undefined) return undefined;
  const { activation, jump, evacuate = false } = crisis;
  const all = cardLines(card, words);
  const icons = (activation.length > 0 ? 1 : 0) + (jump ? 1 : 0) + (evacuate ? 1 : 0);
  const lines = all.slice(superCrisis === undefined ? 0 : 1, all.length - icons);
  return { paragraphs: paragraphsOf(crisis, lines, words), activation, jump, evacuate };
}

function paragraphsOf(crisis: Crisis, lines: ReadonlyArray<string>, words: PictureWords): ReadonlyArray<Paragraph> {
  switch (crisis.kind) {
    case 'check': {
      const { partialAt, consequence } = crisis.check;
      const before = consequence === undefined ? [] : [iconMark(words)];
      const partial = partialAt === undefined ? [] : [{ word: `${partialAt}+`, tone: 'partial' } as const];
      const marks = [...before, passMark(words), ...partial, failMark(words)];
      return lines.slice(1).map((text, index) => marked(text, marks[index]));
    }
    case 'choice':
      return lines.map((text, index) =>
        marked(text, index === 0 || index > crisis.options.length ? undefined : { word: `${index}`, tone: 'option' }),
      );
    case 'attack':
    case 'event':
      return lines.map((text) => ({ text }));
  }
}

function marked(text: string, mark: Paragraph['mark']): Paragraph {
  return mark === undefined ? { text } : { mark, text: afterColon(text) };
}

/**
 * Returns the first activations of a Cylon attack, and the ships that it places; what follows is in the paragraphs
 * after the first two.
 */
export function attackFace(card: string, words: PictureWords): AttackFace | undefined {
  const crisis = catalogue.superCrises.get(card) ?? catalogue.crises.get(card);
  if (crisis?.kind !== 'attack') return undefined;
  const { activate, place } = crisis.attack;
  return { first: activate, ships: shipsOf(place), rest: (crisisFace(card, words)?.paragraphs ?? []).slice(2) };
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
