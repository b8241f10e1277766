/**
 * Vipers and raptors by model: R-CMB-03, R-CMB-06, R-CMB-94 to R-CMB-97, R-SET-06. Rules and effects that say “viper”
 * or “raptor” ask here by that kind, and take a model only where someone has chosen it or there is no other. The boxes
 * of a state and of a view are alike, so both can be asked.
 */
import { catalogue } from '../../catalogue/index.ts';
import type { TokenOf } from '../../catalogue/content.ts';
import type { CraftBox, CraftKind } from '../../catalogue/vocabulary.ts';
import { ofContent } from '../content.ts';
import type { Model } from '../types/ids.ts';
import type { CraftCounts, GameState } from '../types/state.ts';

export type Craft = TokenOf<'craft'>;

type Options = Pick<GameState, 'options'>;
/** The options and craft counts of a state or of a view. */
export type Boxes = Options & Readonly<Record<CraftBox, Readonly<CraftCounts>>>;

type ByKind = Readonly<Record<CraftKind, ReadonlyArray<Craft>>>;

const craft = new Map<Model, Craft>();

const craftByKind = ofContent(({ tokens }): ByKind => {
  const all = [...tokens.values()].filter((token): token is Craft => token.kind === 'craft');
  const ofKind = (kind: CraftKind): ReadonlyArray<Craft> => all.filter((token) => token.craft === kind);
  return { viper: ofKind('viper'), raptor: ofKind('raptor') };
});

/** The models of that kind in this game, in the order of the catalogue. */
export function modelsOf(game: Options, kind: CraftKind): ReadonlyArray<Craft> {
  return craftByKind(game)[kind];
}

/** How many of that kind, whatever their model, lie in that box. */
export function craftIn(boxes: Boxes, box: CraftBox, kind: CraftKind): number {
  return modelsOf(boxes, kind).reduce((sum, { model }) => sum + (boxes[box][model] ?? 0), 0);
}

/** The models of that kind of which at least one lies in that box. */
export function modelsIn(boxes: Boxes, box: CraftBox, kind: CraftKind): ReadonlyArray<Craft> {
  return modelsOf(boxes, kind).filter(({ model }) => (boxes[box][model] ?? 0) > 0);
}

/** Adds to a box, or takes out of it. */
export function changeBox(state: Pick<GameState, CraftBox>, box: CraftBox, model: Model, by: number): void {
  state[box][model] = (state[box][model] ?? 0) + by;
}

/** Raptors of whatever model from one box to the other, as many as there are. */
export function shiftRaptors(
  state: Boxes & Pick<GameState, CraftBox>,
  from: CraftBox,
  to: CraftBox,
  count: number,
): void {
  for (let left = count; left > 0; left -= 1) {
    const [raptor] = modelsIn(state, from, 'raptor');
    if (raptor === undefined) return;
    changeBox(state, from, raptor.model, -1);
    changeBox(state, to, raptor.model, 1);
  }
}

/** Returns the catalogue's craft token of a model. */
export function craftOf(model: Model): Craft {
  const known = craft.get(model);
  if (known !== undefined) return known;
  for (const token of catalogue.tokens.values()) {
    if (token.kind !== 'craft' || token.model !== model) continue;
    craft.set(model, token);
    return token;
  }
  throw new Error(`there is no model ${model}`);
}

/** The box into which a craft goes that is damaged (R-CMB-94, R-CMB-97). */
export function boxWhenDamaged(model: Model): 'damagedCraft' | 'destroyed' {
  return craftOf(model).neverDamaged === true ? 'destroyed' : 'damagedCraft';
}

/** The model for choices, events and views: only named where a game has several of its kind. */
export function named(game: Options, model: Model): { readonly model?: Model } {
  return modelsOf(game, craftOf(model).craft).length > 1 ? { model } : {};
}

/** The same for ids. */
export function suffix(game: Options, model: Model): string {
  return named(game, model).model === undefined ? '' : `-${model}`;
}
