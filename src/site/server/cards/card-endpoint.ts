import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { ScheduleClient } from '#clients/schedule/schedule-client.ts';
import { locales, type Locale } from '#domain/locale.ts';
import type { LineSummary } from '#domain/line.ts';
import type { Operator } from '#domain/operator.ts';
import { AppError } from '#lib/errors.ts';
import { readPathName } from '#lib/path-name.ts';
import { createSingleFlight } from '#lib/single-flight.ts';
import { defineEndpoint, type Answer } from '#platform/http/endpoint.ts';
import type { Log } from '#platform/log/log.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { designLineCard, designOperatorCard } from './card-design.ts';
import type { CardDrawing } from './card-drawing.ts';
import type { CardThread } from './card-thread.ts';

export interface CardOptions {
  readonly schedule: ScheduleClient;
  readonly operator: Operator;
  /** The operator's drawing itself. */
  readonly logo: string;
  readonly cards: CardThread;
  readonly log: Log;
}

/** The cards of two hundred lines in two languages. */
const keptBytes = 8 * 1024 * 1024;
const day = 'public, max-age=86400';
const brief = 'public, max-age=60';

const answers = { 200: z.file(), 404: z.object({ message: z.string() }) };
const mediaType = 'image/png';

/** The pictures that networks show beside a shared address: one for each line, and one for all other pages. */
export function cardEndpoints(options: CardOptions) {
  const { schedule, operator, log, cards } = options;
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
  });
  const flight = createSingleFlight<Uint8Array>();

  /** A card is known by what is on it: another feed makes another card. */
  const draw = async (drawing: CardDrawing): Promise<Uint8Array> => {
    const key = JSON.stringify(drawing);
    const png = kept.get(key) ?? (await flight(key, () => cards.draw(drawing)));
    kept.set(key, png);
    return png;
  };
  const answer = async (drawing: CardDrawing, cacheControl = day): Promise<Answer> => ({
    status: 200,
    body: Buffer.from(await draw(drawing)),
    // Other sites show it: that is what it is for.
    headers: {
      'content-type': mediaType,
      'cache-control': cacheControl,
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
  const ofOperator = (locale: Locale, cacheControl?: string) =>
    answer(
      designOperatorCard({ ...operator, logoSvg: options.logo, words: operator.name[locale] }),
      cacheControl,
    );

  return [
    defineEndpoint({
      method: 'GET',
      path: '/_card/:file',
      summary: 'The picture of the site, for whoever shares a page',
      params: z.object({ file: z.enum(locales.map((locale) => `${locale}.png`)) }),
      answers,
      mediaType,
      handle: ({ params }) => ofOperator(params.file.slice(0, 2) as Locale),
    }),
    defineEndpoint({
      method: 'GET',
      path: '/_card/:locale/:file',
      summary: 'The picture of a line, for whoever shares its page',
      params: z.object({ locale: z.enum(locales), file: z.string().regex(/^[^\p{C}/\\]{1,250}\.png$/u) }),
      answers,
      mediaType,
      handle: async ({ params: { locale, file } }) => {
        const number = readPathName(file.slice(0, -'.png'.length)) ?? '';
        const lines = await schedule.loadLines(locale).catch((err: unknown) => {
          log.warn({ err }, 'a line is shared with the picture of the operator');
          return undefined;
        });
        if (!lines) return ofOperator(locale, brief);
        const line = lines.find((each) => each.number === number);
        if (!line) throw new AppError('not-found', 'there is no such line');
        const type = operator.serviceTypes.find(({ code }) => code === line.serviceTypeCode);
        if (!type) return ofOperator(locale);
        const words = [operator.name[locale], catalogues[locale].schedules.nextDepartures] as const;
        return answer(designLineCard({ number, type, ends: await endsIn(line, locale), words }));
      },
    }),
  ];

  /** The list of lines has its names in French: they are asked for in another language, and stand in for it. */
  async function endsIn({ number, ends }: LineSummary, locale: Locale): Promise<readonly string[]> {
    if (locale === 'fr') return ends;
    const sheet = await schedule.loadLine({ number, locale }).catch(() => undefined);
    return sheet?.directions.map(({ towards }) => towards) ?? ends;
  }
}
