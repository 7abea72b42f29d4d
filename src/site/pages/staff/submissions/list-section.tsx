import { useId } from 'react';
import { languageTags } from '#domain/locale.ts';
import { formatNumber } from '#site/i18n/format-number.ts';
import { formatInstant } from '#site/i18n/format-instant.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { RowTable } from '#site/ui/rich-table/row-table.tsx';
import { eraseForm } from './form.ts';
import type { ListedSubmission, ListView } from './submissions-data.ts';

/** What was sent by one form, the latest first. */
export function ListSection({ view, data }: PageProps<ListView>) {
  const texts = useTexts('staff').staff.submissions.list;
  const { newestHref, olderHref, exports, rows } = data;
  const isErased = view.form?.name === eraseForm.name && view.form.kind === 'done';
  return (
    <div className="submissions">
      <section className="stack">
        {isErased && (
          <div id={eraseForm.name}>
            <Callout severity="success">
              <p>{texts.erased}</p>
            </Callout>
          </div>
        )}
        {rows.length > 0 && <SubmissionTable rows={rows} timeZone={view.shell.operator.timeZone} />}
        {rows.length === 0 && <EmptyState title={newestHref === undefined ? texts.none : texts.noMore} />}
        {(newestHref ?? olderHref) !== undefined && (
          <p className="submissions-links">
            {newestHref !== undefined && (
              <ButtonLink kind="quiet" icon="arrow-left" href={newestHref}>
                {texts.newest}
              </ButtonLink>
            )}
            {olderHref !== undefined && (
              <ButtonLink kind="secondary" iconEnd="arrow-right" href={olderHref}>
                {texts.older}
              </ButtonLink>
            )}
          </p>
        )}
      </section>
      {exports.length > 0 && (
        <section className="stack">
          <h2>{texts.export}</h2>
          <p>{texts.exportLead}</p>
          <p className="submissions-links">
            {exports.map(({ format, href }) => (
              <a key={format} className="button" data-kind="secondary" href={href}>
                {texts.formats[format]}
              </a>
            ))}
          </p>
        </section>
      )}
    </div>
  );
}

interface SubmissionTableProps {
  readonly rows: readonly ListedSubmission[];
  readonly timeZone: string;
}

function SubmissionTable({ rows, timeZone }: SubmissionTableProps) {
  const { list: texts, locales, one, states } = useTexts('staff').staff.submissions;
  const locale = useLocale();
  const titleId = useId();
  return (
    <>
      <h2 id={titleId}>{texts.title}</h2>
      <RowTable
        titleId={titleId}
        title={texts.title}
        heads={texts.heads}
        rows={rows.map((row) => ({
          id: String(row.number),
          // Not a link of the site's own: such are read ahead, and who reads something is written down.
          number: <a href={row.href}>{one.title(row.number)}</a>,
          created: formatInstant(row.createdMs, { locale, timeZone }),
          locale: locales[row.locale],
          start: <span lang={row.locale === locale ? undefined : languageTags[row.locale]}>{row.start}</span>,
          files: formatNumber(row.fileCount, locale),
          state: row.state === 'waiting' ? <b>{states.waiting}</b> : states[row.state],
        }))}
      />
    </>
  );
}
