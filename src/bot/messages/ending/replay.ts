import type { OpenHand, Replay, ReplayTurn } from '../../../app/types.ts';
import type { Say } from '../../../words/index.ts';
import { button, buttonRows, menuRow } from '../../components.ts';
import type { MenuOption } from '../../components.ts';
import type { ReplayWay } from '../../press.ts';
import { calledThen, characterOf, labelNames, namesOver, textNames } from '../../names.ts';
import { limits, shorten } from '../../text/limits.ts';
import { splitLines } from '../../text/split.ts';
import type { CastGame, Message, ReplayPlace } from '../../types.ts';
import { glanceMessage } from '../board.ts';
import type { GlancePainter } from '../board.ts';
import { eventLines } from '../lines.ts';
import { turningText } from './turningPoints.ts';
import { handParts } from './whoWasWhat.ts';
import { describeName } from '../../../engine/describe/index.ts';
import { lookedUpText } from '../../lookUp/entries.ts';
import type { Wording } from '../../wording.ts';
import { present } from '../../../values/present.ts';

export interface ReplayFor {
  readonly game: CastGame;
  readonly replay: Replay;
  readonly place: ReplayPlace;
  readonly words: Wording;
  readonly say: Say;
  readonly painter: GlancePainter;
}

/** The most characters of each part of the message: the story of a turn a page at a time, the hands below it. */
const room = { story: 3000, hands: 2500 } as const;

/**
 * One turn of a finished game with nothing hidden: what happened, the board when it was over, and what everyone held.
 */
export async function replayMessage(asked: ReplayFor): Promise<Message> {
  const {
    game,
    replay: { turns },
    place,
    words,
    say,
  } = asked;
  const last = turns.length - 1;
  const at =
    place.turn === undefined
      ? 0
      : Math.max(
          0,
          turns.findLastIndex(({ turn }) => turn <= (place.turn ?? 0)),
        );
  const shown = turns[at];
  if (shown === undefined) return { content: say('log.nothingYet'), embeds: [], components: [], files: [] };
  const names = textNames(game, words);
  const moments = shown.casts.map((characters, place) => ({ characters, holders: shown.holders[place] }));
  const namesAt = namesOver(moments, (players) => textNames({ ...game, ...players }, words));
  const pages = splitLines(eventLines(shown.events, { words, names, namesAt, say }), room.story);
  const page = Math.min(place.page, Math.max(0, pages.length - 1));
  const next = (page + 1) % Math.max(1, pages.length);
  const title = titleOf(shown, asked);
  return {
    content: '',
    embeds: [
      {
        title: shorten(pages.length > 1 ? say('log.page', { title, page: page + 1, pages: pages.length }) : title, 256),
        description: pages[page] ?? say('replay.quiet'),
        footer: { text: say('replay.of', { turn: shown.turn, turns: turns[last]?.turn ?? 0 }) },
      },
      { title: say('replay.hands'), description: shorten(handLines(shown, asked).join('\n'), room.hands) },
    ],
    files: await pictureOf(asked, at),
    components: [
      ...buttonRows([
        turnButton(asked, at === 0 ? undefined : turns[0], 'first'),
        turnButton(asked, turns[at - 1], 'back'),
        turnButton(asked, turns[at + 1], 'on'),
        turnButton(asked, at === last ? undefined : turns[last], 'last'),
        ...(pages.length > 1
          ? [button({ kind: 'replay', game: game.id, turn: shown.turn, page: next, way: 'page' }, say('replay.readOn'))]
          : []),
      ]),
      menuRow({ kind: 'replayTo', game: game.id }, say('replay.menu'), menuOptions(asked, shown), 1, 1),
      ...buttonRows([button({ kind: 'checks', game: game.id, page: 0 }, say('ending.checksButton'))]),
    ],
  };
}

function titleOf(shown: ReplayTurn, { game, words, say }: ReplayFor): string {
  const { turn, seat } = shown;
  if (seat === undefined) return say('replay.setUp', { game: game.id });
  return say('replay.turn', { turn, game: game.id, name: labelNames(atStart(shown, game), words).seat(seat) });
}

/** The game with the cast with which a turn began. */
function atStart({ casts: [characters], holders: [holders] }: ReplayTurn, game: CastGame): CastGame {
  return { ...game, characters: characters ?? game.characters, holders };
}

/** The game with the cast with which it ended. */
function atEnd({ casts, holders }: ReplayTurn, game: CastGame): CastGame {
  return { ...game, characters: casts.at(-1) ?? game.characters, holders: holders.at(-1) };
}

const signs = { first: '⏮', back: '◀', on: '▶', last: '⏭' } as const satisfies Partial<Record<ReplayWay, string>>;

/** `to`: `undefined`: there is no such turn, and the button can't be pressed. */
function turnButton({ game }: ReplayFor, to: ReplayTurn | undefined, way: keyof typeof signs) {
  return button(
    { kind: 'replay', game: game.id, turn: to?.turn ?? 0, page: 0, way },
    signs[way],
    'plain',
    to === undefined,
  );
}

/** A picture where the game can be played again as far as that, with marks of what the turn has changed. */
async function pictureOf(
  { game, replay: { turns }, words, say, painter }: ReplayFor,
  at: number,
): Promise<NonNullable<Message['files']>> {
  const { turn, scene } = present(turns[at], `turn ${at} of the replay`);
  if (scene === undefined) return [];
  const before = turns[at - 1]?.scene?.view;
  const { files = [] } = await glanceMessage(game, scene.view, { words, say }, painter, {
    name: `replay-${turn}`,
    before,
  });
  return files;
}

function handLines(shown: ReplayTurn, { game, replay, words, say }: ReplayFor): ReadonlyArray<string> {
  const { scene } = shown;
  if (scene === undefined)
    return [say(replay.turns.some((turn) => turn.scene !== undefined) ? 'replay.differs' : 'replay.noBoard')];
  const names = textNames(atEnd(shown, game), words);
  return scene.hands.flatMap((hand: OpenHand) => {
    const loyalty = hand.loyalty
      .map((card) => lookedUpText(card, undefined, words.locale)?.name ?? describeName(card, words.locale))
      .join(', ');
    const parts = handParts(hand, { words, say });
    const name = names.seat(hand.seat);
    return [
      loyalty === '' ? say('replay.noLoyalty', { name }) : say('replay.loyalty', { name, loyalty }),
      ...(parts.length === 0 ? [] : [`-# ${parts.join('; ')}`]),
    ];
  });
}

/** Great moments in any case, then as many turns as there is room for, alike far from each other. */
function menuOptions(
  { game, replay: { turns, turningPoints }, words, say }: ReplayFor,
  shown: ReplayTurn,
): ReadonlyArray<MenuOption> {
  const called = calledThen(game, (then) => labelNames(then, words));
  const great = new Set([0, turns.at(-1)?.turn ?? 0, shown.turn, ...turningPoints.map(({ turn }) => turn)]);
  const every = Math.ceil(turns.length / (limits.menuOptions - great.size));
  return turns
    .filter(({ turn }, index) => great.has(turn) || index % every === 0)
    .slice(0, limits.menuOptions)
    .map((each) => ({
      value: `${each.turn}`,
      label: optionLabel(each, { game, words, say }),
      detail: turningPoints
        .filter(({ turn }) => turn === each.turn)
        .map(({ what }) => turningText(what, { words, called, say }))
        .join(' '),
      picked: each.turn === shown.turn,
    }));
}

function optionLabel(each: ReplayTurn, { game, words, say }: Pick<ReplayFor, 'game' | 'words' | 'say'>): string {
  const { turn, seat } = each;
  if (seat === undefined) return say('replay.optionSetUp');
  const then = atStart(each, game);
  return say('replay.option', { turn, name: characterOf(then, seat, words) ?? labelNames(then, words).seat(seat) });
}
