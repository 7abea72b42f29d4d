import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
} from 'react';
import { fewOf, quickTarget, searchWords } from '#domain/quick-select.ts';
import { useNumbers } from '#site/i18n/operator-traits.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import type { SchedulePlace } from '#site/routing/schedule-paths.ts';
import { announce } from '#site/ui/live-region/announce.ts';
import { quickTargetPath, searchPath } from './search-path.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { suggestionsOf, type Suggestion } from './suggestion.tsx';
import { useFound, type Finding } from './use-found.ts';
import { useFoundPlaces } from './use-found-places.ts';

/** What the field tells of its list to those who listen. */
export interface ShownList {
  readonly isOpen: boolean;
  readonly activeId: string | undefined;
}

/** What the field asks of its list once it is loaded. */
export interface SuggestionsHandle {
  /** Whether the key was the list's. */
  onKeyDown(event: KeyboardEvent<HTMLInputElement>): boolean;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onClick(event: MouseEvent<HTMLInputElement>): void;
  onBlur(event: FocusEvent<HTMLInputElement>): void;
  /** The page of a typed number, where it is known already. */
  findTarget(typed: string): string | undefined;
  close(): void;
}

export interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly handle: Ref<SuggestionsHandle>;
  readonly listId: string;
  readonly place: SchedulePlace;
  /** The search route. */
  readonly search: string;
  /** Where journeys are planned: addresses lead there. */
  readonly planner: string | undefined;
  onShow(shown: ShownList): void;
  onChoose(href: string): void;
}

const mostRows = 6;
/** Of them, addresses and other places. */
const mostPlaces = 2;

/**
 * The list under the field: keys, focus and choice are downshift's. The field itself was there before and stays, so that
 * nothing typed is lost and no keyboard of a phone is put away; this only listens to it.
 */
export function Suggestions(props: SuggestionsProps) {
  const { field, handle, listId, place, search, planner, onShow, onChoose } = props;
  const [text, setText] = useState(() => field.current?.value ?? '');
  const numbers = useNumbers();
  const finding = useFound(text, mostRows);
  const { found, words } = finding;
  const places = useFoundPlaces(text, planner === undefined ? 0 : mostPlaces);
  const rows = useMemo(() => {
    if (!found) return [];
    const few = fewOf(found, mostRows - places.length);
    return suggestionsOf({ ...few, places }, { place, planner, allHref: searchPath(search, words) });
  }, [found, places, words, place, planner, search]);
  const box = useCombobox<Suggestion>({
    items: rows,
    inputValue: text,
    selectedItem: null,
    itemToString: () => text,
    itemToKey: (row) => row?.href,
    menuId: listId,
    getItemId: (index) => `${listId}-${index}`,
    // Whoever typed before the list was loaded sees it open.
    initialIsOpen: text !== (field.current?.defaultValue ?? ''),
    stateReducer: (state, change) => reduce(state, change),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && onChoose(selectedItem.href),
  });
  const isOpen = box.isOpen && text.trim() !== '';
  const hasRows = isOpen && rows.length > 0;
  const input = box.getInputProps({}, { suppressRefError: true });

  useLayoutEffect(() => {
    if (typeof input.ref === 'function') input.ref(field.current);
  });
  useImperativeHandle(handle, () => ({
    onClick: (event) => text !== '' && input.onClick?.(event),
    onBlur: (event) => input.onBlur?.(event),
    onChange: (event) => {
      setText(event.currentTarget.value);
      input.onChange?.(event);
    },
    onKeyDown: (event) => {
      const isOurs = isForList(event, { isOpen, isChosen: box.highlightedIndex >= 0 });
      if (isOurs) input.onKeyDown?.(event);
      return isOurs;
    },
    findTarget: (typed) => {
      const target = found && words === searchWords(typed) ? quickTarget(words, found, numbers) : undefined;
      return target && quickTargetPath(place, target);
    },
    close: () => {
      setText(field.current?.value ?? '');
      box.closeMenu();
    },
  }));
  const activeId = input['aria-activedescendant'] || undefined;
  useLayoutEffect(() => onShow({ isOpen: hasRows, activeId }), [onShow, hasRows, activeId]);
  useCountAnnounced(isOpen, finding, places.length);

  return (
    <SuggestionList
      rows={rows}
      typed={words}
      finding={finding}
      isOpen={isOpen}
      menu={box.getMenuProps({}, { suppressRefError: true })}
      itemOf={(row, index) => box.getItemProps({ item: row, index })}
    />
  );
}

/** Only a press chooses a row, not leaving the field; the field keeps what was typed. */
function reduce(
  state: UseComboboxState<Suggestion>,
  { type, changes }: UseComboboxStateChangeOptions<Suggestion>,
): Partial<UseComboboxState<Suggestion>> {
  const { InputBlur, InputClick } = useCombobox.stateChangeTypes;
  if (type === InputBlur) return { ...changes, selectedItem: null, inputValue: state.inputValue };
  // A second press into the text sets the caret: the list stays.
  if (type === InputClick) return { ...changes, isOpen: true, highlightedIndex: state.highlightedIndex };
  return changes;
}

/** Arrows and the way out are the list's; Enter is, on a row; everything else edits the text or sends the form. */
function isForList(
  { key, nativeEvent }: KeyboardEvent,
  { isOpen, isChosen }: { readonly isOpen: boolean; readonly isChosen: boolean },
): boolean {
  if (nativeEvent.isComposing) return false;
  if (key === 'Enter') return isOpen && isChosen;
  if (key === 'Escape') return isOpen;
  return key === 'ArrowDown' || key === 'ArrowUp';
}

/** Specification B2.5. */
const announcedAfterMs = 500;

/** How many rows there are is said once the typing rests. */
function useCountAnnounced(isOpen: boolean, { found, words, state }: Finding, places: number): void {
  const texts = useTexts().quickSearch;
  const count = found && found.lines.length + found.stops.length + places;
  useEffect(() => {
    if (!isOpen || state === 'loading' || words === '') return undefined;
    const says =
      count === undefined
        ? texts.failed
        : count === 0
          ? texts.nothing
          : texts.count(Math.min(count, mostRows));
    const timer = setTimeout(() => announce(says), announcedAfterMs);
    return () => clearTimeout(timer);
  }, [isOpen, state, words, count, texts]);
}
