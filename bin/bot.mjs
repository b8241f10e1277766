// The bot, in this very process: as the built program where that is there or can be made, else from its sources.
import { pathToFileURL } from 'node:url';
import { beginning, builtProgram, PROGRAM } from './setup/program.mjs';

const program = await builtProgram();
const { file } = beginning('src/main.ts', program);
if (program !== undefined) {
  process.env[PROGRAM] = program;
  process.setSourceMapsEnabled(true);
} else {
  delete process.env[PROGRAM];
  const { register } = await import('tsx/esm/api');
  register();
}
await import(pathToFileURL(file).href);
