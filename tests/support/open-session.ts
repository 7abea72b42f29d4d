import type { Session } from '#site/server/sessions/sessions.ts';
import { poolOf } from './accounts-people.ts';
import { accountsStageOf, passwordGrant, type AccountsStage } from './accounts-stage.ts';
import type { TestApp } from './app.ts';
import { sessionOf } from './session.ts';

type Person = Pick<Session, 'username' | 'firstName' | 'lastName'>;
type Joined = Awaited<ReturnType<AccountsStage['join']>>;

const eve: Person = { username: 'eve.roy@exemple.ca', firstName: 'Ève', lastName: 'Roy' };
/** Everyone joins once in each program. */
const joined = new WeakMap<TestApp, Map<string, Promise<Joined>>>();

/** The key of a session: of a member whom the accounts service knows, where the program has it. */
export async function openSession(app: TestApp, role: Session['role'], person = eve): Promise<string> {
  const { site } = app.app;
  if (!site) throw new Error('there is no site to sign in to');
  const known = role !== 'employee' && app.hasAccounts ? await signIn(app, role, person) : {};
  return site.sessions.open(sessionOf(role, { ...person, ...known }));
}

async function signIn(app: TestApp, role: Session['role'], person: Person) {
  const stage = accountsStageOf(app);
  const ofApp = joined.get(app) ?? new Map<string, Promise<Joined>>();
  joined.set(app, ofApp);
  // An editor has an account beside that of the member of the same name.
  const username = role === 'member' ? person.username : `${role}.${person.username}`;
  const joining = ofApp.get(username) ?? join(stage, role, { ...person, username });
  ofApp.set(username, joining);
  const { uid, uuid, mail, password } = await joining;
  const { body } = await stage.call('/oauth/token', { form: passwordGrant(mail, password) });
  return { uid, uuid, accessToken: (body as { access_token: string }).access_token };
}

/** What is for everyone is for them, as for somebody whose choices are not known. */
async function join(
  stage: AccountsStage,
  role: Session['role'],
  { username: mail, firstName, lastName }: Person,
): Promise<Joined> {
  const member = await stage.join({ mail, firstName, lastName });
  const json = { subscribe_general_notices: [{ value: true }] };
  await stage.call(`/user/${member.uid}?_format=json`, { method: 'PATCH', token: member.token, json });
  if (role !== 'member')
    await poolOf(stage).query('update account set role = $2 where id = $1', [member.uid, role]);
  return member;
}
