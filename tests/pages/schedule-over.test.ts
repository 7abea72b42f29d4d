import { beforeAll, describe, expect, it } from 'vitest';
import { schedulesPath, startLiveSite } from '#tests/support/live-site.ts';

const site = startLiveSite();
const printPath = '/horaires-et-trajets/horaires-imprimables';

describe('after the last day of the feed', () => {
  beforeAll(() => site.moveTo('2027-11-15T14:03:00-05:00'));

  it('says at a stop that no schedule is published, and leads to no page of the day', async () => {
    const { text, elements } = await site.visits.page(`${schedulesPath}/1001`);
    expect(text('main')).toContain('Aucun horaire n’est publié pour ce jour');
    const targets = elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href']);
    expect(targets).not.toContain(`${schedulesPath}/1001/2027-11-15`);
  });

  it('says so of what can be printed, and leads to no sheet', async () => {
    const { text, elements, response } = await site.visits.page(printPath);
    expect(response.status).toBe(200);
    expect(text('main')).toContain('Aucun horaire n’est publié en ce moment.');
    const targets = elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');
    expect(targets.filter((target) => /\/800\/\d$/.test(target))).toEqual([]);
  });
});
