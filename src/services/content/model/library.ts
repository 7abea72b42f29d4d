import { audiences, resourceType, toMany, toOne, type ResourceType } from './resource-type.ts';

/** Of a picture: its size in pixels, the smaller ones made of it, and whether it is for employees alone. */
const measures: ResourceType['attributes'] = {
  width: 'number',
  height: 'number',
  variants: 'json',
  audience: 'text',
};

/** Pictures, films, files, words to sort by, and the small content types. Their names are the wire's. */
export const libraryTypes = [
  resourceType('node', {
    type: 'contentPromo',
    bundle: 'content_promo',
    attributes: {
      subtitle: 'text',
      link_promo: 'link',
      date_publication_start: 'dateTime',
      date_publication_end: 'dateTime',
    },
    window: { start: 'date_publication_start', end: 'date_publication_end' },
    relationships: { media_image: toOne('mediaImages') },
  }),
  resourceType('node', {
    type: 'opus_dans_votre_ecole',
    writing: { shared: ['address', 'city', 'postal_code', 'url'] },
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
  resourceType('node', {
    type: 'pointsOfSale',
    bundle: 'point_of_sale',
    writing: { shared: ['address', 'city', 'postal_code', 'phone', 'services', 'hours'] },
    attributes: {
      address: 'text',
      city: 'text',
      postal_code: 'text',
      phone: 'text',
      latitude: 'number',
      longitude: 'number',
      services: 'json',
      hours: 'text',
    },
  }),
  resourceType('node', {
    type: 'jobOpenings',
    bundle: 'job_opening',
    writing: { shared: ['brid'] },
    attributes: {
      brid: 'text',
      category: 'text',
      location: 'text',
      job_type: 'text',
      posted_date: 'date',
      end_date: 'date',
      description: 'longText',
      apply_url: 'text',
    },
  }),
  // Whom answers go to is nobody's business outside: riders read a form by the call that draws it.
  resourceType('node', {
    type: 'webforms',
    bundle: 'webform',
    audience: 'employees',
    writing: { shared: ['definition'], required: ['title', 'definition'] },
    attributes: { definition: 'webForm' },
  }),
  resourceType('media', {
    type: 'mediaImages',
    bundle: 'image',
    pageLimit: 999,
    attributes: { alt: 'text', uri: 'json', link: 'link', credit: 'text', ...measures },
    relationships: { category: toOne('taxonomy_term--categories'), image: toOne('files') },
    // What is told of a file is the same in every language, unless the file itself is not.
    writing: { shared: ['link', 'audience', 'uri', 'variants'], words: { audience: audiences } },
  }),
  resourceType('media', {
    type: 'mediaVideos',
    bundle: 'video',
    writing: { shared: ['media_type', 'audience', 'captions', 'uri'], words: { audience: audiences } },
    attributes: { media_type: 'text', embed: 'json', uri: 'text', captions: 'json', audience: 'text' },
    relationships: { video: toOne('files'), tracks: toMany('files') },
  }),
  resourceType('file', {
    type: 'files',
    bundle: 'file',
    attributes: { uri: 'json', filemime: 'text', filesize: 'number', description: 'longText', ...measures },
    writing: {
      shared: ['audience'],
      words: { audience: audiences },
      ofBytes: ['uri', 'filemime', 'filesize', 'width', 'height', 'variants'],
    },
  }),
  resourceType('taxonomy_term', {
    type: 'taxonomy_term--routes',
    path: 'taxonomyTerms/routes',
    writing: { shared: ['code_direction', 'type_service'] },
    pageLimit: 1000,
    attributes: {
      active: 'boolean',
      code_direction: 'text',
      description_direction: 'text',
      type_service: 'text',
    },
  }),
  resourceType('taxonomy_term', {
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
  resourceType('taxonomy_term', {
    type: 'taxonomy_term--sale_services',
    path: 'taxonomyTerms/saleServices',
    writing: { shared: ['code'] },
    attributes: { code: 'text' },
  }),
  resourceType('taxonomy_term', {
    type: 'taxonomy_term--categories',
    path: 'taxonomyTerms/categories',
    writing: { shared: ['color'] },
    attributes: { color: 'text' },
  }),
];
