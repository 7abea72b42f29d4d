import type { ServerProcess } from '../schedule/server-process.ts';

/** What a process holds in objects and buffers once its garbage is collected, asked of its inspector (MB). */
export async function heldMb(server: ServerProcess): Promise<number> {
  const socket = new WebSocket(server.inspectorUrl() ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  let last = 0;
  const ask = (method: string, params: object = {}) =>
    new Promise<Answer>((resolve) => {
      const id = (last += 1);
      const hear = ({ data }: MessageEvent<string>) => {
        const answer = JSON.parse(data) as { readonly id?: number; readonly result: Answer };
        if (answer.id !== id) return;
        socket.removeEventListener('message', hear);
        resolve(answer.result);
      };
      socket.addEventListener('message', hear);
      socket.send(JSON.stringify({ id, method, params }));
    });
  // What a collection frees may keep something else alive until the next.
  for (let round = 0; round < 3; round += 1) await ask('HeapProfiler.collectGarbage');
  const expression = 'process.memoryUsage().heapUsed + process.memoryUsage().external';
  const { result } = await ask('Runtime.evaluate', { expression });
  socket.close();
  return (result?.value ?? 0) / 2 ** 20;
}

interface Answer {
  readonly result?: { readonly value: number };
}
