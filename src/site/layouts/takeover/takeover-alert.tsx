import { useRef, useState, type SubmitEvent } from 'react';
import type { TakeoverAlert as Alert } from '#domain/settings.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { FormFields } from '#site/forms/form-fields.tsx';
import { postForm } from '#site/forms/post-form.ts';
import { alertForm } from '#site/layouts/button-forms.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Dialog } from '#site/ui/dialog/dialog.tsx';
import { RichTextView } from '#site/ui/rich-text/rich-text.tsx';
import type { Shell } from '#site/view.ts';
import './takeover-alert.css';

interface TakeoverAlertProps {
  readonly alert: Alert;
  readonly shell: Shell;
}

/** A modal message over the page; without script, a panel on top of it that a form puts away. */
export function TakeoverAlert({ alert, shell }: TakeoverAlertProps) {
  const texts = useTexts().shell.takeover;
  const [open, setOpen] = useState(true);
  const form = useRef<HTMLFormElement>(null);
  // Every way of closing ends here. If the server cannot be told, the alert comes back on the next page.
  const dismiss = () => {
    setOpen(false);
    if (form.current) void postForm(form.current, { keepalive: true });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.closest('dialog')?.close();
  };
  return (
    <div className="takeover">
      <Dialog
        open={open}
        onClose={dismiss}
        title={alert.title}
        severity={alert.severity}
        actions={
          <form ref={form} method="post" onSubmit={submit}>
            <FormFields form={alertForm} shell={shell} />
            <input type="hidden" name="fingerprint" value={alert.fingerprint} />
            <Button type="submit">{texts.dismiss}</Button>
          </form>
        }
      >
        <RichTextView value={alert.message} topLevel={3} />
      </Dialog>
    </div>
  );
}
