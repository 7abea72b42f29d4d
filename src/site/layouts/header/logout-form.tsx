import { useTexts } from '#site/i18n/texts.tsx';

/** A form, not a link: leaving a session changes something, so it is posted with its token. */
export function LogoutForm({ action, token }: { readonly action: string; readonly token: string }) {
  const texts = useTexts().shell.account;
  return (
    <form className="logout-form" method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <button type="submit">{texts.logout}</button>
    </form>
  );
}
