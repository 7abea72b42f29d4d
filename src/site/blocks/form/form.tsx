import type { FormBlock } from '#domain/block.ts';
import { PlainBlockView } from '#site/blocks/plain/plain.tsx';

/** What a form is about: its title and its introduction, which say whom to write to or call. */
export function FormBlockView({ block }: { readonly block: FormBlock }) {
  return <PlainBlockView block={block} />;
}
