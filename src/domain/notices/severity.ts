/** How grave a notice or an alert is, lowest first. */
export const severities = ['standard', 'faible', 'moyen', 'eleve'] as const;
export type Severity = (typeof severities)[number];

export function compareSeverity(a: Severity, b: Severity): number {
  return severities.indexOf(a) - severities.indexOf(b);
}
