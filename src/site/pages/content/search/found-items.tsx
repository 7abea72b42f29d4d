import { formatDay } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { SeverityTag } from '#site/ui/severity-tag/severity-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { Counted, FoundResult } from './search-data.ts';

/** What was found on the site, the best first: what it is, its title, words around what was looked for, its address. */
export function FoundItems({ items: { shown, count } }: { readonly items: Counted<FoundResult> }) {
  const { siteSearch } = useTexts('search');
  if (shown.length === 0) return null;
  return (
    <section className="search-results-items" aria-labelledby="found-items">
      <h2 id="found-items">
        {siteSearch.items} <span className="soft">{count}</span>
      </h2>
      <ol>
        {shown.map((item, index) => (
          // Two points of sale may have one name and one address of a page.
          <li key={`${index} ${item.href}`}>
            <Item item={item} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Item({ item }: { readonly item: FoundResult }) {
  const { siteSearch } = useTexts('search');
  const { title, href, kind, excerpt } = item;
  return (
    <div className="search-result">
      <p className="search-result-kind">
        {siteSearch.one[kind]}
        <Standing item={item} />
      </p>
      <h3>
        <ContentLink href={href}>{title}</ContentLink>
      </h3>
      {excerpt.length > 0 && (
        <p className="search-result-excerpt">
          {excerpt.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}
        </p>
      )}
      <p className="search-result-address">{addressOf(href)}</p>
    </div>
  );
}

/** When it was told; of a notice how grave it is and whether it holds. */
function Standing({ item: { kind, date, notice } }: { readonly item: FoundResult }) {
  const { siteSearch } = useTexts('search');
  const locale = useLocale();
  if (notice)
    return (
      <>
        <SeverityTag severity={notice.severity} />
        <span>{notice.isInForce ? siteSearch.inForce : siteSearch.notInForce}</span>
      </>
    );
  const isTold = kind === 'news' || kind === 'press_release' || kind === 'jobs';
  return isTold && date !== undefined ? <time dateTime={date}>{formatDay(date, locale)}</time> : null;
}

/** The path as people read it, without what follows. */
function addressOf(href: string): string {
  const [path = href] = href.split(/[?#]/);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
