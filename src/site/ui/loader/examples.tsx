import type { Example } from '#site/ui/example.ts';
import { Loader } from './loader.tsx';

export const examples: readonly Example[] = [
  { name: 'texte d’usage', render: () => <Loader /> },
  { name: 'ses propres mots', render: () => <Loader label="Recherche des prochains passages…" /> },
  { name: 'points d’attente', render: () => <Loader mark="dots" label="Envoi en cours…" /> },
];
