import type { Facts } from '../facts.ts';
import type { HostileKind, Shot } from '../shot.ts';
import { oneOf } from './drawn.ts';

const asJson = { 'content-type': 'application/json' };

/** What is for staff, members or the installation itself, at the door. */
export const closedCallKinds: readonly HostileKind[] = [
  {
    name: 'closed-calls',
    expects: [401, 403],
    shot: (n, facts) => call(oneOf(closedCalls(facts), n), `jeton-${n}`),
  },
];

function call(asked: string, token: string): Shot {
  const [method = '', path = ''] = asked.split(' ');
  const headers = { authorization: `Bearer ${token}` };
  if (method === 'GET') return { path: `/services/${path}`, headers };
  return { path: `/services/${path}`, method, headers: { ...headers, ...asJson }, body: '{}' };
}

const none = '00000000-0000-4000-8000-000000000000';

const closedCalls = ({ item }: Facts): readonly string[] => [
  'PATCH content/api/clientSettings',
  'GET content/api/menuFiles/main',
  'GET content/api/newDefaults',
  'POST content/api/newDefaults',
  `PATCH content/api/pages/${item}`,
  `DELETE content/api/pages/${item}`,
  'POST content/api/nulle-part',
  'PATCH content/api/nulle-part',
  'DELETE content/api/nulle-part',
  'GET content/staff/searches',
  'GET content/staff/forms/plainte/submissions',
  'GET content/staff/forms/plainte/submissions/1',
  'DELETE content/staff/forms/plainte/submissions/1',
  'POST content/staff/forms/plainte/submissions/1/replies',
  'POST content/staff/forms/erase',
  'GET content/staff/forms/plainte/export',
  'GET content/staff/forms/plainte/files/1',
  'PATCH accounts/user/1',
  'DELETE accounts/user/1',
  `GET accounts/api/users/${none}`,
  `GET accounts/api/customerProfile/${none}`,
  `PATCH accounts/api/customerProfile/${none}`,
  'POST accounts/api/di/subscriptions/update',
  'GET accounts/staff/account',
  'POST accounts/staff/sign-out',
  'POST accounts/staff/erase',
  'GET accounts/staff/audit',
  'GET accounts/staff/decisions',
  'GET accounts/staff/mails',
  'GET accounts/staff/subscribers',
  'POST accounts/staff/resend',
  'POST cache/cache/router-routes',
];
