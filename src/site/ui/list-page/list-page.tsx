import { useId, type ReactNode } from 'react';
import { plainScenes } from '#site/ui/drawing/plain-scenes.tsx';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import './list-page.css';

interface ListPageProps {
  /** What one may ask for. */
  choices?: ReactNode;
  /** What answers; nothing while the service is away. */
  found: ReactNode;
  /** That the list did not arrive, and what to do. */
  texts: { readonly away: string; readonly awayHelp: string };
  /** The words of the page itself. */
  children?: ReactNode;
}

/** A page that is a list: what to ask for, what was found, and the page's own words, which are there without the list. */
export function ListPage({ choices, found, texts, children }: ListPageProps) {
  return (
    <div className="list-page">
      {choices}
      {found ?? (
        <EmptyState scene={plainScenes.repair} title={texts.away}>
          <p>{texts.awayHelp}</p>
        </EmptyState>
      )}
      {children}
    </div>
  );
}

interface FoundListProps {
  /** How many there are, of what. */
  heading: ReactNode;
  children: ReactNode;
}

/** What was found, under how much it is. */
export function FoundList({ heading, children }: FoundListProps) {
  const id = useId();
  return (
    <section className="found-list" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
