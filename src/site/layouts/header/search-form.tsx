import { useNavigate } from 'react-router';
import { useTexts } from '#site/i18n/texts.tsx';
import { SearchField } from '#site/ui/search-field/search-field.tsx';
import { searchPath } from './search-path.ts';

interface SearchFormProps {
  /** The search route; without script it takes the words as `?terms=` and sends on. */
  readonly action: string;
  readonly terms?: string;
  readonly size?: 's' | 'm';
  readonly hint?: string;
  /** An example of what can be typed, as the operator gives it. */
  readonly example: string;
  /** Another name than the header's, where both stand on a page. */
  readonly label?: string;
}

export function SearchForm({ action, terms, size, label, hint, example }: SearchFormProps) {
  const texts = useTexts().shell.search;
  const navigate = useNavigate();
  return (
    <SearchField
      action={action}
      name="terms"
      label={label ?? texts.label}
      placeholder={example}
      defaultValue={terms}
      maxLength={200}
      size={size}
      hint={hint}
      onSubmit={(event, words) => {
        event.preventDefault();
        void navigate(searchPath(action, words));
      }}
    />
  );
}
