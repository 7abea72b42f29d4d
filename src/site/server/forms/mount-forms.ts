import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountsClient } from '#clients/accounts/accounts-client.ts';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { Operator } from '#domain/operator.ts';
import type { PasswordPolicy } from '#domain/password-policy.ts';
import { AppError } from '#lib/errors.ts';
import { isPageToken } from '#platform/captcha/captcha.ts';
import type { PersonCheck } from '#platform/captcha/person-check.ts';
import type { ActionContext } from '#site/forms/action.server.ts';
import { formName } from '#site/forms/form.ts';
import { holdUploads, keepNoMoreOf } from '#platform/http/hold-uploads.ts';
import { shellActions } from '#site/layouts/actions.server.ts';
import type { Screens } from '#site/pages/screens.server.ts';
import { cookieNames } from '../http/cookies.ts';
import type { FormTokens } from '../http/form-token.ts';
import type { PageHandler } from '../pages/page-handler.ts';
import type { PageResolver } from '../pages/resolve-page.ts';
import type { RouteSource } from '../routes/route-source.ts';
import type { IdentifyCaller } from '../sessions/caller.ts';
import type { Drafts } from '../sessions/drafts.ts';
import type { MemberVisits } from '../sessions/member-visits.ts';
import { fileBounds, refusedBounds } from './file-bounds.ts';
import { createFindAction } from './find-action.ts';
import { isInParts, readFormBodies } from './form-body.ts';
import { createFormHandler, wantsJson, type SentForm } from './form-handler.ts';
import { createFormGate } from './form-gate.ts';
import { createFormLimits, noSuchForm, requireTakesFiles } from './form-limits.ts';
import { createFindPageForms } from './page-forms.ts';

export interface FormsOptions {
  readonly tokens: FormTokens;
  readonly accounts: AccountsClient;
  readonly content: ContentClient;
  readonly visits: MemberVisits;
  readonly drafts: Drafts;
  readonly identify: IdentifyCaller;
  readonly pages: PageHandler;
  readonly resolver: Pick<PageResolver, 'resolve'>;
  readonly routes: RouteSource;
  readonly screens: Screens;
  readonly operator: Operator;
  readonly passwordPolicy: PasswordPolicy;
  readonly isPerson: PersonCheck;
  readonly secureCookies: boolean;
  readonly redirectHosts: readonly string[];
  originOf(request: FastifyRequest): string;
}

/** Every form of the site is sent to the address of the page it stands on. */
export function mountForms(app: FastifyInstance, options: FormsOptions): void {
  const { screens, operator, accounts, content, passwordPolicy } = options;
  const cookie = { path: '/', sameSite: 'lax', secure: options.secureCookies } as const;

  const limits = createFormLimits(app);
  const contextOf = (sent: SentForm): ActionContext => {
    const { request, reply, action, url, locale, table, caller, fields, files } = sent;
    const { _captcha: captchaToken = '' } = fields;
    return {
      url,
      locale,
      table,
      visitor: caller.visitor,
      operator,
      accounts,
      content,
      passwordPolicy,
      files,
      log: request.log,
      isByScript: wantsJson(request),
      captchaToken,
      findProof: async () =>
        isPageToken(captchaToken) && (await limits.isOverScriptless(request)) ? '' : captchaToken,
      isPerson: () => options.isPerson(captchaToken, action.form.name),
      cookies: {
        set: (name, value, { maxAgeS, httpOnly = false }) =>
          void reply.setCookie(cookieNames[name], value, { ...cookie, httpOnly, maxAge: maxAgeS }),
      },
      ...options.visits.actAs(request, reply, caller),
    };
  };

  const all = [shellActions, ...Object.values(screens).map(({ actions = {} }) => actions)];
  for (const [name, { form }] of all.flatMap((actions) => Object.entries(actions))) {
    if (form.name !== name || !formName.test(name))
      throw new AppError(
        'internal',
        `the form "${form.name}", listed as "${name}", has no name that can be sent`,
      );
  }
  const findAction = createFindAction(options);
  const hold = holdUploads({ ...fileBounds, refused: refusedBounds, isHeld: isInParts });
  const { refusalOf } = hold;
  const handler = createFormHandler({ ...options, findAction, limits, contextOf, refusalOf });
  const gate = createFormGate({ ...options, findAction, findPageForms: createFindPageForms(options) });
  // Forms are all that is ever sent here: a body of any other type is refused unread.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  readFormBodies(app, {
    boundsOf: gate.boundsOf,
    takesFiles: async (request, { _form: name, _token: token }) => {
      const addressed = findAction(request, name);
      const { action } = addressed;
      const isOver = await limits.isOver(request, addressed);
      if (!action) throw noSuchForm(isOver);
      requireTakesFiles(action);
      const isTaken = !isOver && !refusalOf(request) && options.tokens.read(token) !== undefined;
      if (!isTaken) keepNoMoreOf(request);
      return isTaken;
    },
  });
  const onRequest = [gate.lookAtHead, hold.onRequest, gate.lookAtPage];
  app.post('/*', { onRequest, preParsing: hold.preParsing }, handler);
}
