import { beforeAll, describe, expect, it } from 'vitest';
import { schedulesPath, startLiveSite } from '#tests/support/live-site.ts';

const site = startLiveSite();
const printPath = '/horaires-et-trajets/horaires-imprimables';

describe('after the last day of the feed', () => {
  beforeAll(() => site.moveTo('2027-11-15T14:03:00-05:00'));

  it('says at a stop until when schedules were published, and leads to no page of the day', async () => {
    const { text, elements } = await site.visits.page(`${schedulesPath}/1001`);
    expect(text('main')).toMatch(/Les horaires publiés ont pris fin le \d.* 20\d\d/);
    expect(text('main')).toContain('Les suivants ne sont pas encore sur ce site.');
    expect(text('main')).toContain('Appelez-nous');
    const targets = elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href']);
    expect(targets).not.toContain(`${schedulesPath}/1001/2027-11-15`);
  });

  it('says so of a line, with no day to choose', async () => {
    const { text } = await site.visits.page(`/en/schedules-and-trips/schedules/800`);
    expect(text('main')).toMatch(/The published schedules ended on \w+ \d+, 20\d\d/);
    expect(text('main')).not.toContain('Choose a day');
  });

  it('says so where a page of a day is asked for', async () => {
    const { text, response } = await site.visits.page(`${schedulesPath}/800/0/1001`);
    expect(response.status).toBe(404);
    expect(text('main')).toContain('Les horaires publiés ont pris fin le');
  });

  it('says so of what can be printed, and leads to no sheet', async () => {
    const { text, elements, response } = await site.visits.page(printPath);
    expect(response.status).toBe(200);
    expect(text('main')).toContain('Aucun horaire n’est publié en ce moment.');
    const targets = elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? '');
    expect(targets.filter((target) => /\/800\/\d$/.test(target))).toEqual([]);
  });
});
