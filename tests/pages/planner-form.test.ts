import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostileTexts } from '#tests/support/hostile-addresses.ts';
import { testInstant } from '#tests/support/instant.ts';
import { ends, plannerPath, plannerPathEn, startPlannerSite } from '#tests/support/planner-site.ts';

const site = startPlannerSite();

beforeEach(async () => {
  site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now());
  await site.hear();
});
afterEach(() => site.itinerary.restore());

const read = async (path: string) => {
  const page = await site.visits.page(path);
  return { ...page, words: page.text('main').replaceAll(/[\s\u00a0]+/g, ' '), status: page.response.status };
};
const locationOf = async (path: string) => {
  const response = await site.visits.ask(path);
  return { status: response.status, location: response.headers.get('location') ?? '' };
};
const inputs = ({ elements }: Awaited<ReturnType<typeof read>>, name: string) =>
  elements(({ attribs }) => attribs['name'] === name);

describe('the form of the planner without script', () => {
  it('asks from where to where and when, and offers the next quarter of an hour', async () => {
    site.app.clock.advance(3 * 60_000);
    const page = await read(plannerPath);
    expect(page.status).toBe(200);
    expect(page.words).toContain('Voir les trajets');
    expect(page.words).toContain('Ouvrir dans Google Maps');
    const [time] = inputs(page, 'heure');
    expect(time?.attribs).toMatchObject({ type: 'time', step: '900', value: '14:15' });
    expect(page.words).toMatch(/Dimanche 15 novembre ?Lundi 16 novembre/);
    const [now] = inputs(page, 'quand');
    expect(now?.attribs).toMatchObject({ value: 'maintenant', checked: '' });
  });

  it('is the same in English', async () => {
    const { words } = await read(plannerPathEn);
    expect(words).toContain('See trips');
    expect(words).toContain('Less walking');
    expect(words).toContain('Sunday, November 15');
  });

  it('takes words that mean one thing, and leads to the address of the answer', async () => {
    const { status, location } = await locationOf(
      `${plannerPath}?de=h%C3%B4pital&de_id=&de_nom=&a=1030&a_id=&a_nom=&quand=maintenant`,
    );
    expect(status).toBe(302);
    expect(location).toBe(
      `${plannerPath}?de=H%C3%B4pital&de_id=stop_point%3A1020&a=Universit%C3%A9&a_id=stop_point%3A1030`,
    );
    const { status: second } = await locationOf(location);
    expect(second).toBe(200);
  });

  it('lets one choose where words mean several things, and takes the choice', async () => {
    const query = 'de=rue+des+Sciences&de_id=&de_nom=&a=Gare&a_id=stop_point%3A1080&a_nom=Gare';
    const page = await read(`${plannerPath}?${query}`);
    expect(page.status).toBe(400);
    expect(page.words).toContain('Plusieurs lieux portent ce nom. Choisissez votre point de départ.');
    const choices = inputs(page, 'de_choix').map(({ attribs }) => attribs['value']);
    expect(choices).toEqual(['stop_point:1030', '-71.2305;46.8252', '-71.2303;46.8256']);
    const { location } = await locationOf(
      `${plannerPath}?${query}&de_choix=${encodeURIComponent(choices[2] ?? '')}`,
    );
    expect(location).toContain('de=14%2C+rue+des+Sciences&de_id=-71.2303%3B46.8256');
  });

  it.each([
    ['de=&a=', 400, ['Dites d’où vous partez.', 'Dites où vous allez.']],
    ['de=Gare&de_id=stop_point:1080&a=Gare&a_id=stop_point:1080', 400, ['sont au même endroit']],
    ['de=Gare&a=Gare', 400, ['sont au même endroit']],
    ['de=zzzzqqqq&a=Gare&a_id=stop_point:1080', 400, ['Aucun lieu ne porte ce nom']],
    [`${ends}&quand=depart&date=2026-02-31&heure=10:00`, 400, ['Cette date ou cette heure n’existe pas.']],
    [`${ends}&quand=arrivee&date=2026-11-16&heure=soon`, 400, ['Cette date ou cette heure n’existe pas.']],
    ['de=Ici&de_id=stop_point:99999&a=Gare&a_id=stop_point:1080', 400, ['Aucun lieu ne porte ce nom']],
    ['de=Loin&de_id=-70.1;46.1&a=Gare&a_id=stop_point:1080', 400, ['assez près de ce point de départ']],
    ['de=Gare&de_id=stop_point:1080&a=Loin&a_id=-70.1;46.1', 400, ['assez près de cette destination']],
  ])(
    'says what is wrong with %s beside the field, and keeps what was typed',
    async (query, status, messages) => {
      const page = await read(`${plannerPath}?${query}`);
      expect(page.status).toBe(status);
      for (const message of messages) expect(page.words).toContain(message);
      expect(page.title).toMatch(/^Erreur\u00a0: /);
      const typed = new URLSearchParams(query);
      expect(inputs(page, 'de')[0]?.attribs['value'] ?? '').toBe(typed.get('de'));
      expect(inputs(page, 'a')[0]?.attribs['value'] ?? '').toBe(typed.get('a'));
    },
  );

  it.each(['0000-01-01', '0999-01-01', '9999-12-31', '2026-02-30', '12026-01-01', '+02026-01-01'])(
    'has no %s in its calendar, or no timetable of it, and is never a fault of ours',
    async (date) => {
      for (const when of ['depart', 'arrivee']) {
        const time = `quand=${when}&date=${encodeURIComponent(date)}&heure=10%3A00`;
        for (const besides of ['', '&modifier=1', '&ouvrir=cartes', '&format=ics']) {
          const { status } = await site.visits.ask(`${plannerPath}?${ends}&${time}${besides}`);
          expect(status).toBeLessThan(500);
        }
        const page = await read(`${plannerPath}?${ends}&${time}`);
        expect([page.status, page.words]).toEqual([
          400,
          expect.stringContaining('Cette date ou cette heure n’existe pas.'),
        ]);
      }
    },
  );

  it('takes a day that cannot be seen for none at all', async () => {
    const { status } = await site.visits.ask(`${plannerPath}?${ends}&quand=depart&date=%00&heure=10%3A00`);
    expect(status).toBe(302);
  });

  it('blames only the place that nobody knows, and only the one that no stop is near', async () => {
    for (const query of [
      'de=Ici&de_id=stop_point:99999&a=Gare&a_id=stop_point:1080',
      'de=Loin&de_id=-70.1;46.1&a=Gare&a_id=stop_point:1080',
    ]) {
      const page = await read(`${plannerPath}?${query}`);
      expect(inputs(page, 'de')[0]?.attribs['aria-invalid']).toBe('true');
      expect(inputs(page, 'a')[0]?.attribs['aria-invalid']).not.toBe('true');
    }
  });

  it('takes the same words twice once they are chosen to mean two places', async () => {
    const words = 'de=rue+des+Sciences&de_id=&de_nom=&a=rue+des+Sciences&a_id=&a_nom=';
    const chosen = (from: string, to: string) =>
      locationOf(
        `${plannerPath}?${words}&de_choix=${encodeURIComponent(from)}&a_choix=${encodeURIComponent(to)}`,
      );
    const { status, location } = await chosen('-71.2305;46.8252', '-71.2303;46.8256');
    expect(status).toBe(302);
    expect(location).toContain('de=12%2C+rue+des+Sciences');
    expect(location).toContain('a=14%2C+rue+des+Sciences');
    expect((await chosen('-71.2305;46.8252', '-71.2305;46.8252')).status).toBe(400);
  });

  it('names the position of the rider in the language of the page, and still as no place', async () => {
    const here = 'de=Ma+position&de_id=-71.2003%3B46.8101&a=Universit%C3%A9&a_id=stop_point%3A1030';
    const page = await read(`${plannerPathEn}?${here}`);
    expect(page.words).toMatch(/^My location to Université/);
    expect(page.words).not.toContain('Ma position');
    const form = await read(`${plannerPathEn}?${here}&modifier=1`);
    expect(inputs(form, 'de')[0]?.attribs['value']).toBe('My location');
  });

  it('says it in English too', async () => {
    const page = await read(`${plannerPathEn}?de=&a=`);
    expect(page.words).toContain('Tell us where you leave from.');
    expect(page.title).toMatch(/^Error: /);
  });

  it('comes back filled in to be changed', async () => {
    const page = await read(
      `${plannerPath}?${ends}&quand=arrivee&date=2026-11-20&heure=08%3A05&moins_marche=1&modifier=1`,
    );
    expect(page.status).toBe(200);
    expect(inputs(page, 'de')[0]?.attribs['value']).toBe('Place du Marché');
    expect(inputs(page, 'heure')[0]?.attribs['value']).toBe('08:05');
    expect(inputs(page, 'moins_marche')[0]?.attribs).toHaveProperty('checked');
    expect(inputs(page, 'quand').find(({ attribs }) => 'checked' in attribs)?.attribs['value']).toBe(
      'arrivee',
    );
  });

  it.each(hostileTexts)('is never a fault of ours for %j', async (hostile) => {
    for (const query of [
      `de=${hostile}&a=x`,
      `${ends}&trajet=${hostile}`,
      `${ends}&quand=${hostile}&date=${hostile}&heure=${hostile}`,
      `de=x&de_id=${hostile}&a=y&a_id=${hostile}`,
    ]) {
      const { status } = await site.visits.ask(`${plannerPath}?${query}`);
      expect(status).toBeLessThan(500);
    }
  });
});

describe('the hand-over to the maps service', () => {
  it('leads straight there, with exactly what that service takes', async () => {
    const { status, location } = await locationOf(
      `${plannerPath}?${ends}&quand=depart&date=2026-11-16&heure=13:05&ouvrir=cartes`,
    );
    expect(status).toBe(303);
    const { origin, pathname, searchParams } = new URL(location);
    expect(origin + pathname).toBe('https://www.google.com/maps');
    expect(Object.fromEntries(searchParams)).toEqual({
      saddr: 'Place du Marché',
      daddr: 'Université',
      ttype: 'dep',
      time: '1:05pm',
      date: '11/16/2026',
      dirflg: 'r',
    });
  });

  it('says when one wants to arrive', async () => {
    const { location } = await locationOf(
      `${plannerPath}?${ends}&quand=arrivee&date=2026-11-16&heure=00:30&ouvrir=cartes`,
    );
    expect(Object.fromEntries(new URL(location).searchParams)).toMatchObject({
      ttype: 'arr',
      time: '12:30am',
      date: '11/16/2026',
    });
  });

  it('leads on from the home page too, without a page between', async () => {
    const home = await site.visits.page('/');
    const [button] = home.elements(({ attribs }) => attribs['name'] === 'ouvrir');
    expect(button?.attribs['value']).toBe('cartes');
    expect(home.response.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://www.google.com;",
    );
  });

  it('works while the itinerary service is away, for words that nobody looked up', async () => {
    site.itinerary.upstream.will('reset');
    const { status, location } = await locationOf(
      `${plannerPath}?de=Ici&a=L%C3%A0-bas&quand=maintenant&ouvrir=cartes`,
    );
    expect(status).toBe(303);
    expect(Object.fromEntries(new URL(location).searchParams)).toMatchObject({
      saddr: 'Ici',
      daddr: 'Là-bas',
      time: '2:00pm',
      date: '11/15/2026',
    });
  });

  it('is refused where a place is missing, as the answer here is', async () => {
    const page = await read(`${plannerPath}?de=Ici&a=&ouvrir=cartes`);
    expect([page.status, page.words]).toEqual([400, expect.stringContaining('Dites où vous allez.')]);
  });

  it('is what the policy of the page lets its form do', async () => {
    const response = await site.visits.ask(plannerPath);
    expect(response.headers.get('content-security-policy')).toContain(
      "form-action 'self' https://www.google.com",
    );
  });
});

describe('where somebody goes', () => {
  it('is told to no other site, whatever the visitor agreed to', async () => {
    const agreed = { cookie: 'parcours_consent=granted' };
    expect(await (await site.visits.ask('/', agreed)).text()).toContain('third.example');
    for (const path of [plannerPath, `${plannerPath}?${ends}`, `${plannerPath}?${ends}&modifier=1`]) {
      const response = await site.visits.ask(path, agreed);
      expect(response.headers.get('referrer-policy')).toBe('strict-origin');
      expect(response.headers.get('content-security-policy')).not.toContain('third.example');
      expect(await response.text()).not.toContain('third.example');
    }
  });
});

describe('the places for the fields', () => {
  it('are what was found, with what tells them apart', async () => {
    const response = await site.app.get('/_places?q=universit%C3%A9&lang=fr');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      places: [
        { id: 'stop_point:1030', kind: 'stop', name: 'Université', stopCode: '1030', city: 'Boisclair' },
      ],
    });
  });

  it.each(['', 'q=', 'q=%00', `q=${'x'.repeat(201)}`, 'q=%ff', 'q=a&lang=de'])(
    'are refused for %s with a status that says so',
    async (query) => {
      expect((await site.app.get(`/_places?${query}`)).status).toBe(400);
    },
  );

  it('are away where the service is', async () => {
    site.itinerary.upstream.will({ status: 500, body: 'oops' });
    expect((await site.app.get('/_places?q=away')).status).toBe(503);
  });
});
