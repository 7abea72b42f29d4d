import type { Locale } from '#domain/locale.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { compareNaturally } from '#lib/natural-order.ts';
import { agenciesInUse } from '#operators/facts/feed-facts.ts';
import { webAddress } from '#operators/facts/web-address.ts';
import { content, link, links } from '#operators/kit/blocks.ts';
import type { SeedItem, SeedParagraph } from '#services/content/seed.ts';
import { fareWords } from './fare-words.ts';
import { en, fr, page, type House } from './house.ts';

/** Pages about what only some feeds tell: each is there where there is something to say. */
export function servicePages(house: House): readonly SeedItem[] {
  return [...accessibility(house), ...bikes(house), ...fares(house)];
}

function accessibility({ operator: { name }, facts: { stops } }: House): SeedItem[] {
  const boarding = stops.filter(({ kind }) => kind === 0);
  const said = boarding.filter(({ accessible }) => accessible !== undefined).length;
  const open = boarding.filter(({ accessible }) => accessible === true).length;
  if (said === 0) return [];
  return [
    page('accessibility', {
      fr: {
        title: 'Accessibilité du réseau',
        description: `${name.fr} : les arrêts accessibles en fauteuil roulant.`,
        body: `<p>On peut monter en fauteuil roulant à ${open} des ${boarding.length} arrêts, selon l’horaire publié. La page de chaque arrêt et celle de chaque parcours le disent, et l’<a href="${fr.trip_planner}">itinéraire</a> peut ne proposer que ceux-là.</p>`,
      },
      en: {
        title: 'Network accessibility',
        description: `${name.en}: the stops that are wheelchair accessible.`,
        body: `<p>Wheelchairs can board at ${open} of the ${boarding.length} stops, according to the published schedule. The page of each stop and of each route says so, and the <a href="${en.trip_planner}">trip planner</a> can keep to those.</p>`,
      },
    }),
  ];
}

function bikes({ operator: { name }, facts: { lines } }: House): SeedItem[] {
  const numbersOf = (taken: 'all' | 'some') =>
    lines
      .filter((line) => line.bikes === taken)
      .map(({ number }) => number)
      .toSorted(compareNaturally);
  const [all, some] = [numbersOf('all'), numbersOf('some')];
  if (all.length + some.length === 0) return [];
  const list = (numbers: readonly string[]) =>
    `<p>${numbers.map((number) => escapeHtml(number)).join(', ')}</p>`;
  const blocks = (titles: readonly [all: string, some: string]): SeedParagraph[] => [
    ...(all.length > 0 ? [content(titles[0], list(all))] : []),
    ...(some.length > 0 ? [content(titles[1], list(some))] : []),
  ];
  return [
    page('bikes', {
      fr: {
        title: 'Vélos à bord',
        description: `${name.fr} : les parcours qui prennent les vélos.`,
        body: '<p>Selon l’horaire publié, ces parcours prennent les vélos.</p>',
        blocks: blocks(['À tous les voyages', 'Lors de certains voyages']),
      },
      en: {
        title: 'Bikes on board',
        description: `${name.en}: the routes that take bikes.`,
        body: '<p>According to the published schedule, these routes take bikes.</p>',
        blocks: blocks(['On every trip', 'On some trips']),
      },
    }),
  ];
}

function fares({ operator: { name }, facts }: House): SeedItem[] {
  const sellers = agenciesInUse(facts).flatMap((agency) => {
    const uri = webAddress(agency.fareUrl);
    return uri === undefined ? [] : [{ name: agency.name, uri }];
  });
  const amounts = fareWords(facts);
  if (sellers.length === 0 && !amounts) return [];
  const blocks = (locale: Locale) =>
    sellers.length === 0
      ? []
      : [
          links(
            locale === 'fr' ? 'Où trouver les tarifs' : 'Where to find fares',
            sellers.map(({ name: seller, uri }) => link(seller, uri)),
          ),
        ];
  const body = amounts
    ? {
        fr: `<p>Voici ce que coûte un passage, selon les données de l’exploitant.</p>${amounts.fr}`,
        en: `<p>This is what a ride costs, according to the operator’s data.</p>${amounts.en}`,
      }
    : {
        fr:
          sellers.length === 1
            ? '<p>Les tarifs sont publiés à cette adresse.</p>'
            : '<p>Chaque exploitant publie ses tarifs.</p>',
        en:
          sellers.length === 1
            ? '<p>Fares are published at this address.</p>'
            : '<p>Each operator publishes its fares.</p>',
      };
  return [
    page('faresHub', {
      fr: {
        title: 'Tarifs',
        description: amounts
          ? `${name.fr} : ce que coûte un passage.`
          : `${name.fr} : où trouver les tarifs.`,
        body: body.fr,
        blocks: blocks('fr'),
      },
      en: {
        title: 'Fares',
        description: amounts ? `${name.en}: what a ride costs.` : `${name.en}: where to find fares.`,
        body: body.en,
        blocks: blocks('en'),
      },
    }),
  ];
}
