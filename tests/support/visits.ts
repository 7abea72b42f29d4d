import { afterAll, beforeAll } from 'vitest';
import type { Session } from '#site/server/sessions/sessions.ts';
import type { PageView } from '#site/view.ts';
import { sharedApp, startApp, type TestApp, type TestAppOptions } from './app.ts';
import type { RouteSample } from './route-samples.ts';
import { readDocument, type ReadDocument } from './document.ts';
import { openSession } from './open-session.ts';

/** The program a file's tests visit, and the ways to visit it. */
export interface Visits {
  readonly app: TestApp;
  /** Asks as a browser does for a page. */
  ask(path: string, headers?: Record<string, string>): Promise<Response>;
  page(
    path: string,
    headers?: Record<string, string>,
  ): Promise<ReadDocument & { readonly response: Response }>;
  /** The `cookie` header of someone who has signed in. */
  signIn(role: Session['role']): Promise<Record<string, string>>;
  /** The same for each kind of visitor that a page may be for. */
  signInEach(): Promise<Record<RouteSample['audience'], Record<string, string>>>;
  /** Sends a form of a page, with its token, as a browser on that page does. */
  send(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>;
}

export function startVisits(options: TestAppOptions = {}): Visits {
  let started: TestApp | undefined;
  beforeAll(async () => {
    started = await startApp(options);
  });
  afterAll(() => started?.close());
  return visitsOf(() => {
    if (!started) throw new Error('the program is started before the tests');
    return started;
  });
}

/** The program that others visit too: for tests that change nothing. */
export function shareVisits(): Visits {
  let started: TestApp | undefined;
  beforeAll(async () => {
    started = await sharedApp();
  });
  return visitsOf(() => {
    if (!started) throw new Error('the program is started before the tests');
    return started;
  });
}

export function visitsOf(appOf: () => TestApp): Visits {
  const visits: Visits = {
    get app() {
      return appOf();
    },
    ask: (path, headers = {}) => appOf().get(path, { headers: { accept: 'text/html', ...headers } }),
    page: async (path, headers) => {
      const response = await visits.ask(path, headers);
      return { ...readDocument(await response.text()), response };
    },
    signIn: async (role) => {
      return { cookie: `parcours_session=${await openSession(appOf(), role)}` };
    },
    signInEach: async () => ({
      everyone: {},
      member: await visits.signIn('member'),
      employee: await visits.signIn('employee'),
      editor: await visits.signIn('editor'),
    }),
    send: async (path, fields, headers = {}) => {
      const { view } = (await (await appOf().get('/_data/')).json()) as { view: PageView };
      const body = new URLSearchParams({ _token: view.shell.formToken, ...fields });
      return appOf().get(path, {
        method: 'POST',
        body,
        headers: { origin: appOf().origin, accept: 'text/html', ...headers },
      });
    },
  };
  return visits;
}

export function siteOf({ app }: TestApp) {
  if (!app.site) throw new Error('there is no site');
  return app.site;
}

export function contentOf({ app }: TestApp) {
  if (!app.content) throw new Error('the content is elsewhere');
  return app.content;
}
