import { useEffect, useMemo, useRef, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { HeadingLevel } from '#domain/block.ts';
import type { PhoneLine } from '#domain/operator.ts';
import type { OfferedWebForm } from '#domain/web-forms/offered-web-form.ts';
import { webFormName } from '#domain/web-forms/web-form-name.ts';
import { allFields, fieldsOf, keyOf, type WebForm } from '#domain/web-forms/web-form.ts';
import { FormFields } from '#site/forms/form-fields.tsx';
import type { FormState } from '#site/forms/form.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { CallUs } from '#site/layouts/phone/call-us.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { ErrorSummary } from '#site/ui/error-summary/error-summary.tsx';
import { RequiredLegend } from '#site/ui/field/field.tsx';
import { Loader } from '#site/ui/loader/loader.tsx';
import type { Shell } from '#site/view.ts';
import { addressFieldsOf } from './address-fields.ts';
import type { DrawnForm } from './drawn-form.ts';
import { glideTo } from './glide-to.ts';
import { pageOf, useWebForm, type WebFormModel } from './use-web-form.ts';
import { WebFormPageView } from './web-form-page.tsx';
import { WebFormSent } from './web-form-sent.tsx';
import '#site/forms/form-frame.css';
import './web-form.css';

interface WebFormViewProps {
  readonly offered: OfferedWebForm;
  /** What became of the page's form without script, whichever form it was. */
  readonly state: FormState | undefined;
  readonly shell: Pick<Shell, 'formToken' | 'captcha' | 'completesAddresses'>;
  /** Whom riders call where the form does not help. */
  readonly phone: PhoneLine | undefined;
  /** Of the titles inside; 3 unless told. */
  readonly headingLevel?: HeadingLevel;
}

/** A form of the content: what is wrong first, then its page, then its buttons. The same markup serves without script. */
export function WebFormView({ offered, state, shell, phone, headingLevel = 3 }: WebFormViewProps) {
  const { form, confirmation } = offered;
  const { webForms } = useTexts('web-forms');
  const name = webFormName(form.id);
  const element = useRef<HTMLFormElement>(null);
  const model = useWebForm({ element, form, state, shell });
  const { page, turn, progress } = model;
  const frame = useRef<HTMLDivElement>(null);
  const first = useRef(progress);
  useEffect(() => {
    // What the server drew refused is where the address says; what script finds is gone to.
    const isRefused = progress.kind === 'failed' && progress !== first.current;
    if (frame.current && (isRefused || turn > 0)) glideTo(frame.current);
  }, [turn, progress]);
  if (progress.kind === 'success') {
    const { sent } = progress;
    return (
      <div className="form-frame" id={name}>
        <WebFormSent
          messages={sent?.messages ?? confirmation.messages}
          to={sent ? sent.laterTo : confirmation.to}
          isFresh={sent !== undefined}
          level={headingLevel}
        />
      </div>
    );
  }
  const drawn = drawnOf(form, model, shell.completesAddresses ?? false);
  return (
    <div className="form-frame" id={name} ref={frame}>
      <Refusal form={form} model={model} phone={phone} level={headingLevel} />
      {model.asksMore && (
        <Callout severity="faible">
          <p>{webForms.more}</p>
        </Callout>
      )}
      <form
        ref={element}
        method="post"
        action={`#${name}`}
        // Files need it; a form without any is smaller as it is.
        encType={hasFiles(form) ? 'multipart/form-data' : undefined}
        className="form"
        data-wide
        aria-label={form.title || undefined}
        noValidate
        onSubmit={model.submit}
      >
        <FormFields form={{ name, hasTrap: true, hasCaptcha: true }} shell={shell} />
        <input type="hidden" name="_page" value={page} />
        <input type="hidden" name="_shown" value={shownKeys(form, model)} />
        <input type="hidden" name="_sending" defaultValue="" />
        <EnterKey form={form} page={page} />
        {asksOnPage(form, model) && <RequiredLegend />}
        {form.pages.map((each, nth) => (
          <WebFormPageView
            key={keyOf(each.path)}
            page={each}
            drawn={drawn}
            nth={nth}
            count={form.pages.length}
            isOnScreen={nth === page}
            turn={turn}
            level={headingLevel}
          />
        ))}
        <Actions form={form} model={model} />
      </form>
    </div>
  );
}

const hasFiles = (form: WebForm): boolean => allFields(form).some(({ field }) => field.kind === 'file');

const asksOnPage = ({ pages }: WebForm, { page, shown }: WebFormModel): boolean =>
  fieldsOf(pages[page]?.parts ?? []).some(({ field }) => shown.isRequired(keyOf(field.path)));

const shownKeys = (form: WebForm, { shown }: WebFormModel): string =>
  allFields(form)
    .map(({ field }) => keyOf(field.path))
    .filter((key) => shown.isShown(key))
    .join(' ');

/** What its fields need to know of a form. */
function drawnOf(form: WebForm, model: WebFormModel, completes: boolean): DrawnForm {
  const { faults } = model.progress;
  return {
    ...model,
    wordsOf: (field) => {
      const key = keyOf(field.path);
      return {
        id: fieldIdOf(form.id, key),
        label: field.label,
        hint: field.description,
        error: faults.find((fault) => fault.field === key)?.message,
        required: model.shown.isRequired(key),
      };
    },
    addressOf: (field) =>
      completes ? addressFieldsOf(form, field, (key) => fieldIdOf(form.id, key)) : undefined,
  };
}

interface PartProps {
  readonly form: WebForm;
  readonly model: WebFormModel;
}

/** Faults after which somebody is told whom to call. */
const needPhone = new Set(['forbidden', 'throttled', 'unavailable']);

interface RefusalProps extends PartProps {
  readonly phone: PhoneLine | undefined;
  readonly level: HeadingLevel;
}

function Refusal({ form, model, phone, level }: RefusalProps) {
  const { webForms: texts } = useTexts('web-forms');
  const { faults, step } = model.progress;
  const errors = useMemo(() => {
    const labels = new Map(allFields(form).map(({ field }) => [keyOf(field.path), field.label]));
    return faults.map(({ field, message }) => ({
      // On the way to the next page the names are enough; the sentence stands at the field.
      message: step === 'next' ? (labels.get(field ?? '') ?? message) : message,
      fieldId: field === undefined ? undefined : fieldIdOf(form.id, field),
    }));
  }, [faults, form, step]);
  const title = step === 'next' ? texts.fixPage : texts.fix;
  const isAboutFields = faults.some(({ field }) => field !== undefined);
  const follow = (event: MouseEvent) => {
    const href =
      event.target instanceof Element ? event.target.closest('a')?.getAttribute('href') : undefined;
    const fault = faults.find(({ field = '' }) => href === `#${fieldIdOf(form.id, field)}`);
    const page = pageOf(form, fault?.field);
    // The browser then finds the field on screen, as the link says.
    if (page !== undefined && page !== model.page) flushSync(() => model.show(page));
  };
  return (
    // The links inside are what is pressed, by a key as well.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className="web-form-refusal" hidden={errors.length === 0} onClick={follow}>
      <ErrorSummary
        errors={errors}
        {...(isAboutFields && { title })}
        asks={false}
        headingLevel={level}
        kept={faults.some(({ code }) => code === 'unavailable') ? texts.keptAlone : texts.kept}
      />
      {faults.some(({ code }) => needPhone.has(code)) && <CallUs line={phone} lead={texts.service} />}
    </div>
  );
}

/** Where the form goes on from a page. */
const onwards = ({ pages }: WebForm, page: number): 'submit' | 'next' =>
  page === pages.length - 1 ? 'submit' : 'next';

/** The Enter key presses the first button of a form: it has to be the one that goes on, not one that drops a file. */
function EnterKey({ form, page }: { readonly form: WebForm; readonly page: number }) {
  return (
    <button
      className="web-form-enter"
      type="submit"
      name="_go"
      value={onwards(form, page)}
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}

function Actions({ form, model }: PartProps) {
  const { ui, forms, webForms: texts } = useTexts('forms', 'web-forms');
  const { page, progress, uploads, isWorking } = model;
  const go = onwards(form, page);
  const isBusy = progress.kind === 'updating' || uploads.sending !== undefined;
  return (
    <div className="form-actions">
      <Button type="submit" name="_go" value={go} aria-disabled={isBusy || undefined}>
        {form.buttons[go] || texts[go]}
      </Button>
      {page > 0 && (
        <Button
          type="submit"
          kind="secondary"
          name="_go"
          value="previous"
          aria-disabled={isBusy || undefined}
        >
          {form.buttons.previous || texts.previous}
        </Button>
      )}
      <Loader
        mark="dots"
        waiting={progress.kind === 'updating' && progress.step === 'submit'}
        label={isWorking ? ui.captcha.working : forms.sending}
      />
    </div>
  );
}

/** The element that a message about a field leads to. */
const fieldIdOf = (formId: string, key: string): string => `${webFormName(formId)}-${key}`;
