/**
 * Everything an import can find wrong with a row: an error loses the row or its trip, a warning does not. A feed that
 * cannot be read at all is a `FeedFault`.
 */
export const faultSeverities = {
  'field-too-long': 'error',
  'quote-not-closed': 'error',
  'row-short': 'warning',
  'value-missing': 'error',
  'value-unreadable': 'error',
  'value-replaced': 'warning',
  'table-encoding': 'warning',
  'text-encoding': 'warning',
  'text-hidden': 'warning',
  'id-repeated': 'error',
  'line-unknown': 'error',
  'service-unknown': 'error',
  'stop-unknown': 'error',
  'stop-not-boardable': 'error',
  'trip-unknown': 'error',
  'shape-unknown': 'warning',
  'coordinates-missing': 'warning',
  'stop-code-missing': 'warning',
  'stop-code-repeated': 'warning',
  'sequence-repeated': 'error',
  'time-missing': 'error',
  'time-backwards': 'error',
  'time-interpolated': 'warning',
  'trip-too-short': 'error',
  'trip-too-long': 'error',
  'frequency-unreadable': 'error',
  'service-empty': 'warning',
  'date-order': 'warning',
  'table-unknown': 'error',
  'record-unknown': 'error',
  'translation-repeated': 'error',
  'zone-unknown': 'warning',
  'zone-contradicted': 'warning',
  'zone-of-operator': 'warning',
} as const;

export type FaultCode = keyof typeof faultSeverities;

export const faultCodes = Object.keys(faultSeverities) as readonly FaultCode[];
