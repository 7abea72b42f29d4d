import type { Locale } from '#domain/locale.ts';
import { landmarks } from '../city/landmarks.ts';
import { lines } from '../city/lines.ts';
import { serviceTypes } from '#data/service-types.ts';
import { link, links, tabs } from '#operators/kit/blocks.ts';
import { page } from './builders.ts';
import { table } from '#operators/kit/markup.ts';
import { french } from './markup.ts';
import { en, fr } from './paths.ts';

const words = {
  fr: { route: 'Parcours', ends: 'Terminus', caption: 'Parcours et terminus', oneWay: 'Vers' },
  en: { route: 'Route', ends: 'Terminals', caption: 'Routes and their terminals', oneWay: 'To' },
} as const;

/** Places that take another article than « le » in French. */
const articles: Readonly<Record<string, string>> = { École: 'l’', Galeries: 'les ' };

/** Words that begin the name of a place and are no name themselves: they take a capital only at the front. */
const commonNouns = new Set(['Phare', 'Siège', 'Terminus']);

/** « les Galeries du Coteau », « le siège social du RTC »: a place as a French sentence names it. */
function withArticle(name: string): string {
  const [first = ''] = name.split(' ');
  const place = commonNouns.has(first) ? first.toLowerCase() + name.slice(first.length) : name;
  return `${articles[first] ?? 'le '}${place}`;
}

function endsText(ends: readonly string[], locale: Locale): string {
  const names = ends.map((key) => landmarks.find((landmark) => landmark.key === key)?.name ?? key);
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0) {
    return `${words[locale].oneWay} ${locale === 'fr' ? withArticle(only) : french(only)}`;
  }
  return names.map((name) => (locale === 'fr' ? name : french(name))).join(' – ');
}

/** One tab for each family of routes, merged types with the one they are shown with. */
function families(locale: Locale): Record<string, string> {
  const entries = serviceTypes
    .filter((type) => type.shownWith === undefined)
    .map((type) => {
      const keys: readonly string[] = serviceTypes
        .filter((other) => other === type || other.shownWith === type.code)
        .map((other) => other.key);
      const rows = lines
        .filter((line) => keys.includes(line.type))
        .toSorted((a, b) => a.number.localeCompare(b.number, 'fr-CA', { numeric: true }))
        .map((line) => [`{${line.number}}`, endsText(line.ends, locale)]);
      const grid = table({
        caption: `${words[locale].caption} (${type.name[locale]})`,
        head: [words[locale].route, words[locale].ends],
        rows,
      });
      return [
        type.name[locale],
        `<p>${type.description[locale]} ${type.details[locale]}</p>${grid}`,
      ] as const;
    });
  return Object.fromEntries(entries);
}

export const networkMap = page('networkMap', {
  fr: {
    title: 'Plan du réseau',
    subtitle: 'Les parcours, leurs terminus et leurs correspondances',
    description: 'Tous les parcours du RTC par type de service, avec leurs terminus.',
    body: '<p>Quatre parcours Métrobus forment l’armature du réseau. Ils se croisent au terminus Marché-Neuf, dans La Cité, et au terminus Haut-Coteau. leBus rejoint les quartiers, eXpress file vers le centre aux heures de pointe et Couche-tard ramène les gens chez eux les nuits de fin de semaine.</p>',
    blocks: [
      tabs('Les parcours par type de service', families('fr')),
      links('Voir aussi', [
        link('Horaires des bus', fr.schedules),
        link('Parc-O-Bus', fr.parkAndRide),
        link('Horaires imprimables', fr.printable_schedules),
      ]),
    ],
  },
  en: {
    title: 'Routes of the network',
    subtitle: 'Routes, terminals and connections',
    description: 'All RTC routes by type of service, with their terminals.',
    body: `<p>Four ${french('Métrobus')} routes form the backbone of the network. They meet at the ${french('Marché-Neuf')} terminal in ${french('La Cité')} and at the ${french('Haut-Coteau')} terminal. ${french('leBus')} serves the neighbourhoods, eXpress runs straight downtown at rush hour and ${french('Couche-tard')} gets people home on weekend nights.</p>`,
    blocks: [
      tabs('Routes by type of service', families('en')),
      links('See also', [
        link('Bus schedules', en.schedules),
        link('Park-and-ride', en.parkAndRide),
        link('Printable schedules', en.printable_schedules),
      ]),
    ],
  },
});
