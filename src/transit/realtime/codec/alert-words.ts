import { createEnumeration } from './enumeration.ts';

export type AlertCause =
  | 'unknown-cause'
  | 'other-cause'
  | 'technical-problem'
  | 'strike'
  | 'demonstration'
  | 'accident'
  | 'holiday'
  | 'weather'
  | 'maintenance'
  | 'construction'
  | 'police-activity'
  | 'medical-emergency'
  | 'special-event';

export type AlertEffect =
  | 'no-service'
  | 'reduced-service'
  | 'significant-delays'
  | 'detour'
  | 'additional-service'
  | 'modified-service'
  | 'other-effect'
  | 'unknown-effect'
  | 'stop-moved'
  | 'no-effect'
  | 'accessibility-issue';

export type SeverityLevel = 'unknown-severity' | 'info' | 'warning' | 'severe';

export const causes = createEnumeration<AlertCause>({
  'unknown-cause': 1,
  'other-cause': 2,
  'technical-problem': 3,
  strike: 4,
  demonstration: 5,
  accident: 6,
  holiday: 7,
  weather: 8,
  maintenance: 9,
  construction: 10,
  'police-activity': 11,
  'medical-emergency': 12,
  'special-event': 13,
});

export const effects = createEnumeration<AlertEffect>({
  'no-service': 1,
  'reduced-service': 2,
  'significant-delays': 3,
  detour: 4,
  'additional-service': 5,
  'modified-service': 6,
  'other-effect': 7,
  'unknown-effect': 8,
  'stop-moved': 9,
  'no-effect': 10,
  'accessibility-issue': 11,
});

export const severities = createEnumeration<SeverityLevel>({
  'unknown-severity': 1,
  info: 2,
  warning: 3,
  severe: 4,
});
