import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ContentClient } from '#clients/content/content-client.ts';
import { AppError } from '#lib/errors.ts';
import { parseAddress } from '#lib/parse-address.ts';
import { createSingleFlight } from '#lib/single-flight.ts';
import { answerBytes, type WholeBytes } from '#platform/http/bytes-answer.ts';
import type { IdentifyCaller } from '../sessions/caller.ts';

/** Where visitors get the files and pictures of the content. */
export interface FileDoor {
  mount(app: FastifyInstance, perMinute: number): void;
  /** Asks for all of them anew, after the content changed: what was open may be closed. */
  forget(): void;
}

interface FileDoorOptions {
  readonly content: Pick<ContentClient, 'loadFile' | 'loadFileForEditor' | 'forEmployees'>;
  readonly identify: IdentifyCaller;
  /** Whether an address is one that a preview gave. */
  opensFile(url: URL): boolean;
}

const keptBytes = 64 * 1024 * 1024;
/** A page brings many pictures along, each asked for once. */
const morePerPage = 5;
/** Anything else is no file of ours, and nobody is asked for it. */
const hashPattern = /^[0-9a-f]{40}$/;
const namePattern = /^[a-z0-9][a-z0-9.-]{0,110}$/;

type FileRequest = FastifyRequest<{ Params: { readonly hash: string; readonly name: string } }>;

/**
 * Asks as everyone first, like pages; what is refused is asked for once more for an employee, or for an editor who looks at
 * what is not published, and never kept.
 */
export function createFileDoor({ content, identify, opensFile }: FileDoorOptions): FileDoor {
  const kept = new LRUCache<string, WholeBytes>({
    maxSize: keptBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  let flight = createSingleFlight<WholeBytes>();

  const loadOpen = (path: string): Promise<WholeBytes> => {
    const mine = flight;
    return mine(path, async () => {
      const file = await content.loadFile(path);
      // What was asked for before a change is not kept after it, nor what is shown for a while.
      if (mine === flight && file.headers['cache-control']?.endsWith('immutable')) kept.set(path, file);
      return file;
    });
  };

  async function load(request: FileRequest, path: string): Promise<WholeBytes> {
    try {
      return kept.get(path) ?? (await loadOpen(path));
    } catch (thrown) {
      const code = thrown instanceof AppError ? thrown.code : undefined;
      if (code !== 'unauthorized' && code !== 'forbidden') throw thrown;
      const url = parseAddress(request.url, 'http://site');
      if (url && opensFile(url)) return content.loadFileForEditor(path);
      const { visitor, isEmployee } = await identify(request);
      if (visitor.kind === 'editor') return content.loadFileForEditor(path);
      if (code !== 'unauthorized' || !isEmployee) throw thrown;
      return content.forEmployees().loadFile(path);
    }
  }

  async function answer(request: FileRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { hash, name } = request.params;
    if (!hashPattern.test(hash) || !namePattern.test(name))
      throw new AppError('not-found', 'there is no such file');
    const file = await load(request, `/files/${hash}/${name}`);
    const { status, headers = {}, body } = answerBytes(request.headers, file);
    return reply.status(status).headers(headers).send(body);
  }

  return {
    mount: (app, perMinute) => {
      const config = { rateLimit: { max: perMinute * morePerPage, timeWindow: 60_000 } };
      app.get('/files/:hash/:name', { config }, (request: FileRequest, reply) => answer(request, reply));
    },
    forget: () => {
      kept.clear();
      flight = createSingleFlight();
    },
  };
}
