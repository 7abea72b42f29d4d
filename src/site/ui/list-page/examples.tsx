import type { Example } from '#site/ui/example.ts';
import { FoundList, ListPage } from './list-page.tsx';

const texts = { away: 'La liste des écoles n’est pas arrivée', awayHelp: 'Réessayez dans un moment.' };

export const examples: readonly Example[] = [
  {
    name: 'une liste',
    render: () => (
      <ListPage
        found={
          <FoundList heading={'2\u00a0écoles'}>
            <ul>
              <li>École du Sorbier</li>
              <li>École des Forges</li>
            </ul>
          </FoundList>
        }
        texts={texts}
      />
    ),
  },
  {
    name: 'le service est absent',
    render: () => <ListPage found={undefined} texts={texts} />,
  },
];
