import type { Example } from '#site/ui/example.ts';
import { NoticeLine } from './notice-line.tsx';

export const examples: readonly Example[] = [
  {
    name: 'du plus fort au plus faible',
    render: () => (
      <div className="stack" data-gap="s">
        <NoticeLine severity="eleve" title="Tempête" href="#avis">
          retards de 10 à 20 minutes
        </NoticeLine>
        <NoticeLine severity="moyen" title="Détour">
          jusqu’au 20 novembre
        </NoticeLine>
        <NoticeLine severity="faible" title="Arrêt déplacé">
          de 40 m vers l’est
        </NoticeLine>
        <NoticeLine severity="standard" title="Horaire d’hiver">
          dès le 28 novembre
        </NoticeLine>
      </div>
    ),
  },
];
