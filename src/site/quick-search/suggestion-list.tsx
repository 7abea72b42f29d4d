import { useId, type ComponentProps } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { SuggestionView, type Suggestion } from './suggestion.tsx';
import type { Finding } from './use-found.ts';

interface SuggestionListProps {
  readonly rows: readonly Suggestion[];
  readonly typed: string;
  readonly finding: Finding;
  readonly isOpen: boolean;
  readonly menu: ComponentProps<'div'>;
  itemOf(row: Suggestion, index: number): ComponentProps<'div'>;
}

/** Rows in groups, or the words that there are none. It hangs over the page, so that nothing moves when it opens. */
export function SuggestionList({ rows, typed, finding, isOpen, menu, itemOf }: SuggestionListProps) {
  const texts = useTexts();
  const all = rows.map((row, index) => ({ row, index }));
  const of = (kind: Suggestion['kind']) => all.filter(({ row }) => row.kind === kind);
  const draw = ({ row, index }: (typeof all)[number]) => (
    <div className="suggestion" data-kind={row.kind} key={row.href} {...itemOf(row, index)}>
      <SuggestionView row={row} typed={typed} />
    </div>
  );
  return (
    <div className="suggestions as-page" data-state={finding.state} hidden={!isOpen}>
      <div
        className="suggestions-list"
        {...menu}
        aria-label={texts.quickSearch.suggestions}
        aria-labelledby={undefined}
        hidden={rows.length === 0}
      >
        <Group name={texts.quickSearch.lines}>{of('line').map(draw)}</Group>
        <Group name={texts.quickSearch.stops}>{of('stop').map(draw)}</Group>
        <Group name={texts.quickSearch.places}>{of('place').map(draw)}</Group>
        {of('all').map(draw)}
      </div>
      {rows.length === 0 && <Words finding={finding} />}
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

/** Said aloud by the live region, once the typing rests. */
function Words({ finding: { state } }: Pick<SuggestionListProps, 'finding'>) {
  const texts = useTexts();
  if (state === 'loading') return <p className="suggestions-words">{texts.ui.loading}</p>;
  return (
    <p className="suggestions-words">
      <Icon name={state === 'failed' ? 'alert' : 'search'} size="s" />
      {state === 'failed' ? texts.quickSearch.failed : texts.quickSearch.none}
    </p>
  );
}
