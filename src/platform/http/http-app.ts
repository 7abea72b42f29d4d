import type { IncomingMessage } from 'node:http';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { AppError, toAppError } from '#lib/errors.ts';
import { isDiskFull } from '#platform/disk-full.ts';
import type { Log } from '#platform/log/log.ts';
import { collectMethods } from './allowed-methods.ts';
import { takeJson, takeText } from './body-parsers.ts';
import type { Answer } from './endpoint.ts';
import { leaveUnread } from './leave-unread.ts';
import { requestIdOf } from './request-id.ts';
import { codeOfStatus, httpStatus } from './status.ts';
import { toTrustProxy, type TrustedProxies } from './trusted-proxies.ts';

export interface HttpAppOptions {
  readonly log: Log;
  readonly trustProxy?: TrustedProxies;
  readonly bodyLimitBytes?: number;
  /** Whether `//` in an address is the same as `/`. */
  readonly ignoreDuplicateSlashes?: boolean;
  /** Headers of every answer, errors included. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The body of an error in the words of the application; `{message}` unless given. */
  formatError?(error: AppError, request: FastifyRequest): Answer | Promise<Answer>;
  /** Answers an error itself, where a body is not enough. */
  answerError?(error: AppError, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

/** For answers that are data: nothing may run, frame or guess at them. A site of pages brings its own over these. */
const defaultHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
};

/** An HTTP application with what each of ours has: request ids, headers on every answer, one error path. */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const { log } = options;
  const headers = { ...defaultHeaders, ...options.headers };
  // The framework would take on the logger's own type, and pass it to everyone.
  const loggerInstance: FastifyBaseLogger = log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger for each request would be made for every page and used for almost none: lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    trustProxy: toTrustProxy(options.trustProxy ?? 0),
    bodyLimit: options.bodyLimitBytes ?? 1024 * 1024,
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: options.ignoreDuplicateSlashes ?? false,
      maxParamLength: 2000,
    },
    requestTimeout: 30_000,
    // An address that cannot even be read never reaches a hook.
    frameworkErrors: (thrown, request, reply) => {
      reply.header('x-request-id', request.id).headers(headers);
      void handleError(options, thrown, { request, reply });
    },
    genReqId: requestIdOf,
  });

  app.addHook('onRequest', (request, reply, done) => {
    forgetTypeOfNothing(request.raw);
    reply.header('x-request-id', request.id).headers(headers);
    done(hasNul(request.url) ? new AppError('bad-request', 'an address holds no NUL') : undefined);
  });

  app.removeAllContentTypeParsers();
  takeJson(app);
  takeText(app, 'text/plain');
  const refuse = refuseUnknown(collectMethods(app));
  // What is sent to no address of ours is not read.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (!request.is404 || request.method === 'GET' || request.method === 'HEAD') return done();
    refuse(request, reply);
  });
  app.setErrorHandler((thrown, request, reply) => handleError(options, thrown, { request, reply }));
  app.setNotFoundHandler(refuse);
  return app;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function handleError(
  { answerError, formatError = formatMessage }: HttpAppOptions,
  thrown: unknown,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const error = toRequestError(thrown);
  leaveUnread(request, reply);
  const { code, facts } = error;
  const level = httpStatus(error) >= 500 ? 'error' : 'debug';
  request.log[level](
    { ...facts, err: error, code, requestId: request.id, path: request.url },
    'request failed',
  );
  if (answerError) return answerError(error, request, reply);
  const answer = await formatError(error, request);
  reply.status(answer.status).header('cache-control', 'no-store');
  if (typeof answer.body !== 'string') reply.header('content-type', 'application/json; charset=utf-8');
  reply.headers(answer.headers ?? {});
  return reply.send(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
}

/** An address that is not there, or not for this method: then the methods it has are named. */
function refuseUnknown(methodsOf: (path: string) => string[]) {
  return (request: FastifyRequest, reply: FastifyReply): never => {
    const path = pathOf(request.url);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const methods = reads ? [] : methodsOf(path);
    if (methods.length === 0) throw new AppError('not-found', `no such address: ${request.method} ${path}`);
    reply.header('allow', methods.join(', '));
    throw new AppError('method-not-allowed', `${request.method} is not for ${path}`);
  };
}

/** Without a length there is no body, whatever its type is said to be: the framework would wait for one for ever. */
function forgetTypeOfNothing({ headers }: IncomingMessage): void {
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined)
    delete headers['content-type'];
}

/** No page and no call has an address with a NUL in it, and databases refuse to look for one. */
const hasNul = (url: string): boolean => pathOf(url).includes('%00');

/** A query may hold an e-mail address or a token: it goes into no log and no message. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** The error body of a REST call (contract, section 1): the words only, and none of a 5xx. */
export function formatMessage(error: AppError): Answer {
  const status = httpStatus(error);
  return { status, body: { message: status >= 500 ? 'Erreur serveur' : error.message } };
}

/** What was thrown in a request: the framework's own refusals (body too large, bad JSON …) keep their status. */
function toRequestError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const status = (thrown as { statusCode?: unknown }).statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    const message = thrown instanceof Error ? thrown.message : 'refused';
    return new AppError(codeOfStatus(status), message, { status, cause: thrown });
  }
  if (isDiskFull(thrown)) return new AppError('unavailable', 'the disk is full', { cause: thrown });
  return toAppError(thrown);
}
