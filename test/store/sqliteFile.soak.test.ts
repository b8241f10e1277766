import { afterAll } from 'vitest';
import { openSqliteStore } from '../../src/store/sqlite/index.ts';
import { storeContract } from './contract/index.ts';
import { temporaryFolder } from './scene.ts';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});
let files = 0;

storeContract('SQLite in a file', () => {
  files += 1;
  return openSqliteStore(folder.at(`contract-${files}.db`), () => 50);
});
