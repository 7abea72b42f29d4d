import { z } from 'zod';
import { clientSettingsSchema, type SettingsChangeJson } from '#contract/content/client-settings.ts';
import { AppError } from '#lib/errors.ts';
import { readTime, type ContentDesk } from '../content-desk.ts';
import { readJsonFile } from '#platform/read-file.ts';
import type { Arguments } from './arguments.ts';
import type { Print } from '../print.ts';

/** Sets the takeover alert, or takes it away. */
export async function switchAlert(desk: ContentDesk, given: Arguments, print: Print): Promise<void> {
  const activation = isOn(given);
  const [, file] = given.rest;
  const written = file === undefined ? {} : await readJsonFile(file, z.record(z.string(), z.unknown()));
  const alert = activation ? { ...written, ...(await typedAlert(desk, given)), activation } : { activation };
  await change(desk, given, { alert });
  print(`✓ the alert is ${describe(given)}`);
}

async function typedAlert(desk: ContentDesk, given: Arguments): Promise<object> {
  const { fr, en, 'message-fr': messageFr, 'message-en': messageEn, severity, home, page, until } = given;
  return {
    ...((fr ?? en) !== undefined && { title: { fr, en } }),
    ...((messageFr ?? messageEn) !== undefined && { message: { fr: messageFr, en: messageEn } }),
    ...(severity !== undefined && { type: severity }),
    ...(home && { displayOnHomepage: true }),
    ...(page && { displayOnPages: page }),
    ...(until !== undefined && { until: await readTime(desk, until) }),
  };
}

/** Puts one page in the place of all, or all pages back in theirs. */
export async function switchMaintenance(desk: ContentDesk, given: Arguments, print: Print): Promise<void> {
  const activation = isOn(given);
  const { until, page } = given;
  const maintenance = {
    activation,
    ...(page && { page: page[0] }),
    ...(activation && until !== undefined && { until: await readTime(desk, until) }),
  };
  await change(desk, given, { maintenance });
  print(`✓ maintenance is ${describe(given)}`);
}

function isOn({ action, rest: [way] }: Arguments): boolean {
  if (way === 'on' || way === 'off') return way === 'on';
  throw new AppError('bad-request', `${action} is switched on or off`);
}

const describe = ({ rest: [way = ''], until, 'dry-run': dryRun }: Arguments) =>
  `${dryRun ? 'as it was; it could be ' : ''}${way}${way === 'on' && until !== undefined ? `, until ${until}` : ''}`;

async function change(desk: ContentDesk, given: Arguments, data: SettingsChangeJson): Promise<void> {
  const query = new URLSearchParams({
    ...(given['dry-run'] && { dryRun: 'true' }),
    ...(given['one-language'] && { oneLanguage: 'true' }),
  });
  const path = `/api/clientSettings?${query}`;
  const request = { method: 'PATCH', path, body: { data }, mediaType: 'application/json' } as const;
  await desk.write(request, clientSettingsSchema);
}
