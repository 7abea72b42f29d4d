import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { isPageToken } from '#platform/captcha/captcha.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { pathSaying } from '#site/forms/done.ts';
import type { Action, ActionContext, ActionOutcome } from '#site/forms/action.server.ts';
import { checkFields, faultOf, type Fields, type FormAnswer, type FormFault } from '#site/forms/form.ts';
import { guard } from '../pages/guard.ts';
import type { PageHandler } from '../pages/page-handler.ts';
import type { Caller } from '../sessions/caller.ts';
import type { Addressed, FindAction } from './find-action.ts';
import type { FormLimits } from './form-limits.ts';

export interface FormHandlerOptions {
  readonly pages: PageHandler;
  readonly findAction: FindAction;
  readonly limits: FormLimits;
  identify(request: FastifyRequest): Promise<Caller>;
  /** Lets through a form that this site drew; anything else is `forbidden`. */
  requireOwn(request: FastifyRequest): Fields;
  contextOf(request: FastifyRequest, reply: FastifyReply, sent: SentForm): ActionContext;
}

export interface SentForm extends Addressed {
  readonly fields: Fields;
  readonly caller: Caller;
}

type Refused = { readonly status: number; readonly faults: readonly FormFault[] };
type Ran = Refused | (ActionOutcome & { readonly kind: 'done' });

/** A form that is sent to the address of its page: checked, acted on, and answered to a script and to a plain browser. */
export function createFormHandler(options: FormHandlerOptions) {
  const { pages, limits, identify } = options;

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const addressed = options.findAction(request);
    await limits.count(request, addressed.action);
    const fields = options.requireOwn(request);
    const caller = await identify(request);
    const { action, url, match, isOfShell, table } = addressed;
    if (!action) throw new AppError('bad-request', 'the page has no such form');
    if (!isOfShell && match) {
      const sentAway = guard({ match, visitor: caller.visitor, table, url });
      if (sentAway) return answerDone(request, reply, sentAway);
    }
    const ran = await run(request, reply, action, { ...addressed, fields, caller });
    if ('faults' in ran)
      return answerRefused(request, reply, action, { ...addressed, fields, caller, ...ran });
    const { to, isTold } = ran;
    if (to !== undefined) return answerDone(request, reply, to);
    if (wantsJson(request)) return reply.send({ kind: 'done' } satisfies FormAnswer);
    const { name } = action.form;
    return reply.redirect(isTold ? `${pathSaying(url, name)}#${name}` : pathSaying(url), 303);
  };

  async function run(
    request: FastifyRequest,
    reply: FastifyReply,
    action: Action,
    sent: SentForm,
  ): Promise<Ran> {
    const { fields, locale } = sent;
    const texts = catalogues[locale];
    const refuse = (status: number, fault: Pick<FormFault, 'code' | 'field'>): Refused => ({
      status,
      faults: [faultOf(action.form, texts, fault)],
    });
    const checked = await checkFields(action.form, fields, texts);
    if ('faults' in checked) return { status: 422, faults: checked.faults };
    // Only a machine fills the hidden field; it is told what a visitor would be.
    if (action.hasTrap && fields['url']) return { kind: 'done', isTold: true };
    const isScriptless = action.hasCaptcha && isPageToken(fields['_captcha'] ?? '');
    if (isScriptless && !(await limits.allowsScriptless(request))) return refuse(429, { code: 'too-many' });
    try {
      const outcome = await action.run(checked.values, options.contextOf(request, reply, sent));
      return outcome.kind === 'done' ? outcome : refuse(outcome.status, outcome);
    } catch (thrown) {
      request.log.error({ err: thrown, requestId: request.id, form: action.form.name }, 'a form failed');
      return refuse(503, { code: 'unavailable' });
    }
  }

  async function answerRefused(
    request: FastifyRequest,
    reply: FastifyReply,
    { form: { name, secret = [] } }: Action,
    { fields, caller, url, status, faults }: SentForm & Refused,
  ): Promise<FastifyReply> {
    if (wantsJson(request)) {
      return reply.status(status).send({ kind: 'refused', faults } satisfies FormAnswer);
    }
    const isShown = ([field]: [string, string]) => !field.startsWith('_') && !secret.includes(field);
    const values = Object.fromEntries(Object.entries(fields).filter(isShown));
    const form = { name, kind: 'refused', faults, values } as const;
    return pages.answerRefused(request, reply, { caller, url, form, status });
  }
}

function answerDone(request: FastifyRequest, reply: FastifyReply, to: string): FastifyReply {
  return wantsJson(request) ? reply.send({ kind: 'done', to } satisfies FormAnswer) : reply.redirect(to, 303);
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/json') ?? false;
}
