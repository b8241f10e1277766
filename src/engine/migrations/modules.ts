/** What belongs to a module lies with it, under its name. */
import { isPlain, listOf, type Plain } from './plain.ts';

export function withModules(state: Plain): Plain {
  const { newCaprica, pegasusDamage, gone, executed, moraleLostToExecution, ...rest }: Plain = { modules: {}, ...state };
  const pieces: Plain = {
    newCaprica,
    ...(hasPegasus(rest) && pegasusDamage !== undefined ? { pegasus: { damage: pegasusDamage } } : {}),
    ...(hasPegasus(rest) && executed !== undefined ? { executions: { gone, executed, moraleLost: moraleLostToExecution } } : {}),
  };
  return Object.entries(pieces).reduce<Plain>((all, [name, piece]) => (piece === undefined ? all : withPiece(all, name, piece)), rest);
}

/** Puts a piece to those of the modules. */
function withPiece({ modules, ...rest }: Plain, name: string, piece: unknown): Plain {
  return { ...rest, modules: { ...(isPlain(modules) ? modules : {}), [name]: piece } };
}

function hasPegasus({ options }: Plain): boolean {
  return isPlain(options) && listOf(options['expansions']).includes('pegasus');
}
