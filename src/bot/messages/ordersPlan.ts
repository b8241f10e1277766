import type { Choice, Decision, OrdersNow } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows, menuRow, menuRows } from '../components.ts';
import type { MenuOption } from '../components.ts';
import type { Press } from '../press.ts';
import { labelNames, textNames } from '../names.ts';
import { cardLabel, checkLines, worthOf } from '../panel/check.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CheckView, Message, ComponentRow } from '../types.ts';
import { ordersPress } from './orders.ts';
import type { OrdersPage } from './orders.ts';
import { checkTag, joinAbout, turnTag } from './orderWords.ts';
import { describeChoice, describeName } from '../../engine/describe/index.ts';
import type { Wording } from '../wording.ts';

const moveTopic = { kind: 'move' } as const;
const actionTopic = { kind: 'action', left: 1, why: 'actionStep' } as const;
const drawTopic = { kind: 'drawSkill', count: 1, why: 'receiveSkills' } as const;
/** The value of a menu for staying. */
export const staying = 'stay';

/** Cards for the check that is being made. */
export function checkPlanMessage({ game, now, words, say, before }: OrdersPage): Message {
  const { check: own, view } = now;
  const { check } = view;
  if (own === undefined || check === undefined)
    return {
      content: [before, say('orders.aheadOver')].filter((line) => line !== undefined).join('\n'),
      embeds: [],
      components: backRow(game.id, say),
    };
  const tag = checkTag(view);
  const lines = [
    before,
    `### ${say('orders.checkTitle', { source: escapeMarkup(describeName(own.source, words.locale)) })}`,
    ...checkLines({ check, words, names: textNames(game, words), say }),
    ...checkPlanLines(own.plan, check, words, say),
    `-# ${say('orders.checkHelp')}`,
  ];
  return {
    content: shorten(lines.filter((line) => line !== undefined).join('\n'), limits.content),
    embeds: [],
    components: [
      ...cardMenu(ordersPress(game.id, 'cards', tag), check, view.own?.hand ?? [], words, say),
      ...buttonRows([
        button(ordersPress(game.id, 'nothing', tag), say('orders.addNothing')),
        button(ordersPress(game.id, 'silent', tag), say('orders.addNothingQuiet')),
        ...(own.plan === undefined
          ? []
          : [button(ordersPress(game.id, 'dropCheck', tag), say('orders.dropCheck'), 'danger')]),
        button(ordersPress(game.id, 'open'), say('orders.back')),
      ]),
    ],
  };
}

function checkPlanLines(
  plan: NonNullable<OrdersNow['check']>['plan'],
  check: CheckView,
  words: Wording,
  say: Say,
): ReadonlyArray<string> {
  if (plan === undefined) return [say('orders.checkNone')];
  const cards = plan.cards.map((card) => escapeMarkup(cardLabel(check, card, words, say))).join(', ');
  return [
    plan.cards.length === 0 ? say('orders.checkNothing') : say('orders.checkCards', { cards }),
    ...(plan.quiet ? [say('orders.checkQuiet')] : []),
  ];
}

/** Values are places in the hand, so that equal cards are told apart. */
function cardMenu(
  press: Press,
  check: CheckView,
  hand: ReadonlyArray<string>,
  words: Wording,
  say: Say,
): ReadonlyArray<ComponentRow> {
  const options = hand
    .map((card, place): MenuOption => ({
      value: `${place} ${card}`,
      label: cardLabel(check, card, words, say),
      detail: '',
      picked: false,
    }))
    .sort((one, other) => worthAt(check, other) - worthAt(check, one))
    .slice(0, limits.menuOptions);
  return options.length === 0
    ? []
    : [menuRow(press, say('orders.chooseCards', { most: options.length }), options, 1, options.length)];
}

function worthAt(check: CheckView, { value }: MenuOption): number {
  return worthOf(check, cardIn(value));
}

/** The card of an entry of the menu. */
export function cardIn(value: string): string {
  return value.slice(value.indexOf(' ') + 1);
}

/** Shows the plan for the player's own next turn. `chosen`: a move was just chosen, and these are the actions there. */
export function turnPlanMessage(
  page: OrdersPage,
  chosen?: { readonly move: string | undefined; readonly actions: ReadonlyArray<Choice> },
): Message {
  const { game, now, say, before } = page;
  const { turn } = now;
  if (turn === undefined) return { content: say('orders.tooEarly'), embeds: [], components: backRow(game.id, say) };
  const tag = turnTag(turn);
  const lines = [
    before,
    `### ${say('orders.turnTitle', { turn: turn.number })}`,
    ...turnLines(page, chosen?.move, chosen !== undefined),
    `-# ${say('orders.turnHelp')}`,
  ];
  const moves = [
    { value: staying, label: say('orders.stay'), detail: '', picked: false },
    ...turn.moves.map((choice): MenuOption => optionOf(page, choice, moveTopic)),
  ];
  const drawing = turn.plan !== undefined && chosen === undefined && turn.draws.length > 1;
  return {
    content: shorten(lines.filter((line) => line !== undefined).join('\n'), limits.content),
    embeds: [],
    components: [
      ...menuRows(
        (part) => ordersPress(game.id, 'move', joinAbout([tag, `${part}`])),
        say('orders.chooseMove'),
        moves,
        1,
        1,
      ),
      ...(chosen === undefined
        ? []
        : menuRows(
            (part) => ordersPress(game.id, 'action', joinAbout([tag, `${part}`, chosen.move ?? staying])),
            say('orders.chooseAction'),
            chosen.actions.map((choice) => optionOf(page, choice, actionTopic)),
            1,
            1,
          )),
      ...(drawing
        ? [
            menuRow(
              ordersPress(game.id, 'draws', tag),
              say('orders.chooseDraws'),
              turn.draws.map((choice) => optionOf(page, choice, drawTopic)),
              1,
              1,
            ),
          ]
        : []),
      ...buttonRows([
        ...(turn.plan === undefined
          ? []
          : [button(ordersPress(game.id, 'dropTurn', tag), say('orders.dropTurn'), 'danger')]),
        button(ordersPress(game.id, 'open'), say('orders.back')),
      ]),
    ],
  };
}

function turnLines(page: OrdersPage, move: string | undefined, isChosen: boolean): ReadonlyArray<string> {
  const {
    now: { turn },
    say,
  } = page;
  if (isChosen)
    return [
      say('orders.turnMoveChosen', {
        move: moveText(
          page,
          turn?.moves.find(({ id }) => id === move),
        ),
      }),
    ];
  if (turn?.plan === undefined) return [say('orders.turnNone')];
  const { plan } = turn;
  const action =
    plan.action === undefined
      ? say('orders.illegalAction')
      : escapeMarkup(optionOf(page, plan.action, actionTopic).label);
  return [
    say('orders.turnPlan', { move: moveText(page, plan.move), action }),
    ...(plan.draws === undefined
      ? []
      : [say('orders.turnDraws', { skill: optionOf(page, plan.draws, drawTopic).label })]),
  ];
}

function moveText(page: OrdersPage, choice: Choice | undefined): string {
  return choice === undefined
    ? page.say('orders.stay')
    : page.say('orders.moveTo', { place: escapeMarkup(optionOf(page, choice, moveTopic).label) });
}

function optionOf({ game, words }: OrdersPage, choice: Choice, topic: Decision['topic']): MenuOption {
  const { label, detail } = describeChoice(choice, { topic }, labelNames(game, words), words.locale);
  return { value: choice.id, label, detail, picked: false };
}

function backRow(game: string, say: Say): ReadonlyArray<ComponentRow> {
  return buttonRows([button(ordersPress(game, 'open'), say('orders.back'))]);
}
