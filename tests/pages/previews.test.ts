import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { runContent } from '#commands/content/run-content.ts';
import { previewTypes } from '#domain/preview-types.ts';
import { uuidOf } from '#contract/content/identity.ts';
import { fileSender } from '#tests/support/file-sender.ts';
import { drawPng } from '#tests/support/pictures.ts';
import { contentOf, startVisits } from '#tests/support/visits.ts';

const visits = startVisits({ parts: ['site', 'content', 'cache'] });
const send = fileSender(() => visits.app);
const item = (key: string, type: string, title: string) => ({
  key,
  type,
  fr: { title, alias: `/${key}` },
  en: { title: `${title} (en)`, alias: `/${key}` },
});

/** What `npm run content -- …` prints. */
async function command(...words: string[]): Promise<string> {
  const { origin, dataDir } = visits.app;
  const printed: string[] = [];
  const config = readConfig({ DATA_DIR: dataDir });
  const places = ['--site', origin, '--url', `${origin}/services/content`];
  const own = async () => ({ items: [], menus: {}, bytesOf: () => Promise.reject(new Error('none')) });
  await runContent([...words, ...places], { print: (line) => void printed.push(line), own, config });
  return printed.join('\n').slice(origin.length);
}

describe('a link to a preview', () => {
  it.each(Object.entries(previewTypes))(
    'shows the draft of %s to whoever has it, in both languages, and is kept and listed nowhere',
    async (type, wire) => {
      const key = `draft-${type}`;
      await contentOf(visits.app).saveItem(item(key, wire, 'Ébauche'), { draft: true });
      for (const [words, title] of [
        [[], 'Ébauche'],
        [['--en'], 'Ébauche (en)'],
      ] as const) {
        const path = await command('preview', type, uuidOf(key), ...words);
        const { response, headings, text } = await visits.page(path);
        expect([response.status, headings]).toEqual([200, [title]]);
        expect(text('body')).toMatch(/ne voit pas cette page|does not see this page/);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(response.headers.get('x-robots-tag') ?? (await visits.app.text(path))).toContain('noindex');
        expect((await visits.app.get(`/_data${path}`)).status).toBe(200);
      }
    },
  );

  it.each(['news', 'press_release', 'news_employe', 'activities_employe'] as const)(
    'shows %s as its own screen will, with when, about what and by whom',
    async (type) => {
      const key = `article-${type}`;
      const draft = {
        ...item(key, type, 'Article'),
        shared: { news_date: '2026-12-01', organization: 'Ville' },
        references: { categories: ['category-life'] },
      };
      await contentOf(visits.app).saveItem(draft, { draft: true });
      const page = await visits.page(await command('preview', type, uuidOf(key)));
      const about = page.elements(({ attribs }) => attribs['class'] === 'news-about');
      expect(about).toHaveLength(1);
      expect(page.text('main')).toMatch(/1er décembre 2026.*Vie du réseau.*Ville/);
    },
  );

  it('says what visitors see of it: the same, another version, nothing', async () => {
    const content = contentOf(visits.app);
    await content.saveItem(item('etats', 'pages', 'Première'));
    const words = async () => (await visits.page(await command('preview', '/etats'))).text('body');
    expect(await words()).toContain('Le public voit cette page telle quelle.');
    await content.saveItem(item('etats', 'pages', 'Deuxième'), { draft: true });
    expect(await words()).toContain('Le public voit encore une autre version');
    await content.saveItem({ ...item('etats', 'pages', 'Troisième'), status: false });
    const hidden = await visits.page(await command('preview', 'page', uuidOf('etats')));
    expect(hidden.text('body')).toContain('Le public ne voit pas cette page');
  });

  it('shows the page as it will be at another moment, which can be chosen there', async () => {
    await contentOf(visits.app).saveItem({
      ...item('plus-tard', 'news', 'Plus tard'),
      shared: { date_publication_start: '2026-12-01', date_publication_end: '2026-12-10' },
    });
    const link = await command('preview', 'news', uuidOf('plus-tard'));
    const at = async (moment: string) => (await visits.page(`${link}&moment=${moment}`)).text('body');
    const now = await visits.page(link);
    expect(now.text('body')).toContain('Le public ne voit pas cette page');
    expect(now.elements(({ attribs }) => attribs['name'] === 'signature')).toHaveLength(1);
    expect(await at('2026-12-02T08:00')).toContain('Le public voit cette page telle quelle.');
    expect(await at('2026-12-11T08:00')).toContain('Le public ne voit pas cette page');
    for (const moment of [
      '%00hier',
      '%2B150000-01-01T00:00',
      '-200000-01-01',
      'P99999Y',
      '0001-01-01T00:00',
    ]) {
      const refused = await visits.ask(`${link}&moment=${moment}`);
      expect([moment, refused.status, refused.headers.get('location')]).toEqual([moment, 302, link]);
    }
  });

  it('shows files and pictures that no published page shows, to whoever has it and to nobody else', async () => {
    const { id, url } = await send.file('brouillon.png', drawPng(30, 20));
    const picture = await send.picture(id, 'Un pont');
    const list = await send.file('brouillon.pdf', Buffer.from('%PDF-1.7\n% a draft\n'));
    await contentOf(visits.app).saveItem(
      {
        key: 'draft-pictured',
        type: 'pages',
        fr: {
          title: 'Ébauche illustrée',
          alias: '/ebauche-illustree',
          content: [
            {
              type: 'content',
              attributes: { title: 'Pont', body: '<p>x</p>' },
              references: { media_image: [picture] },
            },
            { type: 'files_list', attributes: { title: 'Documents' }, references: { files_list: [list.id] } },
          ],
        },
      },
      { draft: true },
    );
    const page = await visits.app.text(await command('preview', 'page', uuidOf('draft-pictured')));
    for (const path of [url, list.url]) {
      const signed = page.match(new RegExp(`${path}\\?[^"\\s]+`))?.[0].replaceAll('&amp;', '&') ?? '';
      const shown = await visits.app.get(signed);
      expect([signed, shown.status]).toEqual([expect.stringContaining('signature='), 200]);
      expect(shown.headers.get('cache-control')).toBe('private, no-store');
      expect((await visits.app.get(path)).status).toBe(403);
      expect((await visits.app.get(signed.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(403);
      expect((await visits.app.get(signed.replace(/until=\d/, 'until=9'))).status).toBe(403);
    }
  });

  it('opens no other page, and nothing once it has run out', async () => {
    const link = await command('preview', 'page', uuidOf('contact'), '--days', '2');
    const other = link.replace(uuidOf('contact'), uuidOf('privacy'));
    const forged = [
      other,
      link.replace('/preview/', '/en/preview/'),
      link.replace('/page/', '/news/'),
      link.replace(/until=\d/, 'until=9'),
      link.replace(/signature=.{4}/, 'signature=AAAA'),
      link.replace(/&signature=.*/, ''),
      link.replace(/signature=.*/, 'signature=%00'),
    ];
    expect((await visits.ask(link)).status).toBe(200);
    for (const path of forged) expect([path, (await visits.ask(path)).status]).toEqual([path, 302]);
    const until = Number(new URLSearchParams(link.split('?')[1]).get('until'));
    visits.app.clock.advance(until - visits.app.clock.now());
    expect((await visits.ask(link)).status).toBe(302);
  });

  it.each([
    [['preview', 'menu', uuidOf('contact')], /A type is one of/],
    [['preview', 'page', '7'], /no uuid/],
    [['preview', '/nulle-part'], /Page non trouvée|not found/i],
    [['preview', 'page', uuidOf('contact'), '--days', '31'], /from 1 to 30/],
    [['preview', '--what'], /what/],
  ])('is not made of %s', async (words, refusal) => {
    await expect(command(...words)).rejects.toThrow(refusal);
  });
});

describe('a page of the content at another moment', () => {
  it('is shown to an editor as it will be', async () => {
    await contentOf(visits.app).saveItem({
      ...item('en-decembre', 'news', 'En décembre'),
      fr: { title: 'En décembre', alias: '/medias/nouvelles/en-decembre' },
      shared: { date_publication_start: '2026-12-01' },
    });
    const path = '/medias/nouvelles/en-decembre';
    const editor = await visits.signIn('editor');
    expect((await visits.ask(path, editor)).status).toBe(404);
    const { response, headings } = await visits.page(`${path}?moment=2026-12-02T08:00`, editor);
    expect([response.status, headings]).toEqual([200, ['En décembre']]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect((await visits.ask(`${path}?moment=2026-12-02T08:00`)).status).toBe(302);
  });
});
