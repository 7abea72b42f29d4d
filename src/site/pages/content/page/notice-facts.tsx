import { languageTags } from '#domain/locale.ts';
import type { NoticeDetail, NoticeLine } from '#domain/notices/notice.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { SiteLink } from '#site/layouts/site-link/site-link.tsx';
import { Prose } from '#site/ui/prose/prose.tsx';
import { LineBadge } from '#site/ui/line-badge/line-badge.tsx';
import { PostedText } from '#site/ui/time-text/posted-text.tsx';
import type { PageView, Shell } from '#site/view.ts';

interface NoticeFactsProps {
  readonly facts: NoticeDetail;
  readonly view: PageView;
}

/** When a notice holds, and for which lines. */
export function NoticeFactsView({ facts, view }: NoticeFactsProps) {
  const texts = useTexts().pages.notice;
  const own = languageTags[useLocale()];
  const { info, shell } = view;
  const { dates, postedFromMs, postedUntilMs, lines } = facts;
  const isDated = dates !== undefined || postedFromMs !== undefined || postedUntilMs !== undefined;
  if (!isDated && lines.length === 0) return null;
  return (
    // The page around it may be in the language of the content, where that has no translation.
    <div lang={info.contentLocale ? own : undefined}>
      <Prose>
        <dl>
          {isDated && (
            <>
              <dt>{texts.dates}</dt>
              <dd>
                {dates === undefined ? (
                  <PostedText
                    fromMs={postedFromMs}
                    untilMs={postedUntilMs}
                    timeZone={shell.operator.timeZone}
                  />
                ) : (
                  <span lang={info.contentLocale && languageTags[info.contentLocale]}>{dates}</span>
                )}
              </dd>
            </>
          )}
          {lines.length > 0 && (
            <>
              <dt>{texts.lines(lines.length)}</dt>
              <dd className="cluster">
                {lines.map((line) => (
                  <NoticeLineBadge key={line.number} line={line} shell={shell} />
                ))}
              </dd>
            </>
          )}
        </dl>
      </Prose>
    </div>
  );
}

interface NoticeLineProps {
  readonly line: NoticeLine;
  readonly shell: Shell;
}

function NoticeLineBadge({ line, shell }: NoticeLineProps) {
  const texts = useTexts().ui;
  const type = shell.operator.serviceTypes.find(({ code }) => code === line.serviceTypeCode);
  if (!type) return <span>{`${texts.line} ${line.number}`}</span>;
  return (
    <SiteLink className="line-link" href={`${shell.links.schedules}/${line.number}`}>
      <LineBadge number={line.number} type={type} />
    </SiteLink>
  );
}
