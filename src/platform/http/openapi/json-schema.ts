import { z } from 'zod';
import { wordingFor, type Language, type Wording } from '../wording.ts';
import type { JsonSchema } from './document.ts';

/** Where schemas that refer to themselves are kept, by name. */
export type NamedSchemas = Record<string, JsonSchema>;

interface SchemaUse {
  /** `input` is what a caller may send, `output` what it is sent. */
  readonly io: 'input' | 'output';
  readonly name: string;
  /** Of its descriptions, where they are in both: a schema has those as `wording` among its notes, and as `otherwise` its default. */
  readonly language: Language;
  /** Where it is added, if it refers to itself. */
  readonly schemas: NamedSchemas;
}

/**
 * A schema of ours as JSON Schema. References point to the named schemas: within an OpenAPI document, `#` is the document and not the schema.
 */
export function jsonSchemaOf(schema: z.ZodType, { io, name, language, schemas }: SchemaUse): JsonSchema {
  const { $schema: _dialect, $defs = {}, ...root } = convert(schema, io, language);
  const nameOf = (reference: string) =>
    reference === '#' ? name : `${name}.${reference.replace('#/$defs/', '').replaceAll(/[^\w.-]|^_+/g, '')}`;
  let isRootReferred = false;
  const pointToSchemas = (value: unknown) =>
    JSON.parse(JSON.stringify(value), (key, member: unknown) => {
      if (key !== '$ref' || typeof member !== 'string') return member;
      isRootReferred ||= member === '#';
      return `#/components/schemas/${nameOf(member)}`;
    }) as JsonSchema;

  for (const [key, definition] of Object.entries($defs))
    schemas[nameOf(`#/$defs/${key}`)] = pointToSchemas(definition);
  const converted = pointToSchemas(root);
  if (!isRootReferred) return converted;
  schemas[name] = converted;
  return { $ref: `#/components/schemas/${name}` };
}

function convert(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  language: Language,
): z.core.JSONSchema.JSONSchema {
  return z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // What a function makes of a value cannot be described; the value it is made from can.
      if (io === 'output' && def.type === 'pipe' && def.out._zod.def.type === 'transform')
        Object.assign(jsonSchema, { ...convert(def.in, io, language), ...jsonSchema, $schema: undefined });
      const { wording, otherwise } = jsonSchema as { wording?: Wording; otherwise?: number };
      if (wording !== undefined) {
        jsonSchema.description = wordingFor(wording, language, language).text;
        delete jsonSchema['wording'];
      }
      // The converter leaves out the default of what a function reads.
      if (otherwise !== undefined) {
        jsonSchema.default = otherwise;
        delete jsonSchema['otherwise'];
      }
      // An answer may gain a member without a new version of the wire.
      if (def.type === 'object' && !def.catchall) delete jsonSchema.additionalProperties;
      // The bounds of every whole number of the language say nothing.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
}
