/** What belongs to a module lies with it, under its name. */
import { isPlain, type Plain } from './plain.ts';

export function withModules(state: Plain): Plain {
  const { newCaprica, ...rest }: Plain = { modules: {}, ...state };
  return newCaprica === undefined ? rest : withPiece(rest, 'newCaprica', newCaprica);
}

/** Puts a piece to those of the modules. */
function withPiece({ modules, ...rest }: Plain, name: string, piece: unknown): Plain {
  return { ...rest, modules: { ...(isPlain(modules) ? modules : {}), [name]: piece } };
}
