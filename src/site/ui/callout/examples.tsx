import type { Example } from '#site/ui/example.ts';
import { Callout } from './callout.tsx';

export const examples: readonly Example[] = [
  {
    name: 'information',
    render: () => (
      <Callout title="Horaire d’été" headingLevel={4}>
        <p>De nouveaux horaires entrent en vigueur le 22 juin.</p>
      </Callout>
    ),
  },
  {
    name: 'effet faible',
    render: () => (
      <Callout severity="faible" title="Arrêt déplacé" headingLevel={4}>
        <p>L’arrêt 1480 est déplacé de 40 m vers l’est.</p>
      </Callout>
    ),
  },
  {
    name: 'effet moyen',
    render: () => (
      <Callout severity="moyen" title="Détour" headingLevel={4}>
        <p>Les parcours 11 et 25 évitent la côte du Palais. Prévoyez 10 minutes de plus.</p>
      </Callout>
    ),
  },
  {
    name: 'effet élevé',
    render: () => (
      <Callout severity="eleve" title="Service interrompu" headingLevel={4}>
        <p>Aucun bus ne circule sur le pont en raison des vents. Le service reprendra vers 18 h 30.</p>
      </Callout>
    ),
  },
  {
    name: 'confirmation',
    render: () => (
      <Callout severity="success" title="Inscription reçue" headingLevel={4}>
        <p>Ouvrez le courriel que nous venons de vous envoyer pour la confirmer.</p>
      </Callout>
    ),
  },
  {
    name: 'sans titre',
    render: () => <Callout>Certaines fonctions ne répondent pas pour le moment.</Callout>,
  },
];
