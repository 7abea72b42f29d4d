import { languageTags } from '#domain/locale.ts';
import { longestReply } from '#domain/web-forms/submission.ts';
import { FormFrame, type FormControl } from '#site/forms/form-frame.tsx';
import { formatInstant } from '#site/i18n/format-instant.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Callout } from '#site/ui/callout/callout.tsx';
import { Field, fieldAttributes } from '#site/ui/field/field.tsx';
import { replyForm } from './form.ts';
import type { OneView } from './submissions-data.ts';

type SectionProps = PageProps<OneView>;

/** What was answered so far, by whom, and what became of the mail. */
export function RepliesSection({ view, data }: SectionProps) {
  const texts = useTexts('staff').staff.submissions.one;
  const locale = useLocale();
  const { timeZone } = view.shell.operator;
  const lang = data.locale === locale ? undefined : languageTags[data.locale];
  return (
    <section className="stack">
      <h2>{texts.replies}</h2>
      {data.replies.length === 0 && <p>{texts.noReplies}</p>}
      {data.replies.length > 0 && (
        <ol className="submissions-replies">
          {data.replies.map(({ actor, body, createdMs, state }, place) => (
            // They are only added to: the place of one is its name.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <p className="submissions-about">
                {texts.by(actor, formatInstant(createdMs, { locale, timeZone }))}
                {' · '}
                <b>{texts.replyStates[state]}</b>
              </p>
              <p className="submissions-words" lang={lang}>
                {body}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** The answer goes to the address that came with the submission; without one there is no form. */
export function ReplySection({ view, data }: SectionProps) {
  const { reply: texts, locales } = useTexts('staff').staff.submissions;
  const { replyTo } = data;
  return (
    <section className="stack">
      <h2>{texts.title}</h2>
      {replyTo === undefined ? (
        <Callout>
          <p>{texts.unreachable}</p>
        </Callout>
      ) : (
        <>
          <p>{texts.to(replyTo)}</p>
          <FormFrame
            form={replyForm}
            state={view.form}
            shell={view.shell}
            problem={texts.problem}
            saved={texts.saved}
            submit={texts.submit}
            isWide
          >
            {({ control }) => (
              <LongText
                {...control('body')}
                label={texts.label}
                hint={texts.hint(locales[data.locale])}
                lang={languageTags[data.locale]}
                maxLength={longestReply}
              />
            )}
          </FormFrame>
        </>
      )}
    </section>
  );
}

type LongTextProps = FormControl & {
  readonly label: string;
  readonly hint: string;
  readonly lang: string;
  readonly maxLength: number;
};

function LongText({ id, error, label, hint, ...control }: LongTextProps) {
  const words = { id, error, label, hint, required: true };
  return (
    <Field {...words}>
      <textarea {...fieldAttributes(words)} {...control} className="field-control" rows={8} />
    </Field>
  );
}
