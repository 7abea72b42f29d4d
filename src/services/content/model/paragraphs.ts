import { paragraphType, toMany, toOne, type ResourceType } from './resource-type.ts';

const image = { media_image: toOne('mediaImages') };
const blocks = toMany('paragraph--*');
const look: ResourceType['attributes'] = {
  style: 'text',
  image_position: 'text',
  block_bg_color: 'text',
  text_align: 'text',
  title_color: 'text',
};

/** The blocks of pages. A block of another name, or a field not listed, passes through as it was written. */
export const paragraphTypes = [
  paragraphType('content', { body: 'longText', content: 'longText', ...look }, image),
  paragraphType('text_wysiwyg', { body: 'longText', ...look }),
  paragraphType('media_image', {}, image),
  paragraphType('content_with_contents_table', { body: 'longText', content: 'longText', ...look }, image),
  paragraphType('link_contents_table', { link: 'link' }),
  paragraphType(
    'files_list',
    { description: 'longText' },
    { files_list: toMany('files'), files: toMany('files') },
  ),
  paragraphType(
    'accordion',
    { accordion_style: 'text', display_mobile: 'text', display_desktop: 'text', ...look },
    { accordions_list: blocks },
  ),
  paragraphType('accordion_item', { content: 'longText', default_open: 'boolean' }),
  paragraphType('related_links', { ...look }, { links_list: blocks }),
  paragraphType('related_link', { link: 'link' }),
  paragraphType('member', { content: 'longText' }, image),
  paragraphType('project_network', { content: 'longText' }, { ...image, icones: blocks }),
  paragraphType('icone', { description: 'longText', image_icone: 'text' }),
  paragraphType('project', { description: 'longText' }, { ...image, steps: blocks }),
  paragraphType('step', {
    description: 'longText',
    opening_state: 'text',
    opening_date: 'text',
    progress: 'number',
  }),
  paragraphType('galerie_photo', {}, { media_images: toMany('mediaImages') }),
  paragraphType('goings_comings', {
    goings: 'longText',
    comings: 'longText',
    description: 'longText',
    style_goings_comings: 'text',
  }),
  paragraphType('timeline', {}, { ...image, timeline_items: blocks }),
  paragraphType('timeline_item', { content: 'longText' }),
  paragraphType(
    '2_columns',
    { description: 'longText', columns_size: 'text', content_align: 'text', ...look },
    { column_left: blocks, column_right: blocks },
  ),
  paragraphType(
    '3_columns',
    { description: 'longText', ...look },
    { column_left: blocks, column_middle: blocks, column_right: blocks },
  ),
  paragraphType('form', { webform: 'text', description: 'longText' }),
  paragraphType('video_player', { description: 'longText' }, { media_video: toOne('mediaVideos') }),
  paragraphType('list_news', { module_key: 'text' }),
  paragraphType(
    'avis_parcours',
    { description: 'longText' },
    { routes: toMany('taxonomy_term--routes'), arrets: toMany('taxonomy_term--stops') },
  ),
  paragraphType(
    'avis_arrets',
    { description: 'longText' },
    {
      arrets_non_desservis: toMany('taxonomy_term--stops'),
      arrets_suggeres: toMany('taxonomy_term--stops'),
    },
  ),
];
