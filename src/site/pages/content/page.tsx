import { Blocks } from '#site/blocks/blocks.tsx';
import type { PageProps } from '../page-props.ts';
import type { ContentData } from './data.server.ts';

/** A page made of blocks, and nothing else. */
export function ContentPage({ data }: PageProps<ContentData>) {
  return <Blocks blocks={data.blocks} />;
}
