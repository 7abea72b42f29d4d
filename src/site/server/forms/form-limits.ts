import '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { callerOf } from '#platform/http/sender.ts';
import type { Action } from '#site/forms/action.server.ts';
import type { Addressed } from './find-action.ts';
import type { BodyBounds, FormBody } from './read-parts.ts';

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
export function largestBody(actions: readonly Action[]): BodyBounds {
  return {
    fieldBytes: Math.max(usualBytes, ...actions.map(({ maxBytes = usualBytes }) => maxBytes)),
    fileBytes: Math.max(0, ...actions.map(({ maxFileBytes = 0 }) => maxFileBytes)),
  };
}

/** Strangers may think up names of forms: who thinks up many is told to wait. */
export const noSuchForm = (areTooMany: boolean): AppError =>
  areTooMany
    ? new AppError('too-many-requests', 'too many forms; try again in a minute')
    : new AppError('bad-request', 'the page has no such form');

export function requireSize({ bytes, files }: FormBody, action: Action | undefined): void {
  const { maxBytes = usualBytes, maxFileBytes = 0 } = action ?? {};
  const ofFiles = files.reduce((sum, file) => sum + file.bytes.length, 0);
  if (bytes > maxBytes || ofFiles > maxFileBytes) throw new AppError('too-large', 'the form is too large');
}

export function requireTakesFiles({ maxFileBytes = 0 }: Action): void {
  if (maxFileBytes === 0) throw new AppError('too-large', 'the form takes no files');
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
  /** A form with files is looked at before they are read, and again when all of it came: it counts once. */
  const counted = new WeakMap<FastifyRequest, Promise<boolean>>();
  return {
    isOver: (request, { key, action }) => {
      const over =
        counted.get(request) ?? isOver(counterOf(key, action?.perMinute ?? usualPerMinute), request);
      counted.set(request, over);
      return over;
    },
    isOverScriptless: (request) => isOver(countScriptless, request),
  };
}

async function isOver(count: Counter, request: FastifyRequest): Promise<boolean> {
  const counted = await count(request);
  return !counted.isAllowed && counted.isExceeded;
}
