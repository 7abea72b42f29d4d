import { useId } from 'react';
import { FormFrame } from '#site/forms/form-frame.tsx';
import { formatNumber } from '#site/i18n/format-number.ts';
import { formatInstant } from '#site/i18n/format-instant.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { RowTable } from '#site/ui/rich-table/row-table.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { eraseByMailForm } from './form.ts';
import type { FormsView } from './submissions-data.ts';

/** All forms, with how much was sent by each and what waits for an answer. */
export function FormsSection({ view, data }: PageProps<FormsView>) {
  const { lead, forms: texts } = useTexts('staff').staff.submissions;
  const locale = useLocale();
  const titleId = useId();
  const { timeZone } = view.shell.operator;
  return (
    <div className="submissions">
      <section className="stack">
        <p>{lead}</p>
        <h2 id={titleId}>{texts.title}</h2>
        {data.forms.length === 0 ? (
          <EmptyState title={texts.none} />
        ) : (
          <RowTable
            titleId={titleId}
            title={texts.title}
            heads={texts.heads}
            rows={data.forms.map(({ formId, title, href, count, unanswered, latestMs }) => ({
              id: formId,
              form: <ContentLink href={href}>{title}</ContentLink>,
              count: formatNumber(count, locale),
              unanswered: unanswered > 0 ? <b>{formatNumber(unanswered, locale)}</b> : '0',
              latest: latestMs === undefined ? texts.never : formatInstant(latestMs, { locale, timeZone }),
            }))}
          />
        )}
      </section>
      <EraseByMail view={view} data={data} />
    </div>
  );
}

/** Whatever names an address, for who asks that nothing of theirs be kept. */
function EraseByMail({ view, data }: PageProps<FormsView>) {
  const texts = useTexts('staff').staff.submissions.eraseByMail;
  return (
    <section className="stack">
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <FormFrame
        form={eraseByMailForm}
        state={view.form}
        shell={view.shell}
        problem={texts.problem}
        submit={texts.submit}
        submitKind="secondary"
        {...(data.erased !== undefined && { saved: texts.done(data.erased) })}
        ask={EraseDialog}
        hasLegend={false}
      >
        {({ control, back }) => (
          <>
            <input type="hidden" name="asked" value={back?.['asked'] ?? ''} />
            <TextField {...control('mail')} type="email" label={texts.label} autoComplete="off" required />
          </>
        )}
      </FormFrame>
    </section>
  );
}
