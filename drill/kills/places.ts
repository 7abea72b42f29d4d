import { startMailSink, type MailReact, type MailSink, type MailStep } from '#tests/support/mail-sink.ts';
import type { Running } from '../stage/running.ts';
import type { Stage } from '../stage/stage.ts';
import { until } from '../stage/until.ts';
import type { Death } from './ledger.ts';

/** A place that a process comes back to, with a mail server of its own: by that it is known who sent a mail. */
export interface Place {
  readonly name: string;
  readonly sink: MailSink;
  /** Undefined while nobody answers there. */
  readonly origin: string | undefined;
  /** The mails that its processes say they had no answer for, each as often as they say so. */
  unanswered(): string[];
  /** Kills the process at once; another one is started in its place. False where there is none. */
  kill(step: string): boolean;
  /** Asks the process to stop, and starts another one; gives its exit code. */
  restart(): Promise<number | null>;
  /** Ends the process, and starts no other. */
  end(): Promise<number | null>;
  /** With these settings besides its own, until it ends. */
  begin(more?: Readonly<Record<string, string>>): Promise<void>;
}

interface PlaceOptions {
  readonly name: string;
  /** The part of the program that runs there. */
  readonly part: string;
  readonly stage: Stage;
  readonly dataDir: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly react: MailReact;
  readonly deaths: Death[];
  onStep(place: Place, step: MailStep, to: string): void;
}

export async function openPlace(options: PlaceOptions): Promise<Place> {
  const { name, part, stage, dataDir, settings, deaths } = options;
  const lives: Running[] = [];
  let running: Running | undefined;
  let starting: Promise<void> | undefined;
  let isOver = false;
  const sink = await startMailSink({
    first: options.react,
    onStep: (step, to) => options.onStep(place, step, to),
  });
  stage.atEnd(() => sink.close());
  stage.atEnd(async () => {
    isOver = true;
    await starting;
  });

  async function start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    if (isOver) return;
    running = await stage.start({
      parts: [part],
      dataDir,
      settings: { ...settings, SMTP_URL: sink.url, MAIL_LEASE_S: '5', ...more },
    });
    lives.push(running);
  }
  const begin: Place['begin'] = (more) => (starting = start(more));

  const place: Place = {
    name,
    sink,
    get origin() {
      return running?.origin;
    },
    unanswered: () => lives.flatMap(({ program }) => program.logs().flatMap(unansweredIn)),
    kill: (step) => {
      const killed = running;
      if (!killed) return false;
      running = undefined;
      // The signal is on its way before this returns.
      const ended = killed.end('SIGKILL');
      deaths.push({ place: name, step, atMs: performance.now() });
      starting = ended.then(() => start());
      starting.catch(() => undefined);
      return true;
    },
    restart: async () => {
      const code = await place.end();
      await begin();
      return code;
    },
    end: async () => {
      await starting;
      const ended = await running?.end();
      running = undefined;
      return ended?.code ?? null;
    },
    begin,
  };
  return place;
}

/** A line of the log about a mail whose answer did not come, or not in time. */
const unansweredIn = ({ id, reason }: Record<string, unknown>): string[] =>
  typeof id === 'string' && typeof reason === 'string' && reason.startsWith('no answer') ? [id] : [];

/** One of them that answers, another one each time. */
export async function anyPlace(places: readonly Place[], nth: number): Promise<Place> {
  let found: Place | undefined;
  await until(
    () => {
      const up = places.filter(({ origin }) => origin !== undefined);
      found = up[nth % Math.max(1, up.length)];
      return found !== undefined;
    },
    60_000,
    20,
  );
  if (!found) throw new Error('no process came back within a minute');
  return found;
}
