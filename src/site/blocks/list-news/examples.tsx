import type { ListNewsBlock } from '#domain/block.ts';
import type { NewsItem } from '#domain/news.ts';
import river from '#site/blocks/photo-gallery/example-river.svg?no-inline';
import type { Example } from '#site/ui/example.ts';
import { ListNewsBlockView } from './list-news.tsx';

const item = (id: string, day: string, title: string): NewsItem => ({
  id,
  kind: 'news_employe',
  title,
  day,
  path: '/nouvelles/exemple',
  promoted: false,
});

const items: readonly NewsItem[] = [
  {
    ...item('choix', '2026-11-09', 'Choix des horaires d’hiver\u00a0: du 16 au 20 novembre'),
    promoted: true,
    summary: 'Les tableaux sont affichés dans les garages.',
    category: { name: 'Service', color: '#0b4f8a' },
  },
  {
    ...item('pneus', '2026-10-20', 'Pneus posés, rappel de conduite'),
    category: { name: 'Vie', color: 'black' },
  },
  {
    ...item('sans-adresse', '2026-09-28', 'La nouvelle cafétéria ouvre ses portes'),
    path: undefined,
  },
];

const days: readonly NewsItem[] = [
  {
    ...item('diner', '2026-11-20', 'Dîner des 25 ans de service'),
    summary: 'Vendredi 20 novembre, à midi, à la cafétéria.',
  },
  item('enfants', '2026-12-12', 'Fête des enfants'),
  { ...item('sans-jour', '', 'Club de marche, tous les midis'), day: undefined },
];

const block: ListNewsBlock = {
  id: 'list-news',
  anchor: 'p-270',
  type: 'list_news',
  title: 'Les dernières nouvelles',
  level: 3,
  kind: 'news_employe',
  look: 'featured',
  items,
  all: '/nouvelles',
};

const pictured = items.map((each) => ({ ...each, image: { src: river, alt: 'Un bus longe le fleuve' } }));
const draw = (own: Partial<ListNewsBlock>) => () => <ListNewsBlockView block={{ ...block, ...own }} />;

export const examples: readonly Example[] = [
  { name: 'une nouvelle à la une, puis une liste', render: draw({}) },
  { name: 'à la une, avec son image', render: draw({ anchor: 'p-271', items: pictured.slice(0, 1) }) },
  { name: 'une simple liste', render: draw({ anchor: 'p-272', look: 'rows' }) },
  {
    name: 'un calendrier d’activités',
    render: draw({ anchor: 'p-273', kind: 'activities_employe', look: 'calendar', items: days }),
  },
  { name: 'aucun résultat', render: draw({ anchor: 'p-274', items: [], all: undefined }) },
];
