import type { FormField, GameRecord, LobbyForm, UserId } from '../../app/types.ts';
import type { FormMenu, LobbyDeed, Press } from '../press.ts';
import type { PressReply } from '../respond.ts';
import type { Caller, CastGame, Message } from '../types.ts';
import { Refusal } from '../refusal.ts';
import { linkTo } from '../delivery/place.ts';
import { isAppError, levels, paceNames, seatOrders } from '../../app/types.ts';
import { formMessage, placeOfMenu } from '../messages/lobbyForm.ts';
import type { FormPlace } from '../messages/lobbyForm.ts';
import { fieldsIn } from '../messages/lobbyOptions.ts';
import { refusalMessage } from '../messages/refusal.ts';
import { byLot, holderKey, keptBy, lateAnswers } from '../messages/seating.ts';
import { update, whisper } from './pressed.ts';
import type { Pressed } from './pressed.ts';
import { openNow } from '../messages/openNow.ts';
import { findGame } from '../actions/findGame.ts';
import { gameList } from '../actions/gameList.ts';
import { joined } from '../actions/join.ts';
import { invited } from '../actions/invite.ts';
import type { BotContext } from '../actions/context.ts';
import { defined } from '../../values/defined.ts';

type Deed = (bot: BotContext, gameId: string, caller: Caller) => Promise<GameRecord>;

/** A button of the lobby message. What comes of it is seen there. */
export async function inLobby(
  bot: BotContext,
  caller: Caller,
  { game, deed }: Extract<Press, { readonly kind: 'lobby' }>,
): Promise<PressReply> {
  const lobby = await findGame(bot, caller, game);
  // A person who comes too late may play on for an automatic player.
  if (deed === 'invite') return whisper(await invited(bot.app, caller, lobby));
  if (deed === 'join' && lobby.status === 'running') return whisper(await joined(bot, caller, lobby));
  await deeds[deed](bot, lobby.id, caller);
  return { kind: 'nothing' };
}

/** Takes a seat and shows what else is open. */
export async function joinFromList(bot: BotContext, caller: Caller, gameId: string): Promise<PressReply> {
  const { say, person } = caller;
  const game = await bot.app.join((await findGame(bot, caller, gameId)).id, person);
  const note = say('games.joined', {
    text: say('replies.joined', { game: game.id }),
    link: await linkTo(bot, game, ['lobby']),
  });
  return update(await gameList(bot, caller, { which: 'open', page: 0 }, note));
}

const deeds: Readonly<Record<Exclude<LobbyDeed, 'invite'>, Deed>> = {
  join: ({ app }, gameId, { person }) => app.join(gameId, person),
  leave: ({ app }, gameId, { person }) => app.leave(gameId, person),
  add: ({ app }, gameId, { person }) => app.addAutomatic(gameId, person),
  remove: ({ app }, gameId, { person }) => app.removeAutomatic(gameId, person),
  start: ({ app }, gameId, { person }) => app.start(gameId, person),
  fill: ({ app }, gameId, { person }) => app.start(gameId, person, { fill: true }),
};

/** Opens a section of the form; in the form itself it turns over. */
export async function inForm(
  bot: BotContext,
  { caller, place }: Pressed,
  { game: gameId, section, page }: Extract<Press, { readonly kind: 'form' }>,
): Promise<PressReply> {
  const message = await formPage(bot, caller, await openLobby(bot, caller, gameId), { section, page });
  return place === 'channel' ? whisper(message) : update(message);
}

type Setting = Extract<Press, { readonly kind: 'set' }>;

/** A menu of the form. It shows what has become of it; what doesn't go with the rest is not taken, with the reason. */
export async function inSetting(bot: BotContext, { caller, values }: Pressed, press: Setting): Promise<PressReply> {
  const lobby = await openLobby(bot, caller, press.game);
  const refused = await set(bot, caller, lobby, press, values).then(
    () => undefined,
    (error: unknown) => {
      if (isAppError(error) && error.code !== 'notInLobby') return error;
      throw error;
    },
  );
  const game = await openLobby(bot, caller, press.game);
  const view = { game, form: await bot.app.setup.form(game.id), reader: caller.person, say: caller.say };
  const place = { ...placeOfMenu(press.menu, press.part, view), ...aboutWhom(press.menu, values[0] ?? '') };
  const before =
    refused === undefined
      ? undefined
      : caller.say('lobby.notTaken', { reason: refusalMessage(refused, undefined, caller.say).content ?? '' });
  return update(await formPage(bot, caller, game, place, before));
}

async function openLobby(bot: BotContext, caller: Caller, gameId: string): Promise<CastGame> {
  const game = await findGame(bot, caller, gameId);
  if (game.status === 'lobby') return game;
  const open = await openNow(bot, game, caller);
  throw new Refusal(
    'notInLobby',
    (say) => say('lobby.formClosed'),
    () => open,
  );
}

async function formPage(
  { app }: BotContext,
  { person, say }: Caller,
  game: CastGame,
  { keepFor, ...open }: OpenPlace,
  before?: string,
): Promise<Message> {
  return formMessage({
    game,
    form: await app.setup.form(game.id),
    open,
    reader: person,
    say,
    ...defined({ before, keepFor }),
  });
}

interface OpenPlace extends FormPlace {
  readonly keepFor?: UserId;
}

/** Keeps the menu of roles on the person that it was about. */
function aboutWhom(menu: FormMenu, value: string): Pick<OpenPlace, 'keepFor'> {
  const userId = menu === 'keepFor' ? value : menu === 'keep' ? keptBy(value).userId : undefined;
  return userId === undefined ? {} : { keepFor: userId };
}

async function set(
  { app }: BotContext,
  { person }: Caller,
  { id, seats }: CastGame,
  { menu, shown }: Setting,
  values: ReadonlyArray<string>,
): Promise<void> {
  const [value = ''] = values;
  const form = await app.setup.form(id);
  switch (menu) {
    case 'players':
      await app.setup.change(id, person, { wanted: wantedNumber(form, value) });
      break;
    case 'preset':
      await app.setup.change(id, person, {
        preset: known(
          form.presets.map((preset) => preset.id),
          value,
        ),
      });
      break;
    case 'order':
      await app.setup.seat(id, person, { order: known(seatOrders, value) });
      break;
    case 'first':
      await app.setup.seat(id, person, { first: value === byLot ? undefined : value });
      break;
    case 'up':
      await app.setup.seat(id, person, { up: seats.findIndex((holder) => holderKey(holder) === value) });
      break;
    case 'late':
      await app.takeOver.open(id, person, known(lateAnswers, value) === 'open');
      break;
    // It only says which person the next menu is about.
    case 'keepFor':
      break;
    case 'keep': {
      const { userId = person.id, role } = keptBy(value);
      await app.setup.keep(id, person, userId, role);
      break;
    }
    case 'level':
      await app.setLevel(id, person, { level: known(levels, value) });
      break;
    case 'pace':
      await app.pace.setTimers(id, person, known(paceNames, value));
      break;
    default:
      await app.setup.change(id, person, { values: chosen(form, menu, shown, values) });
  }
}

function wantedNumber({ players }: LobbyForm, value: string): number | undefined {
  return value === 'any'
    ? undefined
    : Number(
        known(
          players.map(({ number }) => `${number}`),
          value,
        ),
      );
}

/** Throws where a menu is of another version of the bot. */
function known<Value extends string>(offered: ReadonlyArray<Value>, value: string): Value {
  const found = offered.find((each) => each === value);
  if (found === undefined)
    throw new Refusal(
      'illegalChoice',
      (say) => say('lobby.pickAgain'),
      (say) => say('lobby.pickAgainHint'),
    );
  return found;
}

function chosen(
  form: LobbyForm,
  menu: FormMenu,
  shown: ReadonlyArray<number>,
  values: ReadonlyArray<string>,
): Readonly<Record<string, string>> {
  const fields = fieldsIn(form, menu);
  const [field] = fields;
  if (field?.kind === 'choice')
    return {
      [field.key]: known(
        field.values.map(({ value }) => value),
        values[0] ?? '',
      ),
    };
  for (const value of values)
    known(
      fields.map(({ key }) => key),
      value,
    );
  return switched(fields, shown, values);
}

/**
 * Returns only the options that were marked or unmarked: others may have switched something since the menu was shown.
 */
function switched(
  fields: ReadonlyArray<FormField>,
  shown: ReadonlyArray<number>,
  marked: ReadonlyArray<string>,
): Readonly<Record<string, string>> {
  const changed = fields.filter(({ key, place }) => shown.includes(place) !== marked.includes(key));
  return Object.fromEntries(changed.map(({ key }) => [key, marked.includes(key) ? 'on' : 'off']));
}
