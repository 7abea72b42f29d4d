import { drawNoise } from '../draw-noise.ts';
import { formPages, type Facts } from '../facts.ts';
import { lostProperty, lostPropertyCall } from '../lost-property.ts';
import type { HostileKind, Shot } from '../shot.ts';
import { manySigns } from '#tests/support/many-signs.ts';

const form = 'application/x-www-form-urlencoded';
const asJson = { 'content-type': 'application/json' };
const boundary = 'frontiere-de-la-manoeuvre';
const inParts = { 'content-type': `multipart/form-data; boundary=${boundary}` };
const withForm = { page: formPages['webform-objets_perdus'], name: 'webform-objets_perdus' } as const;

type FormName = keyof typeof formPages;

function post(
  name: FormName,
  { origin, token, proofs }: Facts,
  fields: Readonly<Record<string, string>>,
): Shot {
  const all = { _form: name, _token: token, _captcha: proofs[name] ?? '', ...fields };
  return {
    path: formPages[name],
    method: 'POST',
    headers: { 'content-type': form, origin, accept: 'application/json' },
    body: new URLSearchParams(all).toString(),
  };
}

const part = (head: string, text: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${text}\r\n`;
const end = `--${boundary}--\r\n`;

export function postParts({ origin, token, proofs }: Facts, more: string | Uint8Array): Shot {
  const own = { _form: withForm.name, _token: token, _captcha: proofs[withForm.name] ?? '', _go: 'upload' };
  const fields = Object.entries(own).map(([name, value]) => part(`name="${name}"`, value));
  return {
    path: withForm.page,
    method: 'POST',
    headers: { ...inParts, origin, accept: 'application/json' },
    body: Buffer.concat([Buffer.from(fields.join('')), Buffer.from(more), Buffer.from(end)]),
  };
}

export const file = (name: string, bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="objet-photo"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
const megabyte = 1024 * 1024;
/** Of pictures of 200 KB, 1 MB and almost 5 MB. */
const side = { small: 256, medium: 590, largest: 1300 };

/** Whatever takes a body. */
export const bodyKinds: readonly HostileKind[] = [
  {
    name: 'sign-in',
    expects: [422],
    shot: (n, facts) =>
      post('login', facts, { email: `personne${n}@exemple.ca`, password: `mot de passe ${n}` }),
    heaviest: (n, facts) => post('login', facts, { email: `p${n}@exemple.ca`, password: 'é'.repeat(5000) }),
  },
  {
    name: 'registration',
    expects: [200],
    heaviestExpects: [422],
    shot: (n) => ({
      path: '/services/accounts/user/register?_format=json',
      method: 'POST',
      headers: asJson,
      body: JSON.stringify({
        mail: [{ value: `personne${n}@exemple.ca` }],
        name: [{ value: `personne${n}@exemple.ca` }],
        first_name: [{ value: 'Ève' }],
        last_name: [{ value: `Roy ${n}` }],
      }),
    }),
    heaviest: (n) => ({
      path: '/services/accounts/user/register?_format=json',
      method: 'POST',
      headers: asJson,
      body: JSON.stringify({
        mail: `p${n}@exemple.ca`,
        name: `p${n}@exemple.ca`,
        first_name: 'aA1!'.repeat(4000),
      }),
    }),
  },
  {
    name: 'lost-password',
    expects: [200],
    shot: (n, facts) => post('password-reset', facts, { email: `personne${n}@exemple.ca` }),
    heaviest: (n) => ({
      path: '/services/accounts/user/lost-password?_format=json',
      method: 'POST',
      headers: asJson,
      body: JSON.stringify({ mail: `${'a.'.repeat(20_000)}${n}@exemple.ca` }),
    }),
  },
  {
    name: 'sign-out',
    expects: [200],
    shot: (n, facts) =>
      post('newsletter', facts, { _form: 'logout', destination: `//${manySigns(3000)}${n}` }),
    heaviest: (n, facts) =>
      post('newsletter', facts, { _form: 'logout', destination: `//${manySigns(5000)}${n}` }),
  },
  {
    // Of a body that nobody sends: a page is looked at for it.
    name: 'heads-of-forms',
    expects: [415],
    shot: (n, { origin, lines }) => ({
      path: `/horaires-et-trajets/horaires/${lines[n % lines.length]}?n=${n}`,
      method: 'POST',
      headers: { ...inParts, origin, accept: 'application/json' },
      body: '--',
    }),
    heaviest: (n, { origin }) => ({
      path: `/horaires-et-trajets/itineraire?n=${n}`,
      method: 'POST',
      headers: { ...inParts, origin, accept: 'application/json' },
      body: '--',
    }),
  },
  {
    name: 'newsletter',
    expects: [200],
    heaviestExpects: [422],
    shot: (n, facts) => post('newsletter', facts, { email: `personne${n}@exemple.ca` }),
    heaviest: (n, facts) => post('newsletter', facts, { email: `${'a-'.repeat(15_000)}${n}@exemple.ca` }),
  },
  {
    name: 'oauth-token',
    expects: [401],
    shot: (n) => ({
      path: '/services/accounts/oauth/token',
      method: 'POST',
      headers: { 'content-type': form },
      body: `grant_type=password&client_id=site&username=personne${n}%40exemple.ca&password=${n}`,
    }),
    heaviest: (n) => ({
      path: '/services/accounts/oauth/token',
      method: 'POST',
      headers: asJson,
      body: JSON.stringify({
        grant_type: 'password',
        client_id: `c${n}`,
        username: 'u',
        password: 'x'.repeat(10_000),
      }),
    }),
  },
  {
    name: 'web-form',
    expects: [200],
    heaviestExpects: [422],
    shot: (n, facts) => post(withForm.name, facts, { ...lostProperty(n, facts), _go: 'submit' }),
    heaviest: (n, facts) =>
      post(withForm.name, facts, { 'objet-description': `${'mot '.repeat(20_000)}${n}`, _go: 'submit' }),
  },
  {
    name: 'form-many-names',
    expects: [413],
    heaviestExpects: [400],
    shot: (n, facts) => ({ ...post('newsletter', facts, {}), body: names(25_000, n) }),
    heaviest: (n, facts) => ({ ...post(withForm.name, facts, {}), body: names(60_000, n) }),
  },
  {
    name: 'long-boundary',
    expects: [400],
    shot: (n, facts) => ({
      ...postParts(facts, ''),
      headers: longBoundary(14_000, n, facts),
      body: '-'.repeat(50_000),
    }),
    heaviest: (n, facts) => ({
      ...postParts(facts, ''),
      headers: longBoundary(14_000, n, facts),
      body: '-'.repeat(500_000),
    }),
  },
  {
    name: 'thousand-parts',
    expects: [200],
    heaviestExpects: [413],
    shot: (n, facts) => postParts(facts, parts(900, n)),
    heaviest: (n, facts) => postParts(facts, parts(990, n, 500)),
  },
  {
    name: 'parts-beyond',
    expects: [400],
    shot: (n, facts) => postParts(facts, parts(5000, n)),
    heaviest: (n, facts) => postParts(facts, part(`name="${'"; x="'.repeat(40_000)}${n}"`, '')),
  },
  {
    name: 'uploads',
    expects: [200],
    isUpload: true,
    shot: (n, facts) => postParts(facts, file(`photo-${n}.png`, drawNoise(side.small, n))),
    heaviest: (n, facts) => postParts(facts, file(`photo-${n}.png`, drawNoise(side.largest, n))),
  },
  {
    name: 'upload-26-mb',
    expects: [422],
    heaviestExpects: [200],
    isUpload: true,
    perSecond: 4,
    shot: (n, facts) => postParts(facts, file(`photo-${n}.png`, Buffer.alloc(26 * megabyte - 4096, n))),
    heaviest: (n, facts) =>
      postParts(
        facts,
        Buffer.concat([1, 2, 3, 4, 5].map((at) => file(`${n}-${at}.png`, drawNoise(side.largest, n + at)))),
      ),
  },
  {
    name: 'text-26-mb',
    // Whoever still sends when they are refused may see no answer.
    expects: [413, 'lost'],
    isUpload: true,
    perSecond: 4,
    shot: (n, facts) =>
      postParts(
        facts,
        Buffer.concat([
          Buffer.from(part(`name="n${n}"`, '').slice(0, -2)),
          Buffer.alloc(26 * megabyte - 8192, 0xff),
          Buffer.from('\r\n'),
        ]),
      ),
  },
  {
    name: 'upload-to-service',
    expects: [201],
    heaviestExpects: [401],
    isUpload: true,
    perSecond: 20,
    shot: (n) => ({
      path: '/services/content/file/upload/node/files/objets_perdus_files?_format=json',
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `file; filename="p${n}.png"`,
      },
      body: drawNoise(side.medium, n),
    }),
    heaviest: (n) => ({
      path: '/services/content/api/files',
      method: 'POST',
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': `file; filename="p${n}.png"`,
      },
      body: Buffer.alloc(26 * megabyte, n),
    }),
  },
  {
    name: 'endless-body',
    expects: ['unanswered'],
    isUpload: true,
    perSecond: 40,
    shot: (_, facts) => ({ ...postParts(facts, ''), sending: 'dripped' }),
  },
  {
    name: 'nested-json',
    expects: [400],
    shot: (n) => ({
      path: '/services/content/subrequests?_format=json',
      method: 'POST',
      headers: asJson,
      body: `${'['.repeat(60_000)}${n}${']'.repeat(60_000)}`,
    }),
    heaviest: (n) => ({
      path: n % 2 ? '/services/accounts/user/register?_format=json' : '/services/cache/cache/proxy/cms-api',
      method: 'POST',
      headers: asJson,
      body: `${'{"a":'.repeat(170_000)}${n}${'}'.repeat(170_000)}`,
    }),
  },
  {
    name: 'web-form-call',
    expects: [200],
    heaviestExpects: [400],
    shot: (n, facts) => ({
      path: `/services/content/${n % 2 ? '' : 'api/'}webform_jsonschema/objets_perdus`,
      method: 'POST',
      headers: { ...asJson, 'x-csrf-token': facts.callToken },
      body: JSON.stringify(lostPropertyCall(n, facts)),
    }),
    heaviest: (n, facts) => ({
      path: '/services/content/api/webform_jsonschema/objets_perdus',
      method: 'POST',
      headers: { ...asJson, 'x-csrf-token': facts.callToken },
      body: JSON.stringify(
        Object.fromEntries(Array.from({ length: 15_000 }, (_, at) => [`n${n}-${at}`, { a: [at] }])),
      ).slice(0, 250_000),
    }),
  },
];

const names = (count: number, n: number): string =>
  Array.from({ length: count }, (_, at) => (at + n).toString(36)).join('&');

const parts = (count: number, n: number, length = 0): string =>
  Array.from({ length: count }, (_, at) => part(`name="n${n}-${at}"`, 'x'.repeat(length))).join('');

const longBoundary = (length: number, n: number, { origin }: Facts) => ({
  origin,
  'content-type': `multipart/form-data; boundary=${n}x${'-'.repeat(length)}`,
  accept: 'application/json',
});
