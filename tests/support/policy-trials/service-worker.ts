import { trustWorkers } from '#site/trusted-workers.ts';

const url = '/trial/worker.js';
// A page has several parts with workers: each names its own.
trustWorkers(['/trial/another-worker.js']);
trustWorkers([url]);
await navigator.serviceWorker.register(url, { scope: '/trial/' });
document.documentElement.dataset['trial'] = 'registered';
