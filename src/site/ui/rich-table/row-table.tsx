import type { ReactNode } from 'react';
import { RichTable } from './rich-table.tsx';

interface RowTableProps<Key extends string> {
  /** The id of the heading that names it. */
  readonly titleId: string;
  readonly title: string;
  readonly heads: Readonly<Record<Key, string>>;
  /** By what tells each apart. */
  readonly rows: readonly (Readonly<Record<NoInfer<Key>, ReactNode>> & { readonly id: string })[];
}

/** One row for each thing, under its first cell; on a phone each row is a list. */
export function RowTable<Key extends string>({ titleId, title, heads, rows }: RowTableProps<Key>) {
  const [first, ...others] = Object.keys(heads) as [Key, ...Key[]];
  return (
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
  );
}
