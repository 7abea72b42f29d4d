import type { z } from 'zod';
import type { AnyEndpoint } from '../mount.ts';
import type { Language } from '../wording.ts';
import { answerWords, sayStatus } from './answer-words.ts';
import type { Content, Response } from './document.ts';
import { jsonSchemaOf, type NamedSchemas } from './json-schema.ts';

/** Where a call stands in its document. */
export interface AnswerPlace {
  readonly operationId: string;
  readonly schemas: NamedSchemas;
  readonly language: Language;
}

interface Body {
  readonly schema: z.ZodType;
  readonly io: 'input' | 'output';
  /** A status, or `body` for what is sent to the call. */
  readonly part: string;
}

/** Every answer of a call by its status, in the words of the document. */
export function responsesOf(endpoint: AnyEndpoint, place: AnswerPlace): Record<string, Response> {
  const { language } = place;
  const responses = Object.entries(endpoint.answers).map(([status, schema]): [string, Response] => [
    status,
    {
      description: sayStatus(status, language),
      // Whoever asks too often is told so by the house, for every service alike.
      ...(status === '429' && { headers: waitHeaders(language) }),
      ...(status === '200' && endpoint.events && describeEvents(endpoint.events, place)),
      ...(schema ? { content: contentOf(endpoint, place, { schema, io: 'output', part: status }) } : {}),
    },
  ]);
  return Object.fromEntries(responses);
}

/** A body by its media type; the one of a 200 has its example. */
export function contentOf(
  endpoint: AnyEndpoint,
  { operationId, schemas, language }: AnswerPlace,
  { schema, io, part }: Body,
): Content {
  return {
    [mediaTypeOf(endpoint, part)]: {
      schema: jsonSchemaOf(schema, { io, name: `${operationId}.${part}`, schemas, language }),
      ...(part === '200' && exampleOf(endpoint, language)),
    },
  };
}

const waitHeaders = (language: Language) => ({
  'Retry-After': { description: answerWords[language].retryAfter, schema: { type: 'integer', minimum: 0 } },
});

/** The data of each event as a schema of the document, and a sentence that names them all. */
function describeEvents(
  events: NonNullable<AnyEndpoint['events']>,
  { operationId, schemas, language }: AnswerPlace,
): Pick<Response, 'description' | 'x-events'> {
  const named = Object.entries(events).map(([event, schema]) => {
    const name = `${operationId}.${event}`;
    schemas[name] ??= jsonSchemaOf(schema, { io: 'output', name, schemas, language });
    return { event, schema: name };
  });
  return {
    description: `${sayStatus('200', language)}. ${answerWords[language].events(named)}`,
    'x-events': Object.fromEntries(
      named.map(({ event, schema }) => [event, { $ref: `#/components/schemas/${schema}` }]),
    ),
  };
}

/** The refusals of a call that answers a file or a stream are JSON. */
function mediaTypeOf({ mediaType = 'application/json' }: AnyEndpoint, part: string): string {
  return mediaType.endsWith('json') || part.startsWith('2') ? mediaType : 'application/json';
}

/** A file is its own example: its address stands beside this document. */
function exampleOf({ example, path }: AnyEndpoint, language: Language) {
  if (!example) return {};
  if (language === 'en' && 'answerEn' in example) return { example: example.answerEn };
  return 'answer' in example
    ? { example: example.answer }
    : { examples: { file: { externalValue: path.slice(1) } } };
}
