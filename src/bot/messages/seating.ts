import { seatOrders } from '../../app/types.ts';
import type { GameRecord, LobbyForm, Person, SeatHolder, UserId } from '../../app/types.ts';
import type { Say } from '../../words/index.ts';
import type { MenuOption } from '../components.ts';
import { escapedName } from '../text/escape.ts';
import type { FormView } from './formView.ts';

/** The menus of the form about seats. */
export const seatingMenus = ['order', 'first', 'up', 'keep'] as const;
export type SeatingMenu = (typeof seatingMenus)[number];

/** Values that stand for nobody and for no role. */
export const byLot = 'lot';
export const noRole = 'none';

export function seatingOptions(menu: SeatingMenu, view: FormView): ReadonlyArray<MenuOption> {
  switch (menu) {
    case 'order': return orderOptions(view);
    case 'first': return firstOptions(view);
    case 'up': return upOptions(view);
    case 'keep': return keepOptions(view);
  }
}

/** Who sits where and who begins, as lines of a lobby; what is kept only if something is. */
export function seatingLines({ seating: { order, first, kept } }: LobbyForm, say: Say): ReadonlyArray<string> {
  const begins = first === undefined ? say('seating.firstDrawn') : say('seating.firstNamed', { name: escapedName(first.name) });
  const roles = kept.map(({ name, role }) => say('seating.kept', { name: escapedName(name), role: role(say) }));
  return [
    say('seating.line', { order: say(`seating.order_${order}`), first: begins }),
    ...(roles.length === 0 ? [] : [say('seating.keptLine', { kept: roles.join(', ') })]),
  ];
}

/** In which order characters are chosen, where it makes a difference: with automatic players. */
export function choosingLine({ seating: { order } }: LobbyForm, say: Say): string {
  return say(order === 'byHand' ? 'seating.byHand' : 'seating.peopleFirst');
}

export function sits({ seats }: Pick<GameRecord, 'seats'>, { id }: Person): boolean {
  return seats.some((holder) => holder.kind === 'user' && holder.userId === id);
}

/** Stands for whoever has a seat in a lobby. */
export function holderKey(holder: SeatHolder): UserId {
  return holder.kind === 'user' ? holder.userId : holder.name;
}

function orderOptions({ form: { seating }, say }: FormView): ReadonlyArray<MenuOption> {
  return seatOrders.map((order) => ({
    value: order,
    label: say('seating.option', { order: say(`seating.order_${order}`) }),
    detail: say(`seating.orderHelp_${order}`),
    picked: order === seating.order,
  }));
}

function firstOptions({ game, form: { seating }, say }: FormView): ReadonlyArray<MenuOption> {
  const people = game.seats.flatMap((holder) => (holder.kind === 'user' ? [holder] : []));
  return [
    { value: byLot, label: say('seating.firstByLot'), detail: '', picked: seating.first === undefined },
    ...people.map(({ userId, name }) => (
      { value: userId, label: say('seating.firstIs', { name }), detail: '', picked: userId === seating.first?.userId }
    )),
  ];
}

function upOptions({ game, say }: FormView): ReadonlyArray<MenuOption> {
  return game.seats.map((holder, seat) => ({
    value: holderKey(holder),
    label: say('seating.upSeat', { seat: seat + 1, name: holder.name }),
    detail: say(seat === 0 ? 'seating.upLast' : 'seating.upHelp'),
    picked: false,
  }));
}

function keepOptions({ form: { seating }, reader, say }: FormView): ReadonlyArray<MenuOption> {
  const own = seating.kept.find(({ userId }) => userId === reader.id)?.value;
  return [
    { value: noRole, label: say('seating.keepNothing'), detail: '', picked: own === undefined },
    ...seating.roles.map((role) => {
      const { value, name, help } = role;
      const reason = role.against(reader.id);
      const detail = reason === undefined ? help(say) : say('lobby.notPossible', { reason: reason(say) });
      return { value, label: say('seating.keepRole', { role: name(say) }), detail, picked: value === own };
    }),
  ];
}
