import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '#lib/errors.ts';
import { isHeld } from '#platform/http/forms/entity-tag.ts';
import { createFairLane } from '#platform/fair-lane.ts';
import type { FormState } from '#site/forms/form.ts';
import { isAccountArea } from '#site/routing/account-area.ts';
import type { Caller, IdentifyCaller } from '../sessions/caller.ts';
import type { FormTokens } from '../http/form-token.ts';
import type { Drafts } from '../sessions/drafts.ts';
import { formatAnswer, type Drawn, type FormatOptions } from './format-answer.ts';
import { encodedBody, pageKey } from './page-cache.ts';
import type { AnswerKind, PageCache, ReadyAnswer } from './page-cache.ts';
import { readPageAddress } from './page-address.ts';
import type { PageRequest, Resolution } from './page-request.ts';
import type { PageResolver } from './resolve-page.ts';

interface PageHandlerOptions extends FormatOptions {
  readonly resolver: PageResolver;
  readonly identify: IdentifyCaller;
  readonly cache: PageCache;
  readonly drafts: Drafts;
  readonly tokens: Pick<FormTokens, 'markOf'>;
  /** How often an older copy was given in place of one that was slow to come. */
  standIns(): number;
  originOf(request: FastifyRequest): string;
}

interface RefusedForm {
  readonly caller: Caller;
  readonly url: URL;
  readonly form: FormState;
  readonly status: number;
}

/** A page takes some ten milliseconds, and as long again where it asks services elsewhere. */
const laneLimits = { width: 12, perCaller: 3, most: 400, mostPerCaller: 60, waitMs: 10_000 };

export type PageHandler = ReturnType<typeof createPageHandler>;

export function createPageHandler(options: PageHandlerOptions) {
  const { resolver, identify, cache, drafts, tokens, standIns, originOf } = options;
  /** Pages that have to be made take turns by caller; those that are kept go out beside them. */
  const lane = createFairLane(laneLimits);
  const format = (resolution: Resolution, asked: { readonly kind: AnswerKind; readonly origin: string }) =>
    formatAnswer(options, resolution, asked);

  /** Many visitors who ask for the same page at once wait for one drawing, which begins with the first turn of any. */
  function drawOnce(key: string, caller: Caller, draw: () => Promise<Drawn>): Promise<ReadyAnswer> {
    const drawAndKeep = async () => {
      const { generation } = cache;
      const standInsBefore = standIns();
      const { answer, lifeMs } = await draw();
      // Begun before the content changed, or while the newer content was on its way: it may show what was before.
      const mayBeOld = generation !== cache.generation || standInsBefore !== standIns();
      if (!mayBeOld) cache.keep(key, answer, lifeMs);
      return answer;
    };
    return lane.run(caller.network, drawAndKeep, `${cache.generation} ${key}`);
  }

  /** What a member had typed when their session was over stands in the form again. */
  async function resume(
    request: FastifyRequest,
    reply: FastifyReply,
    { visitor }: Caller,
  ): Promise<FormState | undefined> {
    const owner = tokens.markOf(visitor);
    if (owner === undefined) return undefined;
    const { url } = readPageAddress(request.url, 'document', originOf(request));
    const asked = { owner, path: url.pathname };
    const draft = await drafts.take(request, reply, asked).catch((err: unknown) => {
      request.log.error({ err, requestId: request.id }, 'what was typed cannot be read');
      return undefined;
    });
    return draft && { name: draft.form, kind: 'resumed', values: draft.values };
  }

  return {
    answer: async (request: FastifyRequest, reply: FastifyReply, kind: AnswerKind) => {
      const origin = originOf(request);
      const caller = await identify(request);
      const draw = async (form?: FormState) => {
        const { url, isOdd } = readPageAddress(request.url, kind, origin);
        const page = { ...caller, origin, url, requestId: request.id, ...(form && { form }) };
        const resolution = await (isOdd ? resolver.resolveMissing(page) : resolver.resolve(page));
        return format(caller.isUnknown ? unkept(resolution) : resolution, { kind, origin });
      };
      if (isTheirOwn(caller, request.url)) {
        const form = kind === 'document' ? await resume(request, reply, caller) : undefined;
        const { answer } = await lane.run(caller.network, () => draw(form));
        return send(request, reply, answer);
      }
      const { version } = resolver;
      const key = pageKey({ version, kind, origin, url: request.url, cookies: caller.cookies });
      return send(request, reply, cache.find(key) ?? (await drawOnce(key, caller, () => draw())));
    },
    /** The page a form was sent to, drawn again with what became of the form. */
    answerRefused: async (request: FastifyRequest, reply: FastifyReply, refused: RefusedForm) => {
      const { caller, url, form, status } = refused;
      const origin = originOf(request);
      const { answer } = await lane.run(caller.network, async () => {
        const resolution = await resolver.resolve({ ...caller, origin, url, requestId: request.id, form });
        return format(withStatus(resolution, status), { kind: 'document', origin });
      });
      return send(request, reply, answer);
    },
    /** The error page for a fault met outside of a page. */
    answerError: async (request: FastifyRequest, reply: FastifyReply, error: AppError) => {
      const origin = originOf(request);
      const page = {
        ...(await identify(request)),
        origin,
        // Only the path counts here: a host that cannot be read still gets the error page.
        url: readPageAddress(request.url, 'document', URL.canParse(origin) ? origin : unreadable).url,
        requestId: request.id,
      };
      const { answer } = await lane.run(page.network, async () =>
        format(await resolver.resolveError(page, error), { kind: 'document', origin }),
      );
      return send(request, reply, answer);
    },
    /** A page that is looked at and not drawn takes its turn like any other. */
    resolveInTurn: (page: PageRequest) => lane.run(page.network, () => resolver.resolve(page)),
  };
}

/** Whether the answer is for this visitor alone: others are never shown it, nor they what others were. */
const isTheirOwn = ({ visitor, isUnknown, isEmployee, wasSignedIn }: Caller, address: string): boolean =>
  visitor.kind !== 'anonymous' ||
  isUnknown === true ||
  isEmployee === true ||
  // Where they have to sign in they are told why.
  (wasSignedIn === true && isAccountArea(address));

/** What a member is shown while it cannot be told that they are one is not for later. */
function unkept(resolution: Resolution): Resolution {
  return resolution.kind === 'view' ? { ...resolution, keep: 'never' } : resolution;
}

const unreadable = 'http://unreadable.invalid';

/** A page that is itself an error keeps its status, and the words that go with it. */
function withStatus(resolution: Resolution, status: number): Resolution {
  if (resolution.kind !== 'view' || resolution.view.status >= 400) return resolution;
  return { ...resolution, view: { ...resolution.view, status } };
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
): Promise<FastifyReply> {
  const vary = [reply.getHeader('vary'), answer.headers['vary']].filter(Boolean).join(', ');
  reply.headers({ ...answer.headers, vary, etag: answer.etag });
  if (answer.status === 200 && isHeld(request.headers['if-none-match'], answer.etag))
    return reply.status(304).send();
  const { body, encoding } = await encodedBody(answer, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.status(answer.status).send(body);
}
