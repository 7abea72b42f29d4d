import type { ReactNode } from 'react';
import { Button } from '#site/ui/button/button.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import './find-form.css';

interface FindFieldProps {
  id: string;
  /** The name of the query parameter. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** What the list on screen was asked for. */
  text: string;
  maxLength: number;
  /** The name of the button. */
  find: string;
  /** `secondary` where the field is one filter among others. */
  kind?: 'primary' | 'secondary';
}

/** A field with the button that sends it, on one line. */
export function FindField({ text, find, kind = 'primary', ...field }: FindFieldProps) {
  return (
    <div className="find-field">
      <TextField
        // Another list has another text in the field.
        key={text}
        {...field}
        defaultValue={text}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Button type="submit" kind={kind} icon="search" iconOnly>
        {find}
      </Button>
    </div>
  );
}

interface FindFormProps extends FindFieldProps {
  /** Where the form leads: a plain GET, so that it works without script. */
  action: string;
  /** Other choices that the next list keeps, as hidden fields. */
  children?: ReactNode;
}

/** Asks a page for another list of its own. To search the whole site there is SearchField. */
export function FindForm({ action, children, ...field }: FindFormProps) {
  return (
    <form className="find-form" role="search" action={action} method="get">
      {children}
      <FindField {...field} />
    </form>
  );
}
