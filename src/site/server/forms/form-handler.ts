import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#lib/errors.ts';
import { isPageToken } from '#platform/captcha/captcha.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { pathWithDone } from '#site/forms/done.ts';
import type { Action, ActionContext, ActionOutcome, FormFile } from '#site/forms/action.server.ts';
import { checkFields, faultOf, type Fields, type FormAnswer, type FormFault } from '#site/forms/form.ts';
import { mayLeadTo } from '#site/routing/redirections.ts';
import type { FormTokens } from '../http/form-token.ts';
import { formatLocation } from '../pages/format-answer.ts';
import { guard, loginAgain } from '../pages/guard.ts';
import type { PageHandler } from '../pages/page-handler.ts';
import type { Caller, IdentifyCaller } from '../sessions/caller.ts';
import type { Drafts } from '../sessions/drafts.ts';
import { SessionOver } from '../sessions/member-door.ts';
import type { Addressed, FindAction } from './find-action.ts';
import { bodyOf } from './form-body.ts';
import { noSuchForm, requireSize, type FormLimits } from './form-limits.ts';

interface FormHandlerOptions {
  readonly pages: PageHandler;
  readonly findAction: FindAction;
  readonly limits: FormLimits;
  readonly tokens: FormTokens;
  readonly identify: IdentifyCaller;
  readonly drafts: Drafts;
  /** Hosts an action may lead to besides the site's own. */
  readonly redirectHosts: readonly string[];
  contextOf(sent: SentForm): ActionContext;
  /** Why there was no room for its files, where there was none. */
  refusalOf(request: FastifyRequest): AppError | undefined;
}

export interface SentForm extends Addressed {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly action: Action;
  readonly fields: Fields;
  readonly files: readonly FormFile[];
  /** Its files were read past: there was no room for them, its token was none, or its caller sent too many. */
  readonly isCut: boolean;
  readonly caller: Caller;
}

interface Refused {
  readonly status: number;
  readonly faults: readonly FormFault[];
  /** The fields as they come back, where that is not as they were sent. */
  readonly values?: Fields | undefined;
  /** In place of one that was too old. */
  readonly token?: string;
}
type Done = Omit<ActionOutcome & { readonly kind: 'done' }, 'kind'>;
type Again = ActionOutcome & { readonly kind: 'again' };

/** A form that is sent to the address of its page: checked, acted on, and answered to a script and to a plain browser. */
export function createFormHandler(options: FormHandlerOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    // What becomes of a form is for its sender alone, as are the cookies that come with it.
    reply.header('cache-control', 'private, no-store');
    const body = bodyOf(request);
    const { fields, files, isCut = false } = body;
    const addressed = options.findAction(request, fields['_form']);
    const { action } = addressed;
    const isOver = await options.limits.isOver(request, addressed);
    requireSize(body, action);
    if (!action) throw noSuchForm(isOver);
    const sent = {
      ...addressed,
      request,
      reply,
      action,
      fields,
      files,
      isCut,
      caller: await options.identify(request),
    };
    const ran = isOver ? refuse(sent, 429, { code: 'too-many' }) : await run(options, sent);
    if ('kind' in ran) return answerAgain(options.pages, sent, ran);
    return 'faults' in ran ? answerRefused(options.pages, sent, ran) : answerDone(options, sent, ran);
  };
}

async function run(options: FormHandlerOptions, sent: SentForm): Promise<Refused | Done | Again> {
  const { request, action, fields, isCut, locale, caller, url, match, table } = sent;
  const { tokens, limits, contextOf, refusalOf } = options;
  const { visitor, isUnknown, wasSignedIn } = caller;
  const refusal = isCut ? refusalOf(request) : undefined;
  if (refusal?.code === 'too-many-requests') return refuse(sent, 429, { code: 'many-files' });
  if (refusal) return refuse(sent, 503, { code: 'no-room' });
  const token = isCut ? undefined : tokens.read(fields['_token']);
  if (!token) return { ...refuse(sent, 403, { code: 'stale' }), token: tokens.issue(visitor) };
  const mark = tokens.markOf(visitor);
  // Drawn for somebody who was signed in here before: whoever is now sees their own page, and none of what was typed.
  if (!sent.isOfShell && token.mark !== undefined && mark !== undefined && token.mark !== mark)
    return { to: url.pathname + url.search };
  const sentAway = !sent.isOfShell && match && guard({ match, visitor, table, url, isUnknown, wasSignedIn });
  const owner = mark ?? token.mark;
  if (sentAway) return leave(options, sent, { to: sentAway, owner });
  const checked = await checkFields(action.form, fields, catalogues[locale]);
  if ('faults' in checked) return { status: 422, faults: checked.faults };
  // Only a machine fills the hidden field; it is told what a visitor would be.
  if (action.form.hasTrap && fields['url']) return { showsDone: true };
  const isScriptless =
    action.form.hasCaptcha === true &&
    isPageToken(fields['_captcha'] ?? '') &&
    (action.isFinal?.(fields) ?? true);
  if (isScriptless && (await limits.isOverScriptless(request)))
    return refuse(sent, 429, { code: 'too-many' });
  try {
    const outcome = await action.run(checked.values, contextOf(sent));
    if (outcome.kind === 'again') return outcome;
    if (outcome.kind === 'refused-fields')
      return { status: outcome.status, faults: outcome.faults, values: outcome.values };
    if (outcome.kind === 'refused') return refuse(sent, outcome.status, outcome);
    const { kind: _done, ...done } = outcome;
    return done;
  } catch (thrown) {
    if (thrown instanceof SessionOver)
      return leave(options, sent, { to: loginAgain(table, { url, locale }), owner });
    request.log.error({ err: thrown, requestId: request.id, form: action.form.name }, 'a form failed');
    return refuse(sent, 503, { code: 'unavailable' });
  }
}

interface Leaving {
  readonly to: string;
  /** The mark of whom the form was drawn for. */
  readonly owner: string | undefined;
}

/** Whoever has to sign in first finds the form as they left it. */
async function leave({ drafts }: FormHandlerOptions, sent: SentForm, { to, owner }: Leaving): Promise<Done> {
  const { request, reply, action, url, match } = sent;
  const isGuest = match?.route.meta.auth === 'guest';
  if (!isGuest && owner !== undefined)
    await drafts
      .keep(reply, { owner, path: url.pathname, form: action.form.name, values: shownValues(sent) })
      .catch((err: unknown) =>
        request.log.error({ err, requestId: request.id }, 'what was typed cannot be kept'),
      );
  return { to };
}

/** What was typed, without what never comes back to a page. */
function shownValues({ action, fields }: SentForm): Fields {
  const { secret = [], back = [] } = action.form;
  const isShown = ([field]: [string, string]) =>
    back.includes(field) || (!field.startsWith('_') && !secret.includes(field));
  return Object.fromEntries(Object.entries(fields).filter(isShown));
}

type RefusedFault = Parameters<typeof faultOf>[2] & Partial<Pick<FormFault, 'message'>>;

function refuse({ action, locale }: SentForm, status: number, { message, ...fault }: RefusedFault): Refused {
  const told = faultOf(action.form, catalogues[locale], fault);
  return { status, faults: [message === undefined ? told : { ...told, message }] };
}

async function answerRefused(
  pages: PageHandler,
  sent: SentForm,
  { status, faults, token, values = shownValues(sent) }: Refused,
): Promise<FastifyReply> {
  const { request, reply, action, caller, url } = sent;
  if (wantsJson(request)) {
    return reply.status(status).send({ kind: 'refused', faults, token } satisfies FormAnswer);
  }
  const form = { name: action.form.name, kind: 'refused', faults, values } as const;
  return pages.answerRefused(request, reply, { caller, url, form, status });
}

/** The page as it is, with the form as it goes on. */
async function answerAgain(
  pages: PageHandler,
  { request, reply, action, caller, url }: SentForm,
  { values, question }: Again,
): Promise<FastifyReply> {
  const again = { kind: 'again', values, ...(question !== undefined && { question }) } as const;
  if (wantsJson(request)) return reply.send(again satisfies FormAnswer);
  const form = { name: action.form.name, ...again };
  return pages.answerRefused(request, reply, { caller, url, form, status: 200 });
}

function answerDone(
  { redirectHosts }: FormHandlerOptions,
  { request, reply, action, url }: SentForm,
  { to: asked, laterTo: askedLater, showsDone, values, messages }: Done,
): FastifyReply {
  const { name } = action.form;
  // An action may take the address from what was sent: it leads nowhere a loader may not lead.
  const allowed = (path: string | undefined) =>
    path !== undefined && mayLeadTo(path, redirectHosts) ? path : undefined;
  const [to, laterTo] = [allowed(asked), allowed(askedLater)];
  if (to !== asked || laterTo !== askedLater)
    request.log.error({ form: name }, 'an action leads where it may not; it leads back instead');
  if (wantsJson(request))
    return reply.send({ kind: 'done', to, laterTo, values, messages } satisfies FormAnswer);
  const here = showsDone ? `${pathWithDone(url, name)}#${name}` : pathWithDone(url);
  return reply.redirect(formatLocation(to ?? here), 303);
}

export function wantsJson({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('application/json') ?? false;
}
