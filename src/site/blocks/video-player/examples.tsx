import type { VideoPlayerBlock } from '#domain/block.ts';
import { paragraphs } from '#site/blocks/example-text.ts';
import type { Example } from '#site/ui/example.ts';
import film from './example-bus.mp4?no-inline';
import captionsEn from './example-bus.en.vtt?no-inline';
import captionsFr from './example-bus.fr.vtt?no-inline';
import { VideoPlayerBlockView } from './video-player.tsx';

const block: VideoPlayerBlock = {
  id: 'video-player',
  anchor: 'p-260',
  type: 'video_player',
  title: 'Le bus en une minute',
  level: 3,
  body: paragraphs('De l’arrêt au terminus, sans sauter une étape.'),
  video: {
    kind: 'file',
    src: film,
    captions: [
      { language: 'fr', src: captionsFr },
      { language: 'en', src: captionsEn },
    ],
  },
};

export const examples: readonly Example[] = [
  { name: 'un film du site', render: () => <VideoPlayerBlockView block={block} /> },
  {
    name: 'un film d’un autre site, avant que le visiteur le demande',
    render: () => (
      <VideoPlayerBlockView
        block={{
          ...block,
          anchor: 'p-261',
          title: 'La visite du garage',
          body: [],
          video: {
            kind: 'outside',
            embed: 'https://video.example/embed/garage',
            href: 'https://video.example/garage',
            host: 'video.example',
          },
        }}
      />
    ),
  },
];
