import { useTexts } from '#site/i18n/texts.tsx';
import { Captcha } from '#site/ui/captcha/captcha.tsx';
import type { Shell } from '#site/view.ts';
import type { Form } from './form.ts';
import './form-fields.css';

interface FormFieldsProps {
  readonly form: Pick<Form, 'name' | 'hasTrap' | 'hasCaptcha'>;
  readonly shell: Pick<Shell, 'formToken' | 'captcha'>;
}

/** What every form sends besides its own fields: which one it is, that this site drew it, and that a person sends it. */
export function FormFields({ form, shell }: FormFieldsProps) {
  return (
    <>
      <input type="hidden" name="_form" value={form.name} />
      <input type="hidden" name="_token" value={shell.formToken} />
      {form.hasCaptcha && <Captcha purpose={form.name} settings={shell.captcha} />}
      {form.hasTrap && <Trap />}
    </>
  );
}

/** Hidden from people, whether they look or listen; machines fill it in. */
function Trap() {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        {useTexts().ui.trap}
        <input type="text" name="url" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
