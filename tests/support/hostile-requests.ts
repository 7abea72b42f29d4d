import { hostileAddresses, hostileJsonTexts, hostileTexts } from './hostile-addresses.ts';

/** A request that no honest client sends. */
export interface HostileRequest {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What the requests need to know of the site they are sent to. */
export interface Target {
  readonly origin: string;
  /** Of its forms: without it no form is looked at. */
  readonly token: string;
  /** A file of the build. */
  readonly asset: string;
}

const schedules = ['/horaires-et-trajets/horaires', '/en/schedules-and-trips/schedules'] as const;
const notices = [
  '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours',
  '/en/schedules-and-trips/customer-notices/route-notices',
] as const;
const printing = [
  '/horaires-et-trajets/horaires-imprimables',
  '/en/schedules-and-trips/printable-schedules',
] as const;

/** Where a stranger may write anything, `*`, at every door of the site. */
const places: readonly string[] = [
  '/*',
  '/en/*',
  '/*/*/*',
  '/propos/*',
  '/en/about?*=*',
  '/recherche/*',
  '/en/search/*/*',
  '/medias/nouvelles/*',
  '/en/media/news?page=*',
  `${notices[0]}/parcours/*`,
  `${notices[0]}/details/*/*`,
  `${notices[1]}/details/*`,
  `${notices[0]}?numero=*&moment=*&gravite=*&general=*&page=*`,
  `${notices[1]}?numero=*&format=rss`,
  `${notices[0]}/parcours/*?format=json`,
  `${notices[1]}?format=*`,
  `/_data${notices[0]}?gravite=*&moment=*`,
  '/connexion?destination=*',
  '/activation-compte/*/*/*',
  '/mon-profil/*',
  '/en/my-account/*/*',
  '/reinit-mot-de-passe?name=*&temp=*',
  '/services/accounts/user/*',
  '/services/accounts/api/users?filter[name]=*&include=*',
  '/services/accounts/activate/user/*/*/*',
  '/confirmation-abonnement/*/1763236800/x/*',
  '/propos?done=*',
  `${schedules[0]}/*`,
  `${schedules[1]}/801/*`,
  `${schedules[0]}/801/0/*`,
  `${schedules[1]}/801/0/1008/*`,
  `${schedules[0]}/801/0/1008/2026-11-16/voyage/*`,
  `${schedules[0]}/801/0/1008/2026-11-16/voyage/*?format=ics`,
  `${schedules[0]}/801/0/horaire/*?format=ics&arret=*`,
  `${schedules[1]}/801/0/timetable?format=*`,
  `${schedules[0]}/801/0/carte?arret=*`,
  `${schedules[0]}/1008?affichage=*&lignes=*`,
  `${schedules[1]}/1008?moment=*`,
  `${schedules[0]}/affichages/cadre?arret=*&rangees=*`,
  `${schedules[1]}/displays/lobby?stop=*`,
  `${schedules[0]}/annulations/*`,
  `${printing[0]}/*/0`,
  `${printing[1]}/801/0?date=*`,
  `${printing[0]}/imprimer?parcours=*&date=20261116&format=pdf`,
  `${printing[1]}/print?parcours=801&format=*`,
  `${printing[0]}/imprimer/template?parcours=801&arrets=*`,
  '/v/*',
  '/_data/*',
  '/_data/en/*?*',
  `/_data${schedules[0]}/801/0/*`,
  '/_routes/*',
  '/_operator/*',
  '/_captcha/*',
  '/_qr?path=/*',
  '/_card/*',
  '/_card/fr/*.png',
  '/assets/*',
  '/*.js',
  '/sitemap-*.xml',
  '/sitemap.xml?*',
  '/manifest.*.webmanifest',
  '/.well-known/*',
  '/services/*',
  '/services/content/*',
  '/services/content/api/notices?filter[title]=*&sort=*',
  '/services/content/api/notices/*',
  '/services/content/en/api/notices_v2?filter[date_notice_end][value]=*&filter[date_notice_end][operator]=%3E',
  '/services/content/router/translate-path?path=/*',
  '/services/schedule/*',
  '/services/schedule/horaire/ListeBorneVirtuelle_Arret?noArret=*',
  '/services/schedule/recherche?texte=*&latitude=*&longitude=*',
  '/services/schedule/flux?arrets=*',
  '/services/schedule/departs?arrets=*&limite=*&moment=*&langue=*',
  '/services/schedule/avisReseau?langue=*&*=*',
  '/services/schedule/avis/Avis?id=*',
  '/services/schedule/grille?noParcours=801&codeDirection=*&date=*',
  '/services/schedule/voyagesAnnules?date=*&noParcours=*',
  '/services/schedule/v1/*',
  '/services/schedule/donneesOuvertes/*',
  '/services/cache/cache/*',
  '/services/cache/cache/purge/*',
];

/** Addresses of a shape that no link has. */
const oddAddresses: readonly string[] = [
  '//',
  '///propos',
  '//propos//',
  '/\\evil.example',
  '/\\..\\..\\etc',
  '/propos\\',
  '/./propos/../propos/.',
  '/%2e%2e/%2e%2e/%2e',
  '/..;/propos',
  '/propos;jsessionid=1',
  '*',
  'http://127.0.0.1/propos',
  'http://evil.example/propos',
  'https://evil.example:99999/',
  'http:///',
  'http://[::1',
  'ftp://x/y',
  'javascript:alert(1)',
  'propos',
  '?',
  '/?',
  '/#',
  '/%',
  '/%%%',
  '/%u202e',
  '/é',
  '/\u00ff\u00fe',
  `/${'a/'.repeat(4000)}`,
  `/${'%F0%9F%9A%8C'.repeat(600)}`,
  `/recherche/${'é'.repeat(3000)}`,
  `/?${'a=b&'.repeat(3000)}`,
  `/propos?${'['.repeat(5000)}`,
];

/** Texts a header can hold, beside those of addresses. */
const headerTexts: readonly string[] = [
  ...hostileTexts.filter((text) => text.length < 1000),
  '\u0080\u00ff\u00e9',
  ';;;=;=;,,,',
  '"',
  '"\\"',
  '*',
  ', '.repeat(200),
  'q=0;q=1;q=NaN',
  '${jndi:ldap://x}',
  '{"a":1}',
  'a'.repeat(6000),
];

/** Headers that the site reads, each with what a stranger may put there. */
const readHeaders: Readonly<Record<string, (text: string) => string>> = {
  accept: (text) => `text/html;q=${text}, ${text}`,
  'accept-encoding': (text) => `${text}, br;q=${text}`,
  'accept-language': (text) => `${text}, en;q=${text}, ${text}-CA`,
  authorization: (text) => `Bearer ${text}`,
  'content-type': (text) => `${text}; charset=${text}`,
  cookie: (text) =>
    `parcours_session=${text}; parcours_draft=${text}; parcours_language=${text}; parcours_theme=${text}; parcours_consent=${text}; ${text}=${text}; __proto__=1`,
  'if-match': (text) => text,
  'if-modified-since': (text) => text,
  'if-none-match': (text) => `W/"${text}", "${text}", ${text}`,
  'if-range': (text) => `"${text}"`,
  'last-event-id': (text) => text,
  origin: (text) => `http://${text}`,
  range: (text) => `bytes=${text}-${text}`,
  referer: (text) => `http://127.0.0.1/${text}`,
  'sec-fetch-site': (text) => text,
  'x-cache-key': (text) => text,
  'x-forwarded-for': (text) => `${text}, ${text}, 203.0.113.9`,
  'x-forwarded-host': (text) => text,
  'x-forwarded-proto': (text) => text,
  'x-inside': (text) => text,
  'x-mounted-under': (text) => `/${text}`,
  'x-request-id': (text) => text,
};

const html = { accept: 'text/html' };
const asData = { accept: 'application/json' };
const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

/** Every request of the walk, always the same for the same target. */
export function hostileRequests(target: Target): readonly HostileRequest[] {
  return [...withAddresses(), ...withHeaders(target), ...withForms(target), ...withJson(), ...withWriting()];
}

/** A third of the texts at each door, the next third at the next; each asked by another caller, so that none is only counted. */
function withAddresses(): HostileRequest[] {
  const all = hostileAddresses(places, { seed: 20_261_116, twisted: 900 });
  const chosen = all.filter((_, nth) => (nth + Math.floor(nth / hostileTexts.length)) % 3 === 0);
  const addresses = [...chosen, ...oddAddresses];
  return addresses.map((path, nth): HostileRequest => {
    const method = nth % 23 === 0 ? 'HEAD' : nth % 29 === 0 ? 'OPTIONS' : nth % 31 === 0 ? 'PUT' : 'GET';
    const caller = { 'x-forwarded-for': `198.50.${Math.floor(nth / 250)}.${nth % 250}` };
    return { method, path, headers: nth % 5 === 0 ? caller : { ...html, ...caller } };
  });
}

/** A hostile value in each header, at a page, a file of the build, data of the browser and a call of each service. */
function withHeaders({ asset }: Target): HostileRequest[] {
  const doors = ['/propos', asset, '/_data/en/about', '/services/schedule/departs?arrets=1008', '/'];
  const calls = [
    '/services/content/api/pages?page[limit]=1',
    '/services/cache/cache/x',
    '/services/accounts/api/users',
  ];
  const all = [...doors, ...calls];
  const names = Object.keys(readHeaders);
  return names.flatMap((name, nth) =>
    headerTexts
      .filter((_, place) => place % 3 === nth % 3)
      .map((text, place): HostileRequest => {
        const value = readHeaders[name]?.(text).slice(0, 12_000) ?? '';
        return {
          method: place % 17 === 0 ? 'HEAD' : 'GET',
          path: all[(nth + place) % all.length] ?? '/',
          headers: { ...html, [name]: value },
        };
      }),
  );
}

/** Forms as browsers send them, filled in by a stranger; each from an address of its own, so that none is only counted. */
function withForms({ origin, token }: Target): HostileRequest[] {
  const known = `_token=${token}`;
  const forms: readonly ((text: string) => string)[] = [
    (text) => `_form=newsletter&${known}&_captcha=${text}&email=${text}%40exemple.ca`,
    (text) => `_form=newsletter&${known}&email=${text}&url=${text}&${text}=${text}`,
    (text) => `_form=theme&${known}&theme=${text}`,
    (text) => `_form=theme&_token=${text}&theme=dark`,
    (text) => `_form=alert&${known}&fingerprint=${text}`,
    (text) => `_form=consent&${known}&analytics=${text}&analytics=${text}`,
    (text) => `_form=logout&${known}&${text}`,
    (text) => `_form=${text}&_token=${text}`,
    (text) => `${text}${'&'.repeat(50)}${text}=`,
  ];
  const pages = ['/propos', '/en', '/recherche/x', `${schedules[0]}/801/0`, '/nulle-part'];
  return forms.flatMap((write, nth) =>
    hostileTexts.map((text, place): HostileRequest => {
      const page = pages[(nth + place) % pages.length] ?? '/';
      const caller = `198.51.${nth}.${place}`;
      return {
        method: 'POST',
        path: place % 7 === 0 ? `${page}?x=${text}` : page,
        headers: { ...(place % 3 === 0 ? html : asData), ...urlencoded, origin, 'x-forwarded-for': caller },
        body: write(text),
      };
    }),
  );
}

/** Calls with a body in JSON, at the services and where the site takes none. */
function withJson(): HostileRequest[] {
  const proxy = (path: string) => `/services/cache/cache/proxy/${path}`;
  return hostileJsonTexts.flatMap((text, nth): HostileRequest[] => {
    const read = { method: 'GET', path: `/api/${text}`, query: { [text]: text } };
    const bodies: readonly (readonly [string, unknown])[] = [
      [proxy('cms-api'), read],
      [proxy('cms-api'), { ...read, path: '/router/translate-path', query: { path: `/${text}` } }],
      [proxy('schedule-api'), { ...read, path: '/horaire/Arret', query: { noArret: text, date: [text] } }],
      [proxy('schedule-api'), { ...read, path: `/horaire/${text}`, locale: text, ttl: Number(text) }],
      [proxy(encodeURIComponent(text.toWellFormed())), read],
      [
        '/services/content/subrequests?_format=json',
        [{ action: 'view', uri: `/api/${text}`, requestId: text }],
      ],
      ['/services/cache/cache/x', { resData: text, resStatus: text }],
      ['/services/accounts/user/register', { mail: text, first_name: text, last_name: [{ value: text }] }],
      ['/services/accounts/user/lost-password', { mail: text }],
      [
        '/services/accounts/api/newsletter/subscribe',
        { mail: text, organization: text, recaptchaToken: text },
      ],
      ['/propos', { _form: 'newsletter', email: text }],
    ];
    return bodies.map(([path, body], place) => ({
      method: 'POST',
      path,
      headers: { ...json, ...(place % 2 === 0 ? html : {}), 'x-forwarded-for': `198.52.${place}.${nth}` },
      body: nth % 11 === 0 ? JSON.stringify(body).slice(0, -1) : JSON.stringify(body),
    }));
  });
}

/** Notices that a stranger would publish, change or take out, with keys that are none. */
function withWriting(): HostileRequest[] {
  return hostileJsonTexts.flatMap((text, nth): HostileRequest[] => {
    const id = encodeURIComponent(text.toWellFormed());
    const data = { type: 'notices', id: text, attributes: { title: text, effects: [{ type: text }] } };
    const writes: readonly (readonly [HostileRequest['method'], string, object | undefined])[] = [
      ['POST', '/services/content/api/notices', { data }],
      ['POST', '/services/content/en/api/notices_v2', { data: { ...data, meta: { translations: text } } }],
      ['PATCH', `/services/content/api/notices/${id}`, { data }],
      ['DELETE', `/services/content/api/notices/${id}`, undefined],
    ];
    return writes.map(([method, path, body], place) => ({
      method,
      path,
      headers: {
        'content-type': place % 2 === 0 ? 'application/vnd.api+json' : 'application/json',
        ...(nth % 2 === 0 && { authorization: `Bearer ${id.slice(0, 500)}` }),
        'x-actor': id.slice(0, 500),
        'x-forwarded-for': `198.53.${place}.${nth}`,
      },
      ...(body && { body: JSON.stringify(body) }),
    }));
  });
}

/** What only a bare socket can send. */
export const hostileBytes: readonly Buffer[] = [
  'GET /\u0000 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  'GET /a b HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n',
  'GET / HTTP/1.1\r\nHost:\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1:99999999\r\n\r\n',
  'GET /propos HTTP/1.1\r\nHost: LOCALHOST:1\r\nConnection: close\r\n\r\n',
  'GET /propos HTTP/1.1\r\nHost: [::1]\r\nConnection: close\r\n\r\n',
  'GET / HTTP/9.9\r\nHost: 127.0.0.1\r\n\r\n',
  'GET / HTTP/1.0\r\n\r\n',
  'GET /\r\n\r\n',
  'FROB / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  'CONNECT 127.0.0.1:80 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  'TRACE / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
  'GET http://127.0.0.1/propos HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
  'GET http://x/services/content/api/pages?page[limit]=1 HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: a\u0000b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: 1\n X-B: 2\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nExpect: x\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: upgrade, close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 3\r\nConnection: close\r\n\r\nabc',
  'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\nzz\r\n',
  'POST /propos HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 50\r\n\r\na=1',
  'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: gzip, chunked\r\nConnection: close\r\n\r\n0\r\n\r\n',
  `GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n${'X-A: 1\r\n'.repeat(3000)}\r\n`,
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`,
  'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /%00 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /en HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  '\u0016\u0003\u0001\u0000\u00a5\u0001\u0000',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0000'.repeat(200),
  '',
].map((text) => Buffer.from(text, 'latin1'));
