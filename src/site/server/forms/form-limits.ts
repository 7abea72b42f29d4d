import '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { callerOf } from '#platform/http/sender.ts';
import type { Action } from '#site/forms/action.server.ts';
import type { Addressed } from './find-action.ts';
import type { FormBody } from './form-body.ts';

/** How large a form may be, in bytes, unless its action says otherwise. */
const usualBytes = 64 * 1024;
const usualPerMinute = 20;

export interface FormLimits {
  /** Counts a form, and says whether its caller has sent too many of them. */
  isOver(request: FastifyRequest, sent: Pick<Addressed, 'key' | 'action'>): Promise<boolean>;
  /** The same for forms without script, which cost their sender nothing: fewer are taken (see platform/captcha). */
  isOverScriptless(request: FastifyRequest): Promise<boolean>;
}

/** What is read of a form before it is known which one it is: as much as the largest of these takes. */
export function largestBody(actions: readonly Action[]) {
  return {
    fieldBytes: Math.max(...actions.map(({ maxBytes = usualBytes }) => maxBytes)),
    fileBytes: Math.max(...actions.map(({ maxFileBytes = 0 }) => maxFileBytes)),
  };
}

export function requireSize({ bytes, files }: FormBody, action: Action | undefined): void {
  const { maxBytes = usualBytes, maxFileBytes = 0 } = action ?? {};
  const ofFiles = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > maxBytes || ofFiles > maxFileBytes) throw new AppError('too-large', 'the form is too large');
}

type Counter = ReturnType<FastifyInstance['createRateLimit']>;

export function createFormLimits(app: FastifyInstance): FormLimits {
  const windowMs = 60_000;
  const counters = new Map<string, Counter>();
  const counterOf = (key: string, max: number) => {
    const keyGenerator = (request: FastifyRequest) => `form ${key} ${callerOf(request)}`;
    const counter = counters.get(key) ?? app.createRateLimit({ max, timeWindow: windowMs, keyGenerator });
    counters.set(key, counter);
    return counter;
  };
  const countScriptless = app.createRateLimit({
    max: 10,
    timeWindow: 10 * windowMs,
    keyGenerator: (request) => `scriptless ${callerOf(request)}`,
  });
  return {
    isOver: (request, { key, action }) =>
      isOver(counterOf(key, action?.perMinute ?? usualPerMinute), request),
    isOverScriptless: (request) => isOver(countScriptless, request),
  };
}

async function isOver(count: Counter, request: FastifyRequest): Promise<boolean> {
  const counted = await count(request);
  return !counted.isAllowed && counted.isExceeded;
}
