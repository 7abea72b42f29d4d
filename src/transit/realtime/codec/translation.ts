import type { PbfWriter } from 'pbf';
import { requireField } from './realtime-fault.ts';
import type { WireReader } from './wire-reader.ts';

/** One text in one language; without a language it is in that of the feed. */
export interface Translation {
  readonly text: string;
  /** BCP 47. */
  readonly language?: string;
}

/** The same text in several languages; empty when there is none. */
export type TranslatedText = readonly Translation[];

export function readTranslatedText(reader: WireReader, end: number): TranslatedText {
  const translations: Translation[] = [];
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    if (tag === 10) translations.push(readTranslation(reader, reader.enter(end)));
    else reader.skip(tag);
  }
  return translations;
}

export function writeTranslatedText(text: TranslatedText, writer: PbfWriter): void {
  for (const translation of text) writer.writeMessage(1, writeTranslation, translation);
}

function readTranslation(reader: WireReader, end: number): Translation {
  let text: string | undefined;
  let language: string | undefined;
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    switch (tag) {
      case 10:
        text = reader.readText(end);
        break;
      case 18:
        language = reader.readText(end);
        break;
      default:
        reader.skip(tag);
    }
  }
  return { text: requireField(text, 'the text of a translation'), language };
}

function writeTranslation(translation: Translation, writer: PbfWriter): void {
  writer.writeStringField(1, translation.text);
  if (translation.language !== undefined) writer.writeStringField(2, translation.language);
}
