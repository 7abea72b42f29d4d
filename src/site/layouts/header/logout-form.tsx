import { FormFields } from '#site/forms/form-fields.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import { logoutForm } from '#site/layouts/button-forms.ts';
import type { Shell } from '#site/view.ts';

/** A form, not a link: leaving a session changes something, so it is posted with its token. */
export function LogoutForm({ shell }: { readonly shell: Shell }) {
  const texts = useTexts().shell.account;
  return (
    <form className="logout-form" method="post">
      <FormFields form={logoutForm} shell={shell} />
      <button type="submit">{texts.logout}</button>
    </form>
  );
}
