import type { PageWindow } from '#services/content/query/page-window.ts';

type Links = Record<string, { readonly href: string }>;

/** The addresses of the pages around this one: `next` only if there is one, `first` and `prev` only after the first. */
export function pageLinks(self: string, list: PageWindow & { readonly count: number }): Links {
  const { offset, limit, count } = list;
  const at = (start: number): { href: string } => ({ href: withOffset(self, { offset: start, limit }) });
  return {
    self: { href: self },
    ...(offset > 0 && { first: at(0), prev: at(Math.max(0, offset - limit)) }),
    ...(offset + limit < count && { next: at(offset + limit) }),
    ...(count > limit && { last: at(Math.floor((count - 1) / limit) * limit) }),
  };
}

function withOffset(self: string, { offset, limit }: PageWindow): string {
  const url = new URL(self);
  url.searchParams.set('page[offset]', String(offset));
  url.searchParams.set('page[limit]', String(limit));
  return url.href;
}
