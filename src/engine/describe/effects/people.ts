/** Words of the effects on players: hands, places, titles, loyalty. */
import type { PlayerVerb } from '../../../catalogue/effects/players.ts';
import type { Condition, Effects, PlayerFilter, Recipient, Roles } from '../../../catalogue/effect.ts';
import type { SendPlace, Skill } from '../../../catalogue/vocabulary.ts';
import { inForm, inRow, listed, openSentences, tell } from '../../../words/text.ts';
import type { Text } from '../../../words/text.ts';
import { board, cards, cardsOfSkill, place, sendPlace, skillCards, skillList, title } from '../nouns.ts';
import type { Manner } from '../types.ts';
import { does, fleet, flow, handCards, long, may, ofOne, sameAgain, suffers, verbs, who as whoIs } from './clause.ts';
import type { Clause } from './clause.ts';
import { whoMayBeChosen } from './filters.ts';
import type { EffectWords, Teller } from './table.ts';

/** “2 Politics cards”, “1 Engineering or Tactics card”, “2 Skill cards of any types”. */
export function cardsFrom(
  count: number,
  from: ReadonlyArray<Skill> | 'any' | 'own' | 'theirs',
  who: Roles,
  { forCylons }: Manner = {},
): Text {
  const [only, ...others] = typeof from === 'string' ? [] : from;
  if (only !== undefined && others.length === 0) return cardsOfSkill(count, only);
  if (typeof from !== 'string') return tell('effects.people.cardsOfOne', { count, skills: skillList(from, 'or') });
  if (from === 'own' && forCylons === true)
    return tell('effects.people.cardsFrom', { count, set: 'cylon', cards: skillCards(count) });
  const set = from === 'any' ? 'any' : from === 'theirs' ? 'chosen' : who === 'you' ? 'you' : 'theirs';
  return tell('effects.people.cardsFrom', { count, set, cards: skillCards(count) });
}

/** “everyone at the Press Room and Administration is sent to Sickbay” */
export const everybodySent = (locations: ReadonlyArray<string>, to: SendPlace): Clause =>
  fleet(tell('effects.people.everybodyAt', { locations: listed(locations.map(place)), to: sendPlace(to) }));

/** Whether the effect itself tells of the condition: gaining something implies being able to. */
function isTold(condition: Condition, then: Effects): boolean {
  return 'mayGainMiracle' in condition && then.some((effect) => 'gainMiracle' in effect);
}

/** Returns the filter without the parts that the following effects imply. */
function withoutImplied(from: PlayerFilter, then: Effects): PlayerFilter {
  const { sendable, hasLoyalty, getsLoyalty, eligibleFor, not, if: condition, ...rest } = from;
  const gives = then.some((effect) => 'giveTitle' in effect || 'nominate' in effect);
  // A player who becomes it is not one yet.
  const implied = not !== undefined && not === eligibleFor && gives;
  return {
    ...rest,
    ...(condition === undefined || isTold(condition, then) ? {} : { if: condition }),
    ...(not === undefined || implied ? {} : { not }),
    ...(sendable !== undefined && !then.some((effect) => 'send' in effect) ? { sendable } : {}),
    ...(hasLoyalty !== undefined && !then.some((effect) => 'lookAtLoyalty' in effect) ? { hasLoyalty } : {}),
    ...(getsLoyalty !== undefined && !then.some((effect) => 'dealLoyalty' in effect) ? { getsLoyalty } : {}),
    ...(eligibleFor !== undefined && !gives ? { eligibleFor } : {}),
  };
}

/** The effects with those of a passed check. */
const ifAllGoesWell = (effects: Effects): Effects =>
  effects.flatMap((effect) => ('check' in effect ? [effect, ...(effect.check.pass ?? [])] : [effect]));

/** Whether all of it is done by the chosen player, or one thing to them: “choose a player to send to the Brig”. */
const isTheirs = (clauses: ReadonlyArray<Clause>): boolean =>
  clauses.every(
    ({ doer, mood, long: holdsMore }) =>
      doer === 'chosen' && !holdsMore && (mood === 'does' || (mood === 'suffers' && clauses.length === 1)),
  );

/** Clauses about `you`, told of the player of the card. */
const ofItsPlayer = (clauses: ReadonlyArray<Clause>): ReadonlyArray<Clause> =>
  clauses.map((clause) => (clause.doer === 'you' ? { ...clause, doer: 'itsPlayer' } : clause));

/** A player is chosen, and what follows as a part of the same sentence where it can be. */
function chosenThen(chooser: Recipient, optional: boolean, player: Text, then: Effects, teller: Teller): Clause {
  const by = chooser === 'you' && teller.toEveryone === true ? 'itsPlayer' : chooser;
  const told = teller.clauses(then);
  const inner = by === 'you' ? told : by === 'itsPlayer' ? ofItsPlayer(told) : (ofOne(told, by) ?? told);
  const [first] = inner;
  const clause = (deed: Text): Clause => (optional ? may(by, deed) : does(by, deed));
  if (!first) return clause(tell('effects.people.choose', { player }));
  const isLong = inner.some((one) => one.long);
  if (isTheirs(inner)) return clause(tell('effects.people.chooseTo', { player, deeds: inForm(verbs(inner), 'to') }));
  const merges = !isLong && inner.length === 1 && first.doer === by && first.mood === 'does';
  if (merges) {
    const deed = optional ? inForm(first.deed, 'may') : by === 'you' ? first.deed : inForm(first.deed, 'one');
    return clause(tell('effects.people.chooseAnd', { player, deed }));
  }
  // What happens to that player first, and then the rest of it.
  if (isTheirs([first]) && inner[1]?.doer !== 'chosen') {
    const chosen = tell('effects.people.chooseTo', { player, deeds: inForm(verbs([first]), 'to') });
    return long(clause(openSentences([chosen, flow(inner.slice(1))])));
  }
  if (by === 'itsPlayer' && first.doer === by && !first.long) {
    const deed = inForm(first.deed, optional ? 'may' : 'one');
    return long(clause(inRow([tell('effects.people.chooseAnd', { player, deed }), flow(inner.slice(1))], '; ')));
  }
  const isCheck = first.doer === 'fleet' && first.long;
  return long(
    clause(
      isCheck
        ? teller.brief === true
          ? openSentences([tell('effects.people.choose', { player }), flow(inner)])
          : tell('effects.people.chooseThen', { player, then: flow(inner) })
        : inRow([tell('effects.people.choose', { player }), flow(inner)], '; '),
    ),
  );
}

/** Returns the words for the cards of a hand that something is done with. */
const handed = (count: number | 'all', who: Recipient, brief: boolean): Text =>
  brief ? (count === 'all' ? tell('effects.people.briefHand') : cards(count, 'card')) : handCards(count, who);

export const playerEffects: EffectWords<PlayerVerb> = {
  discard: ({ who, count, random = false, together = false }, { brief = false }) =>
    does(
      who,
      tell('effects.people.discard', {
        cards: handed(count, typeof who === 'string' ? who : 'each', brief),
        how: random ? 'random' : together ? 'together' : 'chosen',
      }),
    ),
  draw: ({ who, count, from }, manner) =>
    does(who, tell('effects.people.draw', { cards: cardsFrom(count, from, who, manner) })),
  send: ({ who, to }) => {
    if (typeof who === 'string') return suffers(who, tell('effects.people.send', { to: sendPlace(to) }));
    return 'at' in who
      ? everybodySent([who.at], to)
      : fleet(tell('effects.people.everybodyAboard', { board: board(who.aboard), to: sendPlace(to) }));
  },
  choosePlayer: ({ by, from, optional, then }, teller) => {
    const told = teller.brief === true ? ifAllGoesWell(then) : then;
    const player = whoMayBeChosen(withoutImplied(from, told));
    return chosenThen(by, optional ?? false, player, then, teller.afterChoice());
  },
  lookAtLoyalty: ({ by, of, all = false }, { brief = false }) =>
    does(by, tell('effects.people.lookAtLoyalty', { brief, all, whose: (brief ? sameAgain : whoIs)(of) })),
  giveTitle: ({ title: id, to }) => does(to, tell('effects.people.giveTitle', { title: title(id) })),
  release: (value) => {
    const { who, to } = typeof value === 'object' ? value : { who: value, to: 'galactica' };
    return who === 'you'
      ? does('you', tell('effects.people.leave', { to }))
      : does('you', tell('effects.people.release', { who: whoIs(who), to }));
  },
  executiveOrder: (_, { chosen }) =>
    chosen ? does('chosen', tell('effects.people.ordered')) : does('you', tell('effects.people.order')),
  extraActions: (count) => may('you', tell('effects.people.extraActions', { count })),
  takeCard: (_, { chosen, brief = false }) => does('you', tell('effects.people.takeCard', { brief, chosen })),
  handOverLoyalty: ({ upToDistance }, { brief = false }) =>
    fleet(tell('effects.people.handOverLoyalty', { brief, distance: upToDistance })),
};
