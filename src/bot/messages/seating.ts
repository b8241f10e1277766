import { isOrganiser, playerName, seatedPerson, seatOrders } from '../../app/types.ts';
import type { GameRecord, LobbyForm, Person, SeatHolder, UserId } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import type { MenuOption } from '../components.ts';
import { escapedName } from '../text/escape.ts';
import type { FormView } from './formView.ts';

/** The menus of the form about seats. */
export const seatingMenus = ['order', 'first', 'up', 'late', 'keepFor', 'keep'] as const;
export type SeatingMenu = (typeof seatingMenus)[number];

/** Values that stand for no one and for no role. */
export const byLot = 'lot';
export const noRole = 'none';
/** How a latecomer gets the seat of an automatic player in the running game. */
export const lateAnswers = ['open', 'ask'] as const;

export function seatingOptions(menu: SeatingMenu, view: FormView): ReadonlyArray<MenuOption> {
  switch (menu) {
    case 'order':
      return orderOptions(view);
    case 'first':
      return firstOptions(view);
    case 'up':
      return upOptions(view);
    case 'late':
      return lateOptions(view);
    case 'keepFor':
      return keepForOptions(view);
    case 'keep':
      return keepOptions(view);
  }
}

/** Tells in a lobby who sits where and who begins; reserved roles only if there are any. */
export function seatingLines({ seating: { order, first, kept } }: LobbyForm, say: Say): ReadonlyArray<string> {
  const begins =
    first === undefined ? say('seating.firstDrawn') : say('seating.firstNamed', { name: escapedName(first.name) });
  const roles = kept.map(({ name, role }) => say('seating.kept', { name: escapedName(name), role: role(say) }));
  return [
    say('seating.line', { order: say(`seating.order.${order}`), first: begins }),
    ...(roles.length === 0 ? [] : [say('seating.keptLine', { kept: roles.join(', ') })]),
  ];
}

/** Tells the order in which characters are chosen, where it makes a difference: with automatic players. */
export function choosingLine({ seating: { order } }: LobbyForm, say: Say): string {
  return say(order === 'byHand' ? 'seating.byHand' : 'seating.peopleFirst');
}

export function sits({ seats }: Pick<GameRecord, 'seats'>, { id }: Pick<Person, 'id'>): boolean {
  return seats.some((holder) => holder.kind === 'user' && holder.userId === id);
}

/** Identifies the holder of a seat in a lobby. */
export function holderKey(holder: SeatHolder): string {
  return holder.kind === 'user' ? holder.userId : `automatic ${holder.name.automatic}`;
}

function orderOptions({ form: { seating }, say }: FormView): ReadonlyArray<MenuOption> {
  return seatOrders.map((order) => ({
    value: order,
    label: say('seating.option', { order: say(`seating.order.${order}`) }),
    detail: say(`seating.orderHelp.${order}`),
    picked: order === seating.order,
  }));
}

function firstOptions({ game, form: { seating }, say }: FormView): ReadonlyArray<MenuOption> {
  const people = game.seats.flatMap((holder) => (holder.kind === 'user' ? [holder] : []));
  return [
    { value: byLot, label: say('seating.firstByLot'), detail: '', picked: seating.first === undefined },
    ...people.map(({ userId, name }) => ({
      value: userId,
      label: say('seating.firstIs', { name }),
      detail: '',
      picked: userId === seating.first?.userId,
    })),
  ];
}

function upOptions({ game, say }: FormView): ReadonlyArray<MenuOption> {
  return game.seats.map((holder, seat) => ({
    value: holderKey(holder),
    label: say('seating.upSeat', { seat: seat + 1, name: playerName(holder.name, say) }),
    detail: say(seat === 0 ? 'seating.upLast' : 'seating.upHelp'),
    picked: false,
  }));
}

function lateOptions({ form: { setup }, say }: FormView): ReadonlyArray<MenuOption> {
  return lateAnswers.map((answer) => ({
    value: answer,
    label: say(`seating.late.${answer}`),
    detail: say(`seating.lateHelp.${answer}`),
    picked: (answer === 'open') === (setup.openSeats === true),
  }));
}

/**
 * Returns the players that a role can be reserved for. Empty unless the reader runs the game: only they reserve roles
 * for others.
 */
function keepForOptions(view: FormView): ReadonlyArray<MenuOption> {
  const {
    game,
    form: { seating },
    reader,
    say,
  } = view;
  if (!isOrganiser(game, reader)) return [];
  return game.seats.flatMap((holder) => {
    if (holder.kind !== 'user') return [];
    const kept = seating.kept.find(({ userId }) => userId === holder.userId);
    const detail =
      kept === undefined ? say('seating.keepsNothing') : say('seating.keepsRole', { role: kept.role(say) });
    return [
      {
        value: holder.userId,
        label: say('seating.keepFor', { name: holder.name }),
        detail,
        picked: holder.userId === keeper(view),
      },
    ];
  });
}

/**
 * Returns the player whose role the menu is about: the one that the host has named, otherwise the reader; `undefined`:
 * a person without a seat.
 */
export function keeper({ game, reader, keepFor }: FormView): UserId | undefined {
  return [keepFor, reader.id].find((id) => id !== undefined && sits(game, { id }));
}

const between = ' ';

/** Decodes a choice of that menu: the player (`undefined`: the presser, in an earlier menu) and the role to reserve. */
export function keptBy(value: string): { readonly userId: UserId | undefined; readonly role: string | undefined } {
  const [first = '', second] = value.split(between);
  const role = second ?? first;
  return { userId: second === undefined ? undefined : first, role: role === noRole ? undefined : role };
}

function keepOptions(view: FormView): ReadonlyArray<MenuOption> {
  const {
    game,
    form: { seating },
    reader,
    say,
  } = view;
  const userId = keeper(view);
  const own = seating.kept.find((kept) => kept.userId === userId)?.value;
  const name = userId === undefined ? '' : (seatedPerson(game, userId)?.name ?? '');
  const isOwn = userId === undefined || userId === reader.id;
  const valueOf = (role: string): string => `${userId ?? reader.id}${between}${role}`;
  const nothing = isOwn ? say('seating.keepNothing') : say('seating.keepNothingFor', { name });
  return [
    { value: valueOf(noRole), label: nothing, detail: '', picked: own === undefined },
    ...seating.roles.map((role) => {
      const { value, name: roleName, help } = role;
      const reason = role.against(userId ?? reader.id);
      const detail = reason === undefined ? help(say) : say('lobby.notPossible', { reason: reason(say) });
      const label = isOwn
        ? say('seating.keepRole', { role: roleName(say) })
        : say('seating.keepRoleFor', { name, role: roleName(say) });
      return { value: valueOf(value), label, detail, picked: value === own };
    }),
  ];
}
