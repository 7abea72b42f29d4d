import { useState } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Dialog } from '#site/ui/dialog/dialog.tsx';

/** Asks whether nothing at all should be sent any more. Without script it stands open over the page as the server drew it. */
export function NothingDialog({ formId }: { readonly formId: string }) {
  const texts = useTexts('account').choices.notices.nothing;
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={texts.title}
      actions={
        <>
          <Button type="submit" form={formId} name="confirmed" value="1">
            {texts.confirm}
          </Button>
          <form method="dialog">
            <Button type="submit" kind="quiet" data-first-focus="">
              {texts.back}
            </Button>
          </form>
        </>
      }
    >
      <p>{texts.text}</p>
    </Dialog>
  );
}
