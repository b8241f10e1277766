import { Locale } from 'discord-api-types/v10';
import { sayIn, type Say } from '../../../words/index.ts';
import type { Bus } from './happenings.ts';

/** Locale of people who haven't chosen a language. */
export const defaultLocale = Locale.EnglishUS;

export interface TableMember {
  readonly id: string;
  /** Discord's unique handle: small letters, digits, `_` and `.`. */
  readonly username: string;
  /** 1 to 32 characters. */
  readonly displayName: string;
  /** Has the Manage Server permission. */
  readonly admin: boolean;
  /** Ids of the guild's plain roles. */
  readonly roles: ReadonlyArray<string>;
  readonly directMessagesClosed: boolean;
  /** The language of the person's Discord client, like `en-US`. */
  readonly locale: string;
}

/** The people of the guild, in the order in which they joined. */
export class PeopleBook {
  readonly #bus: Bus;
  readonly #people = new Map<string, TableMember>();

  constructor(bus: Bus) {
    this.#bus = bus;
  }

  all(): TableMember[] {
    return [...this.#people.values()];
  }

  find(id: string): TableMember | undefined {
    return this.#people.get(id);
  }

  /** The person with this id, handle or displayed name. */
  named(name: string): TableMember | undefined {
    return this.find(name) ?? this.all().find((person) => person.displayName === name || person.username === name);
  }

  /** Adds a person or takes over what has changed about one. */
  put(person: TableMember): void {
    this.#people.set(person.id, person);
    this.#bus.emit({ type: 'peopleChanged' });
  }
}

/** Returns words in the language of a person's client; for someone unknown, in that of the guild. */
export function sayTo(
  { people, guild }: { readonly people: PeopleBook; readonly guild: { readonly locale: string } },
  userId: string,
): Say {
  return sayIn(people.find(userId)?.locale ?? guild.locale);
}

/** A handle that Discord would accept, made from a displayed name. */
export function handleFor(displayName: string, taken: ReadonlySet<string>): string {
  const plain = displayName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9_.]+/g, '_')
    .replace(/^_+|_+$/g, '');
  const base = (plain === '' ? 'person' : plain).slice(0, 28);
  const candidates = [base, ...Array.from({ length: 99 }, (_, index) => `${base}_${index + 2}`)];
  const free = candidates.find((candidate) => !taken.has(candidate));
  if (free === undefined) throw new Error(`Too many people are called “${displayName}”.`);
  return free;
}
