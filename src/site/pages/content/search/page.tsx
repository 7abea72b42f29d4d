import { Blocks } from '#site/blocks/blocks.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import type { SearchData } from './data.server.ts';

export default function SearchPage({ data }: PageProps<SearchData>) {
  return <Blocks blocks={data.blocks} />;
}
