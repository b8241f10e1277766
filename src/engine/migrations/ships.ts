/** Ships of one kind that the rules can tell apart are chosen among, whatever it is that destroys some of them. */
import { framesOf, isPlain, type Plain } from './plain.ts';

/** Which raiders a nuke takes besides is asked like any other loss of some ships among several. */
export function withShipsThatDiffer(state: Plain): Plain {
  return framesOf(state, (frame) => {
    const { procedure, data } = frame;
    if (procedure !== 'nukeRaiders' || !isPlain(data)) return frame;
    return { ...frame, procedure: 'destroySome', data: { seat: data['by'], ships: [], count: 3, why: 'token/base/nuke', attack: true } };
  });
}
