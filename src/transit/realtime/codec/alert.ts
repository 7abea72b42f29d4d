import type { PbfWriter } from 'pbf';
import { causes, effects, severities } from './alert-words.ts';
import type { AlertCause, AlertEffect, SeverityLevel } from './alert-words.ts';
import { readEntitySelector, writeEntitySelector, type EntitySelector } from './entity-selector.ts';
import { readTimeRange, writeTimeRange, type TimeRange } from './time-range.ts';
import { readTranslatedText, writeTranslatedText, type TranslatedText } from './translation.ts';
import type { WireReader } from './wire-reader.ts';

/** A disturbance told in words, and what it touches. */
export interface Alert {
  /** Without one it holds as long as the feed carries it. */
  readonly activePeriods: readonly TimeRange[];
  readonly informedEntities: readonly EntitySelector[];
  readonly cause: AlertCause;
  readonly effect: AlertEffect;
  readonly url: TranslatedText;
  readonly headerText: TranslatedText;
  readonly descriptionText: TranslatedText;
  readonly severityLevel: SeverityLevel;
}

export function readAlert(reader: WireReader, end: number): Alert {
  const activePeriods: TimeRange[] = [];
  const informedEntities: EntitySelector[] = [];
  let cause: AlertCause = 'unknown-cause';
  let effect: AlertEffect = 'unknown-effect';
  let url: TranslatedText = [];
  let headerText: TranslatedText = [];
  let descriptionText: TranslatedText = [];
  let severityLevel: SeverityLevel = 'unknown-severity';
  for (let tag = reader.nextTag(end); tag !== 0; tag = reader.nextTag(end)) {
    switch (tag) {
      case 10:
        activePeriods.push(readTimeRange(reader, reader.enter(end)));
        break;
      case 42:
        informedEntities.push(readEntitySelector(reader, reader.enter(end)));
        break;
      case 48:
        cause = causes.nameOf(reader.readInt32()) ?? 'unknown-cause';
        break;
      case 56:
        effect = effects.nameOf(reader.readInt32()) ?? 'unknown-effect';
        break;
      case 66:
        url = readTranslatedText(reader, reader.enter(end));
        break;
      case 82:
        headerText = readTranslatedText(reader, reader.enter(end));
        break;
      case 90:
        descriptionText = readTranslatedText(reader, reader.enter(end));
        break;
      case 112:
        severityLevel = severities.nameOf(reader.readInt32()) ?? 'unknown-severity';
        break;
      default:
        reader.skip(tag);
    }
  }
  return {
    activePeriods,
    informedEntities,
    cause,
    effect,
    url,
    headerText,
    descriptionText,
    severityLevel,
  };
}

export function writeAlert(alert: Alert, writer: PbfWriter): void {
  for (const period of alert.activePeriods) writer.writeMessage(1, writeTimeRange, period);
  for (const selector of alert.informedEntities) writer.writeMessage(5, writeEntitySelector, selector);
  writer.writeVarintField(6, causes.numberOf(alert.cause));
  writer.writeVarintField(7, effects.numberOf(alert.effect));
  if (alert.url.length > 0) writer.writeMessage(8, writeTranslatedText, alert.url);
  if (alert.headerText.length > 0) writer.writeMessage(10, writeTranslatedText, alert.headerText);
  if (alert.descriptionText.length > 0) writer.writeMessage(11, writeTranslatedText, alert.descriptionText);
  writer.writeVarintField(14, severities.numberOf(alert.severityLevel));
}
