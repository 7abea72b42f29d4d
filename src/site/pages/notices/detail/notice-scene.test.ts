import { describe, expect, it } from 'vitest';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { ClosedStop } from './closures.ts';
import { describeMap } from './map-words.ts';
import { noticeScene } from './notice-scene.ts';

const texts = catalogues.fr.notices;
const place = (latitude: number) => ({ latitude, longitude: -71 });
const moved: ClosedStop = {
  code: '1014',
  name: 'Horlogers',
  place: place(47),
  instead: {
    code: '1001',
    place: place(47.003),
    walk: { minutes: 4, metres: 270, towards: 'north' },
  },
};
const sceneOf = (closures: readonly ClosedStop[]) => noticeScene(closures, [], texts.minutes);
const wordsOf = (closures: readonly ClosedStop[]) => describeMap(closures, texts).replaceAll('\u00a0', ' ');

describe('the stops of a notice on the map', () => {
  it('are those closed, where to board instead, and the walk between them', () => {
    const { stops, footpaths } = sceneOf([moved]);
    expect(stops.map(({ kind, tag }) => [kind, tag])).toEqual([
      ['instead', '1001'],
      ['closed', '1014'],
    ]);
    expect(footpaths).toEqual([{ from: place(47), to: place(47.003), tag: '4\u00a0min' }]);
  });

  it('are closed wherever they are so, also where another notice sends riders to them', () => {
    const { stops } = sceneOf([moved, { code: '1001', place: place(47.003) }]);
    expect(stops.find(({ code }) => code === '1001')?.kind).toBe('closed');
  });

  it('are left out where nobody knows their place', () => {
    const { stops, footpaths } = sceneOf([{ code: '9999', instead: { code: '8888' } }]);
    expect([stops, footpaths]).toEqual([[], []]);
  });
});

describe('the words for the map of a notice', () => {
  it.each<[string, ClosedStop, string]>([
    ['a walk', moved, 'De l’arrêt 1014, 4 minutes à pied vers le nord jusqu’au 1001.'],
    [
      'a walk across the street',
      { code: '1', place: place(47), instead: { code: '2', walk: { minutes: 1, metres: 10 } } },
      'De l’arrêt 1, 1 minute à pied jusqu’au 2.',
    ],
    ['no walk', { code: '1', place: place(47), instead: { code: '2' } }, 'Au lieu de l’arrêt 1, allez au 2.'],
    ['nothing instead', { code: '1', place: place(47) }, 'L’arrêt 1 est fermé.'],
  ])('tell %s', (_name, closed, words) => {
    expect(wordsOf([closed])).toBe(`Carte des arrêts fermés. ${words}`);
  });

  it('leave a long list to the list', () => {
    const many = Array.from({ length: 9 }, (_, at) => ({ code: String(at), place: place(47) }));
    expect(wordsOf(many)).toMatch(/L’arrêt 5 est fermé\. Les autres sont dans la liste\.$/);
  });
});
