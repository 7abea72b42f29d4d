import { sql, type SQL } from 'drizzle-orm';

/**
 * A name of the model, such as a type or a field, as it stands in a statement. The planner knows such a name and finds
 * the index made for it, which it cannot do for a parameter. What callers write is always a parameter.
 */
export function modelName(name: string): SQL {
  if (!/^[a-z][\w-]*$/i.test(name)) throw new Error(`${name} is no name of the model`);
  return sql.raw(`'${name}'`);
}

/** Several of them, to be compared with `in`. */
export function modelNames(names: readonly string[]): SQL {
  return sql`(${sql.join(names.map(modelName), sql`, `)})`;
}
