import { causes } from '#domain/notices/notice.ts';
import { severities } from '#domain/notices/severity.ts';
import { resourceType, toMany, type ResourceType } from './resource-type.ts';

const attributes: ResourceType['attributes'] = {
  subtitle: 'text',
  general: 'boolean',
  notice_type: 'text',
  body: 'longText',
  effects: 'effects',
  updates: 'updates',
  cause: 'text',
  dates_effective: 'text',
  non_public: 'boolean',
  date_notice_start: 'dateTime',
  date_notice_end: 'dateTime',
  breadcrumb: 'breadcrumb',
};
const writing = {
  // What a notice does and where is the same for everybody; its words are of a language.
  shared: ['notice_type', 'effects', 'cause', 'parcours'],
  defaults: { general: false, non_public: false, notice_type: 'standard' },
  words: { notice_type: severities, cause: causes },
  inEveryLanguage: true,
  reaches: true,
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
    writing,
    defaultIncludes: ['routes'],
  }),
  resourceType('node', {
    type: 'notices_v2',
    bundle: 'notice_v2',
    ...rules,
    relationships: { parcours: toMany('paragraph--avis_parcours', 'paragraph--avis_arrets') },
    writing,
    defaultIncludes: [
      'parcours',
      'parcours.routes',
      'parcours.arrets',
      'parcours.arrets_non_desservis',
      'parcours.arrets_suggeres',
    ],
  }),
];
