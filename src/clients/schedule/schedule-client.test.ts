import { describe, expect, it } from 'vitest';
import type { StopQuestion } from '#domain/stop-search.ts';
import type { Transport, WireRequest } from '#platform/transport.ts';
import { copiesBench } from '#tests/support/copies.ts';
import { createScheduleClient } from './schedule-client.ts';
import { searchStops } from './search-stops.ts';

const bench = copiesBench();

function answering(status: number, body: unknown) {
  const asked: WireRequest[] = [];
  const transport: Transport = async (request) => {
    asked.push(request);
    return { status, headers: {}, body: JSON.stringify(body) };
  };
  const { loadLines } = createScheduleClient(transport, bench.open());
  return {
    asked,
    client: { loadLines, searchStops: (question: StopQuestion) => searchStops(transport, question) },
  };
}

describe('the lines of the network', () => {
  it('are read with their number, kind of service and ends, whatever else the wire says', async () => {
    const { asked, client } = answering(200, [
      {
        noParcours: '801',
        codeTypeService: 0,
        jours: '0111110',
        description: 'x',
        codeDirectionPrincipale: '0',
        codeDirectionRetour: '1',
        descriptionDirectionPrincipale: 'Marché',
        descriptionDirectionRetour: 'Val-Fleuri',
      },
      { noParcours: 7, codeTypeService: 1, descriptionDirectionRetour: 'Anse' },
    ]);
    expect(await client.loadLines('fr')).toEqual([
      {
        number: '801',
        serviceTypeCode: 0,
        ends: ['Marché', 'Val-Fleuri'],
        directions: [
          { direction: '0', towards: 'Marché' },
          { direction: '1', towards: 'Val-Fleuri' },
        ],
        days: [false, true, true, true, true, true, false],
      },
      {
        number: '7',
        serviceTypeCode: 1,
        ends: ['Anse'],
        directions: [],
        days: [true, true, true, true, true, true, true],
      },
    ]);
    expect(asked).toEqual([{ method: 'GET', path: '/horaire/ListeParcours/?langue=fr' }]);
  });

  it.each([[{ lines: [] }], ['x'], [null]])('are a bad answer when they are %j', async (body) => {
    await expect(answering(200, body).client.loadLines('fr')).rejects.toMatchObject({ code: 'bad-answer' });
  });

  it('are an error in the words of the service', async () => {
    await expect(answering(503, { message: 'Entretien' }).client.loadLines('fr')).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Entretien',
    });
  });

  it('need a number each: one without is a bad answer, not a line called undefined', async () => {
    await expect(answering(200, [{ codeTypeService: 0 }]).client.loadLines('fr')).rejects.toMatchObject({
      code: 'bad-answer',
    });
  });
});

describe('the search for stops', () => {
  const stop = {
    noArret: '1010',
    nom: 'St-Dominique',
    description: 'Charest Est / Saint-Dominique',
    latitude: 46.815,
    longitude: -71.21,
    accessible: true,
  };
  const near = { latitude: 46.81, longitude: -71.2 };

  it('by words asks the search, with a place when there is one', async () => {
    const { asked, client } = answering(200, {
      parcours: [],
      arrets: [{ ...stop, distance: null, parcours: [] }],
    });
    expect(await client.searchStops({ text: 'st dominique & cie', limit: 5 })).toEqual([
      { code: '1010', name: 'St-Dominique', latitude: 46.815, longitude: -71.21, metres: undefined },
    ]);
    await client.searchStops({ text: 'é', near, withinMetres: 500, limit: 5 });
    expect(asked).toEqual([
      { method: 'GET', path: '/recherche?texte=st+dominique+%26+cie&limite=5' },
      { method: 'GET', path: '/recherche?texte=%C3%A9&latitude=46.81&longitude=-71.2&rayon=500&limite=5' },
    ]);
  });

  it('by place alone asks for what is near', async () => {
    const { asked, client } = answering(200, [{ ...stop, noArret: 1010, distance: 12, parcours: [] }]);
    expect(await client.searchStops({ near, limit: 5 })).toEqual([
      { code: '1010', name: 'St-Dominique', latitude: 46.815, longitude: -71.21, metres: 12 },
    ]);
    expect(asked).toEqual([
      { method: 'GET', path: '/arretsProches?latitude=46.81&longitude=-71.2&limite=5' },
    ]);
  });

  it('for nothing asks nobody', async () => {
    const { asked, client } = answering(200, []);
    expect(await client.searchStops({ limit: 5 })).toEqual([]);
    expect(await client.searchStops({ text: '', limit: 5 })).toEqual([]);
    expect(asked).toEqual([]);
  });

  it.each([[[]], [{ arrets: [{}] }], [{ parcours: [], arrets: [stop] }], [null]])(
    'is a bad answer when it is %j',
    async (body) => {
      await expect(answering(200, body).client.searchStops({ text: 'a', limit: 5 })).rejects.toMatchObject({
        code: 'bad-answer',
      });
    },
  );

  it('refused is told in the words of the service', async () => {
    const message = 'Le paramètre limite doit être un nombre entier de 1 à 50.';
    await expect(
      answering(400, { message, parametres: ['limite'] }).client.searchStops({ text: 'a', limit: 500 }),
    ).rejects.toMatchObject({ code: 'bad-request', status: 400, message });
  });
});
