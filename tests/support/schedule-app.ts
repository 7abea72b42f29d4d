import { startApp, testInstant, type TestApp } from './app.ts';
import { writeNetworkFeed } from './schedule-network.ts';

/** An answer of the schedule wire, with its body read. */
export interface ScheduleAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Undefined unless the body is JSON. */
  readonly json: unknown;
}

export interface ScheduleApp {
  readonly app: TestApp;
  /** Path and query: `/horaire/Arret?noArret=1001`. */
  ask(address: string): Promise<ScheduleAnswer>;
  /** The body of an answer that must be a 200. */
  read(address: string): Promise<unknown>;
  /** Moves the clock to an instant. */
  moveTo(instant: string): void;
}

let shared: Promise<ScheduleApp> | undefined;

/** The schedule service on the test network; one for each process of the run, and gone with it. Its clock may be moved: who does puts it back. */
export function sharedScheduleApp(): Promise<ScheduleApp> {
  return (shared ??= startScheduleApp());
}

export async function startScheduleApp(
  settings: Readonly<Record<string, string>> = {},
): Promise<ScheduleApp> {
  const app = await startApp({
    parts: ['schedule'],
    settings: { SCHEDULE_FEED: writeNetworkFeed(), ...settings },
  });
  return wrapScheduleApp(app);
}

export function wrapScheduleApp(app: TestApp): ScheduleApp {
  const ask = async (address: string): Promise<ScheduleAnswer> => {
    const answer = await app.app.schedule?.app.inject(address);
    if (!answer) throw new Error('no schedule service here');
    const { statusCode: status, headers, body: text } = answer;
    const isJson = String(headers['content-type']).startsWith('application/json');
    return {
      status,
      headers,
      text,
      // Read when it is asked for: thousands of answers are only counted.
      get json() {
        return isJson ? (JSON.parse(text) as unknown) : undefined;
      },
    };
  };
  return {
    app,
    ask,
    read: async (address) => {
      const { status, text, json } = await ask(address);
      if (status !== 200) throw new Error(`${status} for ${address}: ${text}`);
      return json;
    },
    moveTo: (instant) => app.clock.advance(Date.parse(instant) - app.clock.now()),
  };
}

export { testInstant };
