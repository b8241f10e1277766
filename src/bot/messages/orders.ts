import { lookedUpText } from '../lookUp/entries.ts';
import { checkModes, conditionSort, jumpModes, modes } from '../../app/types.ts';
import type { Offered, OrdersNow } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows, menuRow, menuRows } from '../components.ts';
import type { MenuOption } from '../components.ts';
import type { OrdersDeed, Press } from '../press.ts';
import { escapeMarkup } from '../text/escape.ts';
import { limits, shorten } from '../text/limits.ts';
import type { CastGame, Message, ComponentRow } from '../types.ts';
import { checkTag, conditionText, offeredName, orderFor, orderText, tagOf, turnTag } from './orderWords.ts';
import type { Wording } from '../wording.ts';

export interface OrdersPage {
  readonly game: CastGame;
  readonly now: OrdersNow;
  readonly words: Wording;
  readonly say: Say;
  /** A line above it, such as what was just done. */
  readonly before?: string;
}

export function ordersPress(game: string, deed: OrdersDeed, about = ''): Press {
  return { kind: 'orders', game, deed, about };
}

/** Shows all orders of a player, with menus to change them. */
export function ordersMessage({ game, now, words, say, before }: OrdersPage): Message {
  const lines = [
    before,
    `### ${say('orders.title', { game: game.id })}`,
    say('orders.intro'),
    `**${say('orders.reactions')}**`,
    ...(now.reactions.length === 0
      ? [say('orders.noReactions')]
      : reactionLines(now, words, say).map((line) => `- ${line}`)),
    `**${say('orders.rest')}**`,
    ...restLines(now, say).map((line) => `- ${line}`),
    now.quiet ? say('orders.quietNow') : undefined,
  ];
  return {
    content: shorten(lines.filter((line) => line !== undefined).join('\n'), limits.content),
    embeds: [],
    components: [...menus(game, now, words, say), ...overviewButtons(game, now, say)],
  };
}

/** Lists the reactions that have an order, each in a line, then all others together. */
function reactionLines(now: OrdersNow, words: Wording, say: Say): ReadonlyArray<string> {
  const isAsked = ({ key }: Offered): boolean => orderFor(now, key).mode === 'ask';
  const asked = now.reactions.filter(isAsked).map((offered) => `**${escapeMarkup(offeredName(offered, words))}**`);
  return [
    ...now.reactions.filter((offered) => !isAsked(offered)).map((offered) => reactionLine(offered, now, words, say)),
    ...(asked.length === 0 ? [] : [say('orders.askedAbout', { names: asked.join(', ') })]),
  ];
}

export function reactionLine(offered: Offered, now: Pick<OrdersNow, 'standing'>, words: Wording, say: Say): string {
  return say('orders.reactionLine', {
    name: escapeMarkup(offeredName(offered, words)),
    order: orderText(orderFor(now, offered.key), say),
  });
}

/** The orders that are not about one card. */
export function restLines({ game, standing }: Pick<OrdersNow, 'standing' | 'game'>, say: Say): ReadonlyArray<string> {
  return restOf(game, say).map(
    ({ title, options }) => `${title}: ${options.find(({ holds }) => holds(standing))?.label ?? ''}`,
  );
}

interface RestOption {
  readonly value: string;
  readonly label: string;
  readonly holds: (standing: OrdersNow['standing']) => boolean;
}

interface Rest {
  readonly title: string;
  readonly options: ReadonlyArray<RestOption>;
}

/** Orders that are not about one card: what each is called, and what it can be. */
function restOf({ options: { expansions } }: OrdersNow['game'], say: Say): ReadonlyArray<Rest> {
  const checks = {
    ask: 'orders.checksAsk',
    unlessUseful: 'orders.checksUnlessUseful',
    nothing: 'orders.checksNothing',
  } as const;
  const atJump = { ask: 'orders.atJumpAsk', stay: 'orders.atJumpStay', home: 'orders.atJumpHome' } as const;
  return [
    {
      title: say('orders.checks'),
      options: checkModes.map((mode) => ({
        value: `checks ${mode}`,
        label: say(checks[mode]),
        holds: (standing) => standing.checks === mode,
      })),
    },
    {
      title: say('orders.several'),
      options: [
        {
          value: 'reactionOrder ask',
          label: say('orders.severalAsk'),
          holds: (standing) => standing.reactionOrder === 'ask',
        },
        {
          value: 'reactionOrder clockwise',
          label: say('orders.severalClockwise'),
          holds: (standing) => standing.reactionOrder === 'clockwise',
        },
      ],
    },
    {
      title: say('orders.discards'),
      options: [
        { value: 'discards ask', label: say('orders.discardsAsk'), holds: (standing) => standing.discards === 'ask' },
        {
          value: 'discards weakest',
          label: say('orders.discardsWeakest'),
          holds: (standing) => standing.discards === 'weakest',
        },
      ],
    },
    // Only assault raptors may stay, and only that box has them.
    ...(expansions.includes('daybreak')
      ? [
          {
            title: say('orders.atJump'),
            options: jumpModes.map((mode): RestOption => ({
              value: `atJump ${mode}`,
              label: say(atJump[mode]),
              holds: (standing) => standing.atJump === mode,
            })),
          },
        ]
      : []),
    {
      title: say('orders.ahead'),
      options: [
        { value: 'tellAhead yes', label: say('orders.aheadYes'), holds: (standing) => standing.tellAhead },
        { value: 'tellAhead no', label: say('orders.aheadNo'), holds: (standing) => !standing.tellAhead },
      ],
    },
  ];
}

function menus(game: CastGame, now: OrdersNow, words: Wording, say: Say): ReadonlyArray<ComponentRow> {
  const reactions = now.reactions.map((offered): MenuOption => ({
    value: tagOf(offered.key),
    label: offeredName(offered, words),
    detail: orderText(orderFor(now, offered.key), say),
    picked: false,
  }));
  const rest = restOf(now.game, say).flatMap(({ title, options }) =>
    options
      .filter(({ holds }) => !holds(now.standing))
      .map(({ value, label }): MenuOption => ({ value, label: title, detail: label, picked: false })),
  );
  return [
    ...menuRows((part) => ordersPress(game.id, 'reaction', `${part}`), say('orders.chooseReaction'), reactions, 1, 1),
    menuRow(ordersPress(game.id, 'rest'), say('orders.chooseRest'), rest, 1, 1),
  ];
}

function overviewButtons(
  game: CastGame,
  { quiet, check, turn, view }: OrdersNow,
  say: Say,
): ReadonlyArray<ComponentRow> {
  return buttonRows([
    button(ordersPress(game.id, 'suggest'), say('orders.suggest'), 'main'),
    button(ordersPress(game.id, 'clear'), say('orders.clear')),
    button(ordersPress(game.id, quiet ? 'unquiet' : 'quiet'), say(quiet ? 'orders.unquiet' : 'orders.quiet')),
    ...(check === undefined
      ? []
      : [button(ordersPress(game.id, 'check', checkTag(view)), say('orders.thisCheck'), 'good')]),
    ...(turn === undefined
      ? []
      : [button(ordersPress(game.id, 'turn', turnTag(turn)), say('orders.nextTurn'), 'good')]),
  ]);
}

/** One card or ability: what to do with it, and where. */
export function reactionMessage({ game, now, words, say }: OrdersPage, offered: Offered): Message {
  const order = orderFor(now, offered.key);
  const tag = tagOf(offered.key);
  const labels = { ask: 'orders.ask', askIf: 'orders.askIf', play: 'orders.play', never: 'orders.never' } as const;
  const modeOptions = modes.map((mode): MenuOption => ({
    value: mode,
    label: say(labels[mode]),
    detail: '',
    picked: mode === order.mode,
  }));
  const conditions = [...offered.conditions]
    .sort((one, other) => conditionSort(other).localeCompare(conditionSort(one)))
    .map((id): MenuOption => ({
      value: id,
      label: conditionText(id, say),
      detail: conditionSort(id) === 'limit' ? say('orders.onlyIf', { condition: conditionText(id, say) }) : '',
      picked: order.when.includes(id),
    }));
  const explained =
    lookedUpText(offered.source, undefined, words.locale)?.lines.filter(
      (line) => offered.ability === undefined || line.includes(offeredName(offered, words)),
    ) ?? [];
  const lines = [
    `### ${escapeMarkup(offeredName(offered, words))}`,
    ...explained.map((line) => `-# ${escapeMarkup(line)}`),
    reactionLine(offered, now, words, say),
    ...(conditions.length === 0 ? [] : [`-# ${say('orders.conditionsHelp')}`]),
  ];
  return {
    content: shorten(lines.join('\n'), limits.content),
    embeds: [],
    components: [
      menuRow(ordersPress(game.id, 'mode', tag), say('orders.chooseMode'), modeOptions, 1, 1),
      ...(conditions.length === 0
        ? []
        : [
            menuRow(
              ordersPress(game.id, 'when', tag),
              say('orders.chooseConditions'),
              conditions,
              0,
              conditions.length,
            ),
          ]),
      ...buttonRows([button(ordersPress(game.id, 'open'), say('orders.back'))]),
    ],
  };
}
