import { useCallback, useId, useMemo, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Numbers } from '#domain/numbers.ts';
import { useNumbers } from '#site/i18n/operator-traits.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { SearchField } from '#site/ui/search-field/search-field.tsx';
import { sentPath } from './search-path.ts';
import type { ShownList, SuggestionsHandle, SuggestionsProps } from './suggestions.tsx';
import './quick-search.css';

interface QuickSearchProps {
  /** The search route, which takes the words as `?terms=` without script, and the schedules. */
  readonly links: {
    readonly search: string;
    readonly schedules: string;
    readonly planner?: string | undefined;
  };
  /** An example of what can be typed, as the operator gives it. */
  readonly example: string;
  readonly terms?: string | undefined;
  readonly size?: 's' | 'm';
  readonly hint?: string;
  /** Another name than the header's, where both stand on a page. */
  readonly label?: string;
}

const closed: ShownList = { isOpen: false, activeId: undefined };

/**
 * The search of lines and stops. A plain form without script; with it, results while typing. Their code is fetched when
 * the field is first used, and without it the field goes on as a form.
 */
export function QuickSearch({ links, example, terms, size, hint, label }: QuickSearchProps) {
  const texts = useTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const numbers = useNumbers();
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<SuggestionsHandle>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps>>();
  const [shown, setShown] = useState(closed);
  const place = useMemo(() => ({ base: links.schedules, locale }), [links.schedules, locale]);

  const load = () => {
    if (Suggestions) return;
    import('./suggestions.tsx').then(
      (module) => setSuggestions(() => module.Suggestions),
      () => {},
    );
  };
  const go = useCallback(
    (href: string) => {
      list.current?.close();
      void navigate(href);
    },
    [navigate],
  );
  const choose = useCallback(
    (href: string) => {
      if (field.current) field.current.value = field.current.defaultValue;
      go(href);
    },
    [go],
  );
  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    list.current?.close();
    field.current.focus();
  };
  /** Escape closes the list, then empties the field, then leaves the sheet it stands in. */
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (list.current?.onKeyDown(event) || event.key !== 'Escape' || event.currentTarget.value === '') return;
    event.preventDefault();
    clear();
  };
  // Before the field takes the focus, and in the press itself: only then does a phone show its keyboard.
  const showKeys = (isNumeric: boolean) => {
    if (!field.current) return;
    field.current.inputMode = isNumeric ? 'numeric' : 'search';
    field.current.focus();
  };
  return (
    <SearchField
      action={links.search}
      name="terms"
      label={label ?? texts.shell.search.label}
      placeholder={example}
      defaultValue={terms}
      maxLength={100}
      size={size}
      hint={hint}
      onSubmit={(event, typed) => {
        event.preventDefault();
        const target = list.current?.findTarget(typed);
        if (target === undefined) go(sentPath(links.search, typed, numbers));
        else choose(target);
      }}
      field={{
        ref: field,
        onFocus: load,
        onKeyDown: pressKey,
        onChange: (event) => list.current?.onChange(event),
        onClick: (event) => list.current?.onClick(event),
        onBlur: (event) => list.current?.onBlur(event),
        autoCapitalize: 'off',
        spellCheck: false,
        ...(Suggestions && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-controls': listId,
          'aria-expanded': shown.isOpen,
          'aria-activedescendant': shown.activeId,
        }),
      }}
      tool={
        <button className="search-field-tool needs-script" type="button" onClick={clear}>
          <Icon name="clear" label={texts.quickSearch.clear} />
        </button>
      }
      beside={hasFigures(numbers) && <KeypadButton onPress={showKeys} />}
    >
      {Suggestions && (
        <Suggestions
          field={field}
          handle={list}
          listId={listId}
          place={place}
          search={links.search}
          planner={links.planner}
          onShow={setShown}
          onChoose={choose}
        />
      )}
    </SearchField>
  );
}

/** Figures help whoever looks for a number of nothing else. */
const hasFigures = ({ line, stop }: Numbers): boolean =>
  [line, stop].some(({ digits }) => digits !== undefined);

interface KeypadButtonProps {
  onPress(isNumeric: boolean): void;
}

/** Brings up the figures of a phone's keyboard, and takes them back. */
function KeypadButton({ onPress }: KeypadButtonProps) {
  const texts = useTexts().quickSearch;
  const [isNumeric, setNumeric] = useState(false);
  const press = () => {
    onPress(!isNumeric);
    setNumeric(!isNumeric);
  };
  return (
    <button
      className="search-field-beside needs-script"
      type="button"
      aria-pressed={isNumeric}
      onClick={press}
    >
      <Icon name="keypad" label={texts.keypad} />
    </button>
  );
}
