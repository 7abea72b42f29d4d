import { describe, expect, it } from 'vitest';
import type { Transport, WireRequest } from '#platform/transport.ts';
import { createScheduleClient } from './schedule-client.ts';

function answering(status: number, body: unknown) {
  const asked: WireRequest[] = [];
  const transport: Transport = async (request) => {
    asked.push(request);
    return { status, headers: {}, body: JSON.stringify(body) };
  };
  return { asked, client: createScheduleClient(transport) };
}

describe('the lines of the network', () => {
  it('are read with their number and kind of service, whatever else the wire says', async () => {
    const { asked, client } = answering(200, [
      { noParcours: '801', codeTypeService: 'M', description: 'x' },
      { noParcours: 7, codeTypeService: 1 },
    ]);
    expect(await client.loadLines()).toEqual([
      { number: '801', serviceTypeCode: 'M' },
      { number: '7', serviceTypeCode: '1' },
    ]);
    expect(asked).toEqual([{ method: 'GET', path: '/horaire/ListeParcours/' }]);
  });

  it.each([[{ lines: [] }], ['x'], [null]])('are a bad answer when they are %j', async (body) => {
    await expect(answering(200, body).client.loadLines()).rejects.toMatchObject({ code: 'bad-answer' });
  });

  it('are an error in the words of the service', async () => {
    await expect(answering(503, { message: 'Entretien' }).client.loadLines()).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Entretien',
    });
  });

  it('need a number each: one without is a bad answer, not a line called undefined', async () => {
    await expect(answering(200, [{ codeTypeService: 'M' }]).client.loadLines()).rejects.toMatchObject({
      code: 'bad-answer',
    });
  });
});
