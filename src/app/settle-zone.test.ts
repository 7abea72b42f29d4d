import { describe, expect, it } from 'vitest';
import { operator as house } from '#data/operator.ts';
import { createLog } from '#platform/log/log.ts';
import type { Transport } from '#platform/transport.ts';
import type { ScheduleService } from '#services/schedule/schedule-service.ts';
import { settleZone } from './settle-zone.ts';

const { timeZone: _, ...withoutZone } = house;
const serviceIn = (zone: string | undefined) =>
  Promise.resolve({ timeZone: () => zone } as unknown as ScheduleService);
const answering =
  (status: number, body: unknown): Transport =>
  async () => ({ status, headers: {}, body: JSON.stringify(body) });
const halifax = answering(200, { fuseauHoraire: 'America/Halifax', attribution: { fr: '', en: '' } });

async function settle(operator: typeof withoutZone, here?: Promise<ScheduleService>, elsewhere = halifax) {
  const words: string[] = [];
  const log = createLog('debug', { write: (line) => void words.push(line) });
  const { timeZone } = await settleZone(operator, { here, elsewhere, log });
  return [timeZone, words.length];
}

describe('the zone that an operator’s texts are written in', () => {
  it('is the one it names', async () => {
    expect(await settle(house, serviceIn('America/Halifax'))).toEqual(['America/New_York', 0]);
  });

  it('else that of its feed, here or elsewhere', async () => {
    expect(await settle(withoutZone, serviceIn('Europe/Paris'))).toEqual(['Europe/Paris', 0]);
    expect(await settle(withoutZone)).toEqual(['America/Halifax', 0]);
  });

  it('else UTC, and the log says so', async () => {
    const failed = Promise.reject<ScheduleService>(new Error('no database'));
    expect(await settle(withoutZone, serviceIn(undefined))).toEqual(['UTC', 1]);
    expect(await settle(withoutZone, failed)).toEqual(['UTC', 1]);
    expect(await settle(withoutZone, undefined, answering(503, {}))).toEqual(['UTC', 1]);
  });
});
