import { keptAtHeader } from '#site/offline/addresses.ts';
import type { PageView } from '#site/view.ts';

/** What the data endpoint answers. */
type PageAnswer =
  | {
      readonly kind: 'view';
      readonly view: PageView;
      /** The device's time of when it was kept, where there was no network to ask. */
      readonly keptAt?: number;
    }
  | { readonly kind: 'redirect'; readonly to: string };

interface AskOptions {
  readonly signal?: AbortSignal;
  /** Takes no copy for an answer, however long the network needs. */
  readonly insists?: boolean;
}

/**
 * Asks the site's own server for a page. An error page is an answer too; a refusal without a page (too many requests,
 * an address that cannot be read) is none.
 */
export async function fetchAnswer(path: string, options: AskOptions = {}): Promise<PageAnswer> {
  const response = await fetch(`/_data${path}`, {
    headers: { accept: 'application/json' },
    signal: options.signal ?? null,
    cache: options.insists ? 'no-cache' : 'default',
  });
  const answer = (await response.json()) as Partial<PageAnswer>;
  if (answer.kind === undefined) throw new Error(`the server answered ${response.status} without a page`);
  const kept = response.headers.get(keptAtHeader);
  return (kept === null ? answer : { ...answer, keptAt: Number(kept) }) as PageAnswer;
}

/** A prefetched page older than this is asked for again. */
const freshMs = 30_000;
const most = 8;
const answers = new Map<string, { readonly answer: Promise<PageAnswer>; readonly at: number }>();

/** Asks for a page that is about to be opened. */
export function prefetchData(path: string): void {
  if (answers.has(path)) return;
  const answer = fetchAnswer(path);
  answer.catch(() => answers.delete(path));
  answers.set(path, { answer, at: performance.now() });
  const [oldest] = answers.keys();
  if (answers.size > most && oldest !== undefined) answers.delete(oldest);
}

export function takePrefetched(path: string): Promise<PageAnswer> | undefined {
  const found = answers.get(path);
  answers.delete(path);
  return found && performance.now() - found.at < freshMs ? found.answer : undefined;
}
