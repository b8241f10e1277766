import type { APIRole } from 'discord-api-types/v10';
import type { Say } from '../../../../words/say.ts';
import type { TableChannel, TablePerson } from '../../../contract.ts';
import { OPTION } from '../discord.ts';
import { holdersOf, pickableChannels } from '../state/names.ts';
import type { DraftValue } from './draft.ts';
import type { OptionSpec } from './entries.ts';

/** A line in the list above the typing box. */
export interface ListedChoice {
  readonly name: string;
  readonly value: DraftValue;
  readonly detail: string | undefined;
}

/** The parts of the guild that the page itself knows, for options that name one. */
export interface GuildFacts {
  readonly say: Say;
  readonly people: ReadonlyArray<TablePerson>;
  readonly channels: ReadonlyArray<TableChannel>;
  readonly roles: ReadonlyArray<APIRole>;
}

const SHOWN = 25;

/** All values that an option offers without asking the bot; undefined when anything may be typed. */
export function allChoices(spec: OptionSpec, around: GuildFacts): ReadonlyArray<ListedChoice> | undefined {
  if (spec.choices.length > 0) return spec.choices.map(({ name, value }) => ({ name, value, detail: undefined }));
  switch (spec.type) {
    case OPTION.boolean:
      return booleanChoices(around.say);
    case OPTION.user:
      return around.people.map(personChoice);
    case OPTION.role:
      return roleChoices(around);
    case OPTION.mentionable:
      return [...around.people.map(personChoice), ...roleChoices(around)];
    case OPTION.channel:
      return pickableChannels(around.channels, spec.channelTypes).map((channel) => channelChoice(channel, around.say));
    default:
      return undefined;
  }
}

/** The choices that go with what is typed, those that begin with it first. */
export function matching(choices: ReadonlyArray<ListedChoice>, typed: string): ReadonlyArray<ListedChoice> {
  const query = typed.trim().replace(/^[@#]/, '').toLowerCase();
  const starts = choices.filter((choice) => choice.name.toLowerCase().startsWith(query));
  const holds = choices.filter((choice) => !starts.includes(choice) && holdsText(choice, query));
  return [...starts, ...holds].slice(0, SHOWN);
}

const holdsText = (choice: ListedChoice, query: string): boolean =>
  choice.name.toLowerCase().includes(query) || (choice.detail?.toLowerCase().includes(query) ?? false);

const personChoice = (person: TablePerson): ListedChoice => ({
  name: person.displayName,
  value: person.user.id,
  detail: person.user.username,
});

const roleChoices = (around: GuildFacts): ReadonlyArray<ListedChoice> =>
  around.roles.map(({ id, name }) => ({ name, value: id, detail: holdersOf(around, id) }));

const booleanChoices = (say: Say): ReadonlyArray<ListedChoice> => [
  { name: say('page.composer.yes'), value: true, detail: undefined },
  { name: say('page.composer.no'), value: false, detail: undefined },
];

const channelChoice = ({ channel, kind }: TableChannel, say: Say): ListedChoice => ({
  name: channel.name ?? channel.id,
  value: channel.id,
  detail: kind === 'thread' ? say('page.composer.thread') : undefined,
});
