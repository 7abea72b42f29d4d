import type { Example } from '#site/ui/example.ts';
import { RichTable } from './rich-table.tsx';

const fares = [
  ['Passage unique', '3,75 $', '3,25 $'],
  ['Carnet de 10', '33,00 $', '27,50 $'],
  ['Laissez-passer mensuel', '95,50 $', '66,75 $'],
];

export const examples: readonly Example[] = [
  {
    name: 'des tarifs',
    render: () => (
      <RichTable label="Tarifs en vigueur">
        <table>
          <caption>Tarifs en vigueur depuis le 1er juillet</caption>
          <thead>
            <tr>
              <th scope="col">Titre</th>
              <th scope="col" className="figure">
                Général
              </th>
              <th scope="col" className="figure">
                Réduit
              </th>
            </tr>
          </thead>
          <tbody>
            {fares.map(([title, full, reduced]) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td className="figure">{full}</td>
                <td className="figure">{reduced}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </RichTable>
    ),
  },
];
