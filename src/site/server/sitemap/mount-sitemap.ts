import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentClient } from '#clients/content/content-client.ts';
import type { ScheduleClient } from '#clients/schedule/schedule-client.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { createSingleFlight } from '#lib/single-flight.ts';
import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import { encodedBody, readyAnswer, type PageCache, type ReadyAnswer } from '../pages/page-cache.ts';
import type { RouteSource } from '../routes/route-source.ts';
import { listPageAddresses, type PageAddress } from './list-addresses.ts';
import { partSize, writeIndex, writePart, type SitemapPart } from './write-sitemap.ts';

export interface SitemapOptions {
  readonly routes: RouteSource;
  readonly content: ContentClient;
  readonly schedule: ScheduleClient;
  readonly cache: PageCache;
  readonly log: Log;
  readonly clock: Clock;
  /** The operator's, by whose days jobs are closed. */
  readonly timeZone: string;
  originOf(request: FastifyRequest): string;
}

const indexPath = '/sitemap.xml';
const lifeMs = 5 * 60_000;
/** Without a service only a part of the pages is known: it is asked for again soon. */
const partialLifeMs = 10_000;

/** What search engines are told: every page that may be listed. */
export function mountSitemap(app: FastifyInstance, options: SitemapOptions): void {
  const { routes, cache, originOf } = options;
  const flight = createSingleFlight<ReadonlyMap<string, ReadyAnswer>>();

  /** All files are made at once, from one reading, and kept beside the pages until the content changes. */
  async function makeAll(origin: string): Promise<ReadonlyMap<string, ReadyAnswer>> {
    const { table } = routes.current();
    const { addresses, isWhole } = await listPageAddresses({ ...options, table });
    const parts = locales.flatMap((locale) => partsOf(addresses, locale));
    const life = isWhole ? lifeMs : partialLifeMs;
    const texts = new Map([
      [indexPath, writeIndex(parts, origin)],
      ...parts.map(
        ({ path, locale, pages }) => [path, writePart(pages, locale, origin, table.first)] as const,
      ),
    ]);
    const files = new Map([...texts].map(([path, xml]) => [path, readyAnswer(200, headersOf(life), xml)]));
    for (const [path, file] of files) cache.keep(`${origin} ${path}`, file, life);
    return files;
  }

  async function find(origin: string, path: string): Promise<ReadyAnswer | undefined> {
    const kept = cache.find(`${origin} ${path}`);
    // While the index is kept, a part that is not beside it is one that it does not name.
    if (kept || cache.find(`${origin} ${indexPath}`)) return kept;
    return (await flight(origin, () => makeAll(origin))).get(path);
  }

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const found = await find(originOf(request), request.url.replace(/[?#].*/s, ''));
    if (!found) throw new AppError('not-found', 'there is no such part of the site map');
    const { body, encoding } = await encodedBody(found, request.headers['accept-encoding']);
    reply.headers({ ...found.headers, etag: found.etag });
    if (encoding) reply.header('content-encoding', encoding);
    return reply.send(body);
  };
  app.get(indexPath, answer);
  app.get('/sitemap-:part(^(?:fr|en)-[1-9]\\d?$).xml', answer);
}

/** Where the list is. An engine that is refused this file stays away from the whole site. */
export function mountRobots(app: FastifyInstance, { originOf }: Pick<SitemapOptions, 'originOf'>): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /_data/\n\nSitemap: ${originOf(request)}${indexPath}\n`),
  );
}

const headersOf = (life: number) => ({
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': `public, max-age=${life / 1000}`,
  vary: 'accept-encoding',
});

interface Part extends SitemapPart {
  readonly locale: Locale;
  readonly pages: readonly PageAddress[];
}

function partsOf(addresses: readonly PageAddress[], locale: Locale): Part[] {
  const own = addresses.filter(({ paths }) => paths[locale] !== undefined);
  const count = Math.ceil(own.length / partSize);
  return Array.from({ length: count }, (_, place) => {
    const pages = own.slice(place * partSize, (place + 1) * partSize);
    const changes = pages.flatMap(({ changed }) => changed ?? []).toSorted();
    return { path: `/sitemap-${locale}-${place + 1}.xml`, changed: changes.at(-1), locale, pages };
  });
}
