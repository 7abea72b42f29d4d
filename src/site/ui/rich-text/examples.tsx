import type { RichElement, RichText } from '#domain/rich-text.ts';
import type { Example } from '#site/ui/example.ts';
import { IconView } from './icon-view.tsx';
import { RichTextView } from './rich-text.tsx';

const cell = (tag: 'th' | 'td', text: string, scope?: string): RichElement => ({
  tag,
  ...(scope ? { attributes: { scope } } : {}),
  children: [text],
});
const row = (name: string, ...figures: string[]): RichElement => ({
  tag: 'tr',
  children: [cell('th', name, 'row'), ...figures.map((figure) => cell('td', figure))],
});

const text: RichText = [
  { tag: 'h4', children: ['Titres et tarifs'] },
  {
    tag: 'p',
    children: [
      'Les tarifs changent le ',
      { tag: 'strong', children: ['1er juillet'] },
      '. Voyez la ',
      { tag: 'a', attributes: { href: '/tarifs' }, children: ['grille'] },
      ' ou ',
      {
        tag: 'a',
        attributes: { href: 'https://example.org/', rel: 'noopener' },
        children: ['le réseau régional'],
      },
      ' (',
      { tag: 'span', attributes: { lang: 'en' }, children: ['in English'] },
      ').',
    ],
  },
  {
    tag: 'ol',
    children: [
      { tag: 'li', children: ['Choisissez un titre.'] },
      {
        tag: 'li',
        children: [
          'Rechargez :',
          {
            tag: 'ul',
            children: [
              { tag: 'li', children: ['en ligne ;'] },
              { tag: 'li', children: ['au guichet.'] },
            ],
          },
        ],
      },
    ],
  },
  {
    tag: 'table',
    children: [
      { tag: 'caption', children: ['Tarifs des exemples'] },
      {
        tag: 'thead',
        children: [
          {
            tag: 'tr',
            children: [cell('th', 'Titre', 'col'), cell('th', 'Général', 'col'), cell('th', 'Réduit', 'col')],
          },
        ],
      },
      { tag: 'tbody', children: [row('Passage', '3,75 $', '3,25 $'), row('Mois', '95,50 $', '66,75 $')] },
    ],
  },
  { tag: 'blockquote', children: [{ tag: 'p', children: ['On y va ensemble.'] }] },
  {
    tag: 'details',
    children: [
      { tag: 'summary', children: ['Et les enfants ?'] },
      { tag: 'p', children: ['Gratuit jusqu’à 5 ans.'] },
    ],
  },
  {
    tag: 'dl',
    children: [
      { tag: 'dt', children: ['Carte à puce'] },
      { tag: 'dd', children: ['La carte rechargeable.'] },
    ],
  },
];

const icon: RichText = [
  {
    tag: 'svg',
    attributes: { viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', 'stroke-width': '2' },
    children: [{ tag: 'path', attributes: { d: 'M4 12h16m-6-6 6 6-6 6' } }],
  },
];

export const examples: readonly Example[] = [
  { name: 'un texte complet', render: () => <RichTextView value={text} topLevel={4} /> },
  {
    name: 'une icône à côté de ses mots',
    render: () => (
      <p>
        <IconView value={icon} /> Suivant
      </p>
    ),
  },
];
