import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { cityPlan } from '#data/city/city-plan.ts';
import { operator as first } from '#data/operator.ts';
import { locales } from '#domain/locale.ts';
import type { OpenApiDocument } from '#platform/http/openapi/document.ts';
import { sampleRoutes, type RouteSample } from '#tests/support/route-samples.ts';
import { scheduleAddress, scheduleCalls } from '#tests/support/schedule-calls.ts';
import {
  secondMaterials,
  secondOperator,
  secondSeed,
  writeSecondFeed,
} from '#tests/support/second-operator.ts';
import { contentOf, siteOf, startVisits } from '#tests/support/visits.ts';

const whole = { materials: secondMaterials, seed: secondSeed } as const;
const visits = startVisits({
  ...whole,
  parts: ['site', 'content', 'schedule', 'cache'],
  settings: writeSecondFeed(),
});
/** Nobody answers at that address: every page is a fault. */
const broken = startVisits({
  materials: secondMaterials,
  parts: ['site', 'cache'],
  settings: { CONTENT_URL: 'http://127.0.0.1:1' },
});

const { serviceTypes } = first;
const cityNames = [
  cityPlan.river,
  ...cityPlan.districts,
  ...cityPlan.landmarks,
  ...cityPlan.parks,
  ...cityPlan.bridges,
].map(({ name }) => name);

/** What only the default operator is known by. */
const words = [
  ...Object.values(first.name),
  first.address.city,
  first.phones.general.number,
  first.address.street,
  first.address.postalCode,
  first.timeZone,
  ...first.otherHosts,
  ...first.social.map(({ url }) => new URL(url).host + new URL(url).pathname),
  ...first.pages.flatMap(({ paths }) => Object.values(paths)),
  ...Object.values(first.banners).flatMap(({ text, link }) => [text, link.text]),
  ...Object.values(first.newsletterPitch),
  first.searchExample,
  ...serviceTypes.flatMap(({ name, description }) => [...Object.values(name), ...Object.values(description)]),
  ...serviceTypes.map(({ key }) => `data-type="${key}"`),
  'metrobus',
  'lebus',
  'couchetard',
  'Parc-O-Bus',
  ...[first.colours, ...serviceTypes.map(({ look }) => look.line)].flatMap(({ light, dark }) => [
    light,
    dark,
  ]),
  ...serviceTypes.map(({ look }) => look.fill),
  ...Object.values(cityPlan.kinds).map(({ colour }) => colour),
  ...cityNames.filter((name) => name.length > 4),
  '47.62',
];
const escaped = [...new Set(words)].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
/** Whole words in any case, and no decimals of a number; the short name as it is written, and as it stands in addresses. */
const trace = new RegExp(`(?<![\\p{L}\\d.])(?:${escaped.join('|')}|${first.shortName})(?![\\p{L}\\d])`, 'iu');

/** Where a trace of the first operator stands, with the words around it. */
function traceIn(answer: string): string | undefined {
  // A signature can hold any letters, and some words of the wire are the same for every operator.
  const text = answer.replace(/[\w-]{40,}|public_transport_rtc|use_rtc_services/g, '');
  const found = trace.exec(text);
  return found ? text.slice(Math.max(0, found.index - 60), found.index + 80) : undefined;
}

const asked = new Map<string, { readonly status: number; readonly text: string }>();

/** Asks once, and keeps what came back, headers and all. */
async function ask(path: string, headers: Record<string, string> = {}, from = visits): Promise<string> {
  const response = await from.ask(path, headers);
  const text = await response.text();
  const head = [...response.headers].map((pair) => pair.join(': ')).join('\n');
  const key = `${from === visits ? '' : 'broken '}${path} ${Object.keys(headers).join()}`;
  asked.set(key, { status: response.status, text: `${head}\n\n${text}` });
  return text;
}

/** Addresses at which the first operator shows, among those asked for since. */
function traces(): Record<string, string> {
  const found = [...asked].flatMap(([path, { text }]) => {
    const at = traceIn(text);
    return at === undefined ? [] : [[path, at] as const];
  });
  asked.clear();
  return Object.fromEntries(found);
}

describe('a second operator on the same build', () => {
  let audiences: Record<RouteSample['audience'], Record<string, string>>;
  beforeAll(async () => {
    audiences = await visits.signInEach();
  });

  it('is told from the first by the words of this test', () => {
    for (const sign of ['le RTC ', 'rtc-x', 'MÉTROBUS', '#2440CF', 'à Havremont.', 'Vermeille'])
      expect(traceIn(`a ${sign} b`), sign).toBeDefined();
    expect(traceIn('an artcraft expression')).toBeUndefined();
  });

  it.each(locales)('has no trace of the first on any page in %s', { timeout: 120_000 }, async (locale) => {
    const { table } = siteOf(visits.app).routes.current();
    const samples = sampleRoutes(table, locale, { seed: secondSeed, operator: secondOperator });
    expect(samples.length).toBeGreaterThan(35);
    for (const { path, audience } of samples) {
      await ask(path, audiences[audience]);
      await ask(`/_data${path}`, audiences[audience]);
    }
    const pages = [...asked.values()].filter(({ status }) => status === 200);
    expect(pages.length).toBeGreaterThan(60);
    expect(traces()).toEqual({});
  });

  it('names no time zone, and takes that of its feed', async () => {
    expect(secondOperator.timeZone).toBeUndefined();
    expect(await ask('/')).toContain('"timeZone":"Europe/Paris"');
  });

  it('says its own name, types and words on the home page', async () => {
    for (const [path, locale] of [
      ['/', 'fr'],
      ['/en', 'en'],
    ] as const) {
      const html = await ask(path);
      const { name, phones, newsletterPitch, searchExample, serviceTypes: types } = secondOperator;
      for (const word of [name[locale], phones.general.number, newsletterPitch[locale]])
        expect(html).toContain(word);
      expect(html).toContain(`placeholder="${searchExample}"`);
      expect(html).toContain('href="tel:+33255501234,7"');
      expect(html, 'the first of its types').toContain(`data-type="${types[0]?.key}"`);
      for (const { name: typeName, details } of types) {
        expect(html).toContain(typeName[locale]);
        expect(html, 'what the index alone shows').not.toContain(details[locale]);
      }
      expect(html.includes('data-banner="language"')).toBe(locale === 'fr');
    }
    expect(await ask('/ecrans/notices/details/maree')).toContain('data-type="corniche-7"');
    expect(traces()).toEqual({});
  });

  it('has no trace of the first where a page is missing, refused, broken or closed', async () => {
    for (const path of ['/nulle-part', '/en/nowhere', '/nulle-part.pdf', '/mon-profil', '/preview/page/x'])
      await ask(path);
    for (const path of ['/', '/en', '/ecrire', '/_data/']) await ask(path, {}, broken);
    expect([...asked.values()].filter(({ status }) => status >= 500).length).toBe(4);
    const refused = await visits.app.get('/_forms/newsletter', { method: 'POST', body: 'email=x' });
    expect(traceIn(await refused.text())).toBeUndefined();
    const { settings } = secondSeed;
    await contentOf(visits.app).saveSettings({
      ...settings,
      maintenance: { ...settings.maintenance, activation: true },
    });
    await siteOf(visits.app).refresh();
    for (const path of ['/', '/en/anything']) await ask(path);
    await contentOf(visits.app).saveSettings(settings);
    await siteOf(visits.app).refresh();
    expect(asked.get('/en/anything ')?.status).toBe(503);
    expect(traces()).toEqual({});
  });

  it('has its own colours and drawings, under an address that browsers may keep', async () => {
    const html = await ask('/');
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(sheets).toHaveLength(3);
    expect(sheets[0]).toMatch(/^\/_operator\/[\w-]{12}\.css$/);
    const response = await visits.app.get(sheets[0] ?? '');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
    const css = await response.text();
    expect(css).toContain('--operator-light:#7a1f5c;--operator-dark:#f2a7d8');
    // Dark ink on the yellow of the day, light ink on the brown of the night.
    expect(css).toContain(
      "[data-type='navette']{--type:#ffcf33;--on-type:#0e151c;--type-line-light:#5a4300;--type-line-dark:#ffcf33}",
    );
    const stale = await visits.app.get('/_operator/of-yesterday.css');
    expect([stale.headers.get('cache-control'), await stale.text()]).toEqual(['no-store', css]);
    for (const path of [
      ...sheets,
      '/logo.svg',
      '/logo-dark.svg',
      '/icon.svg',
      '/favicon.ico',
      '/.well-known/security.txt',
    ])
      await ask(path);
    expect(traces()).toEqual({});
  });

  it('has no trace of the first in the files of the build', () => {
    const folder = 'dist/client/assets';
    const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
    expect(files.length).toBeGreaterThan(5);
    const found = files.flatMap((name) => traceIn(readFileSync(join(folder, name), 'utf8')) ?? []);
    expect(found).toEqual([]);
  });

  it('has no trace of the first in any call, nor in what describes them', { timeout: 60_000 }, async () => {
    const own = { noParcours: '1', noArret: '1001', idVoyage: 'T2010', date: '20261115' };
    const dates = { dateAvant: '20261115', dateApres: '20261116' };
    for (const [path, { query = {} }] of Object.entries(scheduleCalls)) {
      const known = { ...own, ...dates };
      const given = Object.fromEntries(
        Object.entries(query)
          .filter(([name]) => name !== 'codeDirection')
          .map(([name, value]) => [name, name in known ? known[name as keyof typeof known] : value]),
      );
      await ask(`/services/schedule${scheduleAddress(path, given)}`);
    }
    const fine = [...asked.values()].filter(({ status }) => status === 200);
    expect(fine.length).toBe(Object.keys(scheduleCalls).length);
    for (const service of ['schedule', 'content', 'cache']) {
      const base = `/services/${service}`;
      for (const path of ['/', '/docs', '/docs?lang=fr', '/docs?lang=en', '/docs.css'])
        await ask(base + path);
      const document = JSON.parse(await ask(`${base}/openapi.json`)) as OpenApiDocument;
      const lists = Object.keys(document.paths).filter((path) => !path.includes('{') && !path.includes(':'));
      for (const path of service === 'schedule' ? [] : lists) {
        await ask(base + path);
        await ask(`${base}/en${path}`);
      }
    }
    for (const path of ['/healthz', '/readyz', '/metrics', '/robots.txt', '/favicon.ico', '/sitemap.xml'])
      await ask(path);
    await ask(`/_routes/${siteOf(visits.app).routes.current().hash}`);
    expect(asked.size).toBeGreaterThan(100);
    expect(traces()).toEqual({});
  });

  it('counts its days in its own time zone, and shows its own places', async () => {
    const report = await ask('/services/schedule/exploitation/rapportImport');
    expect(report).toContain('"date":"2026-11-15T20:00:00+01:00"');
    const map = await ask('/services/schedule/carte');
    expect(JSON.parse(map)).toMatchObject({ features: [{ properties: { name: 'Le Fanal' } }] });
    expect(await ask('/services/schedule/pointsVente/ListePointsVente')).toContain('Kiosque du Levant');
    expect(await ask('/services/schedule/parcOBus/ListeParcOBus')).toContain('Parking du Phare');
    expect(traces()).toEqual({});
  });

  it('logs nothing of the first either', () => {
    expect(traceIn(JSON.stringify(visits.app.logs))).toBeUndefined();
  });
});
