import { commandFor } from '../playCommands.ts';
import type { Decision, GameView } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import { button, buttonRows } from '../components.ts';
import { labelNames, textNames } from '../names.ts';
import { notesButton } from './notes.ts';
import { choiceButton, shownChoices } from '../panel/choices.ts';
import { runningText } from '../text/cardLines.ts';
import { limits, shorten } from '../text/limits.ts';
import { emojiBefore } from '../text/emojis.ts';
import { splitLines } from '../text/split.ts';
import type { CastGame, Message } from '../types.ts';
import {
  describeChoice,
  describeDecision,
  describeName,
  describeLoyalty,
  describeStanding,
} from '../../engine/describe/index.ts';
import { lookedUpText, skillFaceOf } from '../lookUp/entries.ts';
import type { Wording } from '../wording.ts';

type Own = NonNullable<GameView['own']>;

export interface SheetOptions {
  readonly game: CastGame;
  readonly view: GameView;
  readonly decisions: ReadonlyArray<Decision>;
  /**
   * Whether the open questions are shown, as in a reply. The copy in the direct messages changes only with the cards
   * and with what may be done at any time.
   */
  readonly withQuestions: boolean;
  /** A picture beside it says what Loyalty cards say; a button says it in words. */
  readonly pictured?: boolean;
  readonly say: Say;
}

/**
 * Shows everything that only this player knows: hand, loyalty with what it means, Quorum and Super Crisis cards, open
 * questions.
 */
export function sheetMessage(options: SheetOptions, words: Wording): Message {
  const full = sheetLines(options, words, true);
  // With very many cards the explanations go, so that every card is still named.
  const lines = full.join('\n').length <= limits.allEmbeds - 200 ? full : sheetLines(options, words, false);
  const pages = splitLines(lines, limits.embed - 200).slice(0, 1 + Math.floor(limits.allEmbeds / limits.embed));
  return {
    content: '',
    embeds: pages.map((description, index) =>
      index === 0 ? { title: shorten(sheetTitle(options, words), 256), description } : { description },
    ),
    components: buttonRows(sheetButtons(options, words)),
  };
}

function sheetButtons({ game, view, decisions, withQuestions, pictured, say }: SheetOptions, words: Wording) {
  const answer =
    decisions.length === 0 || !withQuestions
      ? []
      : [button({ kind: 'ask', game: game.id }, say('question.answer'), 'main')];
  const names = labelNames(game, words);
  const buttons = (view.own?.offers ?? []).flatMap((offer) =>
    shownChoices(offer, words, names).map((shown) => choiceButton(game.id, offer, shown)),
  );
  const inWords =
    pictured === true && (view.own?.loyalty.length ?? 0) > 0
      ? [button({ kind: 'handText', game: game.id }, say('sheet.inWords'))]
      : [];
  // Before anything was dealt there is no one to suspect.
  const notes = view.own === undefined || isEmpty(view, view.own) ? [] : [notesButton(game.id, say)];
  return [...answer, ...buttons.slice(0, limits.rows * limits.buttonsInRow - 3), ...inWords, ...notes];
}

function sheetTitle({ game, view, say }: SheetOptions, words: Wording): string {
  const player = view.viewer === 'public' ? undefined : view.players[view.viewer];
  const character =
    player?.character === undefined ? say('sheet.noCharacter') : describeName(player.character, words.locale);
  return say('sheet.title', { character, game: game.id });
}

function sheetLines(options: SheetOptions, words: Wording, explained: boolean): ReadonlyArray<string> {
  const { game, view, decisions, withQuestions, say } = options;
  const { own } = view;
  if (own === undefined) return [say('sheet.noSeat')];
  if (!withQuestions && isEmpty(view, own)) return [say('sheet.notYet', { channel: `<#${game.channelId}>` })];
  return [
    ...section(
      say('sheet.hand', { number: own.hand.length }),
      own.hand.length === 0 ? [`- ${say('sheet.noCards')}`] : cardLines(own.hand, words, explained),
    ),
    // A Cylon Leader has none (R-LOY-94).
    ...((own.modules.cylonLeaders ?? own.modules.motives) !== undefined && own.loyalty.length === 0
      ? []
      : section(loyaltyTitle(own, say), [
          ...loyaltyLines(view, words, say, options.pictured !== true),
          ...goalLines(own, words, say),
        ])),
    ...seenLines(game, own, words, say),
    ...agendaLines(view, own, words, say, explained),
    ...motiveLines(view, own, words, say, explained),
    ...traumaLines(own, words, say, explained),
    ...mutinyLines(own, words, say, explained),
    ...optionalSection(say('sheet.quorum', { number: own.quorumHand.length }), own.quorumHand, words, explained),
    ...optionalSection(say('sheet.superCrisis', { number: own.superCrises.length }), own.superCrises, words, explained),
    ...(withQuestions ? section(say('sheet.questions'), openLines({ game, decisions, say }, words)) : []),
    ...offerLines(game, own, words, say),
    `-# ${say('sheet.onlyYou', { channel: `<#${game.channelId}>` })}`,
  ];
}

/** Returns whether the player has no character and nothing in hand yet. */
function isEmpty({ viewer, players }: GameView, { hand, loyalty, quorumHand, superCrises, offers = [] }: Own): boolean {
  const character = viewer === 'public' ? undefined : players[viewer]?.character;
  return (
    character === undefined && [hand, loyalty, quorumHand, superCrises, offers].every(({ length }) => length === 0)
  );
}

function section(title: string, lines: ReadonlyArray<string>): ReadonlyArray<string> {
  return [`### ${title}`, ...lines];
}

function optionalSection(
  title: string,
  cards: ReadonlyArray<string>,
  words: Wording,
  explained: boolean,
): ReadonlyArray<string> {
  return cards.length === 0 ? [] : section(title, cardLines(cards, words, explained));
}

function loyaltyTitle({ loyalty }: Own, say: Say): string {
  return loyalty.length === 1 ? say('sheet.loyalty') : say('sheet.loyaltyCards', { number: loyalty.length });
}

/** Shows the secret agenda, which of its conditions hold by now, and what its owner is at the table. */
function agendaLines(
  view: GameView,
  { modules }: Own,
  words: Wording,
  say: Say,
  explained: boolean,
): ReadonlyArray<string> {
  const standing = describeStanding(view, words.locale);
  const agenda = modules.cylonLeaders?.agenda;
  if (agenda === undefined || standing === undefined) return [];
  const now = standing.conditions.map(
    ({ text, holds }) => `- ${say(holds ? 'sheet.holds' : 'sheet.holdsNot', { condition: text })}`,
  );
  return [
    ...section(say('sheet.agenda'), cardLines([agenda], words, explained)),
    ...now,
    ...section(
      standing.name,
      standing.lines.map((line) => `- ${line}`),
    ),
  ];
}

/** The hidden ones with whether each is so by now, then those that lie open, and what their owner is at the table. */
function motiveLines(
  view: GameView,
  { modules: { motives } }: Own,
  words: Wording,
  say: Say,
  explained: boolean,
): ReadonlyArray<string> {
  const standing = describeStanding(view, words.locale);
  if (motives === undefined || standing === undefined) return [];
  const lines = motives.flatMap(({ card, revealed, holds }) => {
    const [line = ''] = cardLines([card], words, explained && !revealed);
    if (revealed) return [say('sheet.revealed', { card: line })];
    return [line, `-# ${say(holds ? 'sheet.motiveHolds' : 'sheet.motiveHoldsNot')}`];
  });
  return [
    ...section(say('sheet.motives'), lines),
    ...section(
      standing.name,
      standing.lines.map((line) => `- ${line}`),
    ),
  ];
}

/** Lists the player's own trauma tokens, those put on allies, and the Crossroads card with what lies beside it. */
function traumaLines(
  { modules: { ionianNebula } }: Own,
  words: Wording,
  say: Say,
  explained: boolean,
): ReadonlyArray<string> {
  if (ionianNebula === undefined) return [];
  const { trauma, allies, crossroads } = ionianNebula;
  const on = allies.map(
    ({ card, token }) =>
      `- ${say('sheet.onAlly', { ally: describeName(card, words.locale), token: describeName(token, words.locale) })}`,
  );
  const held = trauma.length === 0 ? [`- ${say('sheet.noTokens')}`] : cardLines(trauma, words, false);
  const card =
    crossroads === undefined
      ? []
      : section(say('sheet.crossroads'), [
          ...cardLines([crossroads.card], words, explained),
          ...(crossroads.token === undefined
            ? []
            : [`- ${say('sheet.beside', { token: describeName(crossroads.token, words.locale) })}`]),
        ]);
  const help = explained && trauma.length > 0 ? [`-# ${say('sheet.traumaHelp')}`] : [];
  return [...section(say('sheet.trauma', { number: trauma.length }), [...held, ...on, ...help]), ...card];
}

/** R-DAY-24: with what the next one may cost, while there is a card to lose. */
function mutinyLines(
  { modules: { mutiny } }: Own,
  words: Wording,
  say: Say,
  explained: boolean,
): ReadonlyArray<string> {
  const cards = mutiny?.cards?.cards ?? [];
  const help = explained && cards.length > 0 ? [`-# ${say('sheet.mutinyHelp')}`] : [];
  return [...optionalSection(say('sheet.mutiny', { number: cards.length }), cards, words, explained), ...help];
}

/** Equal cards in one line, in the order of the hand. */
function cardLines(cards: ReadonlyArray<string>, words: Wording, explained: boolean): ReadonlyArray<string> {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => {
    const skill = skillFaceOf(card)?.skill;
    const sign = skill === undefined ? '' : emojiBefore(words, skill);
    const name = `- ${count > 1 ? `${count} × ` : ''}${sign}**${describeName(card, words.locale)}**`;
    const explanation = explained ? meaning(card, words) : '';
    return explanation === '' ? name : `${name}: ${explanation}`;
  });
}

function meaning(card: string, words: Wording): string {
  return runningText(lookedUpText(card, undefined, words.locale)?.lines ?? []);
}

/** The side comes first, from all the cards: also for someone who has just taken over the seat. */
function loyaltyLines(view: GameView, words: Wording, say: Say, explained: boolean): ReadonlyArray<string> {
  const held = describeLoyalty(view, words.locale);
  const cards = (held?.cards ?? []).map(({ card, faceUp, lines }) => {
    const name = `- ${loyaltyName(`**${describeName(card, words.locale)}**`, faceUp, say)}`;
    return explained ? `${name}: ${runningText(lines)}` : name;
  });
  return [
    ...(held === undefined ? [] : [held.side]),
    ...(cards.length === 0 ? [`- ${say('sheet.noLoyalty')}`] : cards),
  ];
}

/** Lists what the player has looked at, and would have to remember at a table. */
function seenLines(
  game: SheetOptions['game'],
  { seenLoyalty = [] }: Own,
  words: Wording,
  say: Say,
): ReadonlyArray<string> {
  const names = textNames(game, words);
  const lines = seenLoyalty.map(
    ({ seat, card }) =>
      `- ${say('sheet.seenCard', { name: names.seat(seat), card: describeName(card, words.locale) })}`,
  );
  return lines.length === 0 ? [] : section(say('sheet.seen'), lines);
}

/** Whether goals could be revealed just now. */
function goalLines({ modules: { personalGoals = [] } }: Own, words: Wording, say: Say): ReadonlyArray<string> {
  return personalGoals.map(
    ({ card, met }) => `- ${say(met ? 'sheet.goalMet' : 'sheet.goalOpen', { card: describeName(card, words.locale) })}`,
  );
}

function loyaltyName(card: string, faceUp: boolean, say: Say): string {
  return faceUp ? say('sheet.revealed', { card }) : card;
}

function openLines(
  { game, decisions, say }: Pick<SheetOptions, 'game' | 'decisions' | 'say'>,
  words: Wording,
): ReadonlyArray<string> {
  if (decisions.length === 0) return [`- ${say('sheet.noQuestions')}`];
  const names = textNames(game, words);
  return decisions.map(
    (decision) => `- ${describeDecision(decision, names, words.locale).title} → \`/${commandFor(decision)}\``,
  );
}

function offerLines(game: CastGame, { offers = [] }: Own, words: Wording, say: Say): ReadonlyArray<string> {
  const names = textNames(game, words);
  const lines = offers.flatMap((offer) =>
    offer.choices.map((choice) => {
      const { label, detail } = describeChoice(choice, offer, names, words.locale);
      return `- **${label}**${detail === '' ? '' : `: ${detail}`} → \`/${commandFor(offer)}\``;
    }),
  );
  return lines.length === 0 ? [] : section(say('sheet.offers'), lines);
}
