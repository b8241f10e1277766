import { Refusal } from '../../../commands/shared/refusal.ts';
import { optionField, paceNames } from '../../app/types.ts';
import type { GameRecord } from '../../app/types.ts';
import type { LobbyDeed, Press } from '../customId.ts';
import type { Outcome } from '../respond.ts';
import type { Caller, Desk } from '../types.ts';

type Deed = (desk: Desk, gameId: string, caller: Caller, values: ReadonlyArray<string>) => Promise<GameRecord>;

/** A button or menu of the lobby message. What comes of it is seen there. */
export async function inLobby(desk: Desk, caller: Caller, press: Extract<Press, { readonly kind: 'lobby' | 'option' }>, values: ReadonlyArray<string>): Promise<Outcome> {
  const { id } = await desk.gameOf(caller, press.game);
  if (press.kind === 'lobby') await deeds[press.deed](desk, id, caller, values);
  else await choose(desk, id, caller, [`${press.option}=${press.value}`]);
  return { kind: 'nothing' };
}

const deeds: Readonly<Record<LobbyDeed, Deed>> = {
  join: ({ app }, gameId, { person }) => app.join(gameId, person),
  leave: ({ app }, gameId, { person }) => app.leave(gameId, person),
  add: ({ app }, gameId, { person }) => app.addAutomatic(gameId, person),
  remove: ({ app }, gameId, { person }) => app.removeAutomatic(gameId, person),
  start: ({ app }, gameId, { person }) => app.start(gameId, person),
  fill: ({ app }, gameId, { person }) => app.start(gameId, person, { fill: true }),
  players: ({ app }, gameId, { person }, [value]) => app.setup.change(gameId, person, { wanted: value === undefined || value === 'any' ? undefined : Number(value) }),
  choose,
};

async function choose({ app }: Desk, gameId: string, { person }: Caller, [picked = '']: ReadonlyArray<string>): Promise<GameRecord> {
  const [key = '', value = ''] = picked.split('=');
  const pace = key === 'pace' ? paceNames.find((name) => name === value) : undefined;
  if (pace !== undefined) return await app.pace.setTimers(gameId, person, pace);
  if (optionField(key)?.values.some((each) => each === value) !== true) throw new Refusal('illegalChoice', (say) => say('lobby.pickAgain'), (say) => say('lobby.pickAgainHint'));
  return await app.setup.change(gameId, person, { values: { [key]: value } });
}
