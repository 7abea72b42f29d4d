import type { FormBlock } from '#domain/block.ts';
import { link, paragraphs } from '#site/blocks/example-text.ts';
import { PageAroundContext } from '#site/blocks/page-around.ts';
import { shellFixture } from '#site/layouts/fixtures.ts';
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

const shell = shellFixture('fr');
const page = { route: { url: '/' }, form: undefined, shell };
const draw = (own: Partial<FormBlock>) => () => (
  <PageAroundContext value={page}>
    <FormBlockView block={{ ...block, ...own }} />
  </PageAroundContext>
);

export const examples: readonly Example[] = [
  {
    name: 'titre, introduction et formulaire',
    render: draw({
      offered: {
        form: {
          id: 'exemple_bloc',
          title: 'Écrire au service à la clientèle',
          pages: [
            {
              path: [],
              title: '',
              parts: [
                {
                  kind: 'textarea',
                  path: ['message'],
                  label: 'Votre message',
                  required: true,
                  rule: { type: 'string', maxLength: 500 },
                },
              ],
            },
          ],
          buttons: { submit: 'Envoyer', next: '', previous: '' },
        },
        confirmation: { messages: [] },
      },
    }),
  },
  { name: 'formulaire hors de portée', render: draw({ anchor: 'p-271', isAway: true }) },
  { name: 'titre et introduction', render: draw({ anchor: 'p-272' }) },
];
