import { useEffect, useMemo, useRef, type ComponentType, type ReactNode } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { ErrorSummary } from '#site/ui/error-summary/error-summary.tsx';
import { RequiredLegend } from '#site/ui/field/field.tsx';
import { Loader } from '#site/ui/loader/loader.tsx';
import type { Shell } from '#site/view.ts';
import { FormFields } from './form-fields.tsx';
import type { Fields, Form, FormState } from './form.ts';
import { useForm } from './use-form.ts';
import './form-frame.css';

/** What ties a control to the form around it. */
export interface FormControl {
  readonly id: string;
  readonly name: string;
  readonly error: string | undefined;
  /** What was typed before the form came back, else what is known already. */
  readonly defaultValue: string | undefined;
}

export interface FormTools {
  control(name: string, known?: string): FormControl;
  /** Of a password, which never comes back. */
  secret(name: string): Omit<FormControl, 'defaultValue'>;
  /** Whether a box is ticked: as it came back, else as it is known. */
  isTicked(name: string, known: boolean): boolean;
  errorOf(name: string): string | undefined;
  /** All fields as they came back; undefined for a form that is new. */
  readonly back: Fields | undefined;
  /** How often it was sent by script. */
  readonly attempt: number;
}

interface FormFrameProps {
  readonly form: Form<unknown>;
  /** What became of it without script. */
  readonly state: FormState | undefined;
  readonly shell: Pick<Shell, 'formToken' | 'captcha'>;
  /** The title of a page that is the form: what is wrong stands above it. */
  readonly heading?: ReactNode;
  /** The title of what is wrong: « La connexion n’a pas réussi ». */
  readonly problem?: string;
  /** What was kept when something is wrong, and what to do now. */
  readonly kept?: string;
  readonly submit: string;
  /** `secondary` where sending it is not what most people want. */
  readonly submitKind?: 'primary' | 'secondary';
  /** In place of the form once it is done with; without it the form stays, and says that it is done above. */
  readonly done?: ReactNode;
  /** In place of the form where it was refused for good, by code. */
  readonly over?: Readonly<Record<string, ReactNode>>;
  /** What is said above the form when it is done with, such as « Vos renseignements sont enregistrés ». */
  readonly saved?: string;
  /** Besides saying so, when script sent it. */
  readonly onSaved?: () => void;
  /** Names it where a page has several. */
  readonly label?: string;
  /** Beside the button that sends it. */
  readonly actions?: ReactNode;
  /** Beside the form where there is room, else under it. */
  readonly beside?: ReactNode;
  /** Says what the asterisk means; true unless told. */
  readonly hasLegend?: boolean;
  /** A window that asks something before the form is acted on; a button of it sends the form by the id it is given. */
  readonly ask?: ComponentType<{ readonly question: string; readonly formId: string }>;
  /** A form whose fields need more room than a column of text. */
  readonly isWide?: boolean;
  readonly children: (tools: FormTools) => ReactNode;
}

/** Every form of a page: what is wrong first, then its fields, then its button. It works without script. */
export function FormFrame(props: FormFrameProps) {
  const { form, state, shell, problem, kept, submit: submitWords, done, saved, actions, children } = props;
  const { submitKind = 'primary', hasLegend = true, isWide = false, onSaved } = props;
  const { heading, label, beside, ask: Ask, over = {} } = props;
  const { ui, forms: texts } = useTexts('forms');
  const { progress, back, values, isResumed, submit, working } = useForm({
    form: form as Form,
    state,
    shell,
    onSaved,
  });
  const { kind, attempt, faults, question } = progress;
  const idOf = (name: string) => `${form.name}-${name}`;
  const errors = useMemo(
    () =>
      faults.map(({ field, message }) => ({
        message,
        fieldId: field === undefined ? undefined : `${form.name}-${field}`,
      })),
    [faults, form.name],
  );
  const errorOf = (name: string) => faults.find(({ field }) => field === name)?.message;
  const isBack = back !== undefined;
  const tools: FormTools = {
    control: (name, known) => ({
      id: idOf(name),
      name,
      error: errorOf(name),
      defaultValue: values[name] ?? (isBack ? '' : known),
    }),
    secret: (name) => ({ id: idOf(name), name, error: errorOf(name) }),
    isTicked: (name, known) => (isBack ? values[name] !== undefined : known),
    errorOf,
    back,
    attempt,
  };
  const formId = idOf('form');
  const isDone = kind === 'done';
  const inPlace = isDone ? done : faults.map(({ code }) => over[code]).find((node) => node !== undefined);
  const body =
    inPlace !== undefined ? (
      <DoneBox attempt={attempt}>{inPlace}</DoneBox>
    ) : (
      // To this very page; without script it comes back at what became of the form.
      <form
        id={formId}
        method="post"
        action={`#${form.name}`}
        className="form"
        aria-label={label}
        data-wide={isWide || undefined}
        noValidate
        onSubmit={submit}
      >
        <FormFields form={form} shell={shell} />
        {hasLegend && <RequiredLegend />}
        {children(tools)}
        <div className="form-actions">
          <Button type="submit" kind={submitKind} aria-disabled={kind === 'sending' || undefined}>
            {submitWords}
          </Button>
          {actions}
          <Loader
            mark="dots"
            waiting={kind === 'sending'}
            label={working ? ui.captcha.working : texts.sending}
          />
        </div>
      </form>
    );
  return (
    <div className="form-frame" id={form.name}>
      {inPlace === undefined && (
        <ErrorSummary errors={errors} {...(problem && { title: problem })} kept={kept} />
      )}
      {isResumed && (
        <Callout severity="faible" title={texts.resumedTitle}>
          <p>{texts.resumed}</p>
        </Callout>
      )}
      {heading}
      {isDone && saved && <Outcome words={saved} attempt={attempt} />}
      {beside === undefined ? (
        body
      ) : (
        <div className="form-beside">
          {body}
          {beside}
        </div>
      )}
      {question !== undefined && Ask && <Ask question={question} formId={formId} />}
    </div>
  );
}

/** Read out by taking the focus, when script sent the form. */
function DoneBox({ attempt, children }: { readonly attempt: number; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}

function Outcome({ words, attempt }: { readonly words: string; readonly attempt: number }) {
  return (
    <DoneBox attempt={attempt}>
      <Callout severity="success">
        <p>{words}</p>
      </Callout>
    </DoneBox>
  );
}
