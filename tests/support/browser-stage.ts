import type { Browser } from 'playwright-core';
import { openSession } from './open-session.ts';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Session } from '#site/server/sessions/sessions.ts';
import { sharedApp, startApp, type TestApp, type TestAppOptions } from './app.ts';
import { openPage, type PageOptions, type WatchedPage } from './browser.ts';
import { sharedChromium } from './chromium.ts';

/** A site and a browser for the tests of a file. */
export interface Stage {
  readonly app: TestApp;
  readonly browser: Browser;
  /** Closed after the test, which fails if the page did what no page may. */
  open(options?: PageOptions): Promise<WatchedPage>;
  /** Opens, goes there, and waits for the script. */
  visit(path: string, options?: PageOptions): Promise<WatchedPage>;
  /** The cookie of someone who has signed in. */
  signIn(role: Session['role']): Promise<Readonly<Record<string, string>>>;
}

const someone = { username: 'marie.tremblay@exemple.ca', firstName: 'Marie', lastName: 'Tremblay' };

/**
 * With options, a program of the file's own; without, the shared one, which no test changes. With a function, a program
 * that somebody else starts before the tests and stops after them.
 */
export function setStage(options?: TestAppOptions | (() => TestApp)): Stage {
  let app: TestApp | undefined;
  let browser: Browser | undefined;
  const pages: WatchedPage[] = [];
  const started = <Part>(part: Part | undefined): Part => {
    if (!part) throw new Error('the stage is set up just before the tests');
    return part;
  };

  beforeAll(async () => {
    if (typeof options === 'function') app = options();
    const starting = app ?? (options && typeof options !== 'function' ? startApp(options) : sharedApp());
    [app, browser] = await Promise.all([starting, sharedChromium()]);
  });

  afterEach(async () => {
    const faults: string[] = [];
    for (const opened of pages.splice(0)) {
      faults.push(...(await opened.faults()));
      await opened.context.close();
    }
    expect(faults, 'what the pages did').toEqual([]);
  });

  afterAll(() => (options && typeof options !== 'function' ? app?.close() : undefined));

  const stage: Stage = {
    get app() {
      return started(app);
    },
    get browser() {
      return started(browser);
    },
    open: async (pageOptions) => {
      const opened = await openPage(stage.browser, stage.app.origin, pageOptions);
      pages.push(opened);
      return opened;
    },
    visit: async (path, pageOptions) => {
      const opened = await stage.open(pageOptions);
      await opened.goto(path);
      return opened;
    },
    signIn: async (role) => {
      return { parcours_session: await openSession(stage.app, role, someone) };
    },
  };
  return stage;
}
