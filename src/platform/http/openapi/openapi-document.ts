import type { z } from 'zod';
import { finish, type Steps } from '#lib/steps.ts';
import type { AnyEndpoint } from '../mount.ts';
import { wordingFor, type Language, type Wording } from '../wording.ts';
import { contentOf, responsesOf, type AnswerPlace } from './describe-answers.ts';
import type { JsonSchema, OpenApiDocument, Operation, Parameter } from './document.ts';
import { jsonSchemaOf, type NamedSchemas } from './json-schema.ts';

/** The colour of links and buttons in each theme. */
export interface Accent {
  readonly light: string;
  readonly dark: string;
}

export interface OpenApiOptions {
  readonly title: Wording;
  readonly description: Wording;
  readonly endpoints: readonly AnyEndpoint[];
  /** The language in which the service writes its summaries, or both; French unless said. */
  readonly language?: Language | 'both';
  /** What every call takes besides its own query. */
  readonly everyQuery?: z.ZodType;
  /** The colour of links on its page. */
  readonly accent?: Accent | undefined;
}

/** The language in which a reader finds the texts of a service. */
export function writtenFor(
  reader: Language,
  { language = 'fr' }: Pick<OpenApiOptions, 'language'>,
): Language {
  return language === 'both' ? reader : language;
}

/**
 * Describes the endpoints of a service from their own schemas, so that the description cannot fall behind; in the
 * language of the reader, if the service writes it.
 */
export function openApiDocument(options: OpenApiOptions, reader: Language = 'fr'): OpenApiDocument {
  return finish(describeInSteps(options, reader));
}

/** The same with a pause after each endpoint: all of them take half a second. */
export function* describeInSteps(
  { endpoints, ...options }: OpenApiOptions,
  reader: Language,
): Steps<OpenApiDocument> {
  const language = writtenFor(reader, options);
  const paths: Record<string, Record<string, Operation>> = {};
  const schemas: NamedSchemas = {};
  const taken = new Set<string>();
  for (const endpoint of endpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}').replace('*', '{path}');
    const operationId = nameOperation(endpoint.method, path, taken);
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, {
      path,
      operationId,
      schemas,
      language,
      everyQuery: options.everyQuery,
    });
    yield;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: wordingFor(options.title, language, language).text,
      description: wordingFor(options.description, language, language).text,
      version: '1',
    },
    // The calls stand beside this document, wherever the service is mounted.
    servers: [{ url: '.' }],
    paths,
    ...(Object.keys(schemas).length > 0 ? { components: { schemas } } : {}),
  };
}

/** `GET /stops/{stop}/departures` is `getStopsByStopDepartures`: what generated clients call it. */
function nameOperation(method: string, path: string, taken: Set<string>): string {
  const words = path.replaceAll('{', 'by/').split(/\W+/);
  const name =
    method.toLowerCase() + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name}${count}`;
  taken.add(free);
  return free;
}

interface Place extends AnswerPlace {
  readonly path: string;
  readonly everyQuery: z.ZodType | undefined;
}

function operationOf(endpoint: AnyEndpoint, place: Place): Operation {
  const { path, operationId, schemas, language } = place;
  const membersOf = (schema: z.ZodType | undefined, part: string) =>
    schema
      ? describeMembers(
          jsonSchemaOf(schema, { io: 'input', name: `${operationId}.${part}`, schemas, language }),
        )
      : [];
  const queries = [...membersOf(endpoint.query, 'query'), ...membersOf(place.everyQuery, 'every')];
  const parameters = [
    ...pathParameters(path, membersOf(endpoint.params, 'path')),
    ...queries.map((member): Parameter => {
      const example = endpoint.example?.query?.[member.name];
      return { ...member, in: 'query', ...(example !== undefined && { example }) };
    }),
    ...membersOf(endpoint.headers, 'headers').map((member): Parameter => ({ ...member, in: 'header' })),
  ];
  return {
    operationId,
    tags: [path.split('/')[1] ?? ''],
    summary: wordingFor(endpoint.summary, language, language).text,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: contentOf(endpoint, place, { schema: endpoint.body, io: 'input', part: 'body' }),
          },
        }
      : {}),
    responses: responsesOf(endpoint, place),
  };
}

type Member = Omit<Parameter, 'in'>;

/** The template says which there are; the schema, where it knows them, what they are. */
function pathParameters(path: string, members: readonly Member[]): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const known = members.find((member) => member.name === name);
    return { schema: { type: 'string' }, ...known, name, in: 'path', required: true };
  });
}

function describeMembers({ properties = {}, required = [] }: JsonSchema): Member[] {
  return Object.entries(properties).map(([member, { description, ...rest }]) => ({
    name: member,
    required: required.includes(member),
    ...(description === undefined ? {} : { description }),
    schema: rest,
  }));
}
