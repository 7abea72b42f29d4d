import '@fastify/cookie';
import '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AccountsClient, NewsletterOutcome } from '#clients/accounts/accounts-client.ts';
import { newsletterEmailMaxLength } from '#clients/accounts/accounts-client.ts';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { callerOf } from '#platform/http/rate-limit.ts';
import { isPageToken } from '#platform/captcha/captcha.ts';
import { splitPrefix } from '#site/routing/locale-path.ts';
import type { NewsletterForm } from '#site/view.ts';
import { alertMaxAgeS, consentMaxAgeS, cookieNames } from './cookies.ts';
import type { FormTokens } from './form-token.ts';
import { backPath, requireOwnForm, type Fields } from './own-form.ts';
import type { PageHandler } from './page-handler.ts';
import type { RouteSource } from './route-source.ts';
import { sessionCookie, type Sessions } from './sessions.ts';

export interface ShellFormsOptions {
  readonly tokens: FormTokens;
  readonly accounts: AccountsClient;
  readonly sessions: Sessions;
  readonly pages: PageHandler;
  readonly organization: string;
  readonly secureCookies: boolean;
  readonly origin: string | undefined;
}

const statuses: Readonly<Record<NewsletterForm['state'], number>> = {
  idle: 200,
  sent: 200,
  invalid: 422,
  robot: 400,
  'too-many': 429,
  unavailable: 503,
};

/** The forms of the frame: each answers a page that posts behind itself, and a plain browser without script. */
export function mountShellForms(
  app: FastifyInstance,
  options: ShellFormsOptions & { readonly routes: RouteSource },
): void {
  const { tokens, accounts, sessions, pages } = options;
  const originOf = (request: FastifyRequest) => options.origin ?? `${request.protocol}://${request.host}`;
  const cookie = { path: '/', sameSite: 'lax', secure: options.secureCookies } as const;
  /** A form without script costs its sender nothing, so an address may send fewer of them (see platform/captcha). */
  const countScriptless = app.createRateLimit({
    max: 10,
    timeWindow: 10 * 60_000,
    keyGenerator: (request) => `scriptless ${callerOf(request)}`,
  });
  const limited = { config: { rateLimit: { max: 20, timeWindow: 60_000 } } };

  /** Checks the form, acts, then goes where the act says, else back to where the visitor was. */
  const form = (
    path: string,
    act: (fields: Fields, request: FastifyRequest, reply: FastifyReply) => Promise<string> | void,
  ) =>
    app.post(path, limited, async (request, reply) => {
      const fields = requireOwnForm(request, tokens, originOf(request));
      const next = (await act(fields, request, reply)) ?? backPath(fields);
      if (wantsJson(request)) return reply.send({ done: true });
      return reply.redirect(next, 303);
    });

  form('/_consent', (fields, _request, reply) => {
    const choice = fields['analytics'] === 'granted' ? 'granted' : 'denied';
    reply.setCookie(cookieNames.consent, choice, { ...cookie, maxAge: consentMaxAgeS });
  });

  form('/_alert/dismiss', (fields, _request, reply) => {
    const fingerprint = fields['fingerprint'] ?? '';
    if (!/^[\w-]{1,40}$/.test(fingerprint)) throw new AppError('bad-request', 'the form names no alert');
    reply.setCookie(cookieNames.alert, fingerprint, { ...cookie, httpOnly: true, maxAge: alertMaxAgeS });
  });

  form('/_logout', async (_fields, request, reply) => {
    await sessions.close(request.cookies[sessionCookie.name]);
    reply.clearCookie(sessionCookie.name, cookie);
    const locale = localeOfPage(request);
    const { table } = options.routes.current();
    return table.pathOf('login', locale) ?? table.pathOf('home', locale) ?? '/';
  });

  app.post('/_forms/newsletter', limited, async (request, reply) => {
    const fields = requireOwnForm(request, tokens, originOf(request));
    const back = new URL(backPath(fields), originOf(request));
    const state = await subscribe(fields, back, request);
    if (wantsJson(request)) return reply.status(statuses[state]).send({ state });
    const email = state === 'sent' ? {} : { email: fields['email'] ?? '' };
    return pages.answerForm(request, reply, back, { state, ...email }, statuses[state]);
  });

  async function subscribe(
    fields: Fields,
    back: URL,
    request: FastifyRequest,
  ): Promise<NewsletterForm['state']> {
    const email = fields['email']?.trim() ?? '';
    if (email.length > newsletterEmailMaxLength || !/^\S+@\S+\.\S+$/.test(email)) return 'invalid';
    // Only a machine fills the hidden field; it is told what a visitor would be.
    if (fields['url']) return 'sent';
    const captchaToken = fields['captcha'] ?? '';
    if (isPageToken(captchaToken)) {
      const counted = await countScriptless(request);
      if (!counted.isAllowed && counted.isExceeded) return 'too-many';
    }
    try {
      const outcome: NewsletterOutcome = await accounts.subscribeToNewsletter({
        email,
        locale: splitPrefix(back.pathname).locale,
        organization: options.organization,
        captchaToken,
      });
      return outcome;
    } catch (error) {
      request.log.error({ err: error, requestId: request.id }, 'the newsletter form could not be passed on');
      return 'unavailable';
    }
  }
}

/** The language of the page a form was sent from. */
function localeOfPage({ headers: { referer } }: FastifyRequest): Locale {
  return referer !== undefined && URL.canParse(referer)
    ? splitPrefix(new URL(referer).pathname).locale
    : defaultLocale;
}

function wantsJson(request: FastifyRequest): boolean {
  return request.headers.accept?.includes('application/json') ?? false;
}
