// A Dockerfile, read as far as ours goes: stages, their steps, variables in none of them.

/**
 * `words`: the step's words, or those of its JSON; `shell`: whether they are a line for a shell instead, which is then
 * the only word.
 * @typedef {{ instruction: string, flags: Record<string, string>, words: string[], shell: boolean }} Step
 * @typedef {{ from: string, name: string | undefined, steps: Step[] }} Stage
 */

/**
 * @param {string} text
 * @returns {Stage[]}
 * @throws if something stands before the first FROM
 */
export function readDockerfile(text) {
  /** @type {Stage[]} */
  const stages = [];
  for (const line of instructionsIn(text)) {
    const step = readStep(line);
    if (step.instruction === 'FROM') {
      const [from = '', , name] = step.words;
      stages.push({ from, name, steps: [] });
    } else {
      const stage = stages.at(-1);
      if (stage === undefined) throw new Error(`${step.instruction} stands before the first FROM.`);
      stage.steps.push(step);
    }
  }
  return stages;
}

/**
 * One line for each instruction, without comments.
 * @param {string} text
 */
function instructionsIn(text) {
  return text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, '')
    .split('\n');
}

/**
 * @param {string} line
 * @returns {Step}
 */
function readStep(line) {
  const [, instruction = '', behind = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
  /** @type {Record<string, string>} */
  const flags = {};
  const rest = behind.replace(/^(?:--[\w-]+=\S+\s+)+/, (all) => {
    for (const [, name = '', value = ''] of all.matchAll(/--([\w-]+)=(\S+)/g)) flags[name] = value;
    return '';
  });
  // The health check's own command stands behind CMD.
  const command = instruction === 'HEALTHCHECK' ? rest.replace(/^CMD\s+/, '') : rest;
  if (command.startsWith('[')) return { instruction, flags, words: wordsOf(JSON.parse(command)), shell: false };
  const shell = ['RUN', 'CMD', 'ENTRYPOINT', 'HEALTHCHECK'].includes(instruction);
  return { instruction, flags, words: shell ? [command] : command.split(/\s+/), shell };
}

/**
 * @param {unknown} parsed
 * @returns {string[]}
 */
function wordsOf(parsed) {
  if (!Array.isArray(parsed)) throw new Error('Only lists of words stand in brackets.');
  return parsed.map(String);
}

/**
 * The variables that ENV sets, as `NAME=value` words without quotes.
 * @param {Stage} stage
 * @returns {Record<string, string>}
 */
export function variablesOf(stage) {
  return Object.fromEntries(
    stage.steps
      .filter(({ instruction }) => instruction === 'ENV')
      .flatMap(({ words }) => words.map((word) => [word.replace(/=.*/, ''), word.replace(/^[^=]*=/, '')])),
  );
}

/**
 * The words of the last step with this instruction.
 * @param {Stage} stage
 * @param {string} instruction
 * @returns {string[]}
 */
export function lastOf(stage, instruction) {
  return stage.steps.findLast((step) => step.instruction === instruction)?.words ?? [];
}
