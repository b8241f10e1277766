/** Ships of one kind that the rules can tell apart are chosen among; vipers and raptors are counted by model. */
import { framesOf, isPlain, listOf, type Plain } from './plain.ts';

/** Turns the question which raiders a nuke takes besides into that of any other loss of some ships among several. */
export function withShipsThatDiffer(state: Plain): Plain {
  return framesOf(state, (frame) => {
    const { procedure, data } = frame;
    if (procedure !== 'nukeRaiders' || !isPlain(data)) return frame;
    const ships = raidersBeside(state, data);
    return {
      ...frame,
      procedure: 'destroySome',
      data: { seat: data['by'], ships, count: 3, why: 'token/base/nuke', attack: true },
    };
  });
}

/**
 * They were found only once no one wanted to react any more to the loss of the basestar; Scar falls to a roll alone
 * (R-PEG-51).
 */
function raidersBeside({ ships }: Plain, { area, notRolled }: Plain): ReadonlyArray<unknown> {
  return listOf(ships).flatMap((ship) => {
    if (!isPlain(ship) || ship['kind'] !== 'raider' || ship['area'] !== area) return [];
    return notRolled === true && ship['scar'] === true ? [] : [ship['id']];
  });
}

/** Every viper and raptor of an older game is of the only model of its kind. */
export function withModels(state: Plain): Plain {
  const { damagedVipers, destroyed, ships, ...rest } = state;
  const { civilian, ...craft }: Plain = isPlain(destroyed) ? destroyed : {};
  const counted = {
    ...rest,
    ships: listOf(ships).map((ship) =>
      isPlain(ship) && ship['kind'] === 'viper' ? { ...ship, model: 'viper' } : ship,
    ),
    damagedCraft: { viper: damagedVipers ?? 0, raptor: 0 },
    destroyed: { viper: 0, raptor: 0, ...craft },
    destroyedCivilians: listOf(civilian),
  };
  return framesOf(counted, (frame) =>
    frame['procedure'] === 'restoreShips' && frame['step'] === 'raptors' ? { ...frame, step: 'pickDestroyed' } : frame,
  );
}
