/** An instant of a column in milliseconds, as programs count them; null where there is none. */
export const msOf = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;
