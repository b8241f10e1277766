import { seatOf } from '../../app/types.ts';
import { commandFor, optionOf, passOf } from '../playCommands.ts';
import type { App, Decision } from '../../app/types.ts';
import { openNow } from './openNow.ts';
import { labelNames, textNames } from '../names.ts';
import type { Say } from '../../words/index.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Caller, CastGame, Message } from '../types.ts';
import { describeChoice, describeDecision } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

export interface HelpFor {
  readonly app: App;
  readonly words: Wording;
  readonly caller: Caller;
  readonly game: CastGame | undefined;
}

/** Tells this person what they can do here and now, the nearest first; apart from it, what they can do anytime. */
export async function helpMessage(help: HelpFor): Promise<Message> {
  const { say } = help.caller;
  const lines = [...(await nowLines(help)), ...stageLines(help)];
  return {
    content: shorten(lines.join('\n'), limits.content),
    embeds: [{ title: say('help.always'), description: shorten(say('help.alwaysText'), limits.embed) }],
  };
}

async function nowLines({ app, words, caller, game }: HelpFor): Promise<ReadonlyArray<string>> {
  const { say } = caller;
  const title = `### ${say('help.now')}`;
  if (game === undefined) return [title, say('help.noGame')];
  const decisions = await openFor(app, game, caller);
  if (decisions.length === 0) return [title, await openNow({ app, words }, game, caller)];
  return [title, ...decisions.flatMap((decision) => questionLines(game, decision, words, say))];
}

async function openFor(app: App, game: CastGame, caller: Caller): Promise<ReadonlyArray<Decision>> {
  const playing = game.status === 'running' && seatOf(game, caller.person.id) !== undefined;
  return playing ? await app.openDecisions(game.id, caller.person.id) : [];
}

/**
 * Returns the question and every way to answer it, with an answer that is legal now (as code, where markup is not
 * read).
 */
function questionLines(game: CastGame, decision: Decision, words: Wording, say: Say): ReadonlyArray<string> {
  const { title, help, rule } = describeDecision(decision, textNames(game, words), words.locale);
  const [first] = decision.choices.filter(({ kind }) => kind !== 'pass');
  const example =
    first === undefined ? '…' : describeChoice(first, decision, labelNames(game, words), words.locale).label;
  const command = commandFor(decision);
  const way = say(ways[decision.privacy], {
    command,
    option: optionOf(command),
    example: example.replaceAll('`', '’'),
  });
  const others = [...(passOf(decision) === undefined ? [] : [say('help.declining')]), say('help.rule', { rule })];
  return [title, help, `- ${way}`, `- ${others.join(' · ')}`];
}

const ways = { open: 'help.openly', private: 'help.secretly', secret: 'help.privately' } as const;

function stageLines({ game, caller }: HelpFor): ReadonlyArray<string> {
  const { say } = caller;
  switch (game?.status) {
    case 'running':
      return seatOf(game, caller.person.id) === undefined
        ? []
        : [
            `### ${say('help.playing')}`,
            say('help.playingText'),
            ...talkLines(game, say),
            say('help.undoing'),
            say('help.organising'),
          ];
    case 'lobby':
      return [`### ${say('help.before')}`, say('help.beforeText')];
    case 'over':
      return [`### ${say('help.finished')}`, say('help.finishedText')];
    case 'abandoned':
    case 'archived':
    case undefined:
      return [];
  }
}

/** Explains what may be said at the table: the same for everyone in a game, so that no one's help tells of a card. */
function talkLines({ options }: CastGame, say: Say): ReadonlyArray<string> {
  const withAim = options.cylonLeader || options.sympatheticCylon;
  const aims = options.expansions.includes('daybreak') ? say('help.talkingOfMotives') : say('help.talkingOfAgendas');
  return [say('help.talking'), ...(withAim ? [aims] : [])];
}
