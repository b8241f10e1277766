import { catalogue } from '../../catalogue/index.ts';
import {
  describeCard,
  describeChoice,
  describeDecision,
  describeEvent,
  describeFully,
  describeName,
} from '../../engine/describe/index.ts';
import { locales } from '../../words/languages.ts';
import type { Locale, Names } from '../../engine/describe/index.ts';
import { defaultOptions } from '../../engine/index.ts';
import type { Decision } from '../../engine/types/decision.ts';
import type { Happening } from '../../engine/types/event.ts';
import { playOut } from '../../players/playOut.ts';
import type { DescribingResult } from './results.ts';
import { mean, repeatedly, rounded, sum } from './statistics.ts';

const options = { ...defaultOptions, players: 5 };
const warmUp = 0.3;
const fewest = 3;
/** The most choices of a question that are described: as many as a menu shows. */
const mostChoices = 25;
const cards = [
  ...catalogue.characters.keys(),
  ...catalogue.skillCards.keys(),
  ...catalogue.crises.keys(),
  ...catalogue.superCrises.keys(),
  ...catalogue.quorum.keys(),
  ...catalogue.loyalty.keys(),
  ...catalogue.destinations.keys(),
  ...catalogue.locations.keys(),
];

/** The content of a game that is put into words: a question before each answer, and what happened. */
interface Told {
  readonly questions: ReadonlyArray<Decision>;
  readonly happened: ReadonlyArray<Happening>;
}

interface Round {
  /** Processor time of playing the game. */
  readonly played: number;
  /** Processor time of putting the game into words, and all cards (`cards`), by language. */
  readonly told: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, number>>;
}

/**
 * Measures wording whole games with their questions, choices and logs, and all cards, in each language, beside the
 * engine that plays the same games.
 */
export function measureDescribing(seconds: number): DescribingResult {
  repeatedly(seconds * warmUp, 2, (round) => once(`warm-up ${round}`));
  const rounds = repeatedly(seconds, fewest, (round) => once(`describing ${round}`));
  const all = (locale: Locale): number =>
    sum(rounds.map(({ told, cards: ofCards }) => (told[locale] ?? 0) + (ofCards[locale] ?? 0)));
  const toEnglish = (locale: Locale): number => rounded(all(locale) / all('en'));
  return {
    games: rounds.length,
    ratioToEngine: rounded(sum(rounds.map(({ told }) => told['en'] ?? 0)) / sum(rounds.map(({ played }) => played))),
    cardsMs: rounded(mean(rounds.map((round) => round.cards['en'] ?? 0))),
    italianToEnglish: toEnglish('it'),
    portugueseToEnglish: toEnglish('pt-BR'),
    russianToEnglish: toEnglish('ru'),
    polishToEnglish: toEnglish('pl'),
  };
}

function once(seed: string): Round {
  const played = spent(() => playOut(options, seed, 'random'));
  const game = toldBy(seed);
  return {
    played,
    told: inEach((locale) => {
      tellGame(game, locale);
    }),
    cards: inEach(tellCards),
  };
}

function toldBy(seed: string): Told {
  const questions: Array<Decision> = [];
  const happened: Array<Happening> = [];
  playOut(options, seed, 'random', {
    each: (_state, decision) => questions.push(decision),
    told: (events) => happened.push(...events.map(({ what }) => what)),
  });
  return { questions, happened };
}

function tellGame({ questions, happened }: Told, locale: Locale): void {
  const names: Names = { seat: (seat) => `P${seat + 1}`, character: (id) => describeName(id, locale) };
  for (const what of happened) describeEvent(what, names, locale);
  for (const question of questions) {
    describeDecision(question, names, locale);
    for (const choice of question.choices.slice(0, mostChoices)) {
      describeChoice(choice, question, names, locale);
      describeFully(choice, locale);
    }
  }
}

const tellCards = (locale: Locale): void => {
  for (const id of cards) describeCard(id, undefined, locale);
};

const inEach = (tell: (locale: Locale) => void): Readonly<Record<string, number>> =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      spent(() => {
        tell(locale);
      }),
    ]),
  );

/** Returns the milliseconds of processor time that `work` takes; the machine's other work doesn't count. */
function spent(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
