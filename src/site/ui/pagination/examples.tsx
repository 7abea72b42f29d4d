import type { Example } from '#site/ui/example.ts';
import { Pagination } from './pagination.tsx';

const hrefOf = (page: number) => `?page=${page}`;

export const examples: readonly Example[] = [
  {
    name: 'au début',
    render: () => <Pagination page={1} pageCount={4} hrefOf={hrefOf} label="Pages, au début" />,
  },
  {
    name: 'au milieu',
    render: () => <Pagination page={12} pageCount={40} hrefOf={hrefOf} label="Pages, au milieu" />,
  },
];
