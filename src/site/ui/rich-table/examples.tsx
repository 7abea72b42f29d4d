import type { Example } from '#site/ui/example.ts';
import { RichTable } from './rich-table.tsx';

const fares = [
  ['Passage unique', '3,75 $', '3,25 $'],
  ['Carnet de 10', '33,00 $', '27,50 $'],
  ['Laissez-passer mensuel', '95,50 $', '66,75 $'],
];

const hours = Array.from({ length: 18 }, (_, at) => `${at + 6}\u00a0h`);

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
  {
    name: 'plus large que l’écran',
    render: () => (
      <RichTable label="Places libres">
        <table>
          <caption>Places libres, d’heure en heure, un jour de semaine</caption>
          <thead>
            <tr>
              <th scope="col">Stationnement</th>
              {hours.map((hour) => (
                <th key={hour} scope="col">
                  {hour}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Stationnement du Nord</th>
              {hours.map((hour, at) => (
                <td key={hour}>{140 - at}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </RichTable>
    ),
  },
];
