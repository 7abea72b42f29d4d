import type { AccountsStage } from './accounts-stage.ts';
import { visitsOf } from './visits.ts';

/** Somebody with a profile, signed in by the login form. */
export interface MemberVisit {
  readonly mail: string;
  readonly uid: number;
  readonly uuid: string;
  readonly token: string;
  /** The cookie of their session, and an address of their own: limits count them apart. */
  readonly headers: Record<string, string>;
}

/** Lets a test come from several addresses. */
export const proxySettings = { TRUST_PROXY: '127.0.0.1' };

let entered = 0;

/** A new profile, from its first mail to the cookie of its session. */
export async function enterAsMember(stage: AccountsStage, locale: 'fr' | 'en' = 'fr'): Promise<MemberVisit> {
  const { mail, password, uid, uuid, token } = await stage.join({ locale });
  const fields = { _form: 'login', email: mail, password };
  entered += 1;
  const address = { 'x-forwarded-for': `198.51.${Math.floor(entered / 250)}.${(entered % 250) + 1}` };
  const answer = await visitsOf(() => stage.app).send('/connexion', fields, address);
  const cookie = answer.headers.getSetCookie().find((each) => each.includes('session='));
  if (answer.status !== 303 || cookie === undefined)
    throw new Error(`${mail} could not sign in: ${answer.status}`);
  return { mail, uid, uuid, token, headers: { ...address, cookie: cookie.split(';', 1)[0] ?? '' } };
}
