import { complete, mediaType, nodeType, termType, toOne } from './resource-type.ts';

/** Pictures, films, files, words to sort by, and the small content types. */
export const libraryTypes = [
  nodeType({
    type: 'contentPromo',
    bundle: 'content_promo',
    attributes: { subtitle: 'text', link_promo: 'link' },
    relationships: { media_image: toOne('mediaImages') },
  }),
  nodeType({
    type: 'opus_dans_votre_ecole',
    pageLimit: 60,
    attributes: {
      address: 'text',
      city: 'text',
      postal_code: 'text',
      date_start: 'date',
      date_end: 'date',
      url: 'text',
    },
  }),
  mediaType({
    type: 'mediaImages',
    bundle: 'image',
    pageLimit: 999,
    attributes: { alt: 'text', uri: 'json', link: 'link' },
    relationships: { category: toOne('taxonomy_term--categories'), image: toOne('files') },
  }),
  mediaType({
    type: 'mediaVideos',
    bundle: 'video',
    attributes: { media_type: 'text', embed: 'json', uri: 'text' },
  }),
  complete(
    'file',
    {
      type: 'files',
      bundle: 'file',
      attributes: { uri: 'json', filemime: 'text', filesize: 'number', description: 'longText' },
    },
    { labelKey: 'filename', attributes: {} },
  ),
  termType({
    type: 'taxonomy_term--routes',
    path: 'taxonomyTerms/routes',
    pageLimit: 1000,
    attributes: {
      active: 'boolean',
      code_direction: 'text',
      description_direction: 'text',
      type_service: 'text',
    },
  }),
  termType({
    type: 'taxonomy_term--stops',
    path: 'taxonomyTerms/stops',
    attributes: {
      description_stop: 'text',
      name_stop: 'text',
      temporary_stop: 'boolean',
      accessible: 'boolean',
      latitude: 'number',
      longitude: 'number',
    },
  }),
  termType({
    type: 'taxonomy_term--categories',
    path: 'taxonomyTerms/categories',
    attributes: { color: 'text' },
  }),
];
