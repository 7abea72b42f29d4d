import { resourceType, toMany, toOne, type GivenType, type ResourceType } from './resource-type.ts';

const attributes: ResourceType['attributes'] = {
  subtitle: 'text',
  news_date: 'date',
  organization: 'text',
  date_publication_start: 'dateTime',
  date_publication_end: 'dateTime',
  promoted: 'boolean',
  body: 'longText',
  breadcrumb: 'breadcrumb',
};
const relationships = {
  content: toMany('paragraph--*'),
  media_image: toOne('mediaImages'),
  image: toOne('mediaImages'),
  categories: toMany('taxonomy_term--categories'),
};
const window = { start: 'date_publication_start', end: 'date_publication_end' };

/** What is told on a date and may be withdrawn on another. The names are the wire's. */
export const newsTypes = [
  ...['news', 'press_release'].map((type) => newsType(type)),
  ...['news_employe', 'activities_employe'].map((type) => newsType(type, { audience: 'employees' })),
];

function newsType(type: string, own: Partial<GivenType> = {}): ResourceType {
  const writing = { shared: ['organization'] };
  return resourceType('node', { type, attributes, relationships, window, writing, ...own });
}

/** Where `/api/featured` looks for promoted items. */
export const featuredTypes = ['news', 'press_release'];
