import type { Facts } from '../facts.ts';
import type { HostileKind, Shot } from '../shot.ts';
import { oneOf } from './drawn.ts';

const accounts = '/services/accounts';
const form = 'application/x-www-form-urlencoded';
const asJson = { 'content-type': 'application/json' };

const call = (path: string, body: object): Shot => ({
  path: `${accounts}${path}`,
  method: 'POST',
  headers: asJson,
  body: JSON.stringify(body),
});

const send = (
  path: string,
  name: string,
  fields: Record<string, string>,
  { origin, token }: Facts,
): Shot => ({
  path,
  method: 'POST',
  headers: { 'content-type': form, origin, accept: 'application/json' },
  body: new URLSearchParams({ _form: name, _token: token, ...fields }).toString(),
});

/** What people do with accounts and subscriptions beside signing in. */
export const accountKinds: readonly HostileKind[] = [
  {
    name: 'tokens',
    expects: [200],
    shot: (n) => call(`/oauth/${oneOf(['revoke', 'introspect'], n)}`, { token: `jeton-${n}` }),
  },
  {
    name: 'links-of-mails',
    expects: [400],
    shot: (n) => call(oneOf(links(n), n), { pass: `Un-mot-de-passe-${n}` }),
    heaviest: (n) =>
      call('/user/lost-password-reset?_format=json', {
        name: `personne${n}@exemple.ca`,
        temp_pass: 'x'.repeat(5000),
        new_pass: 'Un-mot-de-passe-2'.repeat(50),
      }),
  },
  {
    name: 'newsletter-call',
    expects: [200],
    shot: (n, { proofs }) =>
      call('/api/newsletter/subscribe', {
        mail: `abonne${n}@exemple.ca`,
        organization: 'infolettre',
        recaptchaToken: proofs['newsletter'] ?? '',
      }),
  },
  {
    name: 'followers-and-choices',
    expects: [401],
    shot: (n) =>
      call(
        oneOf(['/followers/count', '/api/di/subscriptions/get', '/api/customerProfile', '/staff/role'], n),
        { n },
      ),
  },
  {
    name: 'one-click',
    expects: [400],
    shot: (n) => ({
      path: `/_desabonnement/${n}/infolettre/1763236800/x${n}`,
      method: 'POST',
      headers: { 'content-type': form },
      body: 'List-Unsubscribe=One-Click',
    }),
  },
  {
    name: 'choices-forms',
    expects: [200],
    shot: (n, facts) =>
      n % 2
        ? send('/propos', 'theme', { theme: n % 4 === 1 ? 'light' : 'dark' }, facts)
        : send('/propos', 'consent', { choice: 'refuse' }, facts),
  },
  {
    name: 'password-forms',
    expects: [200],
    shot: (n, facts) => {
      const fields = { password: `Un-mot-de-passe-${n}`, confirmation: `Un-mot-de-passe-${n}` };
      return n % 2
        ? send(`/activation-compte/${n}/1763236800/x`, 'activation', fields, facts)
        : send(`/reinit-mot-de-passe?name=p${n}%40exemple.ca&temp=x`, 'new-password', fields, facts);
    },
  },
];

const links = (n: number): readonly string[] => [
  `/activate/user/${n}/1763236800/x?_format=json`,
  `/api/newsletter/subscription/add/${n}/infolettre/1763236800/x`,
  `/api/newsletter/subscription/remove/${n}/infolettre/1763236800/x`,
];
