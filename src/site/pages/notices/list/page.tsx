import { phases } from '#domain/notices/notice.ts';
import { formatTime } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { ChipLink, ChipRow } from '#site/ui/chip/chip.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { Pagination } from '#site/ui/pagination/pagination.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { CopyNote } from '../copy-note.tsx';
import type { NoticesData } from './data.server.ts';
import { NoticeFilter } from './notice-filter.tsx';
import { formatQuestion, type NoticeQuestion } from './notice-question.ts';
import { NoticeRows, PartialNote } from './notice-rows.tsx';
import './page.css';

/** Every notice: how grave, for which lines, what it does, when. */
export default function NoticesPage({ view, data }: PageProps<NoticesData>) {
  const texts = useTexts('notices').notices;
  const locale = useLocale();
  const { shell, info, route } = view;
  const { question, counts, rows, pageCount } = data;
  const isOfLine = route.name.startsWith('notices-route');
  const base = route.url.split('?')[0] ?? '';
  const [rss] = info.feeds ?? [];
  const hrefOf = (change: Partial<NoticeQuestion>) =>
    formatQuestion(base, { ...question, page: 1, ...change }, isOfLine);
  return (
    <div className="page-width notices-page">
      <h1 id={pageHeadingId} tabIndex={-1}>
        {info.title}
      </h1>
      <p className="soft notices-age">
        {texts.inForce(counts['in-force'])}{' '}
        {shell.warning === undefined &&
          texts.asOf(formatTime(data.at, { locale, timeZone: shell.operator.timeZone }))}
      </p>
      <CopyNote shell={shell} readAt={data.readAt} words={texts.copyOfList} />
      <div className="notices-choices">
        <NoticeFilter action={shell.links.notices} question={question} about={data.about} />
        <ChipRow label={texts.phases}>
          {phases
            .filter((phase) => phase !== 'ended' || counts.ended > 0 || question.phase === 'ended')
            .map((phase) => (
              <ChipLink key={phase} href={hrefOf({ phase })} chosen={phase === question.phase}>
                {texts.phase[phase]} <data value={counts[phase]}>{counts[phase]}</data>
              </ChipLink>
            ))}
        </ChipRow>
      </div>
      {data.isPartial && <PartialNote />}
      {rows.length > 0 ? (
        <NoticeRows rows={rows} today={shell.today} />
      ) : (
        <Nothing data={data} all={shell.links.notices} />
      )}
      <Pagination page={question.page} pageCount={pageCount} hrefOf={(page) => hrefOf({ page })} />
      <p className="notices-follow">
        <Icon name="bell" />
        <span>
          <ContentLink href={shell.links.accountNotices}>{texts.follow}</ContentLink>, {texts.followOr}{' '}
          <a href={rss?.href}>{texts.feed}</a>.
        </span>
      </p>
    </div>
  );
}

function Nothing({ data, all }: { readonly data: NoticesData; readonly all: string }) {
  const texts = useTexts('notices').notices;
  const { about, question } = data;
  const isAll = about === undefined && question.severities.length === 0 && !question.isGeneral;
  if (about && 'unknown' in about)
    return (
      <BoardNote icon="search" title={texts.unknownNumber(about.unknown)}>
        <ContentLink href={all}>{texts.clear}</ContentLink>
      </BoardNote>
    );
  if (isAll && question.phase === 'in-force') return <BoardNote icon="check" title={texts.noneInForce} />;
  return (
    <BoardNote icon="check" title={texts.none}>
      {!isAll && <ContentLink href={all}>{texts.clear}</ContentLink>}
    </BoardNote>
  );
}
