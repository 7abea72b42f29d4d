import type { SeedItem, SeedParagraph } from '#services/content/seed.ts';

const bikeRack: SeedItem = {
  key: 'film-bike-rack',
  type: 'mediaVideos',
  file: 'bike-on-the-rack.mp4',
  captions: { fr: 'velo-sur-le-support.vtt', en: 'bike-on-the-rack.vtt' },
  fr: { title: 'Un vélo sur le support' },
  en: { title: 'A bike on the rack' },
};

export const films = [bikeRack];

/** The drawn film that shows how a bike goes on the rack. */
export function bikeRackFilm(title: string, description: string): SeedParagraph {
  return {
    type: 'video_player',
    attributes: { title, title_type: 'h2', description },
    references: { media_video: [bikeRack.key] },
  };
}
