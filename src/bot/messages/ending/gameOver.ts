import type { Ending, NewAchievement, Outcome } from '../../../app/types.ts';
import type { Say } from '../../../words/index.ts';
import { button, buttonRows } from '../../components.ts';
import { calledThen, textNames } from '../../names.ts';
import { limits, shorten } from '../../text/limits.ts';
import type { CastGame, Message } from '../../types.ts';
import { newAchievementLines } from '../achievements.ts';
import { endLine } from '../moments.ts';
import { contributionLines } from './checks.ts';
import { turningPointLines } from './turningPoints.ts';
import { whoWasWhat } from './whoWasWhat.ts';
import { describeOutcome } from '../../../engine/describe/index.ts';
import type { Wording } from '../../wording.ts';

export interface GameOverFor {
  readonly game: CastGame;
  readonly outcome: Outcome;
  /** `undefined`: it can't be told, or no longer. */
  readonly ending: Ending | undefined;
  /** Achievements that players have earned for the first time in this game. */
  readonly earned: ReadonlyArray<NewAchievement>;
  readonly words: Wording;
  readonly say: Say;
}

/** The most characters of each part of the message: with the headings no more than Discord takes. */
const room = { whoWasWhat: 2700, turningPoints: 1100, contributions: 1200, earned: 800 } as const;

/** The end of a game: who has won, who was what, what decided it, and who added what to skill checks. */
export function gameOverMessage({ game, outcome, ending, earned, words, say }: GameOverFor): Message {
  const names = textNames(game, words);
  const lines = [
    `## ${endLine(outcome.winner, say, game.id)}`,
    describeOutcome(outcome, names, words.locale),
    `-# ${say('notices.thanks')}`,
  ];
  const content = shorten(lines.join('\n'), limits.content);
  const again =
    game.options.lesson === true ? [] : [button({ kind: 'rematch', game: game.id }, say('rematch.button'), 'main')];
  if (ending === undefined) return { content, components: buttonRows(again) };
  const called = calledThen(game, (then) => textNames(then, words));
  const told = { ending, words, names, called, say };
  const list = (all: ReadonlyArray<string>): ReadonlyArray<string> => all.map((line) => `- ${line}`);
  const parts = [
    { title: say('ending.whoWasWhat'), lines: whoWasWhat(told), most: room.whoWasWhat },
    { title: say('ending.turningPoints'), lines: list(turningPointLines(told)), most: room.turningPoints },
    { title: say('ending.contributions'), lines: list(contributionLines(told)), most: room.contributions },
    { title: say('achievements.newTitle'), lines: newAchievementLines(earned, names, say), most: room.earned },
  ];
  return {
    content,
    embeds: parts
      .filter((part) => part.lines.length > 0)
      .map((part) => ({ title: part.title, description: shorten(part.lines.join('\n'), part.most) })),
    components: buttonRows([
      button({ kind: 'replay', game: game.id, turn: 0, page: 0, way: 'open' }, say('replay.button')),
      button({ kind: 'checks', game: game.id, page: 0 }, say('ending.checksButton')),
      ...again,
    ]),
  };
}
