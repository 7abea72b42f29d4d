import { beforeEach, describe, expect, it } from 'vitest';
import { testInstant } from '#tests/support/instant.ts';
import { schedulesPath, startLiveSite } from '#tests/support/live-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const site = startLiveSite();
const path = `${schedulesPath}/1001`;
const friday = `${path}?moment=2026-11-20T07:50`;

const read = async (address: string, headers?: Record<string, string>) => {
  const { text, response, elements } = await site.visits.page(address, headers);
  return {
    status: response.status,
    control: response.headers.get('cache-control'),
    words: text('body').replaceAll(/[\s\u00a0]+/g, ' '),
    links: elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href'] ?? ''),
  };
};
const asEditor = () => site.visits.signIn('editor');
const shared = async () => {
  const { links } = await read(friday, await asEditor());
  return links.find((href) => href.includes('signature=')) ?? '';
};

beforeEach(() => site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now()));

describe('a schedule page at another moment', () => {
  it('is shown to an editor as it will be, by the planned schedule, marked as such, and kept nowhere', async () => {
    await site.hear(
      tripNews({ tripId: '800O-sem1-0800', startDate: '20261120', scheduleRelationship: 'canceled' }),
    );
    const { words, control } = await read(friday, await asEditor());
    expect(words).toContain('Cette page telle qu’elle sera le vendredi 20 novembre 2026 à 7 h 50');
    expect(words).toMatch(/800 Université 10 min ?dans 10 minutes, 8 h 00 prévu/);
    expect(control).toBe('private, no-store');
  });

  it('is offered to an editor on the page of the present, and to nobody else', async () => {
    expect((await read(path, await asEditor())).words).toContain('Voir à un autre moment');
    expect((await read(path)).words).not.toContain('Voir à un autre moment');
  });

  it('opens for anyone by a link that an editor shares, for a week', async () => {
    const link = await shared();
    const { words, control } = await read(link);
    expect(words).toContain('vendredi 20 novembre 2026 à 7 h 50');
    expect(words).not.toContain('Lien à partager');
    expect(control).toBe('private, no-store');
    site.app.clock.advance(7 * 86_400_000 + 1);
    expect((await read(link)).status).toBe(302);
  });

  it.each([
    ['without a signature', (link: string) => link.replace(/&until.*/, '')],
    ['for another moment', (link: string) => link.replace('07%3A50', '09%3A50')],
    ['for another page', (link: string) => link.replace('/1001', '/1002')],
    ['with an end that was put off', (link: string) => link.replace(/until=\d/, 'until=9')],
  ])('leads a stranger to the present %s', async (_, change) => {
    const link = await shared();
    const changed = change(link);
    expect(changed).not.toBe(link);
    const answer = await site.visits.ask(changed);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).not.toContain('moment');
  });

  it.each(['moment=', 'moment=hier', 'moment=%00', 'moment=2026-13-45T00:00', 'moment=+999999-01-01'])(
    'is the present for what is no moment: %s',
    async (query) => {
      const answer = await site.visits.ask(`${path}?${query}`, await asEditor());
      expect(answer.status).toBe(302);
    },
  );

  it('means nothing on a page that is no schedule', async () => {
    const { words, status } = await read('/a-propos?moment=2026-11-20T08:00', await asEditor());
    expect(status).toBeLessThan(500);
    expect(words).not.toContain('Cette page telle qu’elle sera');
  });
});

describe('a call of the schedule for another moment', () => {
  const ask = (query: string) => site.app.get(`/services/schedule/departs?arrets=1001&${query}`);

  it('answers by the schedule of that moment', async () => {
    const answer = await (await ask('moment=2026-11-20T07:50:00-05:00')).json();
    expect(answer).toMatchObject({
      heure: '2026-11-20T07:50:00-05:00',
      jour: '20261120',
      tempsReel: { etat: 'planifie' },
    });
  });

  it.each(['2026-11-20', '2026-11-20T08:00', 'hier', '1999-01-01T00:00:00Z', '2026-02-30T25:00:00Z'])(
    'is refused for %s',
    async (moment) => {
      expect((await ask(`moment=${encodeURIComponent(moment)}`)).status).toBe(400);
    },
  );
});
