import fc from 'fast-check';
import { Parser } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { anyText } from '#tests/support/any-text.ts';
import { cases } from '#tests/support/cases.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';
import { defineEndpoint } from '../endpoint.ts';
import { finish } from '#lib/steps.ts';
import { openApiDocument } from '../openapi/openapi-document.ts';
import { apiPage } from './api-page.ts';

interface Texts {
  readonly title: string;
  readonly summary: string;
  readonly note: string;
  readonly value: string;
}

/** A service of two calls whose every text is given. */
function pageOf({ title, summary, note, value }: Texts, language: 'fr' | 'en' = 'fr', base = ''): string {
  const get = defineEndpoint({
    method: 'GET',
    path: '/lines/:line/stops',
    summary,
    params: z.object({ line: z.string().meta({ description: note }) }),
    query: z.object({
      date: z.string().optional().meta({ description: note }),
      kind: z.enum(['bus', value]).optional(),
    }),
    answers: {
      200: z.array(
        z.object({
          stop: z.string().nullable().meta({ description: note }),
          at: z.object({ latitude: z.number().min(-90).max(90) }).optional(),
          kind: z.literal(value),
        }),
      ),
      418: null,
    },
    handle: () => ({ status: 200 }),
  });
  const post = defineEndpoint({
    method: 'POST',
    path: '/lines',
    summary,
    body: z.record(z.string(), z.number().int()),
    answers: { 201: null },
    handle: () => ({ status: 201 }),
  });
  const document = openApiDocument({ title, description: note, endpoints: [get, post] });
  return finish(
    apiPage(document, {
      title,
      description: note,
      written: 'fr',
      language,
      base,
      style: '/docs.css',
    }),
  );
}

const plain: Texts = { title: 'Lignes', summary: 'Les arrêts', note: 'Une note', value: 'v' };

/** Every tag with the names of its attributes, and every text, as a browser would read them. */
function read(page: string): { tags: string[]; texts: string } {
  const tags: string[] = [];
  let texts = '';
  const parser = new Parser({
    onopentag: (name, attributes) => void tags.push([name, ...Object.keys(attributes)].join(' ')),
    ontext: (text) => void (texts += text),
    oncomment: (text) => void tags.push(`comment ${text}`),
  });
  parser.end(page);
  return { tags, texts };
}

describe('the page of a service', () => {
  it('tells of each call: what it is for, where it is, what it takes and what it answers', () => {
    const { texts } = read(pageOf(plain, 'fr', '/services/lignes'));
    const words = texts.replaceAll(/\s+/g, ' ');
    expect(words).toContain('Les arrêts GET /services/lignes/lines/{line}/stops Paramètres');
    expect(words).toContain('line oui, dans l’adresse Une note texte');
    expect(words).toContain('date non Une note texte');
    expect(words).toContain('200 réussite application/json liste d’objets stop texte, ou null Une note');
    expect(words).toContain('at objet facultatif latitude nombre, de -90 à 90');
    expect(words).toContain('kind "v"');
    expect(words).toContain("418 I'm a Teapot Sans corps.");
    expect(words).toContain('Corps de la demande application/json objet, une valeur par clé : nombre entier');
  });

  it('says the same in English, and which words are not', () => {
    const page = pageOf(plain, 'en');
    const words = read(page).texts.replaceAll(/\s+/g, ' ');
    expect(words).toContain('line yes, in the address Une note string');
    expect(words).toContain('200 success application/json list of objects stop string, or null Une note');
    expect(page).toMatch(/<html lang="en-CA">/);
    expect(page).toMatch(/<h3 id="getLinesByLineStops"\s+lang="fr">Les arrêts<\/h3>/);
    expect(pageOf(plain, 'fr')).not.toMatch(/lang="fr"/);
  });

  it('has a form for what can be read, and none for what is written', () => {
    const page = pageOf(plain, 'fr', '/services/lignes');
    const forms = [...page.matchAll(/<form[^>]*>/g)].map(([tag]) => tag);
    expect(forms).toHaveLength(1);
    expect(forms[0]).toContain('method="get"');
    expect(forms[0]).toContain('action="/services/lignes/docs/try/getLinesByLineStops"');
    expect(page.match(/<(?:input|select)[^>]*\sname="(\w+)"[^>]*>/g)).toHaveLength(3);
    expect(page.match(/<input[^>]*name="line"[^>]*>/)?.[0]).toMatch(/\brequired\b/);
    expect(page.match(/<input[^>]*name="date"[^>]*>/)?.[0]).not.toMatch(/\brequired\b/);
  });

  it('shows a schema that refers to itself once, and stops', () => {
    const branch = z.object({
      name: z.string(),
      get branches() {
        return z.array(branch);
      },
    });
    const tree = defineEndpoint({
      method: 'GET',
      path: '/tree',
      summary: 'A tree',
      answers: { 200: z.object({ trunk: z.array(branch) }) },
      handle: () => ({ status: 200 }),
    });
    const document = openApiDocument({ title: 'T', description: 'D', endpoints: [tree] });
    const page = finish(
      apiPage(document, {
        ...plain,
        description: 'D',
        written: 'en',
        language: 'en',
        base: '',
        style: '',
      }),
    );
    expect(read(page).texts.replaceAll(/\s+/g, ' ')).toContain(
      'trunk list of objects name string branches list: same format as above',
    );
  });

  it('has no script, no style of its own, and leads nowhere else', () => {
    const { tags } = read(pageOf(plain));
    expect(
      tags.filter((tag) => /^(?:script|style|img|iframe|object|base)\b| (?:on\w+|style)\b/.test(tag)),
    ).toEqual([]);
    expect(pageOf(plain)).not.toMatch(/https?:/);
  });
});

describe('hostile words in a service’s texts', () => {
  const { tags: rightTags } = read(pageOf(plain));
  const hostile = fc.oneof(
    fc.constantFrom(...xssVectors),
    fc.string({
      unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '=', ' ', '\n', '-', '!', 'a', 'lt;', '`', '$'),
    }),
    anyText(),
  );

  it('never become a tag, an attribute or a comment', () => {
    fc.assert(
      fc.property(fc.record({ title: hostile, summary: hostile, note: hostile, value: hostile }), (texts) => {
        // An empty value is still one; the same value twice would be one choice fewer.
        const value = `${texts.value}.`;
        expect(read(pageOf({ ...texts, value })).tags).toEqual(rightTags);
      }),
      cases(300),
    );
  });

  it('are shown as they were written', () => {
    for (const vector of xssVectors.filter((text) => !/\s\s|[\0\r\n]/.test(text)))
      expect(read(pageOf({ ...plain, summary: vector })).texts).toContain(vector);
  });
});
