import * as z from 'zod/mini';
import { clone, type $ZodType, type $ZodTypes } from 'zod/v4/core';

/*
 * Why not the package's own `setStrictObject`: all of its schemas are built while the module loads, before anyone can
 * call that function, so they stay lenient. Here the same schemas are rebuilt with strict objects.
 */

/** Fields to add to or replace in an object's schema: what Discord documents or tolerates and the package lacks. */
export type Besides = ReadonlyMap<$ZodType, Readonly<Record<string, z.ZodMiniType>>>;

/** A field that the schema knows too narrowly: bit fields also arrive as strings of digits. */
const digits = z.string().check(z.regex(/^\d+$/));
const bitFields: ReadonlySet<string> = new Set(['default_member_permissions', 'allow', 'deny']);

/** Returns a copy of schemas that refuses fields Discord's description doesn't know, at every depth. */
export function createStrictness(besides: Besides): <T>(schema: z.ZodMiniType<T>) => z.ZodMiniType<T> {
  const rebuilt = new Map<$ZodType, $ZodType>();

  function strictly(schema: $ZodType): $ZodType {
    const known = rebuilt.get(schema);
    if (known !== undefined) return known;
    const made = rebuild(schema);
    rebuilt.set(schema, made);
    return made;
  }

  function rebuild(schema: $ZodType): $ZodType {
    // zod's own way for walkers: every schema is one of `$ZodTypes`, told apart by `def.type`.
    const { def } = (schema as $ZodTypes)._zod;
    switch (def.type) {
      case 'object':
        return clone<$ZodType>(schema, rebuiltDef(def, { shape: shapeOf(schema, def.shape), catchall: z.never() }));
      case 'array':
        return clone<$ZodType>(schema, rebuiltDef(def, { element: strictly(def.element) }));
      case 'union':
        return z.union(def.options.map(strictly));
      case 'record':
        return z.record(def.keyType, strictly(def.valueType));
      case 'optional':
        return z.optional(strictly(def.innerType));
      case 'nullable':
        return z.nullable(strictly(def.innerType));
      case 'lazy':
        return z.lazy(() => strictly(def.getter()));
      default:
        return schema;
    }
  }

  function shapeOf(schema: $ZodType, shape: Readonly<Record<string, $ZodType>>): Record<string, $ZodType> {
    const fields = Object.entries(shape).map(([name, field]) => [name, fieldOf(name, field)] as const);
    return { ...Object.fromEntries(fields), ...besides.get(schema) };
  }

  function fieldOf(name: string, field: $ZodType): $ZodType {
    const strict = strictly(field);
    return bitFields.has(name) ? z.union([strict, digits]) : strict;
  }

  return <T>(schema: z.ZodMiniType<T>) => strictly(schema) as z.ZodMiniType<T>;
}

/** The same definition, its checks included, with other parts. */
function rebuiltDef<D extends object>(def: D, parts: Partial<D>): D {
  return { ...def, ...parts };
}
