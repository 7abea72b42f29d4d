import { nodeType, toMany, toOne, type AttributeKind } from './resource-type.ts';

const pageAttributes: Readonly<Record<string, AttributeKind>> = {
  subtitle: 'text',
  page_style: 'text',
  breadcrumb: 'breadcrumb',
  secondary_menu: 'secondaryMenu',
};
const content = { content: toMany('paragraph--*'), media_image: toOne('mediaImages') };

/** Pages put together from blocks. */
export const pageTypes = [
  nodeType({ type: 'pages', bundle: 'page', attributes: pageAttributes, relationships: content }),
  nodeType({
    type: 'landingPages',
    bundle: 'landing_page',
    attributes: pageAttributes,
    relationships: content,
  }),
  nodeType({
    type: 'pagesProject',
    bundle: 'page_project',
    attributes: pageAttributes,
    relationships: content,
  }),
  nodeType({ type: 'pageHub', bundle: 'page_hub', attributes: pageAttributes, relationships: content }),
  nodeType({
    type: 'pageModule',
    bundle: 'page_module',
    attributes: { ...pageAttributes, module_key: 'text', configuration: 'json' },
    relationships: { ...content, bottom_content: toMany('paragraph--*') },
  }),
  nodeType({
    type: 'pagesPromo',
    bundle: 'page_promo',
    attributes: { subtitle: 'text' },
    relationships: content,
  }),
  nodeType({
    type: 'anniversaryPages',
    bundle: 'anniversary_page',
    attributes: { subtitle: 'text', breadcrumb: 'breadcrumb' },
    relationships: content,
  }),
];
