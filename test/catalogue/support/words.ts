/** Amounts that the reference tells in sentences, in a form in which they can be compared with effects. */

export interface Amounts {
  /** Changes such as `-1 morale`, sorted, each once. */
  readonly resources: ReadonlyArray<string>;
  readonly discards: ReadonlyArray<string>;
  readonly raptors: number;
  readonly centurions: number;
  readonly vipers: number;
  readonly track: number;
}

const names = 'fuel|food|morale|population';
const verbOrAmount = new RegExp(
  `\\b(lose|gain|spend|pay)\\b|(\\d+) (?:more )?(${names})\\b|\\b(${names}) ([+-]\\d+)`,
  'gi',
);

const firstNumber = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? 0);

export const distinct = (values: ReadonlyArray<string>): ReadonlyArray<string> => [...new Set(values)].sort();

export function amountsOf(text: string): Amounts {
  return {
    resources: distinct(resourcesOf(text)),
    discards: distinct(discardsOf(text)),
    raptors: firstNumber(text, /destroy (\d+) raptor/i) || firstNumber(text, /(\d+) raptor is destroyed/i),
    centurions: firstNumber(text, /(\d+) centurions? (?:on|at)/i),
    vipers: firstNumber(text, /damage (\d+) vipers?\b/i) || firstNumber(text, /(\d+) undamaged vipers/),
    track: trackOf(text),
  };
}

function resourcesOf(text: string): ReadonlyArray<string> {
  let sign = '';
  const found: Array<string> = [];
  for (const [, verb, amount, resource, other, change] of text.matchAll(verbOrAmount)) {
    if (verb !== undefined) sign = verb.toLowerCase() === 'gain' ? '+' : '-';
    if (amount !== undefined && sign !== '') found.push(`${sign}${amount} ${resource}`);
    if (other !== undefined) found.push(`${change} ${other.toLowerCase()}`);
  }
  return found;
}

function discardsOf(text: string): ReadonlyArray<string> {
  const shared = /discarded, (\d+) by the \w+ and (\d+) by/.exec(text);
  if (shared !== null) return shared.slice(1);
  const counts = [
    ...text.matchAll(/discards? (?:at random )?(\d+|the(?:ir)? whole hand|all their)(?! nuke| of its)/gi),
  ];
  return counts.map(([, count]) => (/whole hand|all their/.test(String(count)) ? 'all' : String(count)));
}

function trackOf(text: string): number {
  const forward =
    firstNumber(text, /(\d+) spaces? forward/) || firstNumber(text, /advance the fleet token (\d+) space/);
  const back =
    firstNumber(text, /(\d+) spaces? (?:towards the start|back)/) || firstNumber(text, /goes back (\d+) spaces?/);
  return forward - back;
}
