import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react';
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
  hint?: string | undefined;
  /** An example of what can be typed, nothing that has to be read. */
  placeholder?: string;
  defaultValue?: string | undefined;
  maxLength?: number;
  /** s in the bar of the header. */
  size?: 's' | 'm' | undefined;
  onSubmit?: (event: FormEvent<HTMLFormElement>, terms: string) => void;
  /** More of the field itself: what listens to it, and what it says of a list that belongs to it. */
  field?: Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;
  /** Stands in the box before the button that sends. */
  tool?: ReactNode;
  /** Stands beside the box. */
  beside?: ReactNode;
  /** Hangs under the box. */
  children?: ReactNode;
}

export function SearchField(props: SearchFieldProps) {
  const { action, label, hint, size = 'm', onSubmit, field, tool, beside, children, ...control } = props;
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
      <div className="search-field-body">
        <div className="search-field-line">
          <div className="search-field-box as-page" data-label={label} data-tool={tool ? '' : undefined}>
            {/* Not of the type `search`, which may not become a combobox; the form says what it is for. */}
            <input
              type="text"
              className="field-control"
              {...control}
              {...field}
              id={id}
              aria-describedby={hint ? `${id}-hint` : undefined}
              autoComplete="off"
              enterKeyHint="search"
            />
            {tool}
            <button type="submit" className="search-field-button">
              <Icon name="search" label={texts.ui.search} />
            </button>
          </div>
          {beside}
        </div>
        {children}
      </div>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </form>
  );
}
