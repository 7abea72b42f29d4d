import type { ImportSummary } from '../timetable/import-summary.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { agreeOver } from '../timetable/zones.ts';
import { faultSeverities, type FaultCode } from './faults.ts';

const code = 'zone-of-operator' satisfies FaultCode;

/**
 * What an import found, and whether the operator's zone contradicts that of the feed. The import itself cannot say it:
 * an operator may change while the feed, and the snapshot with its summary, stay as they are.
 */
export function reviewZone(timetable: Timetable, operatorZone: string | undefined): ImportSummary {
  const { summary, timeZone } = timetable;
  if (timeZone === undefined || operatorZone === undefined) return summary;
  if (agreeOver(timetable, timeZone, operatorZone)) return summary;
  const examples = [{ table: 'agency', row: 0, detail: timeZone }];
  return {
    ...summary,
    warnings: summary.warnings + 1,
    faults: [
      ...summary.faults,
      { code, severity: faultSeverities[code], count: 1, leftOutWith: {}, examples },
    ],
  };
}
