import type { AccountsStage } from './accounts-stage.ts';
import { visitsOf, type Visits } from './visits.ts';

/** Visits of people who have an account, each from an address of their own. The program trusts one proxy. */
export interface MemberVisits extends Visits {
  /** Signs in by the form of the login page, as a browser does. */
  logIn(person: { readonly mail: string; readonly password: string }, init?: LogIn): Promise<LoggedIn>;
}

interface LogIn {
  readonly path?: string;
  readonly cookie?: string;
}

export interface LoggedIn {
  readonly response: Response;
  /** What the browser holds from now on; empty where nobody was let in. */
  readonly key: string;
  readonly headers: { readonly cookie: string };
}

let callers = 0;
/** Of a caller that nobody was before. */
export const someCaller = (): Record<string, string> => ({
  'x-forwarded-for': `198.52.${Math.floor((callers += 1) / 250)}.${callers % 250}`,
});

export function memberVisitsOf(stageOf: () => Pick<AccountsStage, 'app'>): MemberVisits {
  const visits = visitsOf(() => stageOf().app);
  return Object.assign(visits, {
    logIn: async (
      { mail: email, password }: { readonly mail: string; readonly password: string },
      { path = '/connexion', cookie }: LogIn = {},
    ): Promise<LoggedIn> => {
      const headers = { ...someCaller(), ...(cookie !== undefined && { cookie }) };
      const response = await visits.send(path, { _form: 'login', email, password }, headers);
      const key = keyIn(response) ?? '';
      return { response, key, headers: { cookie: `parcours_session=${key}` } };
    },
  });
}

/** The session that an answer gives to the browser. */
export const keyIn = (response: Response): string | undefined =>
  /^(?:__Host-)?parcours_session=([^;]+);/.exec(
    response.headers.getSetCookie().find((cookie) => cookie.includes('parcours_session=')) ?? '',
  )?.[1];
