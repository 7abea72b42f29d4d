import type { FormBlock } from '#domain/block.ts';
import { link, paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import { FormBlockView } from './form.tsx';

const block: FormBlock = {
  id: 'form',
  anchor: 'p-270',
  type: 'form',
  title: 'Écrire au service à la clientèle',
  level: 3,
  form: 'contact',
  body: paragraphs(
    'Un commentaire, une question, un objet oublié : nous répondons en deux jours ouvrables.',
    ['Pour une réponse immédiate, voyez ', link('/nous-joindre', 'nos numéros'), '.'],
  ),
};

export const examples: readonly Example[] = [
  { name: 'titre et introduction', render: () => <FormBlockView block={block} /> },
];
