import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountsClient } from '#clients/accounts/accounts-client.ts';
import type { Operator } from '#domain/operator.ts';
import { AppError } from '#lib/errors.ts';
import type { ActionContext } from '#site/forms/action.server.ts';
import { formName } from '#site/forms/form.ts';
import { shellActions } from '#site/layouts/actions.server.ts';
import type { Screens } from '#site/pages/screens.server.ts';
import { cookieNames } from '../http/cookies.ts';
import type { FormTokens } from '../http/form-token.ts';
import type { PageHandler } from '../pages/page-handler.ts';
import type { RouteSource } from '../routes/route-source.ts';
import type { IdentifyCaller } from '../sessions/caller.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { createFindAction } from './find-action.ts';
import { createFormHandler, type SentForm } from './form-handler.ts';
import { createFormLimits, largestBody } from './form-limits.ts';

export interface FormsOptions {
  readonly tokens: FormTokens;
  readonly accounts: AccountsClient;
  readonly sessions: Sessions;
  readonly identify: IdentifyCaller;
  readonly pages: PageHandler;
  readonly routes: RouteSource;
  readonly screens: Screens;
  readonly operator: Operator;
  readonly secureCookies: boolean;
  readonly redirectHosts: readonly string[];
  originOf(request: FastifyRequest): string;
}

/** Every form of the site is sent to the address of the page it stands on. */
export function mountForms(app: FastifyInstance, options: FormsOptions): void {
  const { sessions, screens, operator, accounts } = options;
  const cookie = { path: '/', sameSite: 'lax', secure: options.secureCookies } as const;

  const contextOf = ({ request, reply, url, locale, table, caller, fields }: SentForm): ActionContext => ({
    url,
    locale,
    table,
    visitor: caller.visitor,
    operator,
    accounts,
    captchaToken: fields['_captcha'] ?? '',
    cookies: {
      set: (name, value, { maxAgeS, httpOnly = false }) =>
        void reply.setCookie(cookieNames[name], value, { ...cookie, httpOnly, maxAge: maxAgeS }),
    },
    signOut: async () => {
      // The cookie goes first: the browser forgets the session also when the store cannot be reached.
      reply.clearCookie(sessions.cookieName, cookie);
      await sessions.close(request.cookies[sessions.cookieName]);
    },
  });

  const all = [shellActions, ...Object.values(screens).map(({ actions = {} }) => actions)];
  for (const [name, { form }] of all.flatMap((actions) => Object.entries(actions))) {
    if (form.name !== name || !formName.test(name))
      throw new AppError(
        'internal',
        `the form "${form.name}", listed as "${name}", has no name that can be sent`,
      );
  }
  const handler = createFormHandler({
    ...options,
    findAction: createFindAction(options),
    limits: createFormLimits(app),
    contextOf,
  });
  app.post('/*', { bodyLimit: largestBody(all.flatMap((actions) => Object.values(actions))) }, handler);
}
