import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { FormState } from '#site/forms/form.ts';
import type { PageView } from '#site/view.ts';
import type { SecurityHeaders } from '../http/security-headers.ts';
import type { Caller, IdentifyCaller } from '../sessions/caller.ts';
import type { AnswerKind } from './answer-kind.ts';
import { cacheControlOf, lifetimeOf } from './lifetimes.ts';
import { encodedBody, isHeld, readyAnswer, type PageCache, type ReadyAnswer } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import type { Resolution } from './page-request.ts';
import { formatRedirect } from './redirect-answer.ts';
import type { PageResolver } from './resolve-page.ts';

export interface PageHandlerOptions {
  readonly resolver: PageResolver;
  readonly identify: IdentifyCaller;
  readonly cache: PageCache;
  readonly security: SecurityHeaders;
  originOf(request: FastifyRequest): string;
  draw(view: PageView, origin: string): Buffer;
}

export interface PageHandler {
  answer(request: FastifyRequest, reply: FastifyReply, kind: AnswerKind): Promise<FastifyReply>;
  /** The page a form was sent to, drawn again with what became of the form. */
  answerRefused(
    request: FastifyRequest,
    reply: FastifyReply,
    refused: {
      readonly caller: Caller;
      readonly url: URL;
      readonly form: FormState;
      readonly status: number;
    },
  ): Promise<FastifyReply>;
  /** The error page for a fault met outside of a page. */
  answerError(request: FastifyRequest, reply: FastifyReply, error: AppError): Promise<FastifyReply>;
}

interface Drawn {
  readonly answer: ReadyAnswer;
  readonly lifeMs: number;
}

export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { resolver, identify, cache, security, originOf } = options;
  const drawing = new Map<string, Promise<ReadyAnswer>>();

  function toAnswer(resolution: Resolution, kind: AnswerKind, origin: string): Drawn {
    const { view } = resolution;
    if (resolution.kind === 'redirect') {
      const body = kind === 'document' ? options.draw(view, origin) : '';
      return { answer: formatRedirect(resolution, kind, body), lifeMs: 0 };
    }
    const lifetime = lifetimeOf(view, resolution.keep);
    const hasAgreed = view.shell.consent === 'granted';
    const headers = {
      'content-type': kind === 'document' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'cache-control': cacheControlOf(lifetime),
      vary: 'cookie, accept-encoding',
      'content-language': view.route.locale === 'fr' ? 'fr-CA' : 'en-CA',
      ...(view.status === 503 ? { 'retry-after': '120' } : {}),
      ...(hasAgreed || resolution.policy ? security.forPage(resolution.policy, hasAgreed) : {}),
    };
    const body = kind === 'document' ? options.draw(view, origin) : JSON.stringify({ kind: 'view', view });
    return { answer: readyAnswer(view.status, headers, body), lifeMs: (lifetime?.serverS ?? 0) * 1000 };
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: AnswerKind,
  ): Promise<FastifyReply> {
    const origin = originOf(request);
    const caller = await identify(request);
    const page = () => ({ ...caller, url: pageUrl(request, kind, origin), requestId: request.id });
    const draw = async () => toAnswer(await resolver.resolve(page()), kind, origin);
    if (caller.visitor.kind !== 'anonymous') return send(request, reply, (await draw()).answer);
    const { version } = resolver;
    const key = pageKey({ version, kind, origin, url: request.url, cookies: caller.cookies });
    return send(request, reply, cache.find(key) ?? (await drawOnce(key, draw)));
  }

  /** Many visitors who ask for the same page at once wait for one drawing. */
  function drawOnce(key: string, draw: () => Promise<Drawn>): Promise<ReadyAnswer> {
    const { age } = cache;
    const drawAndKeep = async () => {
      const { answer: ready, lifeMs } = await draw();
      // Begun before the content changed: it may show what was before.
      if (age === cache.age) cache.keep(key, ready, lifeMs);
      return ready;
    };
    const name = `${age} ${key}`;
    const underWay = drawing.get(name) ?? drawAndKeep().finally(() => drawing.delete(name));
    drawing.set(name, underWay);
    return underWay;
  }

  return {
    answer,
    answerRefused: async (request, reply, { caller, url, form, status }) => {
      const resolution = await resolver.resolve({ ...caller, url, requestId: request.id, form });
      const { answer: ready } = toAnswer(withStatus(resolution, status), 'document', originOf(request));
      return send(request, reply, ready);
    },
    answerError: async (request, reply, error) => {
      const origin = originOf(request);
      const page = {
        ...(await identify(request)),
        url: new URL(request.url, origin),
        requestId: request.id,
      };
      const { answer: ready } = toAnswer(await resolver.resolveError(page, error), 'document', origin);
      return send(request, reply, ready);
    },
  };
}

/** A page that is itself an error keeps its status, and the words that go with it. */
function withStatus(resolution: Resolution, status: number): Resolution {
  if (resolution.kind === 'redirect' || resolution.view.status >= 400) return resolution;
  return { ...resolution, view: { ...resolution.view, status } };
}

/** The page an address asks for; `/_data` in front of it asks for the view alone. */
export function pageUrl(request: FastifyRequest, kind: AnswerKind, origin: string): URL {
  const path = kind === 'data' ? request.url.slice('/_data'.length) || '/' : request.url;
  const url = URL.parse(path, origin);
  // Parsed as a browser would: `//host`, and `/.//host` once its dots are gone, are other sites.
  if (!url || path.startsWith('//') || url.pathname.startsWith('//'))
    throw new AppError('bad-request', 'not an address of this site');
  return url;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): Promise<FastifyReply> {
  const vary = [reply.getHeader('vary'), answer.headers['vary']].filter(Boolean).join(', ');
  reply.headers({ ...answer.headers, vary, etag: answer.etag });
  if (answer.status === 200 && isHeld(request.headers['if-none-match'], answer.etag))
    return reply.status(304).send();
  const { body, encoding } = await encodedBody(answer, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.status(answer.status).send(body);
}
