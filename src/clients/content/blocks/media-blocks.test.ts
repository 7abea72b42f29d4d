import { describe, expect, it } from 'vitest';
import { html, nested, readBlocks, type Attributes } from '#tests/support/read-blocks.ts';

describe('what an editor chooses of the look', () => {
  const colourOf = (title_color: unknown) => {
    const { blocks } = readBlocks({ type: 'content', attributes: { title: 'A', title_color } });
    return blocks[0]?.titleColour;
  };

  it('is a colour of the title by its name, in either language, and nothing that is no name of one', () => {
    const given = ['blue', 'Bleu foncé', 'title-green', 'grey', 'rouge', 'orange', 'mauve'];
    expect(given.map(colourOf)).toEqual(['blue', 'blue', 'green', 'gray', 'red', 'orange', 'purple']);
    const others = [null, '', 'black', '#123456', 'colored', 'vertical', 'x'.repeat(5000)];
    expect(others.map(colourOf).filter(Boolean)).toEqual([]);
    expect(colourOf('red;}*{display:none')).toBe('red');
  });

  it('is one answer open at a time', () => {
    const accordion = (accordion_style: unknown) =>
      readBlocks({
        type: 'accordion',
        attributes: { accordion_style },
        relationships: { accordions_list: [nested('accordion_item', { title: 'one' })] },
      }).blocks[0];
    expect(accordion('single')).toMatchObject({ single: true });
    expect(accordion('gray single-open')).toMatchObject({ single: true });
    expect(accordion('gray')).toMatchObject({ single: false });
    expect(accordion(null)).toMatchObject({ single: false });
  });
});

describe('a block with nothing to show', () => {
  it('is no block, and no line of a table of contents', () => {
    const { blocks } = readBlocks(
      { type: 'content_with_contents_table', attributes: { title: 'Contents', content: html('x') } },
      { type: 'accordion', attributes: { title: 'No answers' } },
      { type: 'related_links', attributes: { title: 'No links' } },
      { type: 'files_list', attributes: { title: 'No files' } },
      { type: 'galerie_photo', attributes: { title: 'No pictures' } },
      { type: 'content', attributes: { title: 'After' } },
    );
    expect(blocks.map(({ title }) => title)).toEqual(['Contents', 'After']);
    expect(blocks[0]).toHaveProperty('entries', [{ title: 'After', href: '#p-105' }]);
  });
});

describe('pictures, films, files and forms', () => {
  it('tells no weight of a file that has none', () => {
    const meta = { name: 'Plan', description: null, uri: '/f.pdf', mimetype: null, size: null };
    const { blocks, faults } = readBlocks({
      type: 'files_list',
      relationships: { files_list: [{ type: 'files', id: 'f', meta }] },
    });
    expect(faults).toEqual([]);
    expect(blocks).toMatchObject([{ files: [{ name: 'Plan', bytes: undefined }] }]);
  });

  it('reads a form with its introduction', () => {
    const { blocks, told } = readBlocks({
      type: 'form',
      attributes: { title: 'Write to us', webform: 'contact', description: html('<p>x</p>') },
    });
    expect(told).toEqual([]);
    expect(blocks).toMatchObject([
      { type: 'form', title: 'Write to us', form: 'contact', body: [{ tag: 'p' }] },
    ]);
  });

  it('shows a picture of which only the address is told', () => {
    const meta = { uri: { original: '/a.png', large: null, medium: null }, alt: null, link: null };
    const { blocks } = readBlocks({
      type: 'content',
      relationships: { media_image: { type: 'mediaImages', id: 'm', meta } },
    });
    expect(blocks[0]).toHaveProperty('image', { src: '/a.png', alt: '' });
  });

  it('reads the size of a picture, and its other formats from the best and the widest on', () => {
    const variant = (url: string, type: string, width: number) => ({ url, type, width });
    const variants = [
      variant('/m.webp', 'image/webp', 640),
      variant('/m.avif', 'image/avif', 640),
      variant('/l.avif', 'image/avif', 1280),
      variant('/l.jxl', 'image/jxl', 1280),
      variant('javascript:x', 'image/webp', 900),
      variant('/a b, c.webp', 'image/webp', 800),
    ];
    const meta = { uri: { original: '/a.jpg' }, alt: 'a', width: 1600, height: 900, variants };
    const odd = { ...meta, width: -1, variants: 'none' };
    const image = (told: Attributes) => ({
      type: 'content',
      relationships: { media_image: { type: 'mediaImages', id: 'm', meta: told } },
    });
    const { blocks } = readBlocks(image(meta), image(odd));
    expect(blocks).toMatchObject([
      {
        image: {
          size: { width: 1600, height: 900 },
          sources: [
            {
              type: 'image/avif',
              files: [
                { src: '/l.avif', width: 1280 },
                { src: '/m.avif', width: 640 },
              ],
            },
            { type: 'image/webp', files: [{ src: '/m.webp', width: 640 }] },
          ],
        },
      },
      { image: { src: '/a.jpg' } },
    ]);
    expect(blocks[1]).not.toHaveProperty('image.size');
  });

  it('reads the pictures of a gallery with their links, and leaves out those with no address it can trust', () => {
    const picture = (original: string, uri?: string) => ({
      type: 'mediaImages',
      id: original,
      meta: { uri: { original, large: `${original}?large` }, alt: 'a', link: uri ? { uri } : null },
    });
    const { blocks } = readBlocks({
      type: 'galerie_photo',
      relationships: {
        media_images: [
          picture('/1.jpg'),
          picture('javascript:x'),
          picture('/2.jpg', '/more'),
          picture('/3.jpg', 'javascript:x'),
        ],
      },
    });
    expect(blocks).toMatchObject([
      {
        type: 'photo_gallery',
        photos: [
          { src: '/1.jpg', large: '/1.jpg?large', href: undefined },
          { src: '/2.jpg', href: '/en/more' },
          { src: '/3.jpg', href: undefined },
        ],
      },
    ]);
  });

  it('reads a film of the site with its captions, and one of another site by its frame', () => {
    const film = (meta: Attributes) => ({
      type: 'video_player',
      relationships: { media_video: { type: 'mediaVideos', id: 'v', meta } },
    });
    const captions = [
      { uri: '/f.vtt', langcode: 'fr' },
      { uri: 'https://elsewhere.example/f.vtt', langcode: 'en' },
      { uri: '/f.de.vtt', langcode: 'de' },
    ];
    const embed = (url: string) => film({ type: 'video_externe', embed: { url }, uri: null });
    const { blocks } = readBlocks(
      film({ type: 'video', embed: null, uri: '/f.mp4', captions }),
      embed('https://www.video.example/embed/1'),
      embed('javascript:x'),
      embed('/propos'),
      film({ type: 'video', uri: 'data:text/html,x' }),
      film({ type: 'video', uri: 7 }),
    );
    expect(blocks.map((block) => block.type === 'video_player' && block.video)).toEqual([
      { kind: 'file', src: '/f.mp4', captions: [{ language: 'fr', src: '/f.vtt' }] },
      {
        kind: 'outside',
        embed: 'https://www.video.example/embed/1',
        href: 'https://www.video.example/embed/1',
        host: 'video.example',
      },
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
