/** The parts of a service worker's world that ours uses; the types of the page's own world have none of them. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: LastingEvent & { readonly data: unknown }) => void,
  ): void;
  addEventListener(type: 'fetch', listener: (event: FetchAsked) => void): void;
}

export interface LastingEvent {
  /** Keeps the worker alive until the work is done. */
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchAsked extends LastingEvent {
  readonly request: Request;
  /** The answer to a navigation that the browser asked for while the worker was starting, if it did. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
