import { FormFields } from '#site/forms/form-fields.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import { logoutForm } from '#site/layouts/button-forms.ts';
import { destinationParam } from '#site/routing/login-query.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import type { Shell } from '#site/view.ts';

interface LogoutFormProps {
  readonly shell: Shell;
  /** Where the next sign-in leads, as a path of this site; to the account area unless given. */
  readonly destination?: string;
  readonly hasIcon?: boolean;
}

/** A form, not a link: leaving a session changes something, so it is posted with its token. */
export function LogoutForm({ shell, destination, hasIcon = false }: LogoutFormProps) {
  const texts = useTexts().shell.account;
  return (
    <form className="logout-form" method="post">
      <FormFields form={logoutForm} shell={shell} />
      {destination !== undefined && <input type="hidden" name={destinationParam} value={destination} />}
      <button type="submit">
        {hasIcon && <Icon name="logout" />}
        {texts.logout}
      </button>
    </form>
  );
}
