import { useState } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Dialog } from '#site/ui/dialog/dialog.tsx';

interface EraseDialogProps {
  readonly question: string;
  readonly formId: string;
}

/** Asks once more before something is erased. Without script it stands open over the page as the server drew it. */
export function EraseDialog({ question, formId }: EraseDialogProps) {
  const texts = useTexts('staff').staff.submissions.erase;
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={question}
      actions={
        <>
          <Button type="submit" kind="secondary" form={formId} name="confirmed" value="yes">
            {texts.confirm}
          </Button>
          <form method="dialog">
            <Button type="submit" data-first-focus="">
              {texts.keep}
            </Button>
          </form>
        </>
      }
    >
      <p>{texts.what}</p>
    </Dialog>
  );
}
