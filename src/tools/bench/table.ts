import type { BenchPart, BenchResults } from './results.ts';
import { partNames } from './results.ts';

type Target = { readonly atLeast: number } | { readonly atMost: number } | { readonly below: number };

/** The name of a figure, its unit and its target. */
interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly target?: Target;
}

const figures: Readonly<Record<BenchPart, Readonly<Record<string, Figure>>>> = {
  engine: {
    games: { name: 'games played', unit: '' },
    decisionsPerSecond: { name: 'decisions', unit: '/s', target: { atLeast: 20_000 } },
    gameMs: { name: 'whole game, median', unit: 'ms', target: { below: 150 } },
    stateKB: { name: 'largest state', unit: 'KB', target: { below: 200 } },
    ratioToCopy: { name: 'decision / copy of the state', unit: '×' },
  },
  heuristic: {
    decisionsPerSecond: { name: 'decisions', unit: '/s' },
    choiceUs: { name: 'one choice, processor time', unit: 'µs' },
  },
  view: { microseconds: { name: 'one view, median', unit: 'µs' } },
  describing: {
    games: { name: 'games told in every language', unit: '' },
    ratioToEngine: { name: 'telling a game / playing it', unit: '×' },
    cardsMs: { name: 'all cards', unit: 'ms' },
    italianToEnglish: { name: 'Italian / English', unit: '×' },
    portugueseToEnglish: { name: 'Portuguese / English', unit: '×' },
    russianToEnglish: { name: 'Russian / English', unit: '×' },
    polishToEnglish: { name: 'Polish / English', unit: '×' },
  },
  press: {
    games: { name: 'games played', unit: '' },
    earlyMs: { name: 'one press, early in a game, median', unit: 'ms' },
    lateMs: { name: 'one press, late in a game, median', unit: 'ms' },
    ratioToEarly: { name: 'late / early', unit: '×', target: { atMost: 1.5 } },
    processorMs: { name: 'processor time of a press', unit: 'ms' },
    // Half as much again as on two quiet cores, where it was 18.5 and 19.7; on a busy machine it is between 10 and 25.
    ratioToCopy: { name: 'a press / copying the state', unit: '×', target: { atMost: 30 } },
  },
  path: {
    answers: { name: 'answers', unit: '' },
    perSecond: { name: 'answers, from the press to the last message', unit: '/s' },
    pathMs: { name: 'processor time of one', unit: 'ms' },
    pressMs: { name: 'of that to answer and show it', unit: 'ms' },
    settlingMs: { name: 'for what the game does then', unit: 'ms' },
    deliveringMs: { name: 'to deliver', unit: 'ms' },
    alonePerSecond: { name: 'answers alone, stored with what is to be told', unit: '/s', target: { atLeast: 1000 } },
    aloneMs: { name: 'processor time of one', unit: 'ms' },
    ratioToCopy: { name: 'the whole way / copying the state', unit: '×' },
    aloneToCopy: { name: 'an answer / copying the state', unit: '×' },
  },
  catalogue: { loadMs: { name: 'loading', unit: 'ms' } },
  picture: {
    boardMs: { name: 'crowded board, median', unit: 'ms', target: { atMost: 80 } },
    boardKB: { name: 'its size', unit: 'KB', target: { atMost: 400 } },
    glanceMs: { name: 'fullest table at a glance, median', unit: 'ms', target: { atMost: 80 } },
    glanceKB: { name: 'its size', unit: 'KB', target: { atMost: 400 } },
    emptyMs: { name: 'empty picture, median', unit: 'ms' },
    ratioToEmpty: { name: 'board / empty', unit: '×' },
  },
  messages: {
    games: { name: 'whole games', unit: '' },
    turns: { name: 'their turns', unit: '' },
    perTurnOfPeople: { name: 'messages a turn of people', unit: '', target: { atMost: 5 } },
    perAutomaticTurn: { name: 'messages an automatic turn', unit: '', target: { atMost: 2 } },
    linesPerTurn: { name: 'lines a turn', unit: '' },
    picturesPerTurn: { name: 'pictures a turn', unit: '' },
    directMessages: { name: 'direct messages a game', unit: '' },
  },
  requests: {
    games: { name: 'whole games of six people', unit: '' },
    turns: { name: 'their turns', unit: '' },
    perAnswer: { name: 'requests an answer', unit: '' },
    perTurn: { name: 'requests a turn', unit: '', target: { atMost: 50 } },
    toSend: { name: 'to send, a turn', unit: '' },
    toEdit: { name: 'to edit, a turn', unit: '' },
    toRemove: { name: 'to remove, a turn', unit: '' },
    forLog: { name: 'for what happened, a turn', unit: '' },
    forPictures: { name: 'for pictures of the board, a turn', unit: '' },
    forQuestions: { name: 'for who is asked, a turn', unit: '' },
    forReactions: { name: 'for questions in private, a turn', unit: '' },
    forSheets: { name: 'for sheets, a turn', unit: '' },
    forOthers: { name: 'for other things, a turn', unit: '' },
    overPresses: { name: 'changed by the press, not counted, a turn', unit: '' },
  },
  delivery: {
    messages: { name: 'messages delivered', unit: '' },
    fewLanesUs: { name: 'one message, in 10 lanes', unit: 'µs' },
    manyLanesUs: { name: 'one message, in 10,000 lanes', unit: 'µs' },
    ratioToFew: { name: '10,000 lanes / 10 lanes', unit: '×', target: { atMost: 2 } },
  },
  disk: {
    games: { name: 'games of five people played to their end', unit: '' },
    playedKB: { name: 'a finished game, all told', unit: 'KB' },
    packedKB: { name: 'a month later, packed', unit: 'KB', target: { atMost: 100 } },
    ratioToPlayed: { name: 'packed / as it ended', unit: '×' },
  },
  acknowledgement: {
    games: { name: 'running games, automatic players at level normal', unit: '' },
    interactions: { name: 'interactions', unit: '' },
    unanswered: { name: 'not answered in 3 s', unit: '', target: { below: 1 } },
    medianMs: { name: 'acknowledged, median', unit: 'ms', target: { below: 50 } },
    p99Ms: { name: 'acknowledged, 99 of 100', unit: 'ms', target: { below: 250 } },
    pictures: { name: 'pictures meanwhile', unit: '' },
    emptyMedianMs: { name: 'bare bot, median', unit: 'ms' },
    ratioToEmpty: { name: 'bot / bare bot', unit: '×' },
  },
  storm: {
    presses: { name: 'presses of one person, 20 a second', unit: '' },
    limited: { name: 'told to slow down', unit: '' },
    unanswered: { name: 'not answered', unit: '', target: { below: 1 } },
    playersUnanswered: { name: 'of the players, not answered', unit: '', target: { below: 1 } },
    acknowledgedP99Ms: { name: 'acknowledged, 99 of 100', unit: 'ms', target: { below: 1000 } },
    acknowledgedMaxMs: { name: 'acknowledged, the latest', unit: 'ms', target: { below: 2500 } },
    quietHandMs: { name: 'a hand before, median', unit: 'ms' },
    handMs: { name: 'a hand in the storm, median', unit: 'ms' },
    handMaxMs: { name: 'a hand in the storm, the latest', unit: 'ms' },
    handToQuiet: { name: 'in the storm / before', unit: '×', target: { atMost: 3 } },
    quietAnswerMs: { name: 'an answer before, median', unit: 'ms' },
    answerMs: { name: 'an answer in the storm, median', unit: 'ms' },
    answerMaxMs: { name: 'an answer in the storm, the latest', unit: 'ms' },
    answerToQuiet: { name: 'in the storm / before', unit: '×', target: { atMost: 3 } },
    memoryMB: { name: 'memory before', unit: 'MB' },
    memoryAfterMB: { name: 'memory after', unit: 'MB' },
  },
};

/** Returns the results in words and columns, each beside its target. */
export function table(results: BenchResults): string {
  const rows = partNames.flatMap((part) =>
    Object.entries(results[part] ?? {}).map(([key, value]) => row(part, figures[part][key], value)),
  );
  const all = [['part', 'figure', 'measured', 'target', ''], ...rows];
  const widths = all[0]?.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0))) ?? [];
  return all
    .map((cells) =>
      cells
        .map((cell, column) => (column === 2 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function row(part: BenchPart, figure: Figure | undefined, value: unknown): ReadonlyArray<string> {
  if (figure === undefined || typeof value !== 'number')
    throw new Error(`The benchmark has a figure of ${part} that its table does not know.`);
  const { name, unit, target } = figure;
  const shown = `${value.toLocaleString('en')} ${unit}`.trim();
  if (target === undefined) return [part, name, shown, '', ''];
  return [part, name, shown, wanted(target, unit), meets(value, target) ? 'met' : 'missed'];
}

function wanted(target: Target, unit: string): string {
  const [sign, limit] =
    'atLeast' in target ? ['≥', target.atLeast] : 'atMost' in target ? ['≤', target.atMost] : ['<', target.below];
  return `${sign} ${limit.toLocaleString('en')} ${unit}`.trim();
}

function meets(value: number, target: Target): boolean {
  if ('atLeast' in target) return value >= target.atLeast;
  return 'atMost' in target ? value <= target.atMost : value < target.below;
}
