import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { Captcha } from '#platform/captcha/captcha.ts';
import type { Clock } from '#platform/clock.ts';
import { createHttpApp, formatMessage } from '#platform/http/http-app.ts';
import { mountEndpoints } from '#platform/http/mount.ts';
import { loggedPath } from '#platform/http/logged-path.ts';
import { limitRate } from '#platform/http/rate-window.ts';
import type { Log } from '#platform/log.ts';
import { getCaptcha } from './captcha-endpoint.ts';
import { mountDevReload } from './dev-reload.ts';
import { localeRedirect, rootVary, type LocaleRedirectOptions } from './locale-redirect.ts';
import type { OperatorStyle } from './operator-style.ts';
import type { PageHandler } from './page-handler.ts';
import type { Renderer } from './renderer.ts';
import type { RouteSource } from './route-source.ts';
import type { SecurityHeaders } from './security-headers.ts';
import { mountShellForms, type ShellFormsOptions } from './shell-forms.ts';
import { mountStaticFiles } from './static-files.ts';

export interface SiteAppOptions {
  readonly log: Log;
  readonly security: SecurityHeaders;
  readonly trustProxy: boolean;
  readonly rateLimitPerMinute: number;
  readonly locales: LocaleRedirectOptions;
  readonly pages: PageHandler;
  readonly routes: RouteSource;
  readonly renderer: Renderer;
  readonly captcha: Captcha;
  readonly forms: ShellFormsOptions;
  readonly logo: string;
  readonly icon: string;
  readonly style: OperatorStyle;
  readonly devReload: boolean;
  readonly clock: Clock;
}

const formLimitBytes = 64 * 1024;

/** For a fault so deep that no page can be drawn. */
const lastResort = `<!doctype html><html lang="fr-ca"><meta charset="utf-8"><title>Erreur technique temporaire</title>
<h1>Erreur technique temporaire</h1><p>Actualisez la page ou revenez plus tard.</p>
<h1 lang="en-ca">Temporary technical error</h1><p lang="en-ca">Refresh the page or come back later.</p></html>`;

/** The site's own HTTP application: files, forms, data and pages, in this order of trust. */
export async function createSiteApp(options: SiteAppOptions): Promise<FastifyInstance> {
  const { pages, routes, renderer } = options;
  const app = createHttpApp({
    log: options.log,
    trustProxy: options.trustProxy,
    headers: options.security.strict,
    bodyLimitBytes: formLimitBytes,
    answerError: (error, request, reply) => answerError(pages, error, request, reply),
  });
  // The plugin below counts known addresses; this also counts what is sent to others.
  limitRate(app, {
    perMinute: options.rateLimitPerMinute,
    clock: options.clock,
    counts: ({ method }) => method !== 'GET' && method !== 'HEAD',
  });
  const { logo, icon, style } = options;
  await mountStaticFiles(app, { builtFolder: renderer.builtFolder, logo, icon, style });
  // What is mounted from here on is counted.
  await app.register(fastifyCookie);
  await app.register(fastifyFormbody, { bodyLimit: formLimitBytes });
  await app.register(fastifyRateLimit, {
    max: options.rateLimitPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: (_request, context) =>
      new AppError('too-many-requests', `too many requests; try again in ${context.after}`),
  });
  mountEndpoints(app, [getCaptcha(options.captcha)]);
  mountShellForms(app, { ...options.forms, routes });
  if (options.devReload) mountDevReload(app);

  app.get('/_routes/:hash', (request, reply) => {
    const current = routes.current();
    const { hash } = request.params as { hash: string };
    const isCurrent = hash === current.hash;
    return reply
      .header('cache-control', isCurrent ? 'public, max-age=31536000, immutable' : 'no-store')
      .send({ hash: current.hash, routes: current.table.routes });
  });
  app.get('/_data', (request, reply) => pages.answer(request, reply, 'data'));
  app.get('/_data/*', (request, reply) => pages.answer(request, reply, 'data'));
  app.get('/*', (request, reply) => {
    const elsewhere = localeRedirect(request, options.locales);
    if (elsewhere !== undefined) {
      return reply
        .headers({ 'cache-control': 'no-store', vary: `${rootVary}, cookie` })
        .redirect(elsewhere, 302);
    }
    if (options.locales.rootRedirect && /^\/(\?|$)/.test(request.url)) reply.header('vary', rootVary);
    return pages.answer(request, reply, 'document');
  });
  return app;
}

/** A page for who reads pages, words for who reads data. */
async function answerError(
  pages: PageHandler,
  error: AppError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { status, body } = formatMessage(error);
  reply.status(status).header('cache-control', 'no-store');
  if (!request.headers.accept?.includes('text/html')) return reply.send(body);
  try {
    return await pages.answerError(request, reply, error);
  } catch (fault) {
    request.log.fatal({ err: fault, url: loggedPath(request.url) }, 'the error page itself cannot be drawn');
    return reply.type('text/html; charset=utf-8').send(lastResort);
  }
}
