import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { ContentLink } from '../text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './pagination.css';

interface PaginationProps {
  /** From 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  label?: string;
}

export function Pagination({ page, pageCount, hrefOf, label }: PaginationProps) {
  const { ui } = useTexts();
  if (pageCount < 2) return null;
  return (
    <nav className="pagination" aria-label={label ?? ui.pagination}>
      <ul className="pagination-list">
        {page > 1 && (
          <li>
            <ContentLink href={hrefOf(page - 1)} rel="prev" aria-label={ui.previousPage}>
              <Icon name="arrow-left" />
              <span className="pagination-word">{ui.previous}</span>
            </ContentLink>
          </li>
        )}
        {pagesAround(page, pageCount).map((entry, index) => (
          <li key={entry ?? `gap-${index}`} className="pagination-number">
            {entry === undefined ? (
              <span aria-hidden="true">…</span>
            ) : (
              <ContentLink href={hrefOf(entry)} aria-current={entry === page ? 'page' : undefined}>
                <VisuallyHidden>{ui.page(entry).replace(String(entry), '')}</VisuallyHidden>
                {entry}
              </ContentLink>
            )}
          </li>
        ))}
        <li className="pagination-short">{ui.pageOf(page, pageCount)}</li>
        {page < pageCount && (
          <li>
            <ContentLink href={hrefOf(page + 1)} rel="next" aria-label={ui.nextPage}>
              <span className="pagination-word">{ui.next}</span>
              <Icon name="arrow-right" />
            </ContentLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** First, last, the page and its neighbours; undefined stands for a gap. */
export function pagesAround(page: number, pageCount: number): readonly (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const pages = [...new Set(wanted)].sort((a, b) => a - b);
  return pages.flatMap((n, index) => {
    const before = pages[index - 1] ?? n - 1;
    if (n - before === 2) return [n - 1, n];
    return n - before > 2 ? [undefined, n] : [n];
  });
}
