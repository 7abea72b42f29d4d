import { connect } from 'node:net';
import { requestBytes, type HostileBody } from './hostile-bodies.ts';

export interface BodyAnswer {
  /** 0 where none came. */
  readonly status: number;
  /** From the last byte sent to the last byte of the answer. */
  readonly ms: number;
}

/** Who says nothing more is waited for no longer than this. */
const silentMs = 150;
const patienceMs = 20_000;
/** Who never ends goes on for so long, unless it is cut off. */
const endlessMs = 500;
const stayMs = { wait: patienceMs, cut: silentMs, silent: silentMs, endless: endlessMs } as const;

/** Sends the bytes on a connection of their own, and does afterwards what their sender would. */
export function sendHostileBody(origin: string, body: HostileBody, caller: string): Promise<BodyAnswer> {
  const { host, hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) });
    let head = '';
    let sentAt = performance.now();
    const leave = setTimeout(() => socket.destroy(), stayMs[body.after]);
    const { goesOnWith } = body;
    const goOn = () => {
      if (goesOnWith) while (socket.writable && socket.write(goesOnWith));
    };
    socket.on('data', (bytes: Buffer) => {
      if (head.length < 4096) head += bytes.toString('latin1');
    });
    // Who is refused before all was read may be cut off.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(leave);
      const statuses = [...head.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
      resolve({ status: statuses.find((status) => status !== 100) ?? 0, ms: performance.now() - sentAt });
    });
    socket.write(requestBytes(body, { host, caller }), () => {
      sentAt = performance.now();
      if (body.after === 'cut') socket.destroy();
      socket.on('drain', goOn);
      goOn();
    });
  });
}
