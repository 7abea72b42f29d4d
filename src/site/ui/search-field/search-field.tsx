import { useId, type FormEvent } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './search-field.css';

interface SearchFieldProps {
  /** Where the form leads: a plain GET, so that it works without script. */
  action: string;
  /** The name of the query parameter. */
  name: string;
  label: string;
  /** The label above the box rather than for listeners only. */
  showLabel?: boolean;
  placeholder?: string;
  defaultValue?: string;
  maxLength?: number;
  size?: 'm' | 'l';
  onSubmit?: (event: FormEvent<HTMLFormElement>, terms: string) => void;
}

export function SearchField(props: SearchFieldProps) {
  const { action, label, showLabel, size = 'm', onSubmit, ...control } = props;
  const texts = useTexts();
  const id = useId();
  const labelElement = (
    <label htmlFor={id} className="field-label">
      {label}
    </label>
  );

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
      {showLabel ? labelElement : <VisuallyHidden as="div">{labelElement}</VisuallyHidden>}
      <div className="search-field-box">
        <input
          type="search"
          className="field-control"
          id={id}
          {...control}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="search-field-button">
          <Icon name="search" label={texts.ui.search} />
        </button>
      </div>
    </form>
  );
}
