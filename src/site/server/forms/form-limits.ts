import '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { callerOf } from '#platform/http/rate-limit.ts';
import type { Action } from '#site/forms/action.server.ts';

/** How large a form may be, in bytes, unless its action says otherwise. */
const usualBytes = 64 * 1024;
const usualPerMinute = 20;

export interface FormLimits {
  /** Refuses a form that is larger than its action takes, or sent too often by the same caller. */
  count(request: FastifyRequest, action: Action | undefined): Promise<void>;
  /** A form without script costs its sender nothing, so a caller may send fewer of them (see platform/captcha). */
  allowsScriptless(request: FastifyRequest): Promise<boolean>;
}

/** The largest body any of these takes: what is read before it is known which one it is for. */
export function largestBody(actions: readonly Action[]): number {
  return Math.max(...actions.map(({ maxBytes = usualBytes }) => maxBytes));
}

export function createFormLimits(app: FastifyInstance): FormLimits {
  const windowMs = 60_000;
  const counters = new Map<string, ReturnType<FastifyInstance['createRateLimit']>>();
  const counterOf = (name: string, max: number) => {
    const keyGenerator = (request: FastifyRequest) => `form ${name} ${callerOf(request)}`;
    const counter = counters.get(name) ?? app.createRateLimit({ max, timeWindow: windowMs, keyGenerator });
    counters.set(name, counter);
    return counter;
  };
  const countScriptless = app.createRateLimit({
    max: 10,
    timeWindow: 10 * windowMs,
    keyGenerator: (request) => `scriptless ${callerOf(request)}`,
  });
  return {
    count: async (request, action) => {
      const { form, maxBytes = usualBytes, perMinute = usualPerMinute } = action ?? { form: { name: '' } };
      const counted = await counterOf(form.name, perMinute)(request);
      if (!counted.isAllowed && counted.isExceeded)
        throw new AppError('too-many-requests', 'too many forms; try again in a minute');
      if (Number(request.headers['content-length'] ?? 0) > maxBytes)
        throw new AppError('too-large', 'the form is too large');
    },
    allowsScriptless: async (request) => {
      const counted = await countScriptless(request);
      return counted.isAllowed || !counted.isExceeded;
    },
  };
}
