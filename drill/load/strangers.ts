import type { Visitors } from './plan.ts';

const condition = (at: number, path: string) => {
  const start = `filter[c${at}][condition]`;
  return `${start}[path]=${path}&${start}[operator]=CONTAINS&${start}[value]=zq{n}-${at}&${start}[memberOf]=g`;
};

/** As many conditions over relationships as the budget takes, and as many as starved the database once. */
const filters = [3, 4, 59].map((count) => {
  const conditions = Array.from({ length: count }, (_, at) => condition(at, 'content.media_image.id'));
  return `/services/content/api/pages?include=&filter[g][group][conjunction]=OR&${conditions.join('&')}`;
});

const blueprint = JSON.stringify(
  Array.from({ length: 5 }, (_, at) => ({
    requestId: `r${at}`,
    action: 'view',
    uri: `/api/pages?include=content&page[limit]=20&page[offset]=${at}`,
  })),
);

/** Addresses that a stranger types to find what breaks. */
const oddAddresses = [
  '/x%00',
  '/%FF',
  '//',
  '/..%2f..%2fetc',
  '/propos?moment=%00',
  '/en/%E2%80%AE{n}',
  '/nulle-part-{n}',
];

/** Who asks for what costs most, under forged names. */
export function strangers(origin: string, from: string, perSecond: number): Visitors[] {
  const headers = { 'x-forwarded-for': '2001:db8:{n}::1', 'x-real-ip': '203.0.113.7' };
  return [
    { name: 'filters', origin, from, paths: filters, perSecond, headers },
    {
      name: 'blueprints',
      origin,
      from,
      paths: ['/services/content/subrequests?_format=json'],
      perSecond: perSecond / 2,
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: blueprint,
    },
    { name: 'odd', origin, from, paths: oddAddresses, perSecond, headers },
  ];
}
