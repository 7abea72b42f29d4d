import type { PageView } from '#site/view.ts';

/** What the data endpoint answers. */
export type PageAnswer =
  | { readonly kind: 'view'; readonly view: PageView }
  | { readonly kind: 'redirect'; readonly to: string };

/** Asks the site's own server for a page; an error page is an answer too. */
export async function fetchAnswer(path: string, signal?: AbortSignal): Promise<PageAnswer> {
  const answer = await fetch(`/_data${path}`, {
    headers: { accept: 'application/json' },
    signal: signal ?? null,
  });
  return (await answer.json()) as PageAnswer;
}
