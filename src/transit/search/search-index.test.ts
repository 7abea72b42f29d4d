import { describe, expect, it } from 'vitest';
import { buildSearchIndex, type SearchLine, type SearchStop } from './search-index.ts';

const names: readonly (readonly [code: string, name: string, description: string, weight?: number])[] = [
  ['1001', 'Terminus Marché-Neuf', 'Marché-Neuf / Quais', 900],
  ['1025', 'St-Dominique', 'Charest Est / Saint-Dominique', 50],
  ['1026', 'Saint-Dominique', 'Charest Est / du Pont', 80],
  ['1027', 'Ste-Anne', 'Boul. Sainte-Anne / de la Côte'],
  ['1105', '1re Avenue', '1re Avenue / 41e Rue'],
  ['1106', '41e Rue', '41e Rue / 1re Avenue'],
  ['1250', 'N.-D.-de-Foy', 'Ch. Ste-Foy / Notre-Dame-de-Foy'],
  ['1251', 'J.-Cartier', 'Av. Cartier / Mgr-Taché'],
  ['1252', 'des Sablon.', 'Sablonnières / du Lac'],
  ['1300', 'Stade', 'Boulevard du Stade / Rte du Nord'],
  ['1301', 'Hôp. du Sacré-Cœur', 'Av. de l’Hôpital'],
  ['1302', 'Univ. du Havre', 'Pl. de l’Université'],
  ['1303', 'Grand-Héron / Forges', 'Grand-Héron / Forges', 10],
  ['1304', 'Grand-Héron / Rivage', 'Grand-Héron / Rivage', 20],
  ['41', 'Gare fluviale', 'Quais / Passeur'],
];
const stops: SearchStop[] = names.map(([code, name, description, weight = 1], at) => ({
  index: 100 + at,
  code,
  name,
  description,
  latitude: 46.8 + at / 1000,
  longitude: -71.2,
  weight,
}));
const lines: SearchLine[] = [
  { index: 0, number: '80', description: 'Terminus Marché-Neuf - Aéroport', weight: 5 },
  { index: 1, number: '800', description: 'Chutes - Colline', weight: 90 },
  { index: 2, number: '801', description: 'Faune - Colline', weight: 95 },
  { index: 3, number: '3A', description: 'École Saint-Jean - des Lilas', weight: 1 },
  { index: 4, number: '1', description: 'Gare fluviale - Belvédère', weight: 9 },
];
const index = buildSearchIndex({ stops, lines });
const codeOf = (hit: { readonly index: number }) => stops[hit.index - 100]?.code;
const codes = (text: string, limit = 10) => index.searchStops(text, limit).map(codeOf);
const kinds = (text: string) => index.searchStops(text, 10).map(({ match }) => match);
const numbers = (text: string) => index.searchLines(text, 10).map((hit) => lines[hit.index]?.number);

describe('the search of stops', () => {
  it('finds a number, first the one typed, then those it begins', () => {
    expect(codes('1025')[0]).toBe('1025');
    expect(codes('102').slice(0, 3)).toEqual(['1026', '1025', '1027']);
    expect(codes('41')[0]).toBe('41');
    expect(codes('arrêt no 1025')[0]).toBe('1025');
  });

  it('puts a number before a name, a name before its beginning, true words before errors', () => {
    expect(kinds('41').slice(0, 2)).toEqual(['number', 'prefix']);
    expect(kinds('st dominique').slice(0, 2)).toEqual(['name', 'name']);
    expect(kinds('grand heron').slice(0, 2)).toEqual(['prefix', 'prefix']);
    expect(kinds('forges heron')[0]).toBe('words');
    expect(kinds('forgse')[0]).toBe('typo');
  });

  it('puts the busier of two first', () => {
    expect(codes('saint-dominique').slice(0, 2)).toEqual(['1026', '1025']);
    expect(codes('grand-héron')).toEqual(['1304', '1303']);
  });

  it('does not mind accents, capitals, hyphens and the order of words', () => {
    for (const text of ['MARCHE NEUF', 'neuf marché', 'Marché–Neuf', 'marche.neuf', 'neuf, terminus'])
      expect(codes(text)[0]).toBe('1001');
    expect(codes('sacre coeur')[0]).toBe('1301');
  });

  it('finds while the last word is being typed', () => {
    for (const text of ['ter', 'term', 'terminus m', 'terminus mar', 'marche ne'])
      expect(codes(text)[0]).toBe('1001');
    expect(codes('st').slice(0, 3)).toEqual(expect.arrayContaining(['1025', '1026']));
    expect(codes('sta')[0]).toBe('1300');
  });

  it('reads abbreviations both ways', () => {
    expect(codes('saint dominique')).toContain('1025');
    expect(codes('st-dominique')).toContain('1026');
    expect(codes('boulevard ste anne')[0]).toBe('1027');
    expect(codes('bd du stade')[0]).toBe('1300');
    expect(codes('route du nord')[0]).toBe('1300');
    expect(codes('notre dame de foy')[0]).toBe('1250');
    expect(codes('n-d de foy')[0]).toBe('1250');
    expect(codes('nd de foy')[0]).toBe('1250');
    expect(codes('avenue cartier')[0]).toBe('1251');
    expect(codes('monseigneur tache')[0]).toBe('1251');
    expect(codes('hôpital')[0]).toBe('1301');
    expect(codes('place de l’université')[0]).toBe('1302');
  });

  it('reads ordinals in figures and in words', () => {
    for (const text of ['1re avenue', '1ere av', 'première avenue', 'first avenue'])
      expect(codes(text)[0]).toBe('1105');
    for (const text of ['41e rue', '41ème rue', '41 rue', '41st street'])
      expect(codes(text)).toContain('1106');
  });

  it('reads names that the pole cuts short', () => {
    expect(codes('jacques cartier')[0]).toBe('1251');
    expect(
      buildSearchIndex({ stops: [{ ...(stops[8] as SearchStop), description: '' }], lines }).searchStops(
        'des sablonnieres',
        5,
      ),
    ).toHaveLength(1);
  });

  it('does not ask for the words that poles leave out', () => {
    expect(codes('boulevard charest')).toEqual(['1026', '1025']);
    expect(codes('arrêt au coin de Charest et du Pont')[0]).toBe('1026');
  });

  it('forgives one error in a word, two in a long one, and spaces', () => {
    for (const text of ['dominiqe', 'dominqiue', 'dominnique', 'dominixue', 'domi nique', 'stdominique'])
      expect(codes(text)).toContain('1025');
    expect(codes('sablonieers')[0]).toBe('1252');
    expect(codes('hreon')).toContain('1303');
    expect(codes('da la cote')).toContain('1027');
  });

  it('takes no number for another', () => {
    expect(codes('1052')).toEqual([]);
    expect(codes('42e rue')).not.toContain('1106');
  });

  it('leaves out what is too far, when told where', () => {
    const here = { latitude: 46.8, longitude: -71.2, withinMetres: 160 };
    expect(index.searchStops('dominique', 10, here).map(codeOf)).toEqual(['1025']);
  });

  it('bears anything typed', () => {
    const hostile = ['', '   ', '---', '\u0000\u0007', '\ud800', '%_\\', '.*', '__proto__', 'constructor'];
    for (const text of hostile) expect(codes(text)).toEqual([]);
    expect(codes(`\u0000st\u0007dominique\n`).slice(0, 2)).toEqual(['1026', '1025']);
    expect(codes('x'.repeat(1_000_000))).toEqual([]);
    expect(codes('st '.repeat(100_000)).length).toBeGreaterThan(0);
    for (const limit of [0, -1, Number.NaN]) expect(codes('st', limit)).toEqual([]);
    expect(codes('st', 1)).toHaveLength(1);
  });

  it('finds the name of a car park written in one word', () => {
    const lot = { index: 0, code: '1612', name: 'Parc-O-Bus Grande-Anse', description: '' };
    const one = buildSearchIndex({ stops: [{ ...lot, latitude: 46.8, longitude: -71.2, weight: 1 }], lines });
    for (const text of ['parcobus', 'ParcOBus grande anse', 'parc-o-bus']) {
      expect(one.searchStops(text, 1)).toHaveLength(1);
    }
  });

  it('finds a name that repeats the number, and takes two such names for alike', () => {
    const [one, other] = ['1005', '1006'].map((code, at) => ({
      ...(stops[at] as SearchStop),
      code,
      name: `Champlain/${code}`,
      description: '',
    }));
    const twins = buildSearchIndex({ stops: [one, other] as SearchStop[], lines });
    expect(twins.searchStops('Champlain/1006', 5).map(codeOf)).toEqual([codeOf(other as SearchStop)]);
    expect(twins.searchStops('champlain', 5).map(({ match }) => match)).toEqual(['name', 'name']);
  });

  it('answers when there is nothing to find', () => {
    const empty = buildSearchIndex({ stops: [], lines: [] });
    expect(empty.searchStops('st', 5)).toEqual([]);
    expect(empty.searchLines('800', 5)).toEqual([]);
    expect(empty.nearestStops({ latitude: 46, longitude: -71 }, { limit: 5 })).toEqual([]);
  });
});

describe('the search of lines', () => {
  it('finds a number, first the one typed', () => {
    expect(numbers('80')).toEqual(['80', '801', '800']);
    expect(numbers('parcours 800')[0]).toBe('800');
  });

  it('reads the letter of a school line in either case, with or without a space', () => {
    for (const text of ['3a', '3A', '3 a', '3-A']) expect(numbers(text)[0]).toBe('3A');
  });

  it('finds by where it goes', () => {
    expect(numbers('colline')).toEqual(['801', '800']);
    expect(numbers('coline')).toEqual(['801', '800']);
    expect(numbers('ecole st jean')[0]).toBe('3A');
  });
});
