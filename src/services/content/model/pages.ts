import {
  audiences,
  resourceType,
  toMany,
  toOne,
  type GivenType,
  type ResourceType,
} from './resource-type.ts';

const attributes: ResourceType['attributes'] = {
  subtitle: 'text',
  page_style: 'text',
  breadcrumb: 'breadcrumb',
  secondary_menu: 'secondaryMenu',
  audience: 'text',
};
/** How a page looks and for whom it is does not depend on its language. */
const writing = {
  shared: ['page_style', 'audience', 'module_key'],
  words: { audience: audiences },
};
const relationships = { content: toMany('paragraph--*'), media_image: toOne('mediaImages') };

/** Pages put together from blocks. The names are the wire's. */
export const pageTypes = [
  pageType('pages', 'page'),
  pageType('landingPages', 'landing_page'),
  pageType('pagesProject', 'page_project'),
  pageType('pageHub', 'page_hub'),
  pageType('pageModule', 'page_module', {
    attributes: { ...attributes, module_key: 'text', configuration: 'json' },
    relationships: { ...relationships, bottom_content: toMany('paragraph--*') },
  }),
  pageType('pagesPromo', 'page_promo', { attributes: { subtitle: 'text' } }),
  pageType('anniversaryPages', 'anniversary_page', {
    attributes: { subtitle: 'text', breadcrumb: 'breadcrumb' },
  }),
];

function pageType(type: string, bundle: string, own: Partial<GivenType> = {}): ResourceType {
  return resourceType('node', { type, bundle, attributes, relationships, writing, ...own });
}
