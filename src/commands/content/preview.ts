import type { Config } from '#config.ts';
import { translatedPathSchema } from '#contract/content/translate-path.ts';
import { withPrefix } from '#domain/locale.ts';
import { previewTypes } from '#domain/preview-types.ts';
import { AppError } from '#lib/errors.ts';
import { withoutTrailing } from '#lib/without-trailing.ts';
import { deriveKey } from '#platform/secret.ts';
import { linkKeyName, signLink } from '#platform/signed-link.ts';
import { openContentDesk, ownOrigin, requireSecret } from '../content-desk.ts';
import type { Arguments } from './arguments.ts';

const dayMs = 86_400_000;
const mostDays = 30;
const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Previewed {
  readonly type: string;
  readonly id: string;
  readonly isEnglish: boolean;
}

/** An address of the site that shows the working copy of an item to whoever has it, until it runs out. */
export async function previewLink(config: Config, given: Arguments): Promise<string> {
  const desk = await openContentDesk(config, { url: given.url });
  const { type, id, isEnglish } = await findPreviewed(desk, given);
  const locale = isEnglish ? 'en' : 'fr';
  const path = withPrefix(`/preview/${type}/${id.toLowerCase()}`, locale, config.locales.strategy);
  const until = String((await desk.now()) + readDays(given.days) * dayMs);
  const key = deriveKey(await requireSecret(config), linkKeyName);
  const signature = signLink(key, { path, moment: '', until });
  const site = given.site ?? config.http.publicUrl ?? ownOrigin(config);
  const query = new URLSearchParams({ until, signature });
  if (given.moment !== undefined) query.append('moment', given.moment);
  return `${withoutTrailing(site, '/')}${path}?${query}`;
}

async function findPreviewed(
  desk: Awaited<ReturnType<typeof openContentDesk>>,
  { rest: [first = '', second], en }: Arguments,
): Promise<Previewed> {
  if (second === undefined && first.startsWith('/')) return findAtPath(desk, first, en);
  if (!Object.hasOwn(previewTypes, first))
    throw new AppError('bad-request', `A type is one of ${Object.keys(previewTypes).join(', ')}`);
  if (second === undefined || !uuidPattern.test(second))
    throw new AppError('bad-request', `${second ?? 'nothing'} is no uuid`);
  return { type: first, id: second, isEnglish: en };
}

/** What is published at a path, by its uuid: its draft is over it. */
async function findAtPath(
  desk: Awaited<ReturnType<typeof openContentDesk>>,
  path: string,
  en: boolean,
): Promise<Previewed> {
  const question = `/router/translate-path?path=${encodeURIComponent(path)}&_format=json`;
  const { entity, jsonapi } = await desk.read(question, translatedPathSchema);
  const type = Object.entries(previewTypes).find(([, wire]) => wire === jsonapi?.resourceName)?.[0];
  if (!entity || type === undefined)
    throw new AppError('not-found', `Nothing that can be previewed is at ${path}`);
  return { type, id: entity.uuid, isEnglish: en || /^\/en(?:\/|$)/.test(path) };
}

function readDays(text: string | undefined): number {
  const days = text === undefined ? 7 : Number(text);
  if (!(days > 0 && days <= mostDays))
    throw new AppError('bad-request', `--days is a number from 1 to ${mostDays}`);
  return days;
}
