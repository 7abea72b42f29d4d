import type { Example } from '#site/ui/example.ts';
import { Prose } from './prose.tsx';

export const examples: readonly Example[] = [
  {
    name: 'un texte complet',
    render: () => (
      <Prose>
        <h4>Voyager avec un vélo</h4>
        <p>
          Du 1er mai au 31 octobre, presque tous nos bus portent un <strong>support à vélos</strong>. Il tient
          deux vélos et ne coûte rien de plus. <a href="#velo">Voir comment s’en servir</a>.
        </p>
        <ol>
          <li>Signalez au chauffeur que vous chargez un vélo.</li>
          <li>
            Abaissez le support :
            <ul>
              <li>tirez la poignée vers vous ;</li>
              <li>posez les roues dans les rails.</li>
            </ul>
          </li>
          <li>Montez à l’avant et payez votre passage.</li>
        </ol>
        <blockquote>
          <p>Le support est plein ? Le prochain bus passe dans quelques minutes.</p>
        </blockquote>
      </Prose>
    ),
  },
];
