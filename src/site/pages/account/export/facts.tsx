import { useId, type ReactNode } from 'react';
import type { MemberExport } from '#domain/member-export.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { FactList } from '#site/ui/fact-list/fact-list.tsx';
import { RowTable } from '#site/ui/rich-table/row-table.tsx';

export interface HeldProps {
  readonly held: MemberExport;
  /** An instant in words. */
  readonly at: (instant: string) => string;
}

interface FactsProps {
  readonly title: string;
  /** Each a name and what is held under it. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

export function Facts({ title, facts }: FactsProps) {
  const { none } = useTexts('account').ownData.export;
  return (
    <section className="stack">
      <h2>{title}</h2>
      {facts.length === 0 && <p>{none}</p>}
      {facts.length > 0 && <FactList facts={facts.map(([name, value]) => ({ name, value }))} />}
    </section>
  );
}

interface HeldTableProps<Key extends string> {
  readonly title: string;
  readonly heads: Readonly<Record<Key, string>>;
  /** By what tells it apart. */
  readonly rows: readonly (Readonly<Record<NoInfer<Key>, ReactNode>> & { readonly id: string })[];
}

export function HeldTable<Key extends string>({ title, heads, rows }: HeldTableProps<Key>) {
  const { none } = useTexts('account').ownData.export;
  const titleId = useId();
  return (
    <section className="stack">
      <h2 id={titleId}>{title}</h2>
      {rows.length === 0 && <p>{none}</p>}
      {rows.length > 0 && <RowTable titleId={titleId} title={title} heads={heads} rows={rows} />}
    </section>
  );
}
