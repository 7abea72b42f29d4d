import type { FastifyInstance } from 'fastify';
import type { Operator } from '#domain/operator.ts';
import { createHttpApp } from '#platform/http/http-app.ts';
import { mountEndpoints } from '#platform/http/mount.ts';
import { answerPreflights, openHeaders } from '#platform/http/open-origins.ts';
import { mountOpenApi } from '#platform/http/api-page/mount-api.ts';
import type { TrustedProxies } from '#platform/http/trusted-proxies.ts';
import type { Log } from '#platform/log/log.ts';
import { createStepTurns } from '#platform/turns.ts';
import { formatError, localeOf } from './api/errors.ts';
import { journeysEndpoint } from './api/journeys-endpoint.ts';
import { placesEndpoint } from './api/places-endpoint.ts';
import { createPlaceFinder, type PlaceFinder } from './places/place-finder.ts';
import type { ItineraryPorts } from './ports.ts';

interface ItineraryServiceOptions {
  readonly ports: ItineraryPorts;
  readonly operator: Pick<Operator, 'colours'>;
  readonly log: Log;
  readonly trustProxy?: TrustedProxies;
}

/** More would wait so long that nobody reads their answers: about a second's searches. */
const mostWaiting = 150;

/** Places and journeys in the words of Navitia, from the timetable in service. */
export function createItineraryService({
  ports,
  operator,
  log,
  trustProxy = 0,
}: ItineraryServiceOptions): FastifyInstance {
  let finding: Promise<PlaceFinder> | undefined;
  const context = {
    view: ports.view,
    finder: () => {
      finding ??= ports.loadPlaces().then(createPlaceFinder);
      // What could not be read once may be there the next time.
      finding.catch(() => (finding = undefined));
      return finding;
    },
    takeSteps: createStepTurns({ most: mostWaiting }),
  };
  const endpoints = [placesEndpoint(context), journeysEndpoint(context)];
  const app = createHttpApp({ log, trustProxy, formatError, headers: openHeaders });
  answerPreflights(app);
  mountEndpoints(app, endpoints, localeOf);
  mountOpenApi(app, {
    title: { fr: 'Itinéraires', en: 'Journeys' },
    description: {
      fr: 'Lieux et trajets, dans les mots de Navitia.',
      en: 'Places and journeys, in the words of Navitia.',
    },
    language: 'both',
    accent: operator.colours,
    endpoints,
  });
  return app;
}
