import { z } from 'zod';
import type { Transport } from '#platform/transport.ts';
import { askJson } from '../wire.ts';

const lineSchema = z.object({ noParcours: z.coerce.string(), codeTypeService: z.coerce.string() });

/** A line as the frame of the site knows it: its number and its kind of service. */
export interface LineSummary {
  readonly number: string;
  readonly serviceTypeCode: string;
}

export interface ScheduleClient {
  loadLines(): Promise<LineSummary[]>;
}

export function createScheduleClient(transport: Transport): ScheduleClient {
  return {
    loadLines: async () => {
      const lines = await askJson(
        transport,
        { method: 'GET', path: '/horaire/ListeParcours/' },
        z.array(lineSchema),
      );
      return lines.map(({ noParcours, codeTypeService }) => ({
        number: noParcours,
        serviceTypeCode: codeTypeService,
      }));
    },
  };
}
