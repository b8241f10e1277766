/**
 * The command line of the programs for developers: one schema says which flags are allowed, what is wrong with given
 * ones, and what `--help` prints.
 */
import { parseArgs } from 'node:util';
import { z } from 'zod';

export interface Tool<Flags extends z.ZodObject> {
  /** The name of the script in `npm run NAME`. */
  readonly name: string;
  /** One sentence for `--help`. */
  readonly purpose: string;
  /** A field per flag, with `.describe()` for its line of help; booleans take no value. */
  readonly flags: Flags;
  /** The field of `flags` that takes the words without a flag; if it is missing, there may be none. */
  readonly operands?: string;
}

export type ToolInvocation<Values> =
  | { readonly kind: 'run'; readonly flags: Values }
  | { readonly kind: 'help'; readonly text: string }
  /** One sentence for each mistake. */
  | { readonly kind: 'wrong'; readonly problems: ReadonlyArray<string> };

export const json = z.boolean().default(false).describe('one JSON object for other programs instead of words');

/** Returns the schema of a flag for a number of things: an integer, 1 or more. */
export function count(flag: string, usual: number): z.ZodType<number> {
  return z.coerce
    .number(`${flag} takes a whole number.`)
    .int(`${flag} takes a whole number.`)
    .positive(`${flag} takes a number above 0.`)
    .default(usual);
}

const propertySchema = z.object({
  type: z.string().optional(),
  description: z.string().default(''),
  default: z.json().optional(),
  enum: z.array(z.string()).optional(),
});
type Property = z.infer<typeof propertySchema>;

function properties(flags: z.ZodObject): Array<[string, Property]> {
  const { properties: found } = z.toJSONSchema(flags, { io: 'input', unrepresentable: 'any' });
  return Object.entries(found ?? {}).map(([name, property]) => [name, propertySchema.parse(property)]);
}

/** Returns what the command line asks for. */
export function readCommandLine<Flags extends z.ZodObject>(
  program: Tool<Flags>,
  args: ReadonlyArray<string>,
): ToolInvocation<z.infer<Flags>> {
  if (args.includes('--help') || args.includes('-h')) return { kind: 'help', text: help(program) };
  const { operands } = program;
  const options = Object.fromEntries(
    properties(program.flags)
      .filter(([name]) => name !== operands)
      .map(([name, { type }]) => [name, { type: type === 'boolean' ? ('boolean' as const) : ('string' as const) }]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: operands !== undefined });
    const read = program.flags.safeParse(operands === undefined ? values : { ...values, [operands]: positionals });
    return read.success
      ? { kind: 'run', flags: read.data }
      : { kind: 'wrong', problems: read.error.issues.map(({ message }) => message) };
  } catch (error) {
    // Node's own words for a flag that there is not, or that lacks its value.
    if (error instanceof TypeError) return { kind: 'wrong', problems: [error.message] };
    throw error;
  }
}

function help({ name, purpose, flags, operands }: Tool<z.ZodObject>): string {
  const rows = properties(flags).map(([flag, property]): [string, string] =>
    flag === operands
      ? [operandsName(flag), property.description]
      : [`--${flag}${placeholder(property)}`, property.description + otherwise(property)],
  );
  const wide = Math.max(...rows.map(([flag]) => flag.length));
  const usage = `npm run ${name} -- ${operands === undefined ? '' : `${operandsName(operands)} `}[FLAGS]`;
  return [purpose, '', usage, ...rows.map(([flag, says]) => `  ${flag.padEnd(wide)}  ${says}`)].join('\n');
}

/** Returns the name of the operands in the help: `paths` → `PATHS…`. */
function operandsName(field: string): string {
  return `${field.toUpperCase()}…`;
}

function placeholder({ type, enum: choices }: Property): string {
  if (type === 'boolean') return '';
  return choices === undefined ? ' …' : ` ${choices.join('|')}`;
}

function otherwise({ type, default: usual }: Property): string {
  if (usual === undefined || type === 'boolean') return '';
  return ` (otherwise ${typeof usual === 'string' ? usual : JSON.stringify(usual)})`;
}

/**
 * Runs a program with the flags of this process. What `run` returns becomes the exit code; with wrong flags nothing is
 * run and the code is 1.
 */
export async function runProgram<Flags extends z.ZodObject>(
  program: Tool<Flags>,
  run: (flags: z.infer<Flags>) => number | Promise<number>,
): Promise<void> {
  const asked = readCommandLine(program, process.argv.slice(2));
  switch (asked.kind) {
    case 'help':
      process.stdout.write(`${asked.text}\n`);
      return;
    case 'wrong':
      process.exitCode = complain([...asked.problems, `npm run ${program.name} -- --help says what there is.`]);
      return;
    case 'run':
      process.exitCode = await run(asked.flags);
  }
}

/** Writes sentences to standard error. Returns the exit code, 1. */
export function complain(problems: ReadonlyArray<string>): number {
  process.stderr.write(`${problems.join('\n')}\n`);
  return 1;
}

/** Returns functions that overwrite one line of a terminal with the progress; silent where `quiet` or no terminal. */
export function progressLine(
  quiet: boolean,
  every = 1,
): { show: (done: number, text: string) => void; clear: () => void } {
  const silent = quiet || !process.stderr.isTTY;
  return {
    show: (done, text) => {
      if (!silent && done % every === 0) process.stderr.write(`\r${text}`);
    },
    clear: () => {
      if (!silent) process.stderr.write('\r');
    },
  };
}
