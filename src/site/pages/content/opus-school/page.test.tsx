import { describe, expect, it } from 'vitest';
import { viewFixture } from '#site/layouts/fixtures.ts';
import { count, routedMarkup } from '#tests/support/layout-markup.tsx';
import type { OpusSchoolData, SchoolRow } from './data.server.ts';
import OpusSchoolPage from './page.tsx';

const row = (nth: number, more: Partial<SchoolRow> = {}): SchoolRow => ({
  id: String(nth),
  school: `École ${nth}`,
  address: '1, rue des Tanneurs',
  city: 'Havremont',
  postalCode: 'G9B 1A1',
  from: '2026-09-08',
  until: '2026-09-10',
  isPast: false,
  ...more,
});

const draw = (data: Partial<OpusSchoolData>, locale: 'fr' | 'en' = 'fr') =>
  routedMarkup(
    <OpusSchoolPage view={viewFixture(locale)} data={{ blocks: [], text: '', ...data }} />,
    locale,
  );
const found = (rows: readonly SchoolRow[], total = rows.length) => ({ found: { rows, count: total } });

describe('the page of the tour of schools', () => {
  it('has a form that asks by its address', () => {
    const page = draw({ text: 'cégep', ...found([row(1)]) });
    expect(page).toMatch(/<form [^>]*role="search"[^>]*method="get"/);
    expect(page).toMatch(/name="texte"[^>]*value="cégep"/);
  });

  it('tells the days of one school, in each language', () => {
    expect(draw(found([row(1)]))).toContain('Du mardi 8 septembre au jeudi 10 septembre 2026');
    expect(draw(found([row(1, { until: '2026-09-08', isPast: true })]))).toMatch(
      /Le mardi 8 septembre 2026.*Visite terminée/,
    );
    expect(draw(found([row(1)]), 'en')).toContain('Tuesday, September 8 to Thursday, September 10, 2026');
    const { from: _from, until: _until, ...unknown } = row(1);
    expect(draw(found([unknown]))).toContain('Date à venir');
  });

  it('says that there are more than it shows', () => {
    const rows = Array.from({ length: 60 }, (_, nth) => row(nth));
    const page = draw({ text: 'école', ...found(rows, 75) });
    expect(count(page, /<li class="school">/)).toBe(60);
    expect(page).toContain('75\u00a0écoles');
    expect(page).toContain('Les 60\u00a0premières');
  });

  it('says what is missing: a match, the dates, or the list itself', () => {
    expect(draw({ text: 'zzz', ...found([]) })).toMatch(/Aucun résultat.*Toutes les écoles/);
    expect(draw(found([]))).toContain('ne sont pas encore connues');
    expect(draw({})).toContain('La liste des écoles n’est pas arrivée');
  });

  it('shows whatever a school is called as words', () => {
    const page = draw({ text: '"><script>', ...found([row(1, { school: '<script>alert(1)</script>' })]) });
    expect(page).not.toContain('<script>');
  });
});
