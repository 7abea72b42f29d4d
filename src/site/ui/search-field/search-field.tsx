import { useId, type FormEvent } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import './search-field.css';

interface SearchFieldProps {
  /** Where the form leads: a plain GET, so that it works without script. */
  action: string;
  /** The name of the query parameter. */
  name: string;
  label: string;
  /** What can be typed, said under the box. */
  hint?: string;
  /** An example of what can be typed, nothing that has to be read. */
  placeholder?: string;
  defaultValue?: string;
  maxLength?: number;
  /** s in the bar of the header. */
  size?: 's' | 'm';
  onSubmit?: (event: FormEvent<HTMLFormElement>, terms: string) => void;
}

export function SearchField(props: SearchFieldProps) {
  const { action, label, hint, size = 'm', onSubmit, ...control } = props;
  const texts = useTexts();
  const id = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    const terms = new FormData(event.currentTarget).get(control.name);
    onSubmit?.(event, typeof terms === 'string' ? terms.trim() : '');
  }

  return (
    <form
      className="search-field"
      data-size={size}
      role="search"
      aria-label={label}
      action={action}
      method="get"
      onSubmit={submit}
    >
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="search-field-box as-page" data-label={label}>
        <input
          type="search"
          className="field-control"
          id={id}
          {...control}
          aria-describedby={hint ? `${id}-hint` : undefined}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="search-field-button">
          <Icon name="search" label={texts.ui.search} />
        </button>
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </form>
  );
}
