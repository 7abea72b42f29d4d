import { Blocks } from '#site/blocks/blocks.tsx';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { contentLang } from '#site/layouts/page-header/page-header.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { CopyNote } from '../copy-note.tsx';
import type { NoticePageData } from './data.server.ts';
import { ClosedStops } from './closed-stops.tsx';
import { DeparturesConcerned } from './departures-concerned.tsx';
import { NoticeHistory } from './notice-history.tsx';
import { NoticeMap } from './notice-map.tsx';
import { NoticeMeta } from './notice-meta.tsx';
import { NoticeTools } from './notice-tools.tsx';
import { NoticeWhen } from './notice-when.tsx';
import './page.css';

/** One notice: how grave, for whom, when, what to do, and what was said of it. */
export default function NoticePage({ view, data }: PageProps<NoticePageData>) {
  const texts = useTexts('notices').notices;
  const words = useTexts().shell.page;
  const { info, shell, route } = view;
  const lang = contentLang(info, useLocale());
  const { notice, blocks, closures, map, all } = data;
  return (
    <div className="page-width notice-page">
      {all !== undefined && (
        <p className="notice-back screen-only">
          <ContentLink href={all}>
            <Icon name="arrow-left" size="s" /> {texts.all}
          </ContentLink>
        </p>
      )}
      <div className="notice-columns" data-has-map={map !== undefined || undefined}>
        <div className="notice-main">
          <NoticeMeta notice={notice} schedules={shell.links.schedules} />
          <h1 id={pageHeadingId} tabIndex={-1} lang={lang}>
            {info.title}
          </h1>
          <CopyNote shell={shell} readAt={data.readAt} words={texts.copyOfOne} />
          {lang && (
            <Callout>
              <p>{words.otherLanguageContent}</p>
            </Callout>
          )}
          <NoticeWhen
            period={notice.period}
            times={data.times}
            dates={data.dates}
            lang={lang}
            today={shell.today}
          />
          {notice.summary !== undefined && <p lang={lang}>{notice.summary}</p>}
          <div className="notice-words" lang={lang}>
            <Blocks blocks={blocks} />
          </div>
          <ClosedStops closures={closures} base={shell.links.schedules} />
        </div>
        {map && (
          <NoticeMap
            map={map}
            closures={closures}
            base={shell.links.schedules}
            styleUrl={shell.mapStyleUrl}
          />
        )}
        <div className="notice-rest">
          <DeparturesConcerned kinds={data.departures} base={shell.links.schedules} />
          <NoticeHistory history={data.history} shell={shell} lang={lang} />
        </div>
      </div>
      <NoticeTools
        title={info.title}
        page={route.url.replace(/[?#].*/s, '')}
        follow={shell.links.accountNotices}
        hasAgenda={data.hasAgenda}
      />
    </div>
  );
}
