import type { MemberBlock } from '#domain/block.ts';
import { paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import { MemberBlockView } from './member.tsx';

const block: MemberBlock = {
  id: 'member',
  anchor: 'p-210',
  type: 'member',
  title: 'Maude Arsenault-Roy',
  subtitle: 'Présidente du conseil',
  level: 3,
  body: paragraphs('Ingénieure, conseillère du district des Érables depuis 2017.'),
};

export const examples: readonly Example[] = [
  { name: 'sans portrait', render: () => <MemberBlockView block={block} /> },
];
