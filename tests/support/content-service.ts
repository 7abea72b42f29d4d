import { findOwn } from '#lib/find-own.ts';
import { jsonApiMediaType } from '#contract/content/json-api.ts';
import { createLog } from '#platform/log/log.ts';
import { fixedClock, type FixedClock } from '#platform/clock.ts';
import {
  createContentService,
  type ContentService,
  type ContentServiceOptions,
} from '#services/content/content-service.ts';
import type { ContentChange } from '#services/content/store/content-change.ts';
import { uuidOf } from '#contract/content/identity.ts';
import { createMemoryFiles, type MemoryFiles } from './memory-files.ts';
import { contentNow, contentSeed } from './content-seed.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

export interface JsonAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly json: unknown;
  /** The value at a dotted path: `data.0.attributes.title`. */
  at(path: string): unknown;
  /** The same path in each member of a list: `each('data', 'attributes.title')`. */
  each(list: string, path: string): unknown[];
}

export interface TestContent extends ContentService {
  readonly database: TestDatabase;
  readonly clock: FixedClock;
  readonly changes: ContentChange[];
  readonly files: MemoryFiles;
  get(url: string, headers?: Record<string, string>): Promise<JsonAnswer>;
  post(url: string, body: unknown, headers?: Record<string, string>): Promise<JsonAnswer>;
  /** With these headers and no others. */
  patch(url: string, body: unknown, headers: Record<string, string>): Promise<JsonAnswer>;
  /** With these headers and no others. */
  send(
    method: 'POST' | 'DELETE',
    url: string,
    headers: Record<string, string>,
    payload?: string | Buffer,
  ): Promise<JsonAnswer>;
  /** As an editor, in the media type of JSON:API. */
  write(method: 'POST' | 'PATCH' | 'DELETE', url: string, body?: unknown): Promise<JsonAnswer>;
  close(): Promise<void>;
}

export const editorHeaders = { authorization: 'Bearer editor' };
export const employeeHeaders = { authorization: 'Bearer employee' };
const roles = { 'Bearer editor': 'editor', 'Bearer employee': 'employee' } as const;
export const idOf = uuidOf;

/** A content service on a database of its own, filled with the small seed, at a fixed instant. */
export async function openTestContent(): Promise<TestContent> {
  const database = await openTestDatabase({ content: 'small' });
  const content = await openContentOn(database);
  return {
    ...content,
    close: async () => {
      await content.close();
      await database.close();
    },
  };
}

let shared: Promise<TestContent> | undefined;

/** For tests that change nothing, neither the content nor the time: one for each process of the run, and gone with it. */
export function sharedTestContent(): Promise<TestContent> {
  return (shared ??= openTestContent());
}

/** A service with an application of its own on the shared database, in which it changes nothing. */
export async function openBesideShared(options: Partial<ContentServiceOptions> = {}): Promise<TestContent> {
  return openContentOn((await sharedTestContent()).database, options);
}

/** On a database of the caller's, which they close themselves. */
export async function openContentOn(
  database: TestDatabase,
  options: Partial<ContentServiceOptions> = {},
): Promise<TestContent> {
  const clock = fixedClock(contentNow);
  const changes: ContentChange[] = [];
  const files = createMemoryFiles();
  const service = await createContentService({
    database,
    seed: contentSeed,
    timeZone: 'America/New_York',
    files: { store: files },
    clock,
    log: createLog('silent'),
    authorize: async ({ authorization = '' }) => findOwn(roles, authorization) ?? 'anonymous',
    onChange: (change) => void changes.push(change),
    ...options,
  });
  const call = async (request: {
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    url: string;
    headers?: Record<string, string>;
    payload?: string | Buffer;
  }): Promise<JsonAnswer> => {
    const { statusCode, headers, body } = await service.app.inject(request);
    const isJson = /^application\/(vnd\.api\+)?json/.test(String(headers['content-type']));
    const json: unknown = isJson && body !== '' ? JSON.parse(body) : undefined;
    return {
      status: statusCode,
      headers,
      text: body,
      json,
      at: (path) => valueAt(json, path),
      each: (list, path) => (valueAt(json, list) as unknown[]).map((member) => valueAt(member, path)),
    };
  };
  return {
    ...service,
    database,
    clock,
    changes,
    files,
    get: (url, headers = {}) => call({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) =>
      call({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/json', ...headers },
        payload: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    patch: (url, body, headers) => call({ method: 'PATCH', url, headers, payload: JSON.stringify(body) }),
    send: (method, url, headers, payload) =>
      call({ method, url, headers, ...(payload !== undefined && { payload }) }),
    write: (method, url, body) =>
      call({
        method,
        url,
        headers: { ...editorHeaders, ...(body !== undefined && { 'content-type': jsonApiMediaType }) },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    close: async () => {
      await service.app.close();
    },
  };
}

export function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((here, name) => (here as Record<string, unknown> | undefined)?.[name], value);
}
