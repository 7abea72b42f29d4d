import { join } from 'node:path';
import { createOutbox } from '#platform/mail/outbox.ts';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { eventually } from './eventually.ts';
import { startApp, type TestApp, type TestAppOptions } from './app.ts';
import { accountSettings, testClient } from './test-client.ts';

/** The accounts service with the content it knows the lines from, and the mail it sends. */
export interface AccountsStage {
  readonly app: TestApp;
  /** A call of the service, as any program makes it. */
  call(path: string, init?: CallInit): Promise<CallAnswer>;
  /** The mails to an address, the latest last; waits until there are so many. */
  mailsTo(address: string, atLeast?: number): Promise<readonly ReceivedMail[]>;
  /** A profile from its first mail to its first token. */
  join(person?: Partial<NewMember>): Promise<JoinedMember>;
}

export interface CallInit {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly json?: unknown;
  readonly form?: Record<string, string>;
  readonly token?: string | undefined;
  readonly type?: string;
  readonly headers?: Record<string, string>;
}

export interface CallAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly text: string;
}

interface ReceivedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The first link of the site in it. */
  readonly link: string;
}

interface NewMember {
  readonly mail: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale: 'fr' | 'en';
}

interface JoinedMember extends NewMember {
  readonly uid: number;
  readonly uuid: string;
  readonly token: string;
  readonly refreshToken: string;
}

let number = 0;

export async function startAccountsStage(options: TestAppOptions = {}): Promise<AccountsStage> {
  const app = await startApp({ parts: ['site', 'content', 'accounts', 'cache'], ...options });
  return accountsStageOf(app);
}

export { accountSettings, testClient };

export function accountsStageOf(app: TestApp): AccountsStage {
  const outbox = createOutbox({
    folder: join(app.dataDir, 'outbox'),
    clock: systemClock,
    log: createLog('silent'),
  });

  const call: AccountsStage['call'] = async (path, init = {}) => {
    const { json, form, token } = init;
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
    const type = init.type ?? (json !== undefined ? 'application/json' : 'application/x-www-form-urlencoded');
    if (json !== undefined || form) headers.set('content-type', type);
    const body = json !== undefined ? JSON.stringify(json) : form && new URLSearchParams(form).toString();
    const method = init.method ?? (body === undefined ? 'GET' : 'POST');
    const response = await app.get(`/services/accounts${path}`, {
      method,
      headers,
      ...(body !== undefined && { body }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parse(text) };
  };

  const seen = new Set<string>();
  const mailsTo: AccountsStage['mailsTo'] = async (address, atLeast = 1) => {
    let found: ReceivedMail[] = [];
    await eventually(async () => {
      const kept = (await outbox.list()).filter(({ mail }) => mail.to === address);
      // The clock of a test stands still: mails are in the order they were first seen in.
      for (const { id } of kept) seen.add(id);
      const inOrder = [...seen].flatMap((id) => kept.find((one) => one.id === id) ?? []);
      if (kept.length < atLeast) throw new Error(`${kept.length} mails to ${address} so far`);
      found = inOrder.map(({ mail: { subject, text, html, headers } }) => ({
        subject,
        text,
        html,
        headers,
        link:
          /https?:\/\/[^\s<>"]+\/(?:activation|account-act|reinit|reset|confirm)[^\s<>"]*/.exec(text)?.[0] ??
          '',
      }));
    });
    return found;
  };

  return {
    app,
    call,
    mailsTo,
    join: async (given = {}) => {
      number += 1;
      const person = {
        mail: `membre.${number}.${process.pid}@exemple.ca`,
        password: 'soleil-bleu',
        firstName: 'Ève',
        lastName: 'Roy',
        locale: 'fr',
        ...given,
      } as const;
      const names = { first_name: person.firstName, last_name: person.lastName };
      const { mail, locale: langcode } = person;
      await call('/user/register?_format=json', {
        json: { name: mail, mail, ...names, langcode, preferred_langcode: langcode },
      });
      const [{ link } = { link: '' }] = (await mailsTo(mail)).slice(-1);
      const parts = new URL(link).pathname.split('/').slice(-3).join('/');
      await call(`/activate/user/${parts}`, { json: { pass: person.password } });
      const signedIn = await call('/oauth/token', { form: passwordGrant(mail, person.password) });
      const { access_token: token, refresh_token: refreshToken } = signedIn.body as Record<string, string>;
      if (token === undefined || refreshToken === undefined) throw new Error(`no token: ${signedIn.text}`);
      const users = await call(`/api/users?filter[name]=${encodeURIComponent(mail)}`, { token });
      const [user] = (users.body as { data: { id: string; attributes: { drupal_internal__uid: number } }[] })
        .data;
      return {
        ...person,
        token,
        refreshToken,
        uuid: user?.id ?? '',
        uid: user?.attributes.drupal_internal__uid ?? 0,
      };
    },
  };
}

export const passwordGrant = (username: string, password: string) => ({
  grant_type: 'password',
  username,
  password,
  client_id: testClient.id,
  client_secret: testClient.secret,
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
