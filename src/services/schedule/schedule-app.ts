import type { FastifyInstance } from 'fastify';
import type { Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import type { Clock } from '#platform/clock.ts';
import { languageBy } from '#platform/http/accept-language.ts';
import { createHttpApp } from '#platform/http/http-app.ts';
import { keepAnswers } from '#platform/http/kept-answers.ts';
import type { Shortcut } from '#platform/http/listener/listener.ts';
import { mountEndpoints, type AnyEndpoint } from '#platform/http/mount.ts';
import { answerPreflights, openHeaders } from '#platform/http/open-origins.ts';
import { mountOpenApi } from '#platform/http/api-page/mount-api.ts';
import type { TrustedProxies } from '#platform/http/trusted-proxies.ts';
import type { Log } from '#platform/log/log.ts';
import { everyQuerySchema } from '#contract/schedule/queries.ts';
import { formatError } from './api/errors.ts';
import { requireLocale } from './api/request-locale.ts';

/** Minutes to wait and buses on the map are right to the second. */
const keptAnswers = { keptMs: 1000, maxBytes: 4 * 2 ** 20, maxCompressedBytes: 8 * 2 ** 20 };

interface ScheduleAppOptions {
  readonly operator: Pick<Operator, 'colours' | 'serviceTypes'>;
  readonly clock: Clock;
  readonly log: Log;
  readonly trustProxy?: TrustedProxies;
  /** The calls at other addresses; in no description. */
  readonly aliases: readonly AnyEndpoint[];
}

/** The calls as an HTTP application, open to pages of other sites: timetables are everybody's. */
export function createScheduleApp(
  endpoints: readonly AnyEndpoint[],
  { operator, clock, log, aliases, trustProxy = 0 }: ScheduleAppOptions,
): { readonly app: FastifyInstance; readonly answerAgain: Shortcut } {
  const app = createHttpApp({
    log,
    trustProxy,
    formatError,
    headers: openHeaders,
    // Clients of earlier versions put addresses together with a slash too many.
    ignoreDuplicateSlashes: aliases.length > 0,
  });
  answerPreflights(app);
  const answerAgain = keepAnswers(app, {
    clock,
    ...keptAnswers,
    // A language in the address tells its answers apart by itself.
    variantOf: (headers) => (languageBy(headers['accept-language']) === 'en' ? 'en' : ''),
  });
  mountEndpoints(app, [...endpoints, ...aliases], requireLocale);
  const kindsIn = (locale: Locale) =>
    operator.serviceTypes.map(({ code, name }) => `${code} ${name[locale]}`).join(', ');
  mountOpenApi(app, {
    title: { fr: 'Horaires', en: 'Schedules' },
    description: {
      fr: `Parcours, arrêts, horaires et temps réel. Genres de service (codeTypeService)\u00A0: ${kindsIn('fr')}.`,
      en: `Routes, stops, schedules and real time. Kinds of service (codeTypeService): ${kindsIn('en')}.`,
    },
    language: 'both',
    everyQuery: everyQuerySchema,
    accent: operator.colours,
    endpoints,
  });
  return { app, answerAgain };
}
