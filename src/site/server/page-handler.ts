import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Following } from '#domain/member.ts';
import { AppError } from '#lib/errors.ts';
import type { NewsletterForm, PageView } from '#site/view.ts';
import type { AnswerForm } from './answer-form.ts';
import { noCookies, readCookies } from './cookies.ts';
import { cacheControlOf, lifetimeOf } from './lifetimes.ts';
import { encodedBody, isHeld, readyAnswer, type PageCache, type ReadyAnswer } from './page-cache.ts';
import { pageKey } from './page-key.ts';
import { formatRedirect } from './redirect-answer.ts';
import type { PageRequest, PageResolver, Resolution } from './resolve-page.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { sessionCookie, type Sessions } from './sessions.ts';
import { visitorOf } from './visitor.ts';

export interface PageHandlerOptions {
  readonly resolver: PageResolver;
  readonly sessions: Sessions;
  readonly cache: PageCache;
  readonly security: SecurityHeaders;
  readonly origin: string | undefined;
  /** Without what they follow: those for everyone. */
  countNotices(following: Following | undefined): number;
  draw(view: PageView, origin: string): Buffer;
}

export interface PageHandler {
  answer(request: FastifyRequest, reply: FastifyReply, form: AnswerForm): Promise<FastifyReply>;
  /** The page a form came from, drawn again with what became of the form. */
  answerForm(
    request: FastifyRequest,
    reply: FastifyReply,
    url: URL,
    newsletter: NewsletterForm,
    status: number,
  ): Promise<FastifyReply>;
  /** The error page for a fault met outside of a page. */
  answerError(request: FastifyRequest, reply: FastifyReply, error: AppError): Promise<FastifyReply>;
}

type Caller = Pick<PageRequest, 'visitor' | 'session' | 'cookies'>;

export function createPageHandler(options: PageHandlerOptions): PageHandler {
  const { resolver, sessions, cache, security } = options;
  const drawing = new Map<string, Promise<ReadyAnswer>>();

  const originOf = (request: FastifyRequest) => options.origin ?? `${request.protocol}://${request.host}`;

  async function identify(request: FastifyRequest): Promise<Caller> {
    if (!request.headers.cookie) return { visitor: { kind: 'anonymous' }, cookies: noCookies };
    // An address that cannot be read is answered before cookies are.
    const cookies = request.cookies ?? {};
    const session = await sessions.find(cookies[sessionCookie.name]).catch((error: unknown) => {
      request.log.error(
        { err: error, requestId: request.id },
        'sessions cannot be read; the visitor is taken as anonymous',
      );
      return undefined;
    });
    const count = options.countNotices(session?.following);
    return { visitor: visitorOf(session, count), session, cookies: readCookies(cookies) };
  }

  function toAnswer(
    resolution: Resolution,
    form: AnswerForm,
    origin: string,
  ): { answer: ReadyAnswer; lifeMs: number } {
    const { view } = resolution;
    if (resolution.kind === 'redirect') {
      const body = form === 'document' ? options.draw(view, origin) : '';
      return { answer: formatRedirect(resolution, form, body), lifeMs: 0 };
    }
    const lifetime = lifetimeOf(view);
    const headers = {
      'content-type': form === 'document' ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      'cache-control': cacheControlOf(lifetime),
      vary: 'cookie, accept-encoding',
      'content-language': view.route.locale === 'fr' ? 'fr-CA' : 'en-CA',
      ...(view.status === 503 ? { 'retry-after': '120' } : {}),
      ...(view.shell.consent === 'granted' ? security.consented : {}),
    };
    const body = form === 'document' ? options.draw(view, origin) : JSON.stringify({ kind: 'view', view });
    return { answer: readyAnswer(view.status, headers, body), lifeMs: (lifetime?.serverS ?? 0) * 1000 };
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    form: AnswerForm,
  ): Promise<FastifyReply> {
    const origin = originOf(request);
    const caller = await identify(request);
    const key =
      caller.visitor.kind === 'anonymous'
        ? pageKey(resolver.version, form, origin, request.url, caller.cookies)
        : undefined;
    const kept = key === undefined ? undefined : cache.find(key);
    if (kept) return send(request, reply, kept);
    const pageRequest = { ...caller, url: pageUrl(request, form, origin), requestId: request.id };
    return send(request, reply, await drawOnce(key, pageRequest, form, origin));
  }

  /** Many visitors who ask for the same page at once wait for one drawing. */
  function drawOnce(
    key: string | undefined,
    request: PageRequest,
    form: AnswerForm,
    origin: string,
  ): Promise<ReadyAnswer> {
    const { age } = cache;
    const draw = async () => {
      const { answer: ready, lifeMs } = toAnswer(await resolver.resolve(request), form, origin);
      // Begun before the content changed: it may show what was before.
      if (key !== undefined && age === cache.age) cache.keep(key, ready, lifeMs);
      return ready;
    };
    if (key === undefined) return draw();
    const name = `${age} ${key}`;
    const under = drawing.get(name) ?? draw().finally(() => drawing.delete(name));
    drawing.set(name, under);
    return under;
  }

  return {
    answer,
    answerForm: async (request, reply, url, newsletter, status) => {
      const caller = await identify(request);
      const resolution = await resolver.resolve({ ...caller, url, requestId: request.id, newsletter });
      const { answer: ready } = toAnswer(withStatus(resolution, status), 'document', originOf(request));
      return send(request, reply, ready);
    },
    answerError: async (request, reply, error) => {
      const origin = originOf(request);
      const pageRequest = {
        ...(await identify(request)),
        url: new URL(request.url, origin),
        requestId: request.id,
      };
      const { answer: ready } = toAnswer(await resolver.resolveError(pageRequest, error), 'document', origin);
      return send(request, reply, ready);
    },
  };
}

/** A page that is itself an error keeps its status, and the words that go with it. */
function withStatus(resolution: Resolution, status: number): Resolution {
  if (resolution.kind === 'redirect' || resolution.view.status >= 400) return resolution;
  return { kind: 'view', view: { ...resolution.view, status } };
}

function pageUrl(request: FastifyRequest, form: AnswerForm, origin: string): URL {
  const path = form === 'data' ? request.url.slice('/_data'.length) || '/' : request.url;
  if (path.startsWith('//') || !URL.canParse(path, origin))
    throw new AppError('bad-request', 'not an address of this site');
  return new URL(path, origin);
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
