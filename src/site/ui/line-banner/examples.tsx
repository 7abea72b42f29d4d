import { ButtonLink } from '#site/ui/button/button.tsx';
import type { Example } from '#site/ui/example.ts';
import { LineBanner } from './line-banner.tsx';

const line = (number: string, serviceTypeCode: number) => ({ number, serviceTypeCode });
const ends = ['Terminus Nord', 'Terminus Sud'];

export const examples: readonly Example[] = [
  {
    name: 'les deux terminus, un seul sens, deux parcours ensemble, un type inconnu',
    render: () => (
      <>
        <LineBanner
          id="exemple-1"
          lines={[line('814', 4)]}
          ends={ends}
          towards="Terminus Nord"
          words="tous les jours, de 5 h 30 à 1 h 15"
          wordsOn="wide"
          detailsHref="#details"
        >
          <ButtonLink kind="secondary" icon="swap" href="#autre-sens">
            Vers Terminus Sud
          </ButtonLink>
        </LineBanner>
        <LineBanner
          id="exemple-2"
          lines={[line('384', 1)]}
          towards="Place de l’Exemple"
          words="Départ de l’Essai à 12 h 55"
        />
        <LineBanner
          id="exemple-3"
          lines={[line('84', 0), line('85', 0)]}
          ends={ends}
          detailsHref="#details"
        />
        <LineBanner id="exemple-4" lines={[line('984', 6)]} ends={['Boucle du Modèle']} />
        <LineBanner id="exemple-5" lines={[line('7', -1)]} towards="Place de l’Essai" />
      </>
    ),
  },
];
