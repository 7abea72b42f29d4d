import { useTexts } from '#site/i18n/texts.tsx';
import type { PromotedRow } from '#site/pages/notices/promoted-notice.server.ts';
import { NoticeLine } from '#site/ui/notice-line/notice-line.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';

interface OtherNoticesProps {
  readonly notices: readonly PromotedRow[];
  /** The list of all of them. */
  readonly all?: string | undefined;
}

/** The gravest notices in force after the one at the top of the page; nothing where there is no other. */
export function OtherNotices({ notices, all }: OtherNoticesProps) {
  const texts = useTexts().home;
  if (notices.length === 0) return null;
  return (
    <section className="page-width home-part-below" aria-labelledby="home-notices">
      <h2 id="home-notices">{texts.otherNotices}</h2>
      <ul className="home-notices">
        {notices.map(({ id, severity, title, summary, href }) => (
          <li key={id}>
            <NoticeLine severity={severity} title={title} href={href}>
              {summary}
            </NoticeLine>
          </li>
        ))}
      </ul>
      {all !== undefined && (
        <p>
          <ContentLink href={all}>{texts.allNotices}</ContentLink>
        </p>
      )}
    </section>
  );
}
