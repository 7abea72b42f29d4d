import { describe, expect, it } from 'vitest';
import type { OpusSchoolData } from '#site/pages/content/opus-school/data.server.ts';
import type { PageView } from '#site/view.ts';
import { startVisits } from '#tests/support/visits.ts';

const french = '/tarifs-et-titres/opus-dans-votre-ecole';
const english = '/en/fares-and-passes/opus-at-school';

describe('the tour of schools', () => {
  const visits = startVisits({ instant: '2026-09-15T15:00:00Z', content: 'shared' });
  const found = async (path: string) => {
    const answer = await visits.app.get(`/_data${path}`);
    expect(answer.status).toBe(200);
    const { view } = (await answer.json()) as { view: PageView };
    return (view.data as OpusSchoolData).found;
  };
  const names = async (query: string) => (await found(french + query))?.rows.map(({ school }) => school);

  it('has every school of the content, by name, and knows which visits are over', async () => {
    const all = await found(french);
    expect(all?.count).toBe(40);
    const past = all?.rows.map(({ isPast }) => isPast) ?? [];
    // Those to come stand before those that are over.
    expect(past).toEqual(past.toSorted((one, two) => Number(one) - Number(two)));
    expect(new Set(past).size).toBe(2);
    expect(all?.rows.find(({ school }) => school === 'Cégep du Sorbier')).toMatchObject({
      city: 'Havremont',
      postalCode: 'G9H 2C8',
      from: '2026-08-24',
      until: '2026-08-28',
      isPast: true,
    });
    // The last day of a visit is still one of its days.
    const greve = all?.rows.find(({ school }) => school === 'École secondaire de la Grève');
    expect(greve).toMatchObject({ until: '2026-09-16', isPast: false });
    expect((await found(english))?.rows.map(({ school }) => school)).toContain('Poudrière High School');
  });

  it.each([
    ['SORBIER', 'Cégep du Sorbier'],
    ['elise rondeau', 'École secondaire Élise-Rondeau'],
    ['g9h2c8', 'Cégep du Sorbier'],
    ['G9H 2', 'Cégep du Sorbier'],
    ['anse au phare', 'École secondaire du Littoral'],
  ])('finds a school by its name, its city or its postal code: %s', async (typed, school) => {
    expect(await names(`?texte=${encodeURIComponent(typed)}`)).toEqual([school]);
  });

  it('finds nothing for words of no school', async () => {
    expect(await names('?texte=zzzz')).toEqual([]);
  });

  it.each(['?texte=%00%ff', `?texte=${'é'.repeat(900)}`, '?texte=%3Cscript%3E', '?texte=a&texte=b'])(
    'understands any question as far as can be: %.60s',
    async (query) => expect(await found(french + query)).toBeDefined(),
  );
});
