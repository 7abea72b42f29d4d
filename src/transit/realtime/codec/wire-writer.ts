import { PbfWriter } from 'pbf';

const HALF = /[\ud800-\udfff]/;

/** The library joins surrogate pairs wrongly from U+20000 on, so texts that hold any are encoded by the platform. */
export class WireWriter extends PbfWriter {
  override writeString(text: string): void {
    if (HALF.test(text)) this.writeBytes(Buffer.from(text));
    else super.writeString(text);
  }
}
