import type { PhotoGalleryBlock } from '#domain/block.ts';
import type { Example } from '#site/ui/example.ts';
import night from './example-night.svg?no-inline';
import river from './example-river.svg?no-inline';
import winter from './example-winter.svg?no-inline';
import { PhotoGalleryBlockView } from './photo-gallery.tsx';

const block: PhotoGalleryBlock = {
  id: 'photo-gallery',
  anchor: 'p-250',
  type: 'photo_gallery',
  title: 'Le réseau en images',
  level: 3,
  photos: [
    { src: river, alt: 'Un bus longe le fleuve, les montagnes au loin' },
    { src: night, alt: 'Un abri et un poteau d’arrêt, la nuit', href: '/horaires' },
    { src: winter, alt: 'Un abribus sous la neige, entre deux sapins' },
  ],
};

export const examples: readonly Example[] = [
  { name: 'trois images, dont un lien', render: () => <PhotoGalleryBlockView block={block} /> },
  {
    name: 'une seule image',
    render: () => (
      <PhotoGalleryBlockView block={{ ...block, anchor: 'p-251', photos: block.photos.slice(0, 1) }} />
    ),
  },
];
