import { ByteIndex } from './bytes/byte-index.ts';
import { GrowingColumn } from './bytes/growing-column.ts';
import type { RowScanner } from './bytes/row-scanner.ts';
import { faultCodes, type FaultCode } from './faults.ts';

/**
 * The ids of rows that were left out, each with its fault. A row that names such an id is not wrong itself: it is left
 * out with the row it belongs to, and counted there.
 */
export class RefusedIds {
  private readonly ids = new ByteIndex();
  private readonly codes = new GrowingColumn();

  /** Notes the id in a field, unless it is blank; the first fault of an id stands. */
  add(scanner: RowScanner, field: number, code: FaultCode): void {
    if (scanner.addTo(this.ids, field) === this.codes.length) this.codes.push(faultCodes.indexOf(code));
  }

  /** The fault of the id in a field; undefined when no row of that id was left out. */
  causeIn(scanner: RowScanner, field: number): FaultCode | undefined {
    return this.ids.size === 0 ? undefined : this.codeOf(scanner.findIn(this.ids, field));
  }

  causeOf(id: string): FaultCode | undefined {
    return this.ids.size === 0 ? undefined : this.codeOf(this.ids.findText(id));
  }

  private codeOf(place: number): FaultCode | undefined {
    return place < 0 ? undefined : faultCodes[this.codes.values[place] as number];
  }
}
