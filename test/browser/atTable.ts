import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Size, Visit } from './inBrowser.ts';
import { startRealTable } from './table.ts';
import type { RealTable } from './table.ts';

/** The page that all tests of a block share; there once the first of them runs. */
export interface AtTable {
  readonly page: Page;
  readonly picture: Visit['picture'];
}

/** Starts the real bot with its table before the tests of a block and opens its page; ends both after them. */
export function atRealTable(
  visit: (url: string, size: Size, folder: string) => Promise<Visit>,
  size: Size,
  folder: string,
): AtTable {
  let table: RealTable;
  let visited: Visit;
  beforeAll(async () => {
    table = await startRealTable();
    visited = await visit(table.url, size, folder);
  }, 90_000);
  afterAll(async () => {
    await visited.leave();
    await table.close();
  });
  return {
    get page() {
      return visited.page;
    },
    picture: (what) => visited.picture(what),
  };
}
