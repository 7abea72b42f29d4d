import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildApp, type App } from '#app.ts';
import type { Config } from '#config.ts';
import { defaultLanguages, otherLocale, type Locale } from '#domain/locale.ts';
import { createServiceClock } from '#lib/time/service-clock.ts';
import { systemClock, type Clock } from '#platform/clock.ts';
import { createLog } from '#platform/log/log.ts';
import { chooseMaterials } from './choose-materials.ts';
import { endOnFault, endProgram } from './end-program.ts';
import { isServiceHere, type AppPart } from './materials.ts';
import { startClock } from './start-clock.ts';

const root = findRoot(import.meta.dirname);

/** The program from the first step of a start to the signal that stops it. */
export async function runProgram(config: Config, parts: readonly AppPart[]): Promise<void> {
  const log = createLog(config.logLevel);
  endOnFault(log);
  // Nobody may read what is printed, or the disk it goes to may be full.
  process.stdout.on('error', () => undefined);
  const materials = await chooseMaterials(config, root);
  const clock = await startClock(config, materials, log);
  if (clock !== systemClock) {
    const [program, machine] = [clock, systemClock].map((each) => new Date(each.now()).toISOString());
    log.warn({ clock: program, machine }, 'CLOCK is set: the whole program lives at another time');
  }
  const steps = firstSteps(config, parts);
  for (const step of steps) process.stdout.write(`… ${step}\n`);
  const app = await buildApp(config, { log, materials, clock, parts });
  for (const step of steps) process.stdout.write(`✓ ${step}\n`);
  endProgram(app, log);
  const address = await app.listen();
  const { operator } = app;
  process.stdout.write(welcome(address, { operator, parts, clock, hasOutbox: hasOutbox(config, parts) }));
  if (isRisky(config, parts)) {
    log.warn('profiles are kept in the embedded database, which a power cut can damage: set DATABASE_URL');
    process.stdout.write(riskyWords);
  }
}

/** Mail stays here, and whoever sits at this machine can read it. */
const hasOutbox = (config: Config, parts: readonly AppPart[]): boolean =>
  isServiceHere('accounts', config, parts) &&
  config.mail.smtpUrl === undefined &&
  config.http.publicUrl === undefined;

/** Others make profiles here, and the engine they are kept in never waits for the disk. */
const isRisky = (config: Config, parts: readonly AppPart[]): boolean =>
  isServiceHere('accounts', config, parts) &&
  config.http.publicUrl !== undefined &&
  config.databaseUrl === undefined;

const riskyWords = `
!! ------------------------------------------------------------------------------------
!! This program is open to others, and keeps their profiles in the embedded database.
!! That engine never waits for the disk: a power cut can damage what it holds.
!! Personal data belong on a PostgreSQL server: set DATABASE_URL (docs/operations.md).
!! ------------------------------------------------------------------------------------

`;

/** What a first start does and a later one need not. */
function firstSteps(config: Config, parts: readonly AppPart[]): string[] {
  const hasDatabase = config.databaseUrl !== undefined || existsSync(config.databaseFolder);
  const hasTimetable = existsSync(join(config.dataDir, 'schedule'));
  const here = (name: 'content' | 'schedule') => isServiceHere(name, config, parts);
  return [
    ...(here('content') && !hasDatabase ? ['Preparing the database with the default content'] : []),
    ...(here('schedule') && !hasTimetable ? ['Preparing the timetables'] : []),
  ];
}

/** The folder of package.json, above the sources and above the build. */
function findRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findRoot(dirname(folder));
}

/** Each language at its address, the first one at the root. */
function siteLines(address: string, { languages = defaultLanguages }: App['operator']): string[] {
  const { first } = languages;
  const names = { fr: 'français', en: 'English' };
  const line = (locale: Locale, path: string) => `Site (${names[locale]})`.padEnd(18) + address + path;
  return [line(first, '/'), line(otherLocale(first), `/${otherLocale(first)}`)];
}

interface Started {
  readonly operator: App['operator'];
  readonly parts: readonly AppPart[];
  readonly clock: Clock;
  readonly hasOutbox: boolean;
}

function welcome(address: string, { operator, parts, clock, hasOutbox: isKept }: Started): string {
  const lines = parts.includes('site') ? siteLines(address, operator) : [`Service           ${address}/`];
  const services = parts
    .filter((part) => part !== 'site')
    .map((part) => `Service ${part.padEnd(9)} ${address}/services/${part}/`);
  const outbox = isKept ? [`Mail that was sent ${address}/services/accounts/outbox`] : [];
  const { format } = createServiceClock(operator.timeZone, operator.serviceDayStartsAtHour);
  const time =
    clock === systemClock ? [] : [`Clock             ${format(clock.now())}, which is not the true time`];
  return `\n${[...lines, ...services, ...outbox, ...time, `Health            ${address}/readyz`].join('\n')}\n\n`;
}
