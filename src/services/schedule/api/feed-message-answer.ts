import type { Locale } from '#domain/locale.ts';
import type { Operator } from '#domain/operator.ts';
import type { Answer } from '#platform/http/endpoint.ts';
import { writeFeedMessage, type FeedMessage } from '#transit/index.ts';
import type { ScheduleView } from './schedule-context.ts';

export const protobuf = 'application/x-protobuf';

/** A message of real time as a file, with its source and its date. */
export function answerMessage(view: ScheduleView, operator: Operator, message: FeedMessage): Answer {
  const madeAt = (message.header.timestamp ?? 0) * 1000;
  const headers = {
    'content-type': protobuf,
    'last-modified': new Date(madeAt).toUTCString(),
    'x-attribution': encodeURI(attributionOf(view, operator, madeAt).en),
  };
  return { status: 200, body: Buffer.from(writeFeedMessage(message)), headers };
}

export function attributionOf({ edition }: ScheduleView, { name }: Operator, at: number) {
  const date = edition.clock.formatLocal(at).slice(0, 10);
  const source = (locale: Locale) => edition.namesIn(locale).publisher || name[locale];
  return {
    fr: `Source\u00A0: ${source('fr')}, données mises à jour le ${date}.`,
    en: `Source: ${source('en')}, data updated on ${date}.`,
  };
}
