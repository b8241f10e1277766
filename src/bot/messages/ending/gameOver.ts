import type { Ending, Outcome } from '../../../app/types.ts';
import type { Say } from '../../../words/index.ts';
import { button, buttonRows } from '../../components.ts';
import { textNames } from '../../names.ts';
import { limits, shorten } from '../../text/limits.ts';
import type { CastGame, Message, Words } from '../../types.ts';
import { contributionLines } from './checks.ts';
import { turningPointLines } from './turningPoints.ts';
import { whoWasWhat } from './whoWasWhat.ts';

export interface GameOverFor {
  readonly game: CastGame;
  readonly outcome: Outcome;
  /** `undefined`: it can't be told, or no longer. */
  readonly ending: Ending | undefined;
  readonly words: Words;
  readonly say: Say;
}

/** Of the room of a message: with the headings no more than Discord takes. */
const room = { whoWasWhat: 3200, turningPoints: 1200, contributions: 1300 } as const;

/** The end of a game: who has won, who was what, what decided it, and who added what to skill checks. */
export function gameOverMessage({ game, outcome, ending, words, say }: GameOverFor): Message {
  const names = textNames(game, words);
  const lines = [`## ${words.outcome(outcome, names)}`, `-# ${say('notices.thanks')}`];
  const content = shorten(lines.join('\n'), limits.content);
  const again = game.options.lesson === true ? [] : [button({ kind: 'rematch', game: game.id }, say('rematch.button'), 'main')];
  if (ending === undefined) return { content, components: buttonRows(again) };
  const told = { ending, words, names, say };
  const list = (all: ReadonlyArray<string>): ReadonlyArray<string> => all.map((line) => `- ${line}`);
  const parts = [
    { title: say('ending.whoWasWhat'), lines: whoWasWhat(told), most: room.whoWasWhat },
    { title: say('ending.turningPoints'), lines: list(turningPointLines(told)), most: room.turningPoints },
    { title: say('ending.contributions'), lines: list(contributionLines(told)), most: room.contributions },
  ];
  return {
    content,
    embeds: parts
      .filter((part) => part.lines.length > 0)
      .map((part) => ({ title: part.title, description: shorten(part.lines.join('\n'), part.most) })),
    components: buttonRows([button({ kind: 'checks', game: game.id, page: 0 }, say('ending.checksButton')), ...again]),
  };
}

/** The same with a button below that opens the replay. */
export function withReplay(message: Message, game: string, say: Say): Message {
  const rows = buttonRows([button({ kind: 'replay', game, turn: 0, page: 0, way: 'open' }, say('replay.button'))]);
  return { ...message, components: [...message.components ?? [], ...rows] };
}
