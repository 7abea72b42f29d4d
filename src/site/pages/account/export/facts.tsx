import { useId, type ReactNode } from 'react';
import type { MemberExport } from '#domain/member-export.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { RichTable } from '#site/ui/rich-table/rich-table.tsx';

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
      {facts.length > 0 && (
        <dl className="export-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

interface HeldTableProps<Key extends string> {
  readonly title: string;
  readonly heads: Readonly<Record<Key, string>>;
  /** By what tells it apart. */
  readonly rows: readonly (Readonly<Record<NoInfer<Key>, ReactNode>> & { readonly id: string })[];
}

/** One row for each thing held; on a phone each row is a list. */
export function HeldTable<Key extends string>({ title, heads, rows }: HeldTableProps<Key>) {
  const { none } = useTexts('account').ownData.export;
  const titleId = useId();
  const [first, ...others] = Object.keys(heads) as [Key, ...Key[]];
  return (
    <section className="stack">
      <h2 id={titleId}>{title}</h2>
      {rows.length === 0 && <p>{none}</p>}
      {rows.length > 0 && (
        <RichTable label={title} list="lines">
          <table aria-labelledby={titleId}>
            <thead>
              <tr>
                {[first, ...others].map((key) => (
                  <th key={key} scope="col">
                    {heads[key]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.id}>
                  <th scope="row">{row[first]}</th>
                  {others.map((key) => (
                    <td key={key} data-label={heads[key]}>
                      {row[key]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </RichTable>
      )}
    </section>
  );
}
