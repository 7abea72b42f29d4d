import type { Bilingual } from '#domain/locale.ts';
import type { SeedItem, SeedParagraph } from '#services/content/seed.ts';
import { both } from '#operators/kit/typography.ts';

/** Drawings of `data/files/`, by name: what each is called, and what it shows to who cannot see it. */
const drawings = {
  'bus-1976': {
    title: both('Le bus de 1976', 'The 1976 bus'),
    alt: both(
      'Un bus aux coins arrondis des années 1970, à l’arrêt près d’un poteau.',
      'A round-cornered bus of the 1970s, waiting beside a stop pole.',
    ),
  },
  'winter-stop': {
    title: both('Un arrêt en hiver', 'A stop in winter'),
    alt: both(
      'Sous la neige, un bus arrive à un abribus où une personne est assise.',
      'In falling snow, a bus arrives at a shelter where someone is seated.',
    ),
  },
  'bike-rack': {
    title: both('Un vélo sur le support', 'A bike on the rack'),
    alt: both(
      'Un vélo posé sur le support, à l’avant d’un bus.',
      'A bike on the rack at the front of a bus.',
    ),
  },
  lighthouse: {
    title: both('Le Phare de la Pointe', 'The lighthouse'),
    alt: both(
      'Un phare allumé sur une pointe, et un voilier sur le fleuve.',
      'A lighthouse on a point, its lamp lit, and a sailboat on the river.',
    ),
  },
  station: {
    title: both('Une station du corridor', 'A station of the corridor'),
    alt: both(
      'Un bus à côté d’une station à niveau, avec un banc et un écran qui donne les heures.',
      'A bus beside a level station with a bench and a screen that shows the times.',
    ),
  },
  'electric-bus': {
    title: both('Un bus électrique', 'An electric bus'),
    alt: both('Un bus relié à une borne de recharge.', 'A bus plugged in to a charging station.'),
  },
  'on-board': {
    title: both('À bord d’un bus', 'On board a bus'),
    alt: both(
      'L’intérieur d’un bus : deux sièges, une personne debout qui se tient à la barre et une personne en fauteuil roulant.',
      'Inside a bus: two seats, a person standing and holding the rail, and a person in a wheelchair.',
    ),
  },
  'opus-card': {
    title: both('La carte et le valideur', 'The card and the validator'),
    alt: both(
      'Une carte présentée à un valideur, dont l’écran montre un crochet.',
      'A card held up to a validator whose screen shows a check mark.',
    ),
  },
} as const satisfies Readonly<Record<string, { readonly title: Bilingual; readonly alt: Bilingual }>>;

type DrawingName = keyof typeof drawings;

export const pictures = Object.entries(drawings).map(([name, { title, alt }]): SeedItem => ({
  key: `picture-${name}`,
  type: 'mediaImages',
  file: `${name}.svg`,
  shared: { link: null },
  fr: { title: title.fr, attributes: { alt: alt.fr } },
  en: { title: title.en, attributes: { alt: alt.en } },
}));

/** A text with a drawing beside it where there is room, else above it. */
export function withPicture(name: DrawingName, block: SeedParagraph): SeedParagraph {
  return {
    ...block,
    attributes: { ...block.attributes, image_position: 'right' },
    references: { media_image: [`picture-${name}`] },
  };
}
