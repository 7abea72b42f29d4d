import type { Example } from '#site/ui/example.ts';
import { Button, ButtonLink } from './button.tsx';

export const examples: readonly Example[] = [
  {
    name: 'les trois sortes',
    render: () => (
      <div className="cluster">
        <Button>Trouver un trajet</Button>
        <Button kind="secondary">Voir l’horaire</Button>
        <Button kind="quiet">Annuler</Button>
      </div>
    ),
  },
  {
    name: 'avec une icône',
    render: () => (
      <div className="cluster">
        <Button icon="search">Rechercher</Button>
        <Button kind="secondary" icon="printer">
          Imprimer
        </Button>
        <Button kind="quiet" icon="close" iconOnly>
          Fermer
        </Button>
      </div>
    ),
  },
  {
    name: 'liens',
    render: () => (
      <div className="cluster">
        <ButtonLink href="#horaires" iconEnd="arrow-right">
          Consulter les horaires
        </ButtonLink>
        <ButtonLink href="#tarifs" kind="secondary">
          Titres et tarifs
        </ButtonLink>
      </div>
    ),
  },
  {
    name: 'discret, ses mots sur la marge',
    render: () => (
      <Button kind="quiet" flush="both">
        Préférences
      </Button>
    ),
  },
  { name: 'hors service', render: () => <Button disabled>Envoyer</Button> },
  {
    name: 'sur toute la largeur',
    render: () => (
      <Button wide icon="user">
        Ouvrir une session
      </Button>
    ),
  },
];
