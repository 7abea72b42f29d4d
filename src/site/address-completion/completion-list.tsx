import { useEffect, useRef, type MouseEvent } from 'react';
import type { AddressSuggestion } from '#domain/found-address.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { MarkedText } from '#site/quick-search/marked-text.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { optionId, type Listing } from './use-address-completion.ts';
import '#site/quick-search/quick-search.css';
import './address-completion.css';

interface CompletionListProps {
  readonly id: string;
  readonly listing: Listing;
  onChoose(row: AddressSuggestion): void;
}

/** A press on a row leaves the focus where it is. */
const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

/** The rows under the field, over what follows it. */
export function CompletionList({ id, listing, onChoose }: CompletionListProps) {
  const texts = useTexts('forms').addressCompletion;
  const { words, rows, isOpen, active, state } = listing;
  // Keys are pressed in the field, which points at the rows: none of them is focused.
  const pressed = (row: AddressSuggestion) => ({ onClick: () => onChoose(row) });
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(active);
  useEffect(() => {
    // A key was pressed; what the list shows at first moves nothing.
    if (shown.current !== active) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    shown.current = active;
  }, [active]);
  return (
    <div className="suggestions as-page" data-state={state} hidden={!isOpen}>
      <div
        className="suggestions-list"
        role="listbox"
        id={id}
        ref={list}
        aria-label={texts.suggestions}
        hidden={rows.length === 0}
        {...keepFocus}
      >
        {rows.map((row, index) => (
          <div
            className="suggestion"
            role="option"
            key={row.id}
            id={optionId(id, index)}
            aria-selected={index === active}
            {...pressed(row)}
          >
            <span className="suggestion-name">
              <span>
                <MarkedText typed={words}>{row.text}</MarkedText>
              </span>
              {row.description !== '' && <span className="address-place">{row.description}</span>}
            </span>
            {row.more && <Icon name="arrow-right" size="s" />}
          </div>
        ))}
      </div>
      {state === 'failed' && (
        <p className="suggestions-words">
          <Icon name="alert" size="s" />
          {texts.failed}
        </p>
      )}
    </div>
  );
}
