import { readFileSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EndpointExample } from '#platform/http/endpoint.ts';
import type { OpenApiDocument } from '#platform/http/openapi/document.ts';
import { filesOfZip, readFeedMessage } from '#transit/index.ts';
import { eventually } from '#tests/support/eventually.ts';
import { listenTo } from '#tests/support/event-stream.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { scheduleAddress, scheduleCalls } from '#tests/support/schedule-calls.ts';
import { chooseExampleQueries, cutShort, isFile, jsonPaths } from '#tests/support/schedule-examples.ts';
import { openStage, type ScheduleStage } from '#tests/support/schedule-stage.ts';

/** `UPDATE_EXAMPLES=1 npx vitest run tests/api/schedule-examples.test.ts` writes them anew; format them afterwards. */
const isUpdate = process.env['UPDATE_EXAMPLES'] === '1';
const file = 'data/city/call-examples.json';

let database: TestDatabase;
let stage: ScheduleStage;
let document: OpenApiDocument;
let englishDocument: OpenApiDocument;
let origin: string;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
beforeAll(async () => {
  database = await openTestDatabase();
  stage = await openStage({ database: Promise.resolve(database) });
  await stage.service.refresh();
  origin = await stage.service.app.listen({ port: 0, host: '127.0.0.1' });
  if (isUpdate) await writeExamples();
  document = await stage.ask<OpenApiDocument>('/openapi.json');
  englishDocument = await stage.ask<OpenApiDocument>('/openapi.json?langue=en');
  ajv.addSchema(document, 'document');
});
afterAll(async () => {
  await stage.close();
  await database.close();
});

async function writeExamples(): Promise<void> {
  const queries = await chooseExampleQueries((path, query) => stage.ask(scheduleAddress(path, query)));
  const examples: Record<string, EndpointExample> = {};
  for (const path of Object.keys(scheduleCalls)) {
    const query = queries[path];
    const asked = query && { query };
    examples[path] = isFile(path)
      ? { ...asked }
      : { ...asked, ...inBoth(await answerOf(path, query), await answerOf(path, inEnglish(query))) };
  }
  const query = queries['/flux'] ?? {};
  const [french, english] = await firstEvents(query);
  examples['/flux'] = { query, ...inBoth(french, english) };
  writeFileSync(file, JSON.stringify(examples, undefined, 2));
}

type Query = EndpointExample['query'];

const inEnglish = (query: Query = {}) => ({ ...query, langue: 'en' });
const answerOf = async (path: string, query: Query) =>
  cutShort(await stage.ask(scheduleAddress(path, query)));

/** The English one only where it says something else. */
function inBoth(answer: unknown, english: unknown): EndpointExample {
  return isDeepStrictEqual(answer, english) ? { answer } : { answer, answerEn: english };
}

/** What a stream begins with, its lists cut short. */
async function firstEvent(query: Readonly<Record<string, string>>): Promise<string> {
  const heard = await listenTo(`${origin}${scheduleAddress('/flux', query)}`);
  try {
    await eventually(() => expect(heard.events()).toHaveLength(1));
    const [first] = heard.events();
    const data = JSON.stringify(cutShort(JSON.parse(first?.data ?? '')));
    return `id: ${first?.id}\nevent: ${first?.event}\ndata: ${data}\n\n`;
  } finally {
    heard.leave();
  }
}

/** In French and in English, at once: a connection that one listener leaves is not opened anew for the other. */
const firstEvents = (query: Query = {}) => Promise.all([firstEvent(query), firstEvent(inEnglish(query))]);

const exampleOf = (path: string): EndpointExample => {
  const examples = JSON.parse(readFileSync(file, 'utf8')) as Record<string, EndpointExample>;
  return examples[path] ?? {};
};

/** What the description says of a call. */
const describe200 = (path: string, described = document) => {
  const operation = described.paths[path]?.['get'];
  const [content] = Object.entries(operation?.responses['200']?.content ?? {});
  return { parameters: operation?.parameters ?? [], content };
};

/** Whether a value has the shape that the description gives a call, by a reader of JSON Schema that is not ours. */
function faultsOf(path: string, value: unknown): unknown {
  const place = `/paths/${path.replaceAll('/', '~1')}/get/responses/200/content/application~1json/schema`;
  const validate = ajv.compile({ $ref: `document#${encodeURI(place)}` });
  return validate(value) ? [] : validate.errors;
}

describe('the example of a call', () => {
  it.each(jsonPaths)('%s is what the fictional city answers, in the shape it is given', async (path) => {
    const { query, answer } = exampleOf(path);
    const { content, parameters } = describe200(path);
    expect(content).toEqual(['application/json', expect.objectContaining({ example: answer })]);
    const told = parameters.flatMap(({ name, example }) => (example === undefined ? [] : [[name, example]]));
    expect(Object.fromEntries(told)).toEqual(query ?? {});
    const live = await stage.ask(scheduleAddress(path, query));
    expect(cutShort(live)).toEqual(answer);
    expect([faultsOf(path, answer), faultsOf(path, live)]).toEqual([[], []]);
  });

  it.each(jsonPaths)('%s is in English where the description is', async (path) => {
    const { query, ...example } = exampleOf(path);
    const english = await answerOf(path, inEnglish(query));
    expect(example).toEqual(inBoth(example.answer, english));
    expect(describe200(path, englishDocument).content?.[1].example).toEqual(english);
    expect(faultsOf(path, english)).toEqual([]);
  });

  it.each(jsonPaths.filter((path) => !['/carte'].includes(path)))('%s says something', (path) => {
    expect(JSON.stringify(exampleOf(path).answer).length).toBeGreaterThan(50);
  });

  it.each(Object.keys(scheduleCalls).filter(isFile))('%s is the file itself', async (path) => {
    const [type, described] = describe200(path).content ?? [];
    const address = described?.examples?.['file']?.externalValue ?? '';
    expect(address).toBe(path.slice(1));
    const answer = await stage.service.app.inject(`/${address}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
    const isReadable = path.endsWith('.zip')
      ? filesOfZip(answer.rawPayload).names.includes('stop_times.txt')
      : (await readFeedMessage(answer.rawPayload)).header.version === '2.0';
    expect(isReadable).toBe(true);
  });

  it('of the stream is what the fictional city sends first', async () => {
    const { query, answer } = exampleOf('/flux');
    expect(describe200('/flux').content).toEqual([
      'text/event-stream',
      expect.objectContaining({ example: answer }),
    ]);
    const [french, english] = await firstEvents(query);
    expect(french).toBe(answer);
    expect(describe200('/flux', englishDocument).content?.[1].example).toBe(english);
  });
});
