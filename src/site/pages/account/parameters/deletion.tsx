import { useState, type MouseEvent, type ReactNode } from 'react';
import { FormFrame } from '#site/forms/form-frame.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { Button, ButtonLink } from '#site/ui/button/button.tsx';
import { Dialog } from '#site/ui/dialog/dialog.tsx';
import { PasswordField } from '#site/ui/password-field/password-field.tsx';
import type { ParametersData } from './data.server.ts';
import { confirmParam } from './deletion-step.ts';
import { deletionForm } from './form.ts';

type SectionProps = PageProps<ParametersData>;

/** Asked for twice: in a window over the page, or without script as a second step on the page. */
export function DeletionSection({ view, data }: SectionProps) {
  const texts = useTexts('account').ownData.deletion;
  const [isOpen, setOpen] = useState(false);
  const { pathname } = new URL(view.route.url, view.route.origin);
  const isAsked = data.isConfirming || view.form?.name === deletionForm.name;
  if (isAsked)
    return (
      <section className="stack">
        <h2>{texts.question}</h2>
        <Deletion
          view={view}
          email={data.email}
          keep={<ButtonLink href={pathname}>{texts.keep}</ButtonLink>}
        />
      </section>
    );
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  return (
    <section className="stack">
      <h2>{texts.title}</h2>
      <p>{texts.lead}</p>
      <p>
        <ButtonLink
          kind="secondary"
          href={`${pathname}?${confirmParam}=1#${deletionForm.name}`}
          aria-haspopup="dialog"
          onClick={open}
        >
          {texts.open}
        </ButtonLink>
      </p>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={texts.question}>
        <Deletion
          view={view}
          email={data.email}
          keep={
            <Button data-first-focus="" onClick={() => setOpen(false)}>
              {texts.keep}
            </Button>
          }
        />
      </Dialog>
    </section>
  );
}

interface DeletionProps {
  readonly view: SectionProps['view'];
  readonly email: string;
  readonly keep: ReactNode;
}

/** What goes, the password that says who asks, and the way out before the way on. */
function Deletion({ view, email, keep }: DeletionProps) {
  const { ownData } = useTexts('account');
  const texts = ownData.deletion;
  return (
    <FormFrame
      form={deletionForm}
      state={view.form}
      shell={view.shell}
      problem={texts.problem}
      kept={texts.kept}
      submit={texts.submit}
      submitKind="secondary"
      actions={keep}
    >
      {({ secret }) => (
        <>
          <input type="hidden" name="confirmed" value="yes" />
          <div>
            <p>{texts.what}</p>
            <ul className="deletion-list">
              {Object.values(texts.list).map((what) => (
                <li key={what}>{what}</li>
              ))}
            </ul>
          </div>
          <p>
            <strong>{texts.last}</strong>
          </p>
          {/* Password managers go by it: whose password it is. */}
          <input type="text" autoComplete="username" defaultValue={email} readOnly hidden />
          <PasswordField
            {...secret('password')}
            label={ownData.presentPassword}
            hint={texts.passwordHint}
            autoComplete="current-password"
            required
          />
        </>
      )}
    </FormFrame>
  );
}
