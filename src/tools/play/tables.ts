/** Every table that the rules allow: the number of players, and what is in the game. */
import { catalogue } from '../../catalogue/index.ts';
import { checkOptions, defaultOptions } from '../../engine/index.ts';
import { difficulties, type GameOptions } from '../../engine/types/options.ts';

const yesOrNo = [false, true];

function subsets<T>(things: ReadonlyArray<T>): ReadonlyArray<ReadonlyArray<T>> {
  return things.reduce<ReadonlyArray<ReadonlyArray<T>>>(
    (sets, thing) => [...sets, ...sets.map((set) => [...set, thing])],
    [[]],
  );
}

const boxes = new Set(
  [...catalogue.modules.values()].flatMap(({ expansion }) => (expansion === 'base' ? [] : [expansion])),
);

/** All selections of the expansions, and of the options of expansions. */
export const shelves = subsets([...boxes]);
const selections = subsets([...catalogue.options.values()]);

function withOptions(options: GameOptions): ReadonlyArray<GameOptions> {
  const possible = selections.filter((chosen) =>
    chosen.every(({ expansion }) => options.expansions.includes(expansion)),
  );
  return possible.map((chosen) =>
    chosen.length === 0 ? options : { ...options, switches: chosen.map((option) => option.switch) },
  );
}

function withRoles(options: GameOptions): ReadonlyArray<GameOptions> {
  return yesOrNo.flatMap((cylonLeader) =>
    yesOrNo.flatMap((sympatheticCylon) =>
      yesOrNo.map((noSympathizer) => ({ ...options, cylonLeader, sympatheticCylon, noSympathizer })),
    ),
  );
}

/**
 * All legal combinations of the options that change the content of a game. A new expansion is among them as soon as it
 * can be played.
 */
export const tables: ReadonlyArray<GameOptions> = [3, 4, 5, 6, 7]
  .flatMap((players) => shelves.map((shelf) => ({ ...defaultOptions, players, expansions: shelf })))
  .flatMap((options) =>
    [...catalogue.objectives.values()].map(({ objective: name }) => ({ ...options, objective: name })),
  )
  .flatMap(withRoles)
  .filter((options) => checkOptions(options).length === 0)
  .flatMap(withOptions)
  .filter((options) => checkOptions(options).length === 0);

/** All combinations of the options that do not change the content. */
export const variants: ReadonlyArray<
  Pick<GameOptions, 'difficulty' | 'cylonShipsActivateOncePerTurn' | 'executionRedrawsLoyalty'>
> = difficulties.flatMap((difficulty) =>
  yesOrNo.flatMap((cylonShipsActivateOncePerTurn) =>
    yesOrNo.map((executionRedrawsLoyalty) => ({ difficulty, cylonShipsActivateOncePerTurn, executionRedrawsLoyalty })),
  ),
);

/** Groups tables by boxes and objective, so that each group can be drawn as often, however many tables it allows. */
export function alike(some: ReadonlyArray<GameOptions>): ReadonlyArray<ReadonlyArray<GameOptions>> {
  const content = ({ expansions, objective }: GameOptions): string => `${expansions.join()} ${objective}`;
  return [...new Set(some.map(content))].map((one) => some.filter((options) => content(options) === one));
}
