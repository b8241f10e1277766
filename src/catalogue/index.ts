/** The content of the game: everything in `data/`, read and checked once. */
import { dataFolder, loadCatalogue, parsedFile } from './load.ts';

export const catalogue = loadCatalogue(dataFolder, parsedFile);

export { CatalogueError } from './error.ts';
export { dataFolder, loadCatalogue } from './load.ts';
export type * from './content.ts';
export type * from './effect.ts';
export type * from './vocabulary.ts';
