/** Executions, titles, turns round the table, decks that no one draws from. */
import type { FateVerb } from '../../../catalogue/effects/fates.ts';
import type { DeckVerb } from '../../../catalogue/effects/decks.ts';
import { tell } from '../../../words/text.ts';
import { cards, cardsOfSkill, name, resource, skillCards, title } from '../nouns.ts';
import type { Effect, Effects, Roles } from '../../../catalogue/effect.ts';
import { does, fleet, flow, long, ofOne, suffers, who as whoIs } from './clause.ts';
import type { Clause } from './clause.ts';
import type { ConditionWords, EffectWords, Teller } from './table.ts';

/** “each human player discards 1 Skill card” for what is told to `you`. */
function inTheirPlace(effect: Effect, who: Roles): Effect | undefined {
  if ('discard' in effect && effect.discard.who === 'you') return { discard: { ...effect.discard, who } };
  if ('draw' in effect && effect.draw.who === 'you') return { draw: { ...effect.draw, who } };
  if ('drawMutiny' in effect && effect.drawMutiny.who === 'you') return { drawMutiny: { ...effect.drawMutiny, who } };
  if ('choose' in effect && effect.choose.by === 'you' && typeof who === 'string') {
    const options = effect.choose.options.map((option) => ({
      ...option,
      effects: option.effects.flatMap((inner) => inTheirPlace(inner, who) ?? []),
    }));
    const isWhole = options.every((option, at) => option.effects.length === effect.choose.options[at]?.effects.length);
    return isWhole ? { choose: { ...effect.choose, by: who, options } } : undefined;
  }
  return undefined;
}

/** The same of several effects, if all of them can be told so. */
function allInTheirPlace(effects: Effects, who: Roles): Effects | undefined {
  const told = effects.flatMap((effect) => inTheirPlace(effect, who) ?? []);
  return told.length === effects.length ? told : undefined;
}

/** “each human player may draw 2 Skill cards if they have 4 or fewer”: a condition on the hand that all of it has. */
function ifFewCards(effects: Effects, who: Roles, teller: Teller): Clause | undefined {
  const [only, ...others] = effects;
  if (only === undefined || !('when' in only) || others.length > 0) return undefined;
  const { is, then, otherwise } = only.when;
  const told = 'handAtMost' in is && otherwise === undefined ? allInTheirPlace(then, who) : undefined;
  if (told === undefined || !('handAtMost' in is)) return undefined;
  return fleet(tell('effects.fates.ifFewCards', { count: is.handAtMost, what: teller.text(told) }));
}

export const fateEffects: EffectWords<FateVerb | DeckVerb> = {
  execute: (who) => suffers(typeof who === 'object' ? who.who : who, tell('effects.fates.execute')),
  inTurn: ({ who, then }, teller) => {
    const told = allInTheirPlace(then, who);
    if (told !== undefined) return teller.clauses(told);
    const few = ifFewCards(then, who, teller);
    if (few !== undefined) return few;
    const clauses = teller.clauses(then);
    const alone = ofOne(clauses, who);
    if (alone !== undefined) return alone;
    // What can't be said of someone else is said to each of them: inside, `you` are each of them in turn.
    const what = flow(clauses);
    return long(fleet(tell('effects.fates.inTurn', { brief: teller.brief === true, who: whoIs(who), what })));
  },
  passTitle: (id, { brief = false }) => fleet(tell('effects.fates.passTitle', { brief, title: title(id) })),
  passTitlesOf: (who, { brief = false }) => does(who, tell('effects.fates.passTitlesOf', { brief })),
  borrowTitle: (id) => does('you', tell('effects.fates.borrowTitle', { title: title(id) })),
  drawSuperCrisis: (value) => {
    const { who, count } = typeof value === 'string' ? { who: value, count: 1 } : value;
    return does(who, tell('effects.people.draw', { cards: cards(count, 'superCrisis') }));
  },
  drawDifferent: (count, { brief = false }) =>
    does(
      'you',
      tell('effects.people.draw', {
        cards: tell('effects.fates.differentCards', { brief, count, cards: skillCards(count) }),
      }),
    ),
  loseHighest: (count) => fleet(tell('effects.fates.loseHighest', { count })),
  protect: (id, { brief = false }) => fleet(tell('effects.fates.protect', { brief, resource: resource(id) })),
  giveCard: (value, { brief = false }) => {
    const { to, count } = typeof value === 'string' ? { to: value, count: 1 } : value;
    return does('you', tell('effects.fates.giveCard', { brief, to: whoIs(to), cards: skillCards(count) }));
  },
  takeHand: (who, { brief = false }) => does('you', tell('effects.fates.takeHand', { brief, who: whoIs(who) })),
  seedDestiny: ({ skill, count }) => fleet(tell('effects.fates.seedDestiny', { cards: cardsOfSkill(count, skill) })),
  replaceDestiny: ({ skill, count }) =>
    fleet(tell('effects.fates.replaceDestiny', { cards: cardsOfSkill(count, skill) })),
  cullDestiny: (value, { brief = false }) => {
    const { count, optional = false } = typeof value === 'number' ? { count: value } : value;
    return does('you', tell('effects.fates.cullDestiny', { brief, optional, cards: cards(count, 'card') }));
  },
  swapWithDestiny: () => does('you', tell('effects.fates.swapWithDestiny')),
  lookAtBottom: () => does('you', tell('effects.fates.lookAtBottom')),
  reorderCrises: (count, { brief = false }) => does('you', tell('effects.fates.reorderCrises', { brief, count })),
  learn: (count, { brief = false }) => does('you', tell('effects.fates.learn', { brief, count })),
  nextCrisisJumps: () => fleet(tell('effects.fates.nextCrisisJumps')),
  jumpFleet: ({ draw }) => fleet(tell('effects.fates.jumpFleet', { cards: cards(draw, 'destination') })),
  anotherDestination: () => fleet(tell('effects.fates.anotherDestination')),
  resolveCrisis: (card) => fleet(tell('effects.fates.resolveCrisis', { crisis: name(card) })),
};

export const fateConditionWords: ConditionWords<'moraleLostToExecution'> = {
  moraleLostToExecution: () => tell('effects.fates.moraleLostToExecution'),
};
