import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line to a server that can be cut and mended, as a cable can. */
export interface CutLine {
  readonly port: number;
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

export async function openLine(host: string, port: number): Promise<CutLine> {
  const ends = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return void near.destroy();
    const far = connect(port, host);
    for (const end of [near, far]) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  const drop = () => ends.forEach((end) => end.destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      whole = false;
      drop();
    },
    mend: () => {
      whole = true;
    },
    close: async () => {
      server.close();
      drop();
      await once(server, 'close');
    },
  };
}
