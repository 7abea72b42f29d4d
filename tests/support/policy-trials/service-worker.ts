import { trustWorkers } from '#site/browser/trusted-workers.ts';

const url = '/trial/worker.js';
trustWorkers([url]);
await navigator.serviceWorker.register(url, { scope: '/trial/' });
document.documentElement.dataset['trial'] = 'registered';
