/** Executions, titles, turns round the table, decks that nobody draws from. */
import type { FateVerb } from '../../../catalogue/effects/fates.ts';
import type { DeckVerb } from '../../../catalogue/effects/decks.ts';
import { plural } from '../grammar.ts';
import { inEnglish } from '../inEnglish.ts';
import { nameOf } from '../names.ts';
import { resourceNames, skillNames, titleName } from '../terms.ts';
import type { Effect, Roles } from '../../../catalogue/effect.ts';
import { does, fleet, flow, long, object, suffers, verbs } from './clause.ts';
import { wordsIf } from './filters.ts';
import { effectWords } from './table.ts';

/** «each human player discards 1 Skill card» for what is told to `you`. */
function inTheirPlace(effect: Effect, who: Roles): Effect | undefined {
  if ('discard' in effect && effect.discard.who === 'you') return { discard: { ...effect.discard, who } };
  if ('draw' in effect && effect.draw.who === 'you') return { draw: { ...effect.draw, who } };
  if ('drawMutiny' in effect && effect.drawMutiny.who === 'you') return { drawMutiny: { ...effect.drawMutiny, who } };
  return undefined;
}

const skillCardsOf = (count: number, skill: keyof typeof skillNames): string => plural(count, `${skillNames[skill]} card`);

effectWords<FateVerb | DeckVerb>({
  execute: (who) => suffers(typeof who === 'object' ? who.who : who, 'executed'),
  inTurn: ({ who, then }, teller) => {
    const told = then.flatMap((effect) => inTheirPlace(effect, who) ?? []);
    // What can't be said of somebody else is said to each of them: inside, `you` are each of them in turn.
    if (told.length < then.length) return long(fleet(`${object(who)}${teller.brief ? '' : ' in turn'}: ${inEnglish(flow(teller.clauses(then)))}`));
    const [first] = teller.clauses(told);
    return { ...(first ?? fleet('')), deed: verbs(teller.clauses(told).map((clause) => ({ ...clause, doer: 'you' as const }))) };
  },
  passTitle: (title, { brief }) => fleet(brief
    ? `another player becomes ${titleName(title)}`
    : `the title of ${titleName(title)} passes to the next player in the line of succession`),
  passTitlesOf: (who, { brief }) => brief
    ? does(who, 'lose all titles')
    : does(who, 'hand over every title that they hold, each to the next player in its line of succession'),
  borrowTitle: (title) => does('you', `be ${titleName(title)} until the end of this turn`),
  drawSuperCrisis: (value) => {
    const { who, count } = typeof value === 'string' ? { who: value, count: 1 } : value;
    return does(who, `draw ${plural(count, 'Super Crisis card')}`);
  },
  drawDifferent: (count, { brief }) =>
    does('you', brief ? `draw ${count} different Skill cards` : `draw ${plural(count, 'Skill card')} of different types`),
  loseHighest: (count) => fleet(`lose ${count} of the resource of which the fleet has most`),
  protect: (resource, { brief }) => fleet(brief
    ? `save 1 ${resourceNames[resource].toLowerCase()}`
    : `the next loss of ${resourceNames[resource].toLowerCase()} in this turn is 1 smaller`),
  giveCard: (value, { brief }) => {
    const { to, count } = typeof value === 'string' ? { to: value, count: 1 } : value;
    const cards = plural(count, 'Skill card');
    return does('you', brief ? `give them ${cards}` : `give ${object(to)} ${cards} from your hand`);
  },
  takeHand: (who, { brief }) => does('you', brief ? 'take all their Skill cards' : `take all Skill cards of ${object(who)} into your hand`),
  seedDestiny: ({ skill, count }) => fleet(`shuffle ${skillCardsOf(count, skill)} into the Destiny deck`),
  replaceDestiny: ({ skill, count }) => fleet(`discard the Destiny deck; a new one is made of ${skillCardsOf(count, skill)}`),
  cullDestiny: (value, { brief }) => {
    const { count, optional = false } = typeof value === 'number' ? { count: value } : value;
    const what = `${plural(count, 'card')}${optional ? ' or none' : ''}`;
    if (brief) return does('you', `discard ${what} of the Destiny deck`);
    return does('you', `look at the Destiny deck, discard ${what} of it and shuffle the rest`);
  },
  swapWithDestiny: () => does('you', 'put this card on top of the Destiny deck and take the card that lay there into your hand'),
  lookAtBottom: () => does('you', 'look at the lowest card of a deck'),
  reorderCrises: (count, { brief }) =>
    does('you', brief
      ? `look at the top ${count} Crisis cards and reorder them`
      : `look at the top ${count} cards of the Crisis deck and put each on the top or the bottom, in any order`),
  learn: (count, { brief }) =>
    does('you', `look at the top ${count} cards of one Skill deck; `
        + (brief ? 'take or add them all' : 'take all of them into your hand, or add all of them to the check')),
  nextCrisisJumps: () => fleet('the next Crisis card drawn in this turn counts as having the jump icon'),
  jumpFleet: ({ draw }) => fleet(`the fleet jumps; the Admiral draws only ${plural(draw, 'Destination card')}`),
  anotherDestination: () => fleet('this card is discarded and the top card of the Destination deck takes its place'),
  resolveCrisis: (card) =>
    fleet(`take the Crisis card ${nameOf(card)} from its deck or discard pile and resolve it, then shuffle the deck`),
});

wordsIf({ moraleLostToExecution: () => 'morale has been lost in this game because a character was executed' });
