import { resourceType, toMany, type ResourceType } from './resource-type.ts';

const attributes: ResourceType['attributes'] = {
  subtitle: 'text',
  general: 'boolean',
  notice_type: 'text',
  body: 'longText',
  dates_effective: 'text',
  non_public: 'boolean',
  date_notice_start: 'dateTime',
  date_notice_end: 'dateTime',
  breadcrumb: 'breadcrumb',
};
const rules = {
  attributes,
  pageLimit: 500,
  window: { start: 'date_notice_start', end: 'date_notice_end' },
  unlisted: 'non_public',
};

export const noticeTypes = [
  resourceType('node', {
    type: 'notices',
    bundle: 'notice',
    ...rules,
    relationships: { routes: toMany('taxonomy_term--routes') },
    defaultIncludes: ['routes'],
  }),
  resourceType('node', {
    type: 'notices_v2',
    bundle: 'notice_v2',
    ...rules,
    relationships: { parcours: toMany('paragraph--avis_parcours', 'paragraph--avis_arrets') },
    defaultIncludes: ['parcours', 'parcours.routes', 'parcours.arrets'],
  }),
];
