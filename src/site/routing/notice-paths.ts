import type { Notice } from '#domain/notices/notice.ts';

/** Where a notice is read; undefined for one without a page of its own. */
export type NoticeHref = (notice: Pick<Notice, 'path' | 'id' | 'source'>) => string | undefined;

/** Names a line or a stop in the address of the list. */
export const numberField = 'numero';

/** The list of those felt at a stop. */
export const noticesAtStop = (base: string, code: string) =>
  `${base}?${new URLSearchParams({ [numberField]: code })}`;

/**
 * The pages of notices, below that of all of them: by its own address in the content, else by its identifier. What came
 * with real time has no page.
 */
export function noticesBelow(base: string): NoticeHref {
  return ({ path = '', id, source }) => {
    if (source !== 'content') return undefined;
    const [, rest = id] = /\/details\/(.+)/s.exec(path) ?? [];
    return `${base}/details/${encodeURI(rest)}`;
  };
}
