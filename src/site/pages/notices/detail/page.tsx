import { capitalize } from '#lib/capitalize.ts';
import { Blocks } from '#site/blocks/blocks.tsx';
import { formatPeriod } from '#site/i18n/format-period.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { contentLang } from '#site/layouts/page-header/page-header.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import { NumberBadge } from '#site/ui/line-badge/service-types.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { SeverityTag } from '#site/ui/severity-tag/severity-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { NoticePageData } from './data.server.ts';
import { ClosedStops } from './closed-stops.tsx';
import { NoticeHistory } from './notice-history.tsx';
import './page.css';

/** One notice: how grave, for whom, when, what to do, and what was said of it. */
export default function NoticePage({ view, data }: PageProps<NoticePageData>) {
  const texts = useTexts('notices').notices;
  const words = useTexts().shell.page;
  const locale = useLocale();
  const { info, shell } = view;
  const lang = contentLang(info, locale);
  const { notice, dates, blocks, closures, history, all } = data;
  const when = dates ?? capitalize(formatPeriod(notice.period, shell.today, locale));
  return (
    <div className="page-width notice-page">
      {all !== undefined && (
        <p className="notice-back">
          <ContentLink href={all}>
            <Icon name="arrow-left" size="s" /> {texts.all}
          </ContentLink>
        </p>
      )}
      <div className="notice-meta">
        <SeverityTag severity={notice.severity} />
        {notice.lines.length > 0 && (
          <ul className="cluster" aria-label={texts.lines}>
            {notice.lines.map((line) => (
              <li key={line.number}>
                <ContentLink className="line-link" href={`${shell.links.schedules}/${line.number}`}>
                  <NumberBadge
                    line={{ number: line.number, serviceTypeCode: line.serviceTypeCode ?? -1 }}
                    size="s"
                  />
                </ContentLink>
              </li>
            ))}
          </ul>
        )}
        {notice.lines.length === 0 && notice.general && <span>{texts.everyLine}</span>}
      </div>
      <h1 id={pageHeadingId} tabIndex={-1} lang={lang}>
        {info.title}
      </h1>
      {lang && (
        <Callout>
          <p>{words.otherLanguageContent}</p>
        </Callout>
      )}
      {when !== '' && (
        <p className="notice-when" lang={dates === undefined ? undefined : lang}>
          <strong>{when}</strong>
        </p>
      )}
      {notice.summary !== undefined && <p lang={lang}>{notice.summary}</p>}
      <div className="notice-words" lang={lang}>
        <Blocks blocks={blocks} />
      </div>
      <ClosedStops closures={closures} base={shell.links.schedules} />
      <NoticeHistory history={history} timeZone={shell.operator.timeZone} lang={lang} />
    </div>
  );
}
