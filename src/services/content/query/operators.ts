import { sql, type SQL } from 'drizzle-orm';

export interface OperatorRule {
  /** How many values a field is compared with. */
  readonly takes: 'none' | 'one' | 'two' | 'many';
  readonly compare: Compare;
  /** What the field has to have: the parts of a text, or an order. */
  readonly needs: 'text' | 'order' | undefined;
}
type Compare = (value: SQL, ...given: SQL[]) => SQL;

/** How a filter may compare a field with values. */
export const operators = {
  '=': rule('one', infix('=')),
  '<>': rule('one', infix('<>')),
  '>': rule('one', infix('>'), 'order'),
  '>=': rule('one', infix('>='), 'order'),
  '<': rule('one', infix('<'), 'order'),
  '<=': rule('one', infix('<='), 'order'),
  STARTS_WITH: rule('one', (value, it) => sql`starts_with(${value}, ${it})`, 'text'),
  CONTAINS: rule('one', (value, it) => sql`position(${it} in ${value}) > 0`, 'text'),
  ENDS_WITH: rule('one', endsWith, 'text'),
  IN: rule('many', (value, list) => sql`${value} = any (${list})`),
  'NOT IN': rule('many', (value, list) => sql`${value} <> all (${list})`),
  BETWEEN: rule('two', (value, least, most) => sql`${value} between ${least} and ${most}`, 'order'),
  'NOT BETWEEN': rule('two', (value, least, most) => sql`${value} not between ${least} and ${most}`, 'order'),
  'IS NULL': rule('none', (value) => sql`${value} is null`),
  'IS NOT NULL': rule('none', (value) => sql`${value} is not null`),
};
export type Operator = keyof typeof operators;

function rule(takes: OperatorRule['takes'], compare: Compare, needs?: OperatorRule['needs']): OperatorRule {
  return { takes, compare, needs };
}

function infix(symbol: string): Compare {
  return (value, given) => sql`${value} ${sql.raw(symbol)} ${given}`;
}

function endsWith(value: SQL, end: SQL): SQL {
  return sql`right(${value}, length(${end})) = ${end}`;
}
