import type { CatalogueResult } from './results.ts';
import { rounded, timed } from './statistics.ts';

/**
 * Measures loading the content as a start of the bot does: once, with nothing compiled yet but with the parsed files
 * kept.
 */
export async function measureCatalogue(): Promise<CatalogueResult> {
  const { dataFolder, loadCatalogue, parsedFile } = await import('../../catalogue/load.ts');
  return { loadMs: rounded(timed(() => loadCatalogue(dataFolder, parsedFile))) };
}
