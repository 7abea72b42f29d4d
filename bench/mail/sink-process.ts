import { fork } from 'node:child_process';
import { once } from 'node:events';

/** What a mail server in a process of its own has taken so far, by the clock of the machine (ms). */
export interface SinkFigures {
  readonly count: number;
  readonly firstMs: number;
  readonly lastMs: number;
  /** When mails to `urgent.…` came. */
  readonly urgent: Readonly<Record<string, number>>;
}

export interface SinkProcess {
  readonly url: string;
  read(): Promise<SinkFigures>;
  stop(): void;
}

export async function startSinkProcess(): Promise<SinkProcess> {
  const child = fork('bench/mail/quick-sink.mjs');
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `smtp://127.0.0.1:${port}`,
    read: async () => {
      const answer = once(child, 'message');
      child.send('read');
      return ((await answer) as [SinkFigures])[0];
    },
    stop: () => child.disconnect(),
  };
}
