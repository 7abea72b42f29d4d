import { boards, keptPages } from '../faults/pages.ts';
import type { Visitors } from '../load/plan.ts';

/** The same from the first minute to the last, whatever the neighbour does. */
export function soakVisitors(origin: string): Visitors[] {
  const services = '/services/schedule';
  return [
    { name: 'kept', origin, paths: keptPages, perSecond: 150 },
    { name: 'uncached', origin, paths: ['/propos?n={n}', '/en/about?n={n}'], perSecond: 2 },
    { name: 'never seen', origin, paths: ['/nulle-part-{n}'], perSecond: 1 },
    { name: 'boards', origin, paths: boards, perSecond: 2 },
    {
      name: 'searches',
      origin,
      paths: [
        '/recherche?q=hiver&n={n}',
        `${services}/recherche?texte=gare`,
        `${services}/recherche?texte=80`,
      ],
      perSecond: 1,
    },
    {
      name: 'services',
      origin,
      paths: [
        `${services}/departs?arrets=1001,1002`,
        `${services}/reseau`,
        `${services}/autobus?noParcours=800`,
      ],
      perSecond: 4,
    },
    {
      name: 'odd',
      origin,
      paths: ['/x%00', '/%FF', '//', '/..%2f..%2fetc', '/en/%E2%80%AE{n}', `${services}/departs?arrets=%00`],
      perSecond: 2,
    },
  ];
}

/** Those that need nothing of the neighbour, or have it already: they are answered whatever it does. */
export const independent: readonly string[] = ['kept', 'services'];
