// `npm run check`: lint, types, format and arrows side by side. `node bin/check.mjs types` runs only that one.
import { CHECKS, runChecks } from './check/runChecks.mjs';

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !CHECKS.some((check) => check.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no check called ${unknown.join(', ')}. There are: ${CHECKS.map((check) => check.name).join(', ')}.\n`,
  );
  process.exitCode = 2;
} else {
  const failed = await runChecks(asked.length === 0 ? CHECKS : CHECKS.filter((check) => asked.includes(check.name)));
  process.exitCode = failed.length === 0 ? 0 : 1;
}
