import type { Example } from '#site/ui/example.ts';
import { Disclosure } from './disclosure.tsx';

export const examples: readonly Example[] = [
  {
    name: 'fermé',
    render: () => (
      <Disclosure summary="Détails du tarif">
        <p>Valide 90 minutes, correspondances comprises.</p>
      </Disclosure>
    ),
  },
  {
    name: 'ouvert',
    render: () => (
      <Disclosure summary="Qui a droit au tarif réduit ?" open>
        <p>Les personnes de 6 à 18 ans, de 65 ans et plus, et la clientèle étudiante à temps plein.</p>
      </Disclosure>
    ),
  },
];
