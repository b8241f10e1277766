/** Clauses: the part of a sentence that one effect says, and how parts become sentences. */
import { isPlainRole, type Recipient, type Roles } from '../../../catalogue/effect.ts';
import { deeds, inForm, inRow, listed, noun, openSentences, tell } from '../../../words/text.ts';
import type { Text, TextNode } from '../../../words/text.ts';
import { skillCards, title } from '../nouns.ts';

/** Roles, or the player of a Super Crisis card, told to everyone. */
export type Doers = Roles | 'itsPlayer';

export interface Clause {
  /** The players who do it: neighbors with the same doer share one subject. `fleet`: no one in particular. */
  readonly doer: Doers | 'fleet';
  /** Whether the doer does it, may do it, or has it happen. */
  readonly mood: 'does' | 'may' | 'suffers';
  /** The clause without its subject, a message with the forms of a verb; of the fleet the whole clause. */
  readonly deed: Text;
  /** The subject as in a telegram: “President” for “the President”. */
  readonly short: boolean;
  /** Holds sentences of its own: nothing may follow it in the same sentence. */
  readonly long: boolean;
}

/** “the President”, “the current player and the Admiral”, “you”; in the case that is asked for. */
export function who(roles: Doers): Text {
  if (roles === 'itsPlayer') return noun('role/itsPlayer');
  if (typeof roles !== 'string') return listed(roles.map(who));
  return isPlainRole(roles) ? noun(`role/${roles}`) : { ...title(roles), case: 'the' };
}

/** A chosen player where it is clear who is meant: “their hand” for “that player's hand”. */
export const sameAgain = (role: Recipient): Text => (role === 'chosen' ? noun('role/they') : who(role));

/** Returns the names of the roles in the style of a telegram. */
export function whoShort(roles: Doers): Text {
  if (roles === 'itsPlayer') return { ...noun('role/itsPlayer'), case: 'short' };
  if (typeof roles !== 'string') return listed(roles.map(whoShort));
  return isPlainRole(roles) ? { ...noun(`role/${roles}`), case: 'short' } : title(roles);
}

export const withShortSubject = (clause: Clause): Clause => ({ ...clause, short: true });

const alone = { short: false, long: false } as const;

/** A clause without a doer: “lose 1 morale”, “the fleet jumps”. */
export const fleet = (text: Text): Clause => ({ doer: 'fleet', mood: 'does', deed: text, ...alone });
export const longFleet = (text: Text): Clause => ({ ...fleet(text), long: true });

/**
 * Someone does something. The message says what you are told to do; its form `one` what someone else does, `several`
 * what several do, `may` what comes after “may”, `to` what comes after “choose a player to”, each where it differs from
 * the message itself.
 */
export const does = (role: Doers, deed: Text): Clause => ({ doer: role, mood: 'does', deed, ...alone });
export const may = (role: Recipient | 'itsPlayer', deed: Text): Clause => ({ doer: role, mood: 'may', deed, ...alone });

/**
 * Something happens to someone: the message says it of `you` with its subject, its forms of `one` and of `several`
 * without.
 */
export const suffers = (role: Roles, deed: Text): Clause =>
  role === 'you' ? fleet(deed) : { doer: role, mood: 'suffers', deed, ...alone };

export const long = (clause: Clause): Clause => ({ ...clause, long: true });

/**
 * Returns the clauses with one person as their subject, if only that person does or may do it: “the CAG may activate an
 * unmanned viper”.
 */
export function ofOne(clauses: ReadonlyArray<Clause>, role: Roles): ReadonlyArray<Clause> | undefined {
  const isOne = typeof role === 'string' && (!isPlainRole(role) || role === 'current');
  return isOne && clauses.every(({ doer, long: holdsMore }) => doer === 'you' && !holdsMore)
    ? clauses.map((clause) => ({ ...clause, doer: role }))
    : undefined;
}

/**
 * Returns the clauses as what `by` may do: “may draw 3 Piloting cards, then discard 1 of them”; `undefined` if they
 * don't begin with a deed of theirs.
 */
export function allowed(clauses: ReadonlyArray<Clause>, by: Recipient): ReadonlyArray<Clause> | undefined {
  const [first] = clauses;
  if (first === undefined || first.doer !== by || first.mood === 'suffers') return undefined;
  if (first.mood === 'may') return clauses;
  const end = clauses.findIndex(({ doer, mood }) => doer !== by || mood !== 'does');
  const deeds = end < 0 ? clauses : clauses.slice(0, end);
  const all = may(by, verbs(deeds));
  return [deeds.some((clause) => clause.long) ? long(all) : all, ...clauses.slice(deeds.length)];
}

type Person = 'you' | 'one' | 'several';

const personOf = (roles: Doers): Person => (roles === 'you' ? 'you' : typeof roles === 'string' ? 'one' : 'several');

/** `you` who may do it are named, `you` who do it are told to. */
const hasSubject = ({ doer, mood }: Clause): boolean => doer !== 'fleet' && (doer !== 'you' || mood === 'may');

const mergeable = (one: Clause, next: Clause): boolean =>
  one.doer !== 'fleet' && String(one.doer) === String(next.doer) && hasSubject(one) === hasSubject(next) && !one.long;

/** Neighbours with the same doer as groups. */
function groups(clauses: ReadonlyArray<Clause>): ReadonlyArray<ReadonlyArray<Clause>> {
  const all: Array<Array<Clause>> = [];
  for (const clause of clauses) {
    const group = all.at(-1);
    const last = group?.at(-1);
    if (group && last && mergeable(last, clause)) group.push(clause);
    else all.push([clause]);
  }
  return all;
}

/** The deed in the form for its doer. */
const formed = (deed: Text, form: Person | 'may'): Text => (form === 'you' ? deed : inForm(deed, form));

function deedOf({ deed, doer, mood }: Clause): Text {
  const person = doer === 'fleet' ? 'you' : personOf(doer);
  return formed(mood === 'may' ? tell('effects.may', { deed: formed(deed, 'may') }) : deed, person);
}

/** “draws 1 Mutiny card and 2 Treachery cards”: what is done with several cards one after the other is said once. */
function saidOnce(clauses: ReadonlyArray<Clause>): ReadonlyArray<Clause> {
  const all: Array<Clause> = [];
  for (const clause of clauses) {
    const last = all.at(-1);
    const together = last?.mood !== clause.mood ? undefined : withCardsOfBoth(last.deed, clause.deed);
    if (last === undefined || together === undefined) all.push(clause);
    else all[all.length - 1] = { ...last, deed: together, long: last.long || clause.long };
  }
  return all;
}

function withCardsOfBoth(one: Text, next: Text): Text | undefined {
  const [first, second] = [cardsOf(one), cardsOf(next)];
  if (first === undefined || first.rest !== second?.rest) return undefined;
  return { ...first.message, values: { ...first.message.values, cards: listed([first.cards, second.cards]) } };
}

/** A deed with cards, and all that it says besides them. */
function cardsOf(deed: Text) {
  if (typeof deed === 'string' || deed.is !== 'message' || deed.values === undefined) return undefined;
  const { cards, ...others } = deed.values;
  return typeof cards === 'object' ? { message: deed, cards, rest: JSON.stringify([deed.key, others]) } : undefined;
}

/** “is sent to Sickbay and discards 2 Skill cards”; “…, then …” where an “and” would be one too many. */
export const verbs = (clauses: ReadonlyArray<Clause>): Text =>
  deeds(
    saidOnce(clauses).map(deedOf),
    clauses.some((clause) => clause.long),
  );

/** Returns the group's text with its subject, where it has one. */
function groupText(group: ReadonlyArray<Clause>): Text {
  const [first] = group;
  if (first === undefined) return '';
  const said = verbs(group);
  if (!hasSubject(first) || first.doer === 'fleet') return said;
  const subject = first.short ? whoShort(first.doer) : who(first.doer);
  const frame = tell('effects.does', { who: subject, deeds: said });
  return personOf(first.doer) === 'several' && first.mood === 'does' ? inForm(frame, 'several') : frame;
}

/**
 * All of it in reading order: clauses joined by semicolons, long ones in sentences of their own. The first letter is
 * as it comes and the last full stop is missing, so that it can stand after a colon.
 */
export function flow(clauses: ReadonlyArray<Clause>): Text {
  const done: Array<Text> = [];
  let open: Array<Text> = [];
  for (const group of groups(clauses)) {
    const text = groupText(group);
    const isLong = group.some((clause) => clause.long);
    if (isLong && open.length > 0) {
      done.push(inRow(open, '; '));
      open = [];
    }
    // What follows a branch is not a part of it.
    open.push(open.length === 0 && done.length > 0 && !isLong ? tell('effects.then', { what: text }) : text);
    if (!isLong) continue;
    done.push(inRow(open, '; '));
    open = [];
  }
  if (open.length > 0) done.push(inRow(open, '; '));
  return openSentences(done);
}

/** “2 Skill cards” or “the whole hand of Skill cards”. */
export const handCards = (count: number | 'all', role: Roles): TextNode =>
  count === 'all' ? tell('effects.wholeHand', { own: role === 'you' }) : skillCards(count);
