import { commandFor } from '../../../commands/shared/topics.ts';
import type { App, Decision } from '../../app/types.ts';
import { openForYou, openNow, seatOf } from '../desk/openNow.ts';
import { textNames } from '../names.ts';
import { limits, shorten } from '../text/limits.ts';
import type { Caller, CastGame, Message, Words } from '../types.ts';

export interface HelpFor {
  readonly app: App;
  readonly words: Words;
  readonly caller: Caller;
  readonly game: CastGame | undefined;
}

const always = ['`/game status` where the fleet stands · `/game board` the picture · `/hand` what only you know · `/card`, `/character`, `/location` and `/rule` look things up'];

/** What this person can do here and now, the nearest first. */
export async function helpMessage(help: HelpFor): Promise<Message> {
  const lines = [...(await nowLines(help)), ...stageLines(help), '### Any time', ...always];
  return { content: shorten(lines.join('\n'), limits.content) };
}

async function nowLines({ app, words, caller, game }: HelpFor): Promise<ReadonlyArray<string>> {
  if (game === undefined) return ['### Now', 'There is no game here. `/game create` opens one: others join with a button, automatic players fill empty seats.'];
  const decisions = await openFor(app, game, caller);
  if (decisions.length === 0) return ['### Now', await openNow(app, words, game, caller.person.id)];
  return ['### Now', openForYou(game, decisions, words), ...decisions.map((decision) => helpLine(game, decision, words))];
}

async function openFor(app: App, game: CastGame, caller: Caller): Promise<ReadonlyArray<Decision>> {
  const playing = game.status === 'running' && seatOf(game, caller.person.id) !== undefined;
  return playing ? await app.openDecisions(game.id, caller.person.id) : [];
}

function helpLine(game: CastGame, decision: Decision, words: Words): string {
  const { help, rule } = words.decision(decision, textNames(game, words));
  return `- \`/${commandFor(decision)}\` or the button «Answer»: ${help} (\`/rule ${rule}\`)`;
}

function stageLines({ game, caller }: HelpFor): ReadonlyArray<string> {
  switch (game?.status) {
    case 'running': return seatOf(game, caller.person.id) === undefined ? [] : ['### Playing', playing, talking, organising];
    case 'lobby': return ['### Before the game', '`/game join`, `/game leave`, `/game start` (with `automatic: fill` automatic players take the empty seats), or the buttons of the lobby message.'];
    case 'over': case 'abandoned': case undefined: return [];
  }
}

const playing = 'Each question can be answered by its buttons or by command: `/move`, `/action`, `/play` (cards and reactions), `/check` (cards into a skill check), `/choose` (anything), `/pass`. They offer only what is legal now.';
/** R-LOY-27: rules for talk, which nobody but the players can keep. */
const talking = 'Talk as at a table: anybody may claim anything about their loyalty, true or not. Keep to yourself the names and strengths of your cards, what you added to a check, and cards and tokens you have looked at.';
const organising = 'Host and server managers: `/game undo`, `/game replace`, `/game abandon`.';
