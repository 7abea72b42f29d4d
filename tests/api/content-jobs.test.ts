import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobsSchema } from '#contract/content/jobs.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { openTestContent, type TestContent } from '#tests/support/content-service.ts';

const job = (brid: string, posted: string, end: string | null): SeedItem => ({
  key: `job-${brid}`,
  type: 'jobOpenings',
  shared: { brid, posted_date: posted, end_date: end, apply_url: `https://emplois.example/${brid}` },
  fr: {
    title: `Poste ${brid}`,
    attributes: {
      category: 'Conduite',
      location: 'Les Forges',
      job_type: 'Temps plein',
      description: '<p>Oui</p>',
    },
  },
  en: { title: `Job ${brid}`, attributes: { category: 'Driving' } },
});

/** The tests stand at 10 November 2026, ten in the morning where the operator is. */
describe('jobs', () => {
  let content: TestContent;
  beforeAll(async () => {
    content = await openTestContent();
    for (const item of [
      job('1', '2026-11-01', '2026-11-10'),
      job('2', '2026-11-05', null),
      job('3', '2026-10-01', '2026-11-09'),
      { ...job('4', '2026-11-06', null), status: false },
    ])
      await content.store.saveItem(item);
  });
  afterAll(() => content.close());

  const rows = async (query = '', base = '') => {
    const answer = await content.get(`${base}/api/jobs${query}`);
    expect([query, answer.status]).toEqual([query, 200]);
    return jobsSchema.parse(answer.json);
  };
  const ids = async (query = '') => (await rows(query)).map(({ brid }) => brid);

  it('that are open are a bare list, the latest first', async () => {
    expect(await ids()).toEqual(['2', '1']);
    expect((await rows())[1]).toEqual({
      brid: '1',
      title: 'Poste 1',
      category: 'Conduite',
      location: 'Les Forges',
      type: 'Temps plein',
      posted_date: '2026-11-01',
      end_date: '2026-11-10',
      description: '<p>Oui</p>',
      apply_url: 'https://emplois.example/1',
      langcode: 'fr',
    });
    expect((await rows('', '/en'))[0]).toMatchObject({ title: 'Job 2', category: 'Driving', end_date: '' });
  });

  it('come in pages', async () => {
    expect(await ids('?items_per_page=1')).toEqual(['2']);
    expect(await ids('?items_per_page=1&page=1')).toEqual(['1']);
    expect(await ids('?items_per_page=1&page=2')).toEqual([]);
    expect(await ids('?items_per_page=50&page=0')).toEqual(['2', '1']);
  });

  it('are found by their number, also when they are closed, and not when they are not published', async () => {
    expect(await ids('?brid=3')).toEqual(['3']);
    expect(await ids('?brid=4')).toEqual([]);
    expect(await ids('?brid=nothing')).toEqual([]);
    expect(await ids('?brid=')).toEqual([]);
  });

  it.each([
    '?page=-1',
    '?page=x',
    '?items_per_page=0',
    '?items_per_page=51',
    `?brid=${'1'.repeat(61)}`,
    '?brid=%00',
  ])('refuse what is not a question, in words: %s', async (query) => {
    const answer = await content.get(`/api/jobs${query}`);
    expect(answer.status).toBe(400);
    expect(answer.json).toEqual({ message: expect.any(String) as string });
  });
});
