import { describe, expect, it } from 'vitest';
import { blockSite, everyBlock, type BlockTexts } from '#tests/support/block-content.ts';
import { textOf } from '#tests/support/document.ts';
import { startVisits } from '#tests/support/visits.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';

/** What a block is called in the page, where that is not the word of the wire. */
const drawnAs: Readonly<Record<string, string>> = {
  galerie_photo: 'photo_gallery',
  '2_columns': 'columns',
  '3_columns': 'columns',
};
const types = Object.keys(everyBlock());
const pages = [
  ['fr', '/blocs'],
  ['en', '/en/blocks'],
] as const;

describe('a page with every block', () => {
  const visits = startVisits({ seed: blockSite(Object.values(everyBlock())) });

  it.each(types)('shows %s in the document itself, in both languages', async (type) => {
    for (const [locale, path] of pages) {
      const page = await visits.page(path);
      expect(page.lang).toMatch(new RegExp(`^${locale}`));
      const found = page.elements(({ attribs }) => attribs['data-block'] === (drawnAs[type] ?? type));
      expect(found.length).toBeGreaterThan(0);
      expect(found.every(({ attribs }) => /^p-\d+$/.test(attribs['id'] ?? ''))).toBe(true);
    }
  });

  it('has no heading that skips a level below the one before it', async () => {
    const page = await visits.page('/blocs');
    const main = page.elements(({ name }) => name === 'main')[0];
    const levels = page
      .elements(({ name, parent }) => /^h[1-6]$/.test(name) && isWithin(parent, main))
      .map(({ name }) => Number(name[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
  });

  it('may play films of the site, and frame nobody', async () => {
    const policy = (await visits.ask('/blocs')).headers.get('content-security-policy');
    expect(policy).toContain("media-src 'self';");
    expect(policy).toContain("frame-src 'none'");
    const other = (await visits.ask('/propos')).headers.get('content-security-policy');
    expect(other).not.toContain('media-src');
  });
});

describe('a page with blocks that are switched off', () => {
  const part = (type: string, title: string, status = true) => ({
    type,
    status,
    attributes: { title, content: '<p>Ici</p>', body: '<p>Ici</p>' },
  });
  const visits = startVisits({
    seed: blockSite([
      part('content', 'Ouvert'),
      part('content', 'Secret', false),
      {
        type: 'accordion',
        attributes: { title: 'Questions' },
        children: {
          accordions_list: [part('accordion_item', 'Secret', false), part('accordion_item', 'Où payer?')],
        },
      },
      {
        type: '2_columns',
        attributes: { title: 'Rangée' },
        children: {
          column_left: [part('content', 'Secret', false)],
          column_right: [part('content', 'À droite')],
        },
      },
      part('content', 'Après'),
    ]),
  });

  it.each(['/blocs', '/_data/blocs'])('shows the others, and nothing of those: %s', async (path) => {
    const text = await (await visits.ask(path)).text();
    for (const title of ['Ouvert', 'Questions', 'Où payer', 'Rangée', 'À droite', 'Après'])
      expect(text).toContain(title);
    expect(text).not.toContain('Secret');
  });
});

describe('a part of a block that the address names', () => {
  const items = ['Où payer?', 'Quand?'].map((title) => ({
    type: 'accordion_item',
    attributes: { title, content: '<p>Ici</p>', default_open: false },
  }));
  const shapes = [{}, { display_mobile: 'tabs', display_desktop: 'tabs' }].map((shape) => ({
    type: 'accordion',
    attributes: { title: 'Questions', ...shape },
    children: { accordions_list: items },
  }));
  const visits = startVisits({ seed: blockSite(shapes) });
  const shown = async (path: string) => {
    const page = await visits.page(path);
    return {
      folding: page.elements(({ name, attribs }) => name === 'details' && 'open' in attribs).map(textOf),
      tabs: page
        .elements(({ attribs }) => attribs['class'] === 'tabs-panel' && 'data-active' in attribs)
        .map(textOf),
    };
  };

  it('is drawn open by the server', async () => {
    expect(await shown('/blocs')).toEqual({ folding: [], tabs: ['Où payer?Ici'] });
    expect(await shown('/blocs?acc=quand')).toMatchObject({ folding: ['Quand?Ici'] });
    expect(await shown('/blocs?tab=quand')).toMatchObject({ tabs: ['Quand?Ici'] });
    expect(await shown('/en/blocks?acc=ou-payer')).toMatchObject({ folding: ['Où payer?Ici'] });
  });

  it('is nothing where no part has that name', async () => {
    const plain = await shown('/blocs');
    for (const name of ['', 'nulle-part', '%00', '%E9', 'x'.repeat(3000)])
      expect(await shown(`/blocs?acc=${name}&tab=${name}`), name).toEqual(plain);
  });
});

/** Each field of each block tries to break out of its place. */
const hostile: BlockTexts = {
  words: `"'><script>hit(1)</script><img src=x onerror=hit(1)>{{hit(1)}}`,
  // No database holds a NUL; the tests of the parser throw those.
  markup: xssVectors
    .filter((vector) => !vector.includes('\u0000'))
    .slice(0, 60)
    .join('\n'),
  address: 'javascript:hit(1)',
};

describe('a page whose blocks are hostile in every field', () => {
  const visits = startVisits({ seed: blockSite(Object.values(everyBlock(hostile)), hostile) });

  it.each(pages)('is a page like any other, with nothing that runs (%s)', async (_, path) => {
    const page = await visits.page(path);
    expect(page.response.status).toBe(200);
    expect(page.inline).toEqual([]);
    const addresses = page
      .elements(() => true)
      .flatMap(({ attribs }) =>
        ['href', 'src', 'srcset', 'action', 'formaction', 'data'].flatMap((name) => attribs[name] ?? []),
      );
    expect(addresses.filter((address) => /^\s*(?:javascript|data|vbscript):|evil/i.test(address))).toEqual(
      [],
    );
    expect(page.elements(({ name }) => /^(?:iframe|object|embed|base|style)$/.test(name))).toEqual([]);
  });

  it('shows hostile words as words', async () => {
    expect(await visits.app.text('/blocs')).toContain('&lt;script&gt;hit(1)&lt;/script&gt;');
  });
});

type Node = { readonly parent: Node | null } | null | undefined;

function isWithin(node: unknown, holder: unknown): boolean {
  for (let at = node as Node; at; at = at.parent) if (at === holder) return true;
  return false;
}
