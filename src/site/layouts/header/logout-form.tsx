import { FormFields } from '#site/forms/form-fields.tsx';
import { useTexts } from '#site/i18n/texts.tsx';

/** A form, not a link: leaving a session changes something, so it is posted with its token. */
export function LogoutForm({ token }: { readonly token: string }) {
  const texts = useTexts().shell.account;
  return (
    <form className="logout-form" method="post">
      <FormFields name="logout" token={token} />
      <button type="submit">{texts.logout}</button>
    </form>
  );
}
