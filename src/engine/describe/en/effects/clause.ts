/** What one effect says, as a part of a sentence, and how parts become sentences. */
import type { Role } from '../../../../catalogue/effect.ts';
import { capital, list, plural, stop, third } from '../grammar.ts';

export interface Clause {
  /** Who does it: neighbours with the same doer share one subject. `fleet`: nobody in particular. */
  readonly doer: Role | 'fleet';
  /** The clause without its subject: «discards 2 Skill cards», or a whole clause of the fleet. */
  readonly verb: string;
  readonly subject: string;
  /** Holds sentences of its own: nothing may follow it in the same sentence. */
  readonly long: boolean;
}

const subjects: Readonly<Record<Role, string>> = {
  current: 'the current player',
  president: 'the President',
  admiral: 'the Admiral',
  presidentAndAdmiral: 'the President and the Admiral',
  currentAndAdmiral: 'the current player and the Admiral',
  chooser: 'whoever has chosen this',
  you: '',
  chosen: 'that player',
  each: 'each human player',
  everyone: 'every player, Cylon or human,',
  cylons: 'each Cylon player',
};

/** As in a telegram: «President» for «the President». */
const shortSubjects: Readonly<Record<Role, string>> = {
  ...subjects,
  current: 'current player',
  president: 'President',
  admiral: 'Admiral',
  presidentAndAdmiral: 'President and Admiral',
  currentAndAdmiral: 'current player and Admiral',
};

export const shortObject = (role: Role): string => (role === 'you' ? 'you' : shortSubjects[role]);

export const withShortSubject = (clause: Clause): Clause =>
  clause.doer === 'fleet' || clause.doer === 'you' ? clause : { ...clause, subject: shortSubjects[clause.doer] };

/** The role as an object: «the President», «you». */
export const object = (role: Role): string => (role === 'you' ? 'you' : role === 'everyone' ? 'every player' : subjects[role]);
export const their = (role: Role): string => (role === 'you' ? 'your' : 'their');
/** «your» or «the President's»: of whom something is. */
export const whose = (role: Role): string => (role === 'you' ? 'your own' : `${object(role)}'s`);

/** A clause without a doer: «lose 1 morale», «the fleet jumps». */
export const fleet = (text: string): Clause => ({ doer: 'fleet', subject: '', verb: text, long: false });
export const longFleet = (text: string): Clause => ({ ...fleet(text), long: true });

const isPair = (role: Role): boolean => role === 'presidentAndAdmiral' || role === 'currentAndAdmiral';

/** Somebody does something; the phrase begins with the verb's plain form: you are told to, others do. */
export function does(role: Role, phrase: string): Clause {
  const verb = role === 'you' ? phrase : isPair(role) ? `each ${phrase}` : third(phrase);
  return { doer: role, subject: subjects[role], verb, long: false };
}

export const may = (role: Role, phrase: string): Clause => ({
  doer: role,
  subject: role === 'you' ? 'you' : subjects[role],
  verb: `may ${phrase}`,
  long: false,
});

/** Something happens to somebody: «the current player is sent to Sickbay», «you are sent to Sickbay». */
export function suffers(role: Role, phrase: string): Clause {
  if (role === 'you') return { doer: 'fleet', subject: '', verb: `you are ${phrase}`, long: false };
  return { doer: role, subject: subjects[role], verb: `${isPair(role) ? 'are' : 'is'} ${phrase}`, long: false };
}

export const long = (clause: Clause): Clause => ({ ...clause, long: true });

const mergeable = (one: Clause, next: Clause): boolean =>
  one.doer !== 'fleet' && one.doer === next.doer && one.subject === next.subject && !one.long;

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

/** «is sent to Sickbay and discards 2 Skill cards»; «…, then …» where an «and» would be one too many. */
export function verbs(clauses: ReadonlyArray<Clause>): string {
  const parts = clauses.map((clause) => clause.verb);
  const crowded = parts.some((part) => part.includes(' and ') || part.includes(',')) || clauses.some((clause) => clause.long);
  return list(parts, crowded ? 'then' : 'and');
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
export const handCards = (count: number | 'all', role: Role): string =>
  count === 'all' ? `${role === 'you' ? 'your' : 'the'} whole hand of Skill cards` : plural(count, 'Skill card');
