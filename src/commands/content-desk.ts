import { userInfo } from 'node:os';
import { jsonApiMediaType } from '#contract/content/json-api.ts';
import type { Config } from '#config.ts';
import { askJson } from '#clients/wire.ts';
import { AppError } from '#lib/errors.ts';
import { readMoment } from '#lib/time/read-moment.ts';
import { systemClock } from '#platform/clock.ts';
import { largestFileBytes } from '#platform/file-store/file-store.ts';
import { insideHeader } from '#platform/http/endpoint.ts';
import { deriveKey, findSecret } from '#platform/secret.ts';
import { httpTransport, type WireRequest } from '#platform/transport.ts';
import type { z } from 'zod';

/** The content service of a running program, as an editor reaches it. */
export interface ContentDesk {
  read<T>(path: string, schema: z.ZodType<T>): Promise<T>;
  write<T>(request: WriteRequest, schema: z.ZodType<T>): Promise<T>;
  /** A file, by its address from the service. */
  bytesAt(path: string): Promise<Uint8Array>;
  upload<T>(request: UploadRequest, schema: z.ZodType<T>): Promise<T>;
  /** What time it is for the program (ms). */
  now(): Promise<number>;
}

interface WriteRequest {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: unknown;
  /** That of JSON:API unless given. */
  readonly mediaType?: string;
}

interface UploadRequest {
  readonly path: string;
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What the item of a new file is called. */
  readonly key?: string | undefined;
}

interface DeskOptions {
  readonly url?: string | undefined;
  readonly actor?: string | undefined;
}

const timeoutMs = 30_000;

/** Shows the keys that the installation derives from its secret. */
export async function openContentDesk(config: Config, { url, actor }: DeskOptions): Promise<ContentDesk> {
  const secret = await requireSecret(config);
  const base = url ?? config.serviceUrls.content ?? `${ownOrigin(config)}/services/content`;
  const transport = httpTransport(base, timeoutMs, {
    authorization: `Bearer ${deriveKey(secret, 'editor')}`,
    [insideHeader]: deriveKey(secret, 'inside'),
    'x-actor': encodeURIComponent(actor ?? userInfo().username),
  });
  const ask = <T>(request: WireRequest, schema: z.ZodType<T>) =>
    askJson(transport, request, schema).catch((thrown: unknown) => refuseAway(thrown, base));
  return {
    read: (path, schema) => ask({ method: 'GET', path }, schema),
    write: ({ method, path, body, mediaType = jsonApiMediaType }, schema) =>
      ask({ method, path, body: JSON.stringify(body), headers: { 'content-type': mediaType } }, schema),
    bytesAt: async (path) => {
      const request = { method: 'GET', path, maxBytes: largestFileBytes } as const;
      const { status, bytes } = await transport(request).catch((thrown: unknown) => refuseAway(thrown, base));
      if (status !== 200 || !bytes) throw new AppError('not-found', `${path} answers ${status}`);
      return bytes;
    },
    upload: ({ path, name, bytes, key }, schema) => {
      // A header carries bytes: those of the name in UTF-8.
      const named = Buffer.from(name.replaceAll(/["\\]/g, ''), 'utf8').toString('latin1');
      const headers = {
        'content-type': 'application/octet-stream',
        'content-disposition': `file; filename="${named}"`,
        ...(key !== undefined && { 'x-key': key }),
      };
      return ask({ method: 'POST', path, body: bytes, headers }, schema);
    },
    now: async () => {
      const settings = { method: 'GET', path: '/api/clientSettings' } as const;
      const { headers } = await transport(settings).catch((thrown: unknown) => refuseAway(thrown, base));
      return Date.parse(headers['x-clock'] ?? headers['date'] ?? '') || systemClock.now();
    },
  };
}

/** That of the installation, of which its keys are derived. */
export async function requireSecret(config: Config): Promise<string> {
  const secret = await findSecret(config.secret, config.dataDir);
  if (secret !== undefined) return secret;
  throw new AppError(
    'bad-setting',
    `There is no secret in ${config.dataDir}: run this where the program has its data, or set SECRET`,
  );
}

/** The program of this machine; one that listens on every address listens on this one too. */
export function ownOrigin({ http: { host, port } }: Config): string {
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

export function refuseAway(thrown: unknown, base: string): never {
  if (thrown instanceof AppError && thrown.code === 'unavailable')
    throw new AppError(
      'unavailable',
      `The program does not answer at ${base}: start it, or name another by --url`,
      {
        cause: thrown,
      },
    );
  throw thrown;
}

/** How long from now is counted by the clock of the program; all else is for the service to read. */
export async function readTime(desk: ContentDesk, text: string): Promise<string> {
  if (!/^[+-]?P/i.test(text)) return text;
  const instant = readMoment(text, { timeZone: 'UTC', nowMs: await desk.now() });
  if (instant === undefined) throw new AppError('bad-request', `${text} is no time`);
  return new Date(instant).toISOString();
}
