import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFormsStage, type FormsStage } from '#tests/support/forms-stage.ts';
import { soundUploads } from '#tests/support/uploads.ts';

let stage: FormsStage;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  stage = await openFormsStage({ trustProxy: 1 });
  await stage.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = stage.app.server.address() as AddressInfo);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await stage.close();
});

const path = '/file/upload/node/files/exemple_files?_format=json';

/** Begins to send a file of five megabytes, from an address of its own, and goes no further. */
function beginUpload(from: string, sent: Buffer): Promise<void> {
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    'content-type: application/octet-stream',
    'content-disposition: file; filename="a.pdf"',
    `content-length: ${5 * 1024 * 1024}`,
    `x-forwarded-for: ${from}`,
  ];
  const socket = connect({ port, host: '127.0.0.1' });
  sockets.push(socket);
  socket.on('error', () => undefined);
  return new Promise((resolve) => {
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(sent, () => resolve());
  });
}

async function sendPhoto(from: string): Promise<number> {
  const { status } = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': 'file; filename="a.jpg"',
      'x-forwarded-for': from,
    },
    body: new Uint8Array(soundUploads.jpg),
  });
  return status;
}

describe('a hundred senders who begin a file and stop', () => {
  it.each([
    ['after the head', 10, Buffer.alloc(0)],
    ['after some bytes', 11, Buffer.alloc(2000, 32)],
    ['after what fills the memory for files', 12, Buffer.alloc(400_000, 32)],
  ])('%s keep nobody else waiting', { timeout: 60_000 }, async (_when, net, sent) => {
    await Promise.all(Array.from({ length: 100 }, (_, nth) => beginUpload(`198.51.${nth}.${net}`, sent)));
    // Some seconds later, when nobody can take them for quick ones any more.
    await new Promise((resolve) => setTimeout(resolve, 4000));
    // Whoever had to wait for one of them would be refused after ten seconds.
    expect(await sendPhoto(`203.0.113.${net}`)).toBe(201);
  });
});
