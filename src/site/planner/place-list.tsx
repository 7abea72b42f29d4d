import { useEffect, useId, type MouseEvent } from 'react';
import { useFleet } from '#site/i18n/operator-traits.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { MarkedText } from '#site/quick-search/marked-text.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { writePlaceInputs } from './place-inputs.ts';
import type { PlaceSide } from '#domain/journeys/journey.ts';
import { placeOptionId, usePlaceSearch, type PlaceListing, type PlaceRow } from './use-place-search.ts';
import '#site/quick-search/quick-search.css';

export interface PlaceListProps {
  readonly field: HTMLInputElement;
  readonly side: PlaceSide;
}

/** A press on a row leaves the focus where it is. */
const keepFocus = { onMouseDown: (event: MouseEvent) => event.preventDefault() };

/** A stop has the icon of what stops there. */
const icons: Readonly<Record<Exclude<PlaceRow['kind'], 'stop'>, IconName>> = {
  recent: 'clock',
  address: 'pin',
  poi: 'pin',
  point: 'pin',
};

/** The rows under a field, in groups, over what follows it. */
export function PlaceList({ field, side }: PlaceListProps) {
  const texts = useTexts('planner').planner.places;
  const listId = useId();
  const { listing, choose } = usePlaceSearch(field, listId, ({ id, name }) => {
    if (field.form) writePlaceInputs(field.form, side, { text: name, id });
  });
  useAnnounced(listing);
  const { rows, isOpen, active, state } = listing;
  useEffect(() => {
    if (active >= 0)
      document.getElementById(placeOptionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  const groups = [
    { name: texts.recent, kinds: ['recent'] },
    { name: texts.stops, kinds: ['stop'] },
    { name: texts.addresses, kinds: ['address'] },
    { name: texts.others, kinds: ['poi', 'point'] },
  ];
  return (
    <div className="suggestions as-page" data-state={state} hidden={!isOpen && state !== 'loading'}>
      <div
        className="suggestions-list"
        role="listbox"
        id={listId}
        aria-label={texts.suggestions}
        hidden={rows.length === 0}
        {...keepFocus}
      >
        {groups.map(({ name, kinds }) => (
          <Group key={name} name={name}>
            {rows.flatMap((row, index) =>
              kinds.includes(row.kind)
                ? [
                    <Option
                      key={row.id}
                      id={placeOptionId(listId, index)}
                      row={row}
                      isActive={index === active}
                      words={listing.words}
                      onPress={() => choose(row)}
                    />,
                  ]
                : [],
            )}
          </Group>
        ))}
      </div>
      {rows.length === 0 && isOpen && (
        <p className="suggestions-words">
          <Icon name={state === 'failed' ? 'alert' : 'search'} size="s" />
          {state === 'failed' ? texts.failed : texts.none}
        </p>
      )}
    </div>
  );
}

function Group({ name, children }: { readonly name: string; readonly children: readonly React.ReactNode[] }) {
  const id = useId();
  if (children.length === 0) return null;
  return (
    <div className="suggestions-group" role="group" aria-labelledby={id}>
      <p className="suggestions-name" id={id} role="presentation">
        {name}
      </p>
      {children}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly row: PlaceRow;
  readonly isActive: boolean;
  readonly words: string;
  onPress(): void;
}

function Option({ id, row, isActive, words, onPress }: OptionProps) {
  // Keys are pressed in the field, which points at the rows: none of them is focused.
  const pressed = { onClick: onPress };
  const fleet = useFleet();
  return (
    <div className="suggestion" role="option" id={id} aria-selected={isActive} {...pressed}>
      <span className="place-lead">
        <Icon name={row.kind === 'stop' ? fleet : icons[row.kind]} size="s" />
      </span>
      <span className="suggestion-name">
        <span>
          <PlaceName>
            <MarkedText typed={words}>{row.name}</MarkedText>
          </PlaceName>
        </span>
        {row.city !== undefined && row.kind !== 'stop' && <span className="place-where">{row.city}</span>}
      </span>
      {row.stopCode !== undefined && <StopTag number={row.stopCode} />}
    </div>
  );
}

/** Specification B2.5, as in the quick search. */
const announcedAfterMs = 500;

/** How many rows there are is said once the typing rests. */
function useAnnounced({ words, rows, isOpen, state }: PlaceListing): void {
  const texts = useTexts('planner').planner.places;
  useEffect(() => {
    if (!isOpen || state === 'loading' || words === '') return undefined;
    const found = rows.length === 0 ? texts.none : texts.count(rows.length);
    const timer = setTimeout(() => announce(state === 'failed' ? texts.failed : found), announcedAfterMs);
    return () => clearTimeout(timer);
  }, [words, rows, isOpen, state, texts]);
}
