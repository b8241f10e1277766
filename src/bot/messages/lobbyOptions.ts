import { seatedPerson } from '../../app/types.ts';
import type { FormField, GameRecord, LobbyForm, SeatHolder } from '../../app/types.ts';
import type { Say, Text } from '../../words/index.ts';
import type { FormMenu } from '../press.ts';
import { escapedName } from '../text/escape.ts';
import { paceParts } from './pace.ts';
import { seatingLines } from './seating.ts';

/** Tells the decisions of one menu of the form in a line; no line where there is nothing to decide. */
export function decidedLine(
  menu: FormMenu,
  game: Pick<GameRecord, 'pace' | 'level'>,
  form: LobbyForm,
  say: Say,
): ReadonlyArray<string> {
  switch (menu) {
    case 'players':
      return [playersLine(form, say)];
    case 'preset':
      return presetLine(form, say);
    case 'order':
      return seatingLines(form, say);
    case 'first':
    case 'up':
    case 'late':
    case 'keepFor':
    case 'keep':
      return [];
    case 'pace':
      return [say('lobby.pace', paceParts(game.pace, say))];
    case 'level':
      return [say('levels.line', { level: say(`levels.${game.level}`) })];
    default: {
      const fields = fieldsIn(form, menu);
      const values = [...decided(fields, say), ...(menu === 'roles' ? sympathizer(form, say) : [])];
      return fields.length === 0
        ? []
        : [
            say('lobby.field', {
              field: say(`lobby.menu.${menu}`),
              value: values.join(', ') || say('lobby.nothingOfIt'),
            }),
          ];
    }
  }
}

/** Which preset the options are as of now, if any: what it sets stands in the lines of the options. */
function presetLine({ presets }: LobbyForm, say: Say): ReadonlyArray<string> {
  const name = presets.find(({ picked }) => picked)?.name(say);
  return name === undefined ? [] : [say('lobby.field', { field: say('lobby.menu.preset'), value: name })];
}

/** No one chooses this role: it comes with some numbers of players. */
function sympathizer(
  { sympathizer: having, numbers, setup: { wanted }, fields }: LobbyForm,
  say: Say,
): ReadonlyArray<string> {
  if (having.length === 0) return [];
  const always = wanted !== undefined || having.length === numbers.length;
  const role = always
    ? say('lobby.sympathizer')
    : say('lobby.sympathizerWith', { numbers: having.join(` ${say('lobby.or')} `) });
  const mayHaveLeader = fields.some((field) => field.key === 'cylonLeader' && isOn(field));
  return [mayHaveLeader ? say('lobby.sympathizerUnlessLeader', { role }) : role];
}

/** The names of what is chosen, without options that are off. */
export function decided(fields: ReadonlyArray<FormField>, say: Say): ReadonlyArray<string> {
  return fields.flatMap((field) =>
    field.kind === 'choice' ? pickedName(field, say) : isOn(field) ? field.name(say) : [],
  );
}

/** The same, each choice with what it is about: for one line without names of menus. */
export function chosenOptions(fields: ReadonlyArray<FormField>, say: Say): ReadonlyArray<string> {
  return fields.flatMap((field) =>
    decided([field], say).map((value) =>
      field.kind === 'choice' ? say('lobby.optionValue', { option: field.name(say), value }) : value,
    ),
  );
}

function playersLine({ setup: { wanted }, numbers }: LobbyForm, say: Say): string {
  const possible = numbers.join(', ');
  return wanted === undefined
    ? say('lobby.playersAny', { numbers: possible })
    : say('lobby.playersWanted', { wanted, numbers: possible });
}

export function fieldsIn({ fields }: LobbyForm, menu: FormMenu): ReadonlyArray<FormField> {
  return fields.filter((field) => field.menu === menu);
}

function pickedName({ values }: FormField, say: Say): ReadonlyArray<string> {
  return values.flatMap(({ name, picked }) => (picked ? [name(say)] : []));
}

export function isOn({ values }: FormField): boolean {
  return values.some(({ value, picked }) => picked && value === 'on');
}

/**
 * Returns the reasons against switching a toggle on. They are told to a person who tries to switch on what can't be
 * now.
 */
export function against({ values }: FormField): ReadonlyArray<Text> {
  return values.find(({ value, picked }) => value === 'on' && !picked)?.reasons ?? [];
}

export function isHost({ hostId }: Pick<GameRecord, 'hostId'>, holder: SeatHolder): boolean {
  return holder.kind === 'user' && holder.userId === hostId;
}

/** Returns the host's name for a text in which markup is read. */
export function hostName(game: Pick<GameRecord, 'hostId' | 'seats'>): string {
  return escapedName(seatedPerson(game, game.hostId)?.name ?? '');
}
