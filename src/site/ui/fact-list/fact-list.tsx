import type { ReactNode } from 'react';
import './fact-list.css';

interface Fact {
  /** Tells it apart where two have one name; the name unless given. */
  readonly key?: string;
  readonly name: string;
  readonly value: ReactNode;
}

interface FactListProps {
  readonly facts: readonly Fact[];
  /** Where names and values are not in the page's language. */
  readonly lang?: string | undefined;
}

/** Names and what stands under each: side by side where there is room. Lines of a value stay lines. */
export function FactList({ facts, lang }: FactListProps) {
  return (
    <dl className="fact-list" lang={lang}>
      {facts.map(({ key, name, value }) => (
        <div key={key ?? name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
