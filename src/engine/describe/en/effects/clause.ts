/** What one effect says, as a part of a sentence, and how parts become sentences. */
import { isPlainRole, type PlainRole, type Role, type Roles } from '../../../../catalogue/effect.ts';
import { capital, list, plural, stop, third } from '../grammar.ts';
import { titleName } from '../terms.ts';

export interface Clause {
  /** Who does it: neighbours with the same doer share one subject. `fleet`: nobody in particular. */
  readonly doer: Roles | 'fleet';
  /** The clause without its subject: «discards 2 Skill cards», or a whole clause of the fleet. */
  readonly verb: string;
  readonly subject: string;
  /** Holds sentences of its own: nothing may follow it in the same sentence. */
  readonly long: boolean;
}

const subjects: Readonly<Record<PlainRole, string>> = {
  current: 'the current player',
  chooser: 'whoever has chosen this',
  you: '',
  chosen: 'that player',
  each: 'each human player',
  everyone: 'every player, Cylon or human,',
  cylons: 'each Cylon player',
};

/** «the President», «the current player and the Admiral»; nothing for `you`. */
function subject(roles: Roles): string {
  if (typeof roles !== 'string') return list(roles.map(subject));
  return isPlainRole(roles) ? subjects[roles] : `the ${titleName(roles)}`;
}

/** As in a telegram: «President» for «the President». */
function shortSubject(roles: Roles): string {
  if (typeof roles !== 'string') return list(roles.map(shortSubject));
  if (roles === 'current') return 'current player';
  return isPlainRole(roles) ? subjects[roles] : titleName(roles);
}

export const shortObject = (role: Role): string => (role === 'you' ? 'you' : shortSubject(role));

export const withShortSubject = (clause: Clause): Clause =>
  clause.doer === 'fleet' || clause.doer === 'you' ? clause : { ...clause, subject: shortSubject(clause.doer) };

/** The role as an object: «the President», «you». */
export const object = (roles: Roles): string => (roles === 'you' ? 'you' : roles === 'everyone' ? 'every player' : subject(roles));
export const their = (role: Roles): string => (role === 'you' ? 'your' : 'their');
/** «your» or «the President's»: of whom something is. */
export const whose = (role: Role): string => (role === 'you' ? 'your own' : `${object(role)}'s`);

/** A clause without a doer: «lose 1 morale», «the fleet jumps». */
export const fleet = (text: string): Clause => ({ doer: 'fleet', subject: '', verb: text, long: false });
export const longFleet = (text: string): Clause => ({ ...fleet(text), long: true });

const areSeveral = (roles: Roles): boolean => typeof roles !== 'string';

/** Somebody does something; the phrase begins with the verb's plain form: you are told to, others do. */
export function does(role: Roles, phrase: string): Clause {
  const verb = role === 'you' ? phrase : areSeveral(role) ? `each ${phrase}` : third(phrase);
  return { doer: role, subject: subject(role), verb, long: false };
}

export const may = (role: Role, phrase: string): Clause => ({
  doer: role,
  subject: role === 'you' ? 'you' : subject(role),
  verb: `may ${phrase}`,
  long: false,
});

/** Something happens to somebody: «the current player is sent to Sickbay», «you are sent to Sickbay». */
export function suffers(role: Roles, phrase: string): Clause {
  if (role === 'you') return { doer: 'fleet', subject: '', verb: `you are ${phrase}`, long: false };
  return { doer: role, subject: subject(role), verb: `${areSeveral(role) ? 'are' : 'is'} ${phrase}`, long: false };
}

export const long = (clause: Clause): Clause => ({ ...clause, long: true });

const mergeable = (one: Clause, next: Clause): boolean =>
  one.doer !== 'fleet' && String(one.doer) === String(next.doer) && one.subject === next.subject && !one.long;

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

const repeated = ['draw', 'draws', 'discard', 'discards'];

/** «draws 1 Mutiny card and 2 Treachery cards»: what is done twice is said once. */
function saidOnce(part: string, at: number, parts: ReadonlyArray<string>): string {
  const [word = ''] = part.split(' ');
  return parts[at - 1]?.startsWith(`${word} `) === true && repeated.includes(word) ? part.slice(word.length + 1) : part;
}

/** «is sent to Sickbay and discards 2 Skill cards»; «…, then …» where an «and» would be one too many. */
export function verbs(clauses: ReadonlyArray<Clause>): string {
  const parts = clauses.map((clause) => clause.verb);
  const crowded = parts.some((part) => part.includes(' and ') || part.includes(',')) || clauses.some((clause) => clause.long);
  return crowded ? list(parts, 'then') : list(parts.map(saidOnce), 'and');
}

/**
 * All of it in reading order: clauses joined by semicolons, long ones in sentences of their own. The first letter is
 * as it comes and the last full stop is missing, so that it can stand after a colon.
 */
export function flow(clauses: ReadonlyArray<Clause>): string {
  const done: Array<string> = [];
  let open: Array<string> = [];
  for (const group of groups(clauses)) {
    const [first] = group;
    if (!first) continue;
    const text = first.subject === '' ? verbs(group) : `${first.subject} ${verbs(group)}`;
    const isLong = group.some((clause) => clause.long);
    if (isLong && open.length > 0) {
      done.push(open.join('; '));
      open = [];
    }
    // What follows a branch is not a part of it.
    open.push(open.length === 0 && done.length > 0 && !isLong ? `then ${text}` : text);
    if (!isLong) continue;
    done.push(open.join('; '));
    open = [];
  }
  if (open.length > 0) done.push(open.join('; '));
  return done
    .map((part, at) => (at === 0 ? part : capital(part)))
    .map((part, at, parts) => (at === parts.length - 1 ? part : stop(part)))
    .join(' ');
}

/** «2 Skill cards» or «the whole hand of Skill cards». */
export const handCards = (count: number | 'all', role: Roles): string =>
  count === 'all' ? `${role === 'you' ? 'your' : 'the'} whole hand of Skill cards` : plural(count, 'Skill card');
