import type { JsonSchema } from '../openapi/document.ts';
import { html, type Markup } from './html.ts';
import type { PageWords } from './words.ts';

/** What turns schemas into words: those of the page, and where references lead. */
export interface SchemaReader {
  readonly words: PageWords;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
  /** The language of descriptions, where it is not the page's. */
  readonly noteLanguage: string | undefined;
}

/** A shape in one line, and the schemas that need lines of their own below it. */
interface Shape {
  readonly line: string;
  readonly inner?: JsonSchema;
  readonly variants?: readonly JsonSchema[];
  /** The references followed to get there: one that comes again is a circle. */
  readonly within: Trail;
}

type Trail = readonly string[];

/** A schema as a line and nested lists: each member, its shape, and whether it may be null or missing. */
export function schemaMarkup(schema: JsonSchema, reader: SchemaReader): Markup {
  const shape = readShape(schema, reader, []);
  return html`<p class="form">${shape.line}</p>
    ${innerMarkup(shape, reader)}`;
}

/** The shape of a schema in one line: « texte, ou null ». */
export function shapeLine(schema: JsonSchema, reader: SchemaReader): string {
  return readShape(schema, reader, []).line;
}

function innerMarkup({ inner, variants, within }: Shape, reader: SchemaReader): Markup | undefined {
  if (variants) {
    const shapes = variants.map((variant) => readShape(variant, reader, within));
    return html`<ul class="fields">
      ${shapes.map(
        (shape) => html`<li><span class="form">${shape.line}</span> ${innerMarkup(shape, reader)}</li>`,
      )}
    </ul>`;
  }
  if (!inner) return undefined;
  return html`<ul class="fields">
    ${Object.entries(inner.properties ?? {}).map(([name, member]) =>
      memberMarkup(
        {
          name,
          member,
          isOptional: !inner.required?.includes(name),
          shape: readShape(member, reader, within),
        },
        reader,
      ),
    )}
  </ul>`;
}

interface Member {
  readonly name: string;
  readonly member: JsonSchema;
  readonly isOptional: boolean;
  readonly shape: Shape;
}

function memberMarkup({ name, member, isOptional, shape }: Member, reader: SchemaReader): Markup {
  const { words, noteLanguage } = reader;
  const note = noteOf(member);
  return html`<li>
    <code>${name}</code>
    <span class="form">${shape.line}</span>
    ${isOptional && html`<span class="mark">${words.optional}</span>`}
    ${note !== undefined && html`<span class="note" ${langAttribute(noteLanguage)}>${note}</span>`}
    ${innerMarkup(shape, reader)}
  </li>`;
}

/** What is said of a member, or else of the one thing it may be, or that it is a list of. */
function noteOf({ description, anyOf = [], items }: JsonSchema): string | undefined {
  if (description !== undefined) return description;
  const [only, ...others] = [...anyOf, ...(items ? [items] : [])].filter(({ type }) => type !== 'null');
  return only && others.length === 0 ? noteOf(only) : undefined;
}

export function langAttribute(language: string | undefined): Markup | undefined {
  return language === undefined ? undefined : html` lang="${language}"`;
}

function readShape(schema: JsonSchema, reader: SchemaReader, within: Trail): Shape {
  const { words } = reader;
  if (schema.$ref !== undefined) {
    const known = reader.schemas[schema.$ref.replace('#/components/schemas/', '')];
    if (!known || within.includes(schema.$ref)) return { line: words.sameAsAbove, within };
    return readShape(known, reader, [...within, schema.$ref]);
  }
  const { isNullable, options } = splitOptions(schema);
  const shape = readOptions(options, reader, within);
  return isNullable ? { ...shape, line: `${shape.line}, ${words.orNull}` } : shape;
}

/** `anyOf` and a list of types both mean a choice; null among them is told apart. */
function splitOptions(schema: JsonSchema): { isNullable: boolean; options: readonly JsonSchema[] } {
  const { anyOf, oneOf, type } = schema;
  const all =
    anyOf ?? oneOf ?? (typeof type === 'object' ? type.map((each) => ({ ...schema, type: each })) : [schema]);
  const options = all.filter((option) => option.type !== 'null');
  return options.length === 0
    ? { isNullable: false, options: all }
    : { isNullable: options.length < all.length, options };
}

function readOptions(options: readonly JsonSchema[], reader: SchemaReader, within: Trail): Shape {
  const [first] = options;
  if (first && options.length === 1) return readOne(first, reader, within);
  const shapes = options.map((option) => readShape(option, reader, within));
  const lines = [...new Set(shapes.map(({ line }) => line))];
  if (shapes.every(({ inner, variants }) => !inner && !variants))
    return { line: lines.join(reader.words.or), within };
  return { line: reader.words.oneOf, variants: options, within };
}

function readOne(schema: JsonSchema, reader: SchemaReader, within: Trail): Shape {
  const { words } = reader;
  if (schema.$ref !== undefined || schema.anyOf || schema.oneOf) return readShape(schema, reader, within);
  if (schema.const !== undefined) return { line: JSON.stringify(schema.const), within };
  if (schema.enum) return { line: schema.enum.map((value) => JSON.stringify(value)).join(words.or), within };
  if (schema.type === 'array') return readList(schema.items ?? {}, reader, within);
  if (schema.properties && Object.keys(schema.properties).length > 0)
    return { line: words.kinds.object, inner: schema, within };
  const { additionalProperties: values } = schema;
  if (schema.type === 'object' && typeof values === 'object' && Object.keys(values).length > 0) {
    const shape = readShape(values, reader, within);
    return { ...shape, line: `${words.eachKey}${words.colon}${shape.line}` };
  }
  return { line: [kindOf(schema, words.kinds), ...limitsOf(schema, words)].join(', '), within };
}

function readList(items: JsonSchema, reader: SchemaReader, within: Trail): Shape {
  const { words } = reader;
  const shape = readShape(items, reader, within);
  const kind = Object.entries(words.kinds).find(([, word]) => word === shape.line)?.[0];
  const list = Object.entries(words.listsOf).find(([name]) => name === kind)?.[1];
  return { ...shape, line: list ?? `${words.kinds.array}${words.colon}${shape.line}` };
}

function kindOf({ type }: JsonSchema, kinds: PageWords['kinds']): string {
  return Object.entries(kinds).find(([name]) => name === type)?.[1] ?? kinds.any;
}

function limitsOf(
  { minimum, maximum, format, pattern, default: otherwise }: JsonSchema,
  words: PageWords,
): string[] {
  const limits: string[] = [];
  if (minimum !== undefined && maximum !== undefined) limits.push(words.between(minimum, maximum));
  else if (minimum !== undefined) limits.push(words.from(minimum));
  else if (maximum !== undefined) limits.push(words.upTo(maximum));
  const known = Object.entries(words.formats).find(([name]) => name === format)?.[1];
  if (known !== undefined) limits.push(known);
  else if (pattern !== undefined) limits.push(`${words.pattern} ${pattern}`);
  else if (format !== undefined) limits.push(format);
  if (typeof otherwise === 'number') limits.push(words.otherwise(String(otherwise)));
  return limits;
}
