import { languageTags } from '#domain/locale.ts';
import { FormFrame } from '#site/forms/form-frame.tsx';
import { formatDate } from '#site/i18n/format.ts';
import { formatFileSize } from '#site/i18n/format-number.ts';
import { formatInstant } from '#site/i18n/format-instant.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { FactList } from '#site/ui/fact-list/fact-list.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { eraseForm } from './form.ts';
import { RepliesSection, ReplySection } from './reply-section.tsx';
import type { OneView } from './submissions-data.ts';

type SectionProps = PageProps<OneView>;

/** One submission: what was sent, what was answered, and what can be done with it. */
export function OneSection({ view, data }: SectionProps) {
  const { one: texts, locales } = useTexts('staff').staff.submissions;
  const locale = useLocale();
  const { timeZone } = view.shell.operator;
  const { fields, files, replyTo } = data;
  return (
    <div className="submissions">
      <FactList
        facts={[
          { name: texts.facts.created, value: formatInstant(data.createdMs, { locale, timeZone }) },
          { name: texts.facts.locale, value: locales[data.locale] },
          { name: texts.facts.replyTo, value: replyTo ?? texts.noReplyTo },
          { name: texts.facts.erased, value: formatDate(data.eraseMs, { locale, timeZone }) },
        ]}
      />
      <section className="stack">
        <h2>{texts.sent}</h2>
        {fields.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          <FactList
            lang={data.locale === locale ? undefined : languageTags[data.locale]}
            facts={fields.map(({ key, label, text }) => ({ key, name: label, value: text }))}
          />
        )}
      </section>
      {files.length > 0 && <FilesSection files={files} timeZone={timeZone} />}
      <RepliesSection view={view} data={data} />
      <ReplySection view={view} data={data} />
      <EraseSection view={view} data={data} />
    </div>
  );
}

function FilesSection({ files, timeZone }: Pick<OneView, 'files'> & { readonly timeZone: string }) {
  const texts = useTexts('staff').staff.submissions.one;
  const locale = useLocale();
  return (
    <section className="stack">
      <h2>{texts.files}</h2>
      <p>{texts.filesLead}</p>
      <ul className="submissions-files">
        {files.map(({ id, name, bytes, href, left, reducedMs }) => {
          const what = `${name} (${formatFileSize(bytes, locale)})`;
          const day = reducedMs === undefined ? '' : formatDate(reducedMs, { locale, timeZone });
          return (
            <li key={id}>
              {left === 'nothing' ? (
                texts.fileGone(what, day)
              ) : (
                <a className="text-link" data-standalone="" href={href}>
                  <Icon name="download" />
                  <span>{left === 'preview' ? texts.filePreview(what, day) : what}</span>
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function EraseSection({ view, data }: SectionProps) {
  const texts = useTexts('staff').staff.submissions.erase;
  const locale = useLocale();
  const { timeZone } = view.shell.operator;
  return (
    <section className="stack">
      <h2>{texts.title}</h2>
      <p>{texts.lead(formatDate(data.eraseMs, { locale, timeZone }))}</p>
      <FormFrame
        form={eraseForm}
        state={view.form}
        shell={view.shell}
        problem={texts.problem}
        submit={texts.submit}
        submitKind="secondary"
        ask={EraseDialog}
        hasLegend={false}
      >
        {() => null}
      </FormFrame>
    </section>
  );
}
