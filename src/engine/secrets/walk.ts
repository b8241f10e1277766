/** A walk over all of a state that says of each part how it is declared. */
import { definitionOf } from '../flow/procedures.ts';
import type { AnySecrecy, Each, StateReader, Odd, Secret, Viewer } from '../flow/secrecy.ts';
import { secretsOf } from '../hooks.ts';
import type { GameState } from '../types/state.ts';
import { frameSecrets, tableSecrets } from './table.ts';

type PlainObject = Record<string, unknown>;

export function isPlain(value: unknown): value is PlainObject {
  return typeof value === 'object' && value !== null;
}

function isMarked(node: Exclude<AnySecrecy, 'public'>): node is Secret | Each<never> | Odd<unknown> {
  return typeof node.secrecy === 'string' && node.secrecy !== 'public';
}

export interface Visitor {
  secret(node: Secret, value: unknown, look: StateReader): void;
  odd(node: Odd<unknown>, value: unknown, look: StateReader): void;
  /** Declared neither public nor secret. */
  gap(path: ReadonlyArray<string>): void;
}

function walk(node: AnySecrecy, value: unknown, look: StateReader, visit: Visitor): void {
  if (node === 'public' || value === undefined) return;
  if (!isMarked(node)) walkFields(node, value, look, visit);
  else if (node.secrecy === 'secret') visit.secret(node, value, look);
  else if (node.secrecy === 'odd') visit.odd(node, value, look);
  else if (isPlain(value)) {
    for (const key of Object.keys(value)) {
      const owner = node.bySeat ? Number(key) : look.owner;
      walk(node.each, value[key], { ...look, holder: value, path: [...look.path, key], owner }, visit);
    }
  } else visit.gap(look.path);
}

function walkFields(
  fields: Readonly<Record<string, AnySecrecy>>,
  value: unknown,
  look: StateReader,
  visit: Visitor,
): void {
  if (!isPlain(value)) {
    visit.gap(look.path);
    return;
  }
  for (const key of Object.keys(value)) {
    const node = fields[key];
    if (node === 'public') continue;
    const path = [...look.path, key];
    if (node === undefined) visit.gap(path);
    else walk(node, value[key], { ...look, holder: value, path }, visit);
  }
}

/** The table, then what runs, then the modules. */
export function walkState(state: GameState, viewer: Viewer, visit: Visitor): void {
  const { stack, modules, ...rest } = state;
  const look: StateReader = { state, viewer, owner: undefined, holder: state, path: [], frame: undefined };
  for (const [key, value] of Object.entries(rest)) walkEntry(tableSecrets, key, value, look, visit);
  for (const [at, running] of stack.entries()) {
    const here = { ...look, holder: running, path: ['stack', String(at)], frame: running };
    const { data, ...others } = running;
    for (const [key, value] of Object.entries(others)) walkEntry(frameSecrets, key, value, here, visit);
    const { secrets } = definitionOf(running.procedure);
    // Data that a procedure doesn't name are public.
    const inside = { ...here, holder: data, path: [...here.path, 'data'] };
    for (const [key, value] of Object.entries(data)) if (key in secrets) walkEntry(secrets, key, value, inside, visit);
  }
  const among = { ...look, holder: modules, path: ['modules'] };
  for (const [name, piece] of Object.entries(modules))
    walkEntry({ [name]: secretsOf(name) }, name, piece, among, visit);
}

function walkEntry(fields: object, key: string, value: unknown, look: StateReader, visit: Visitor): void {
  // Every table here is made of declarations, whose types were checked where they were written.
  const node = (fields as Readonly<Record<string, AnySecrecy | undefined>>)[key];
  if (node === 'public') return;
  const path = [...look.path, key];
  if (node === undefined) visit.gap(path);
  else walk(node, value, { ...look, path }, visit);
}
