import { workerData } from 'node:worker_threads';
import { answerOrders } from '#platform/threads/answer-orders.ts';
import type { PageView } from '#site/view.ts';
import type { DrawOrder } from './draw-thread.ts';

// A large page takes tens of milliseconds to draw: in a thread of its own it keeps no board and no kept page waiting.

interface RenderModule {
  createRender(): Promise<(view: PageView) => string>;
}

const { file } = workerData as { readonly file: string };
const { createRender } = (await import(file)) as RenderModule;
const render = await createRender();

answerOrders(async ({ view }: DrawOrder) => (view ? Buffer.from(render(view)) : undefined));
