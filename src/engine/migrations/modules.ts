/** State that belongs to a module is stored under that module's name. */
import { isPlain, listOf, type Plain } from './plain.ts';

export function withModules(state: Plain): Plain {
  const { newCaprica, pegasusDamage, gone, executed, moraleLostToExecution, ...rest }: Plain = {
    modules: {},
    ...state,
  };
  const pieces: Plain = {
    newCaprica,
    ...(hasLeaders(rest) ? { cylonLeaders: { held: listOf(rest['players']).map(leaderHoldings) } } : {}),
    ...(hasPegasus(rest) && pegasusDamage !== undefined ? { pegasus: { damage: pegasusDamage } } : {}),
    ...(hasPegasus(rest) && executed !== undefined
      ? { executions: { gone, executed, moraleLost: moraleLostToExecution } }
      : {}),
  };
  const base: Plain = { ...rest, players: listOf(rest['players']).map(withoutAim) };
  return Object.entries(pieces).reduce<Plain>(
    (all, [name, piece]) => (piece === undefined ? all : withPiece(all, name, piece)),
    base,
  );
}

/** Puts a piece to those of the modules. */
function withPiece({ modules, ...rest }: Plain, name: string, piece: unknown): Plain {
  return { ...rest, modules: { ...(isPlain(modules) ? modules : {}), [name]: piece } };
}

function hasPegasus({ options }: Plain): boolean {
  return isPlain(options) && listOf(options['expansions']).includes('pegasus');
}

function hasLeaders({ options, modules }: Plain): boolean {
  if (isPlain(modules) && modules['cylonLeaders'] !== undefined) return false;
  return isPlain(options) && (options['cylonLeader'] === true || options['sympatheticCylon'] === true);
}

/** An Agenda and the Super Crisis cards played so far, of which no more was known than whether there were any. */
function leaderHoldings(player: unknown): Plain {
  const { agenda, playedSuperCrisis } = isPlain(player) ? player : {};
  return { agenda: agenda === undefined ? [] : [agenda], superCrises: playedSuperCrisis === true ? 1 : 0 };
}

function withoutAim(player: unknown): unknown {
  if (!isPlain(player)) return player;
  const { agenda: _agenda, playedSuperCrisis: _played, ...rest } = player;
  return rest;
}
