import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { isPageToken } from '#platform/captcha/captcha.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { pathWithDone } from '#site/forms/done.ts';
import type { Action, ActionContext, ActionOutcome } from '#site/forms/action.server.ts';
import { checkFields, faultOf, type Fields, type FormAnswer, type FormFault } from '#site/forms/form.ts';
import { guard } from '../pages/guard.ts';
import type { PageHandler } from '../pages/page-handler.ts';
import type { Caller, IdentifyCaller } from '../sessions/caller.ts';
import type { Addressed, FindAction } from './find-action.ts';
import type { FormLimits } from './form-limits.ts';

interface FormHandlerOptions {
  readonly pages: PageHandler;
  readonly findAction: FindAction;
  readonly limits: FormLimits;
  readonly identify: IdentifyCaller;
  /** Lets through a form that this site drew; anything else is `forbidden`. */
  requireOwn(request: FastifyRequest): Fields;
  contextOf(sent: SentForm): ActionContext;
}

export interface SentForm extends Addressed {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly action: Action;
  readonly fields: Fields;
  readonly caller: Caller;
}

type Refused = { readonly status: number; readonly faults: readonly FormFault[] };
type Done = Omit<ActionOutcome & { readonly kind: 'done' }, 'kind'>;

/** A form that is sent to the address of its page: checked, acted on, and answered to a script and to a plain browser. */
export function createFormHandler(options: FormHandlerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const addressed = options.findAction(request);
    await options.limits.count(request, addressed.action);
    const fields = options.requireOwn(request);
    const caller = await options.identify(request);
    const { action, url, match, isOfShell, table } = addressed;
    if (!action) throw new AppError('bad-request', 'the page has no such form');
    const sent = { ...addressed, request, reply, action, fields, caller };
    const sentAway = !isOfShell && match && guard({ match, visitor: caller.visitor, table, url });
    if (sentAway) return answerDone(sent, { to: sentAway });
    const ran = await run(options, sent);
    return 'faults' in ran ? answerRefused(options.pages, sent, ran) : answerDone(sent, ran);
  };
}

async function run({ limits, contextOf }: FormHandlerOptions, sent: SentForm): Promise<Refused | Done> {
  const { request, action, fields, locale } = sent;
  const texts = catalogues[locale];
  const refuse = (status: number, fault: Pick<FormFault, 'code' | 'field'>): Refused => ({
    status,
    faults: [faultOf(action.form, texts, fault)],
  });
  const checked = await checkFields(action.form, fields, texts);
  if ('faults' in checked) return { status: 422, faults: checked.faults };
  // Only a machine fills the hidden field; it is told what a visitor would be.
  if (action.hasTrap && fields['url']) return { showsDone: true };
  const isScriptless = action.hasCaptcha && isPageToken(fields['_captcha'] ?? '');
  if (isScriptless && !(await limits.allowsScriptless(request))) return refuse(429, { code: 'too-many' });
  try {
    const outcome = await action.run(checked.values, contextOf(sent));
    return outcome.kind === 'done' ? outcome : refuse(outcome.status, outcome);
  } catch (thrown) {
    request.log.error({ err: thrown, requestId: request.id, form: action.form.name }, 'a form failed');
    return refuse(503, { code: 'unavailable' });
  }
}

async function answerRefused(
  pages: PageHandler,
  { request, reply, action, fields, caller, url }: SentForm,
  { status, faults }: Refused,
): Promise<FastifyReply> {
  if (wantsJson(request)) {
    return reply.status(status).send({ kind: 'refused', faults } satisfies FormAnswer);
  }
  const { name, secret = [] } = action.form;
  const isShown = ([field]: [string, string]) => !field.startsWith('_') && !secret.includes(field);
  const values = Object.fromEntries(Object.entries(fields).filter(isShown));
  const form = { name, kind: 'refused', faults, values } as const;
  return pages.answerRefused(request, reply, { caller, url, form, status });
}

function answerDone({ request, reply, action, url }: SentForm, { to, showsDone }: Done): FastifyReply {
  if (wantsJson(request)) return reply.send({ kind: 'done', to } satisfies FormAnswer);
  const { name } = action.form;
  const here = showsDone ? `${pathWithDone(url, name)}#${name}` : pathWithDone(url);
  return reply.redirect(to ?? here, 303);
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/json') ?? false;
}
