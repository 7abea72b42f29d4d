import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressClient } from '#clients/addresses/address-client.ts';
import type { ItineraryClient } from '#clients/itinerary/itinerary-client.ts';
import { languageTags } from '#domain/locale.ts';
import { webFormId } from '#domain/web-forms/web-form-name.ts';
import { AppError } from '#lib/errors.ts';
import type { Captcha } from '#platform/captcha/captcha.ts';
import { LaneFull } from '#platform/fair-lane.ts';
import { createHttpApp, formatMessage } from '#platform/http/http-app.ts';
import { mountEndpoints } from '#platform/http/mount.ts';
import { leaveUncounted, limitRate, type RateLimit } from '#platform/http/rate-limit.ts';
import type { TrustedProxies } from '#platform/http/trusted-proxies.ts';
import type { Log } from '#platform/log/log.ts';
import { cardEndpoints, type CardOptions } from './cards/card-endpoint.ts';
import type { FileDoor } from './files/file-door.ts';
import { addressEndpoints } from './http/address-endpoints.ts';
import { getCaptcha } from './http/captcha-endpoint.ts';
import { mountDevReload } from './http/dev-reload.ts';
import { placeEndpoints } from './http/place-endpoints.ts';
import { mountOneClick } from './http/one-click.ts';
import {
  asksForEnglish,
  localeRedirect,
  rootVary,
  type LocaleRedirectOptions,
} from './http/locale-redirect.ts';
import { getQrCode } from './http/qr-endpoint.ts';
import { languageCookie } from '#site/i18n/language-cookie.ts';
import { captchaForms } from './pages/captcha-forms.ts';
import type { PageHandler } from './pages/page-handler.ts';
import type { Renderer } from './pages/renderer.ts';
import { mountRouteList } from './pages/route-list.ts';
import { createSmallPages, type SmallPageKind, type SmallPages } from './pages/small-page.ts';
import { mountWebManifest } from './pages/web-manifest.ts';
import type { SecurityHeaders } from './http/security-headers.ts';
import { mountSecurityText } from './http/security-text.ts';
import { mountForms, type FormsOptions } from './forms/mount-forms.ts';
import { mountRobots, mountSitemap, type SitemapOptions } from './sitemap/mount-sitemap.ts';
import { mountStaticFiles, type StaticFilesOptions } from './http/static-files.ts';

interface SiteAppOptions
  extends
    FormsOptions,
    Omit<StaticFilesOptions, 'builtFolder'>,
    Omit<SitemapOptions, 'clock'>,
    Omit<CardOptions, 'logo'> {
  readonly log: Log;
  readonly security: SecurityHeaders;
  readonly trustProxy: TrustedProxies;
  /** The address of the site, where a setting names it. */
  readonly publicUrl: string | undefined;
  readonly rateLimit: Omit<RateLimit, 'name' | 'headers'>;
  readonly locales: LocaleRedirectOptions;
  readonly renderer: Renderer;
  readonly captcha: Captcha;
  /** Where a setting names a service that completes postal addresses. */
  readonly addresses: AddressClient | undefined;
  readonly itinerary: ItineraryClient;
  readonly files: FileDoor;
  readonly devReload: boolean;
}

/** The site's own HTTP application: built files first, uncounted; then files, forms, data and pages, counted. */
export async function createSiteApp(options: SiteAppOptions): Promise<FastifyInstance> {
  const { pages, routes, renderer } = options;
  const smallPage = createSmallPages({
    operator: options.operator,
    strategy: options.locales.strategy,
    styles: renderer.stylesOf(''),
  });
  const app = createHttpApp({
    log: options.log,
    trustProxy: options.trustProxy,
    headers: options.security.strict,
    answerError: createAnswerError({
      pages,
      smallPage,
      count: async (request, reply) => count.call(app, request, reply),
    }),
  });
  // A page brings a dozen files along: they are not counted.
  await app.register(async (files) => {
    leaveUncounted(files);
    await mountStaticFiles(files, { ...options, builtFolder: renderer.builtFolder });
    mountWebManifest(files, {
      operator: options.operator,
      strategy: options.locales.strategy,
      hasPixels: options.iconPixels !== undefined,
      table: () => routes.current().table,
    });
    mountRobots(files, options);
    mountSecurityText(files, { ...options, clock: options.rateLimit.clock });
  });
  await app.register(fastifyCookie);
  await limitRate(app, { ...options.rateLimit, name: 'site', headers: true });
  const count = app.rateLimit();
  const purposes = new Set(Object.values(options.screens).flatMap(captchaForms));
  // Editors make forms while the site runs, so theirs are known by how they are called.
  const isPurpose = (name: string) => purposes.has(name) || webFormId(name) !== undefined;
  mountEndpoints(app, [getCaptcha(options.captcha, isPurpose), getQrCode(options.publicUrl)]);
  if (options.addresses) mountEndpoints(app, addressEndpoints(options.addresses));
  mountEndpoints(app, placeEndpoints(options.itinerary));
  mountEndpoints(app, cardEndpoints(options));
  options.files.mount(app, options.rateLimit.perMinute);
  mountSitemap(app, { ...options, clock: options.rateLimit.clock });
  await mountOneClick(app, { accounts: options.accounts, table: () => routes.current().table });
  mountForms(app, options);
  if (options.devReload) mountDevReload(app);

  mountRouteList(app, routes);
  app.get('/_data', (request, reply) => pages.answer(request, reply, 'data'));
  app.get('/_data/*', (request, reply) => pages.answer(request, reply, 'data'));
  app.get('/*', (request, reply) => {
    if (asksForEnglish(request.url, options.locales))
      return reply
        .headers({ 'cache-control': 'no-store', 'set-cookie': languageCookie('en', options.secureCookies) })
        .redirect(request.url.replace(/^\/en\/?/, '/'), 302);
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

/** How long a visitor is asked to wait where the count itself does not say. */
const usualWaitS = 60;

interface AnswerErrorOptions {
  readonly pages: PageHandler;
  readonly smallPage: SmallPages;
  /** Counts a request that is not counted yet: one whose address cannot be read meets no hook. */
  count(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/** An HTML page for callers that accept HTML, `{ message }` for all others. */
function createAnswerError({ pages, smallPage, count }: AnswerErrorOptions) {
  return async function answerError(
    error: AppError,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { status, body } = formatMessage(error);
    const isTooMany = error.code === 'too-many-requests';
    reply.status(status).header('cache-control', 'no-store');
    if ((isTooMany || error instanceof LaneFull) && !reply.hasHeader('retry-after'))
      reply.header('retry-after', usualWaitS);
    if (!request.headers.accept?.includes('text/html')) return reply.send(body);
    const sendSmall = (kind: SmallPageKind) => {
      const { locale, html } = smallPage(kind, request);
      return reply
        .headers({ 'content-language': languageTags[locale], vary: 'accept-language, cookie' })
        .type('text/html; charset=utf-8')
        .send(html);
    };
    if (isTooMany) return sendSmall('too-many');
    if (error instanceof LaneFull) return sendSmall('technical');
    // One caller may ask for five times as many files as pages.
    if (error.code === 'not-found' && request.url.startsWith('/files/')) return sendSmall('no-file');
    try {
      await count(request, reply);
      return await pages.answerError(request, reply, error);
    } catch (fault) {
      if (fault instanceof AppError && (fault instanceof LaneFull || fault.code === 'too-many-requests'))
        return answerError(fault, request, reply);
      request.log.fatal({ err: fault, path: request.url }, 'the error page itself cannot be drawn');
      return sendSmall('technical');
    }
  };
}
