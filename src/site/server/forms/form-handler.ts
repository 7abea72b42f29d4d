import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { isPageToken } from '#platform/captcha/captcha.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { pathWithDone } from '#site/forms/done.ts';
import type { Action, ActionContext, ActionOutcome } from '#site/forms/action.server.ts';
import { checkFields, faultOf, type Fields, type FormAnswer, type FormFault } from '#site/forms/form.ts';
import { mayLeadTo } from '#site/routing/redirections.ts';
import type { FormTokens } from '../http/form-token.ts';
import { formatLocation } from '../pages/format-answer.ts';
import { guard } from '../pages/guard.ts';
import type { PageHandler } from '../pages/page-handler.ts';
import type { Caller, IdentifyCaller } from '../sessions/caller.ts';
import type { Addressed, FindAction } from './find-action.ts';
import { bodyOf } from './form-body.ts';
import { requireSize, type FormLimits } from './form-limits.ts';
import { requireOwnForm } from './own-form.ts';

interface FormHandlerOptions {
  readonly pages: PageHandler;
  readonly findAction: FindAction;
  readonly limits: FormLimits;
  readonly tokens: FormTokens;
  readonly identify: IdentifyCaller;
  /** Hosts an action may lead to besides the site's own. */
  readonly redirectHosts: readonly string[];
  originOf(request: FastifyRequest): string;
  contextOf(sent: SentForm): ActionContext;
}

export interface SentForm extends Addressed {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly action: Action;
  readonly fields: Fields;
  readonly caller: Caller;
}

interface Refused {
  readonly status: number;
  readonly faults: readonly FormFault[];
  /** In place of one that was too old. */
  readonly token?: string;
}
type Done = Omit<ActionOutcome & { readonly kind: 'done' }, 'kind'>;

/** A form that is sent to the address of its page: checked, acted on, and answered to a script and to a plain browser. */
export function createFormHandler(options: FormHandlerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const addressed = options.findAction(request);
    const { action } = addressed;
    const { fields, bytes } = bodyOf(request);
    const isOver = await options.limits.isOver(request, addressed);
    requireSize(bytes, action);
    requireOwnForm(request, options.originOf(request));
    if (!action) {
      if (isOver) throw new AppError('too-many-requests', 'too many forms; try again in a minute');
      throw new AppError('bad-request', 'the page has no such form');
    }
    const sent = { ...addressed, request, reply, action, fields, caller: await options.identify(request) };
    const ran = isOver ? refuse(sent, 429, { code: 'too-many' }) : await run(options, sent);
    return 'faults' in ran ? answerRefused(options.pages, sent, ran) : answerDone(options, sent, ran);
  };
}

async function run(options: FormHandlerOptions, sent: SentForm): Promise<Refused | Done> {
  const { request, action, fields, locale, caller, url, match, table } = sent;
  const { tokens, limits, contextOf } = options;
  if (!tokens.accepts(fields['_token']))
    return { ...refuse(sent, 403, { code: 'stale' }), token: tokens.issue() };
  const { visitor, isUnknown } = caller;
  const sentAway = !sent.isOfShell && match && guard({ match, visitor, table, url, isUnknown });
  if (sentAway) return { to: sentAway };
  const checked = await checkFields(action.form, fields, catalogues[locale]);
  if ('faults' in checked) return { status: 422, faults: checked.faults };
  // Only a machine fills the hidden field; it is told what a visitor would be.
  if (action.form.hasTrap && fields['url']) return { showsDone: true };
  const isScriptless = action.form.hasCaptcha && isPageToken(fields['_captcha'] ?? '');
  if (isScriptless && (await limits.isOverScriptless(request)))
    return refuse(sent, 429, { code: 'too-many' });
  try {
    const outcome = await action.run(checked.values, contextOf(sent));
    return outcome.kind === 'done' ? outcome : refuse(sent, outcome.status, outcome);
  } catch (thrown) {
    request.log.error({ err: thrown, requestId: request.id, form: action.form.name }, 'a form failed');
    return refuse(sent, 503, { code: 'unavailable' });
  }
}

function refuse(
  { action, locale }: SentForm,
  status: number,
  fault: Pick<FormFault, 'code' | 'field'>,
): Refused {
  return { status, faults: [faultOf(action.form, catalogues[locale], fault)] };
}

async function answerRefused(
  pages: PageHandler,
  { request, reply, action, fields, caller, url }: SentForm,
  { status, faults, token }: Refused,
): Promise<FastifyReply> {
  if (wantsJson(request)) {
    return reply.status(status).send({ kind: 'refused', faults, token } satisfies FormAnswer);
  }
  const { name, secret = [] } = action.form;
  const isShown = ([field]: [string, string]) => !field.startsWith('_') && !secret.includes(field);
  const values = Object.fromEntries(Object.entries(fields).filter(isShown));
  const form = { name, kind: 'refused', faults, values } as const;
  return pages.answerRefused(request, reply, { caller, url, form, status });
}

function answerDone(
  { redirectHosts }: FormHandlerOptions,
  { request, reply, action, url }: SentForm,
  { to: asked, showsDone }: Done,
): FastifyReply {
  const { name } = action.form;
  // An action may take the address from what was sent: it leads nowhere a loader may not lead.
  const to = asked !== undefined && mayLeadTo(asked, redirectHosts) ? asked : undefined;
  if (to !== asked)
    request.log.error({ form: name }, 'an action leads where it may not; it leads back instead');
  if (wantsJson(request)) return reply.send({ kind: 'done', to } satisfies FormAnswer);
  const here = showsDone ? `${pathWithDone(url, name)}#${name}` : pathWithDone(url);
  return reply.redirect(formatLocation(to ?? here), 303);
}

function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/json') ?? false;
}
