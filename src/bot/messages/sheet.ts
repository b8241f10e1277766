import { commandFor } from '../../../commands/shared/topics.ts';
import type { Decision, GameView } from '../../app/types.ts';
import { button, buttonRows } from '../components.ts';
import { textNames } from '../names.ts';
import { limits, shorten } from '../text/limits.ts';
import { splitLines } from '../text/split.ts';
import type { CastGame, Message, Words } from '../types.ts';

type Own = NonNullable<GameView['own']>;

export interface SheetOptions {
  readonly game: CastGame;
  readonly view: GameView;
  readonly decisions: ReadonlyArray<Decision>;
  /** With what is open now: for a reply. The copy in the direct messages changes only with the cards. */
  readonly withQuestions: boolean;
}

/** Everything that only this player knows: hand, loyalty with what it means, Quorum and Super Crisis cards, open questions. */
export function sheetMessage(options: SheetOptions, words: Words): Message {
  const { game, view, decisions, withQuestions } = options;
  const full = sheetLines(options, words, true);
  // With very many cards the explanations go, so that every card is still named.
  const lines = full.join('\n').length <= limits.allEmbeds - 200 ? full : sheetLines(options, words, false);
  const pages = splitLines(lines, limits.embed - 200).slice(0, 1 + Math.floor(limits.allEmbeds / limits.embed));
  return {
    content: '',
    embeds: pages.map((description, index) => (index === 0 ? { title: shorten(sheetTitle(game, view, words), 256), description } : { description })),
    components: withQuestions && decisions.length > 0 ? buttonRows([button({ kind: 'ask', game: game.id }, 'Answer', 'main')]) : [],
  };
}

function sheetTitle(game: CastGame, view: GameView, words: Words): string {
  const player = view.viewer === 'public' ? undefined : view.players[view.viewer];
  const character = player?.character === undefined ? 'No character yet' : words.name(player.character);
  return `${character} · ${game.id}`;
}

function sheetLines({ game, view, decisions, withQuestions }: SheetOptions, words: Words, explained: boolean): ReadonlyArray<string> {
  const { own } = view;
  if (own === undefined) return ['You have no seat in this game.'];
  return [
    ...section(`Hand (${own.hand.length})`, own.hand.length === 0 ? ['- no cards'] : cardLines(own.hand, words, explained)),
    ...section(own.loyalty.length === 1 ? 'Loyalty' : `Loyalty (${own.loyalty.length})`, loyaltyLines(own, words)),
    ...optionalSection('Quorum hand', own.quorumHand, words, explained),
    ...optionalSection('Super Crisis', own.superCrises, words, explained),
    ...(withQuestions ? section('Open questions', openLines(game, decisions, words)) : []),
    `-# Only you see this. <#${game.channelId}>`,
  ];
}

function section(title: string, lines: ReadonlyArray<string>): ReadonlyArray<string> {
  return [`### ${title}`, ...lines];
}

function optionalSection(title: string, cards: ReadonlyArray<string>, words: Words, explained: boolean): ReadonlyArray<string> {
  return cards.length === 0 ? [] : section(`${title} (${cards.length})`, cardLines(cards, words, explained));
}

/** Equal cards in one line, in the order of the hand. */
function cardLines(cards: ReadonlyArray<string>, words: Words, explained: boolean): ReadonlyArray<string> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => {
    const name = `- ${count > 1 ? `${count} × ` : ''}**${words.name(card)}**`;
    const explanation = explained ? meaning(card, words) : '';
    return explanation === '' ? name : `${name}: ${explanation}`;
  });
}

function meaning(card: string, words: Words): string {
  return (words.card(card)?.lines ?? []).join(' ');
}

function loyaltyLines(own: Own, words: Words): ReadonlyArray<string> {
  if (own.loyalty.length === 0) return ['- no cards yet'];
  return own.loyalty.map(({ card, faceUp }) => `- **${words.name(card)}**${faceUp ? ' (revealed)' : ''}: ${meaning(card, words)}`);
}

function openLines(game: CastGame, decisions: ReadonlyArray<Decision>, words: Words): ReadonlyArray<string> {
  if (decisions.length === 0) return ['- nothing waits for you'];
  const names = textNames(game, words);
  return decisions.map((decision) => `- ${words.decision(decision, names).title} → \`/${commandFor(decision)}\``);
}
