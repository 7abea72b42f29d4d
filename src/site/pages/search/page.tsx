import { Blocks } from '#site/blocks/blocks.tsx';
import type { PageProps } from '../page-props.ts';
import type { SearchData } from './data.server.ts';

export function SearchPage({ data }: PageProps<SearchData>) {
  return <Blocks blocks={data.blocks} />;
}
