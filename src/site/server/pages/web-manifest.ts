import type { FastifyInstance } from 'fastify';
import { languageTags, locales, withPrefix, type Locale, type LocaleStrategy } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { RouteTable } from '#site/routing/route-table.ts';
import { schedulePagePath } from '#site/routing/schedule-paths.ts';
import { signColour } from '#site/sign-colour.ts';

interface WebManifestOptions {
  readonly operator: Pick<Operator, 'name' | 'shortName' | 'fleet'>;
  readonly strategy: LocaleStrategy;
  /** Whether the operator has a drawing in pixels beside the one in lines. */
  readonly hasPixels: boolean;
  table(): RouteTable;
}

/** Where the manifest of a language is. */
export const manifestPath = (locale: Locale): string =>
  locale === 'fr' ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;

/** Pages change their addresses with the content: an hour is soon enough for what a device has installed. */
const keptS = 3600;

/** What a device needs to install the site: one for each language, which say that they are the same application. */
export function mountWebManifest(app: FastifyInstance, options: WebManifestOptions): void {
  for (const locale of locales) {
    app.get(manifestPath(locale), (_request, reply) =>
      reply
        .header('cache-control', `public, max-age=${keptS}`)
        .type('application/manifest+json; charset=utf-8')
        .send(JSON.stringify(describeApp(options, locale))),
    );
  }
}

function describeApp({ operator, strategy, hasPixels, table }: WebManifestOptions, locale: Locale) {
  const pixels = { src: '/icon.png', sizes: '512x512', type: 'image/png' };
  return {
    id: '/',
    name: operator.name[locale],
    short_name: operator.shortName,
    description: catalogues[locale].answers.app.description(operator.fleet),
    lang: languageTags[locale],
    dir: 'ltr',
    start_url: withPrefix('/', locale, strategy),
    scope: '/',
    display: 'standalone',
    theme_color: signColour,
    background_color: signColour,
    categories: ['travel', 'navigation'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      ...(hasPixels
        ? [
            { ...pixels, purpose: 'any' },
            { ...pixels, purpose: 'maskable' },
          ]
        : []),
    ],
    shortcuts: shortcutsOf(table(), locale),
  };
}

/** What riders reach for most; a page that the content does not have is left out. */
function shortcutsOf(table: RouteTable, locale: Locale) {
  const texts = catalogues[locale].answers.app;
  const schedules = table.pathOf('schedules', locale);
  const place = schedules === undefined ? undefined : { base: schedules, locale };
  const ways: readonly (readonly [string, string | undefined])[] = [
    [texts.search, table.pathOf('search', locale)],
    [texts.myStops, place && schedulePagePath(place, 'myStops')],
    [texts.map, place && schedulePagePath(place, 'map')],
    [texts.schedules, schedules],
  ];
  return ways.flatMap(([name, url]) => (url === undefined ? [] : [{ name, url }]));
}
