import { useState, type ComponentProps } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Field, fieldAttributes, type FieldWords } from '#site/ui/field/field.tsx';
import './password-field.css';

type PasswordFieldProps = FieldWords &
  Pick<ComponentProps<'input'>, 'name' | 'maxLength' | 'minLength'> & {
    /** `current-password`, or `new-password` where one is chosen: password managers go by it. */
    autoComplete: 'current-password' | 'new-password';
  };

/** A password, hidden until its owner wants to see it. Pasting is fine; what is typed never comes back with the page. */
export function PasswordField(props: PasswordFieldProps) {
  const { id, label, hint, error, required, hideLabel, help, ...control } = props;
  const words = { id, label, hint, error, required, hideLabel, help };
  const texts = useTexts('forms').forms;
  const [isShown, setShown] = useState(false);
  return (
    <Field {...words}>
      <div className="password-field">
        <input
          type={isShown ? 'text' : 'password'}
          {...control}
          {...fieldAttributes(words)}
          className="field-control"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <button
          type="button"
          className="password-toggle needs-script"
          aria-pressed={isShown}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {texts.showPassword}
        </button>
      </div>
    </Field>
  );
}
