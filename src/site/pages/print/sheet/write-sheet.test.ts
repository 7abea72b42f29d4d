import { parseDocument, DomUtils } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { operator } from '#data/operator.ts';
import { every, sheetFrame, sheetMaterial } from '#tests/support/sheet-material.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';
import type { LayOutOptions } from './lay-out.ts';
import { printLine, printPole } from './print-sheet.ts';
import type { SheetFrame } from './sheet-frame.ts';
import { writeSheet } from './write-sheet.server.ts';
import { notesInWords } from './write-words.ts';

const weekdays = [1, 2, 3, 4, 5] as const;

const optionsOf = (frame: SheetFrame): LayOutOptions => ({
  paper: frame.paper,
  locale: frame.locale,
  wordsUnder: (sheet, page) => notesInWords(sheet, page, frame).map(({ words }) => words),
});

function write(options: Parameters<typeof sheetMaterial>[0], change: Partial<SheetFrame> = {}): string {
  const frame = sheetFrame(change);
  return writeSheet(printLine(sheetMaterial(options), undefined, optionsOf(frame)), frame);
}

const textOf = (html: string) =>
  DomUtils.textContent(parseDocument(html.replaceAll('<', ' <'))).replaceAll(/[^\S\u00a0]+/g, ' ');

describe('a written sheet', () => {
  const frequent = {
    stops: 12,
    tables: [{ classes: weekdays, leave: [...every(20, 6, 22), 24 * 60 + 5] }],
    towards: 'Terminus Val-Fleuri',
  };

  it('says where to, for how long, by whom and when it was printed', () => {
    const words = textOf(write(frequent));
    for (const expected of [
      'Vers Terminus Val-Fleuri',
      'Valable du lundi 19 octobre au vendredi 27 novembre 2026',
      'La suite n’est pas encore publiée.',
      'Lundi au vendredi',
      'Réseau de transport de la Cité (RTC)',
      '418-555-0111, option\u00a01',
      'Imprimé le dimanche 15 novembre 2026 à 14\u00a0h\u00a000',
      'Page 1 de 1',
      '0\u00a0: après minuit, la nuit qui suit',
    ])
      expect(words).toContain(expected);
    expect(words).toMatch(/bus\.example\/v\/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  });

  it('says the same in English, and that names are French', () => {
    const html = write(frequent, { locale: 'en' });
    expect(textOf(html)).toContain('Valid from Monday, October 19 to Friday, November 27, 2026');
    expect(textOf(html)).toContain('12\u00a0a.m.: after midnight');
    expect(html).toContain('To <span lang="fr">Terminus Val-Fleuri</span>');
  });

  it('has the minutes of each hour in the order of the clock, though buses overtake', () => {
    const html = write({ stops: 4, tables: [{ classes: weekdays, leave: [...every(20, 6, 10), 365, 361] }] });
    expect(html).toContain(
      '>6</th><td><span class="m">00</span> <span class="m">01</span> <span class="m">05</span> <span class="m">20</span>',
    );
  });

  it('explains its symbols', () => {
    const notes = { 3: [{ kind: 'ends-at', stops: ['1010'] }] } as const;
    const html = write({ stops: 12, tables: [{ classes: weekdays, leave: every(20, 6, 22), notes }] });
    expect(html).toContain('<sup>◆</sup>');
    expect(textOf(html)).toContain('◆ ne va pas plus loin que l’arrêt 1010 Arrêt 11');
  });

  it('reads its head out once, and shows it on every page', () => {
    const tables = ([weekdays, [6], [0]] as const).map((classes) => ({ classes, leave: every(6, 5, 25) }));
    const html = write({ stops: 20, tables });
    expect(html.match(/<h1/g)).toHaveLength(1);
    const pages = html.match(/class="sheet-page"/g)?.length ?? 0;
    expect(pages).toBeGreaterThan(1);
    expect(html.match(/class="sheet-head"/g)).toHaveLength(pages);
    expect(html.match(/aria-hidden="true"><div class="sheet-head"/g)).toHaveLength(pages - 1);
    expect(textOf(html)).toContain(`Page ${pages} de ${pages}`);
  });

  it.each(xssVectors.slice(0, 20))('shows a hostile name as words: %s', (vector) => {
    const hostile = {
      stops: [vector, `"${vector}`, vector, vector, vector, vector],
      towards: vector,
      more: { notices: [{ title: vector, severity: 'moyen' as const }] },
    };
    const frame = sheetFrame();
    const few = { ...hostile, tables: [{ classes: weekdays, leave: every(60, 6, 9) }] };
    const many = { ...hostile, tables: [{ classes: weekdays, leave: every(10, 6, 9) }] };
    const pole = printPole(sheetMaterial(many), '1001', optionsOf(frame));
    if (!pole) throw new Error('the stop has a sheet');
    for (const html of [write(few), write(many), write(many, { locale: 'en' }), writeSheet(pole, frame)]) {
      const elements = DomUtils.getElementsByTagName(() => true, parseDocument(html));
      const names = new Set(elements.map(({ name }) => name));
      for (const name of [
        'script',
        'iframe',
        'object',
        'style',
        'a',
        'body',
        'input',
        'form',
        'base',
        'link',
      ])
        expect(names, name).not.toContain(name);
      const attributes = elements.flatMap(({ attribs }) => Object.keys(attribs));
      expect(attributes.filter((name) => name.startsWith('on') || name === 'style')).toEqual([]);
      expect(DomUtils.textContent(parseDocument(html))).toContain(vector);
    }
  });

  it('has no check address where none can be told', () => {
    const [type] = operator.serviceTypes;
    const material = sheetMaterial(frequent);
    const odd = { ...material, line: { ...material.line, number: 'R1', serviceTypeCode: type?.code ?? 0 } };
    const frame = sheetFrame();
    const html = writeSheet(printLine(odd, undefined, optionsOf(frame)), frame);
    expect(html).not.toContain('/v/');
    expect(html).toContain('Page 1 de 1');
  });
});
