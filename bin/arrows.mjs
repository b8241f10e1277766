// `npm run arrows`: who may import whom, over the whole project.
import { readImports } from './arrows/imports.mjs';
import { violationsOf } from './arrows/violations.mjs';

const FOLDERS = ['src', 'commands', 'render', 'data', 'test'];

const project = readImports(process.cwd(), FOLDERS);
const violations = violationsOf(project);
for (const { rule, comment, from, to, line, column } of violations)
  process.stdout.write(`${from}:${line}:${column}: imports ${to}\n  ${rule}: ${comment}\n`);
process.stdout.write(
  `${violations.length} violations in ${project.files.length} files with ${project.imports.length} imports.\n`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
