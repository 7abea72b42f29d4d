import { AppError } from '#lib/errors.ts';
import type { OperatorSource, ScheduleService } from '#services/schedule/schedule-service.ts';
import type { Materials, MaterialsOfFeed } from './materials.ts';

/** Materials that are there at once, or as soon as a feed has described them. */
export interface SettledMaterials {
  /** What the schedule service asks of the first timetable it puts into service. */
  readonly operator: OperatorSource;
  /** Throws before they are settled. */
  now(): Materials;
  /** Waits for the timetables of this process where the materials are made of them. */
  settle(starting: Promise<ScheduleService> | undefined): Promise<Materials>;
}

export function settleMaterials(given: Materials | MaterialsOfFeed): SettledMaterials {
  if (!('describe' in given)) {
    return { operator: given.operator, now: () => given, settle: async () => given };
  }
  let described: Materials | undefined;
  const now = () => {
    if (!described) throw new AppError('internal', 'the feed has not described the operator yet');
    return described;
  };
  return {
    operator: (timetable) => (described = given.describe(timetable)).operator,
    now,
    settle: async (starting) => {
      if (!starting)
        throw new AppError(
          'bad-setting',
          'OPERATOR_DIR must be set where the timetables are in another process: npm run operator -- init makes the folder',
        );
      await starting;
      return now();
    },
  };
}
