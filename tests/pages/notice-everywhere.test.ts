import bindings from 'gtfs-realtime-bindings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DepartsJson } from '#contract/schedule/departs.ts';
import { displayModes, displayPath, tripPath } from '#site/routing/schedule-paths.ts';
import { accountVisitsOf, deviceSettings, type Device } from '#tests/support/account-visits.ts';
import { accountSettings, startAccountsStage, type AccountsStage } from '#tests/support/accounts-stage.ts';
import { eventually } from '#tests/support/eventually.ts';
import { chooseNotices } from '#tests/support/followers.ts';
import { wrapScheduleApp } from '#tests/support/schedule-app.ts';
import { contentOf } from '#tests/support/visits.ts';

let stage: AccountsStage;
const { visits, arrive } = accountVisitsOf(() => stage);
beforeAll(async () => {
  stage = await startAccountsStage({
    parts: ['site', 'content', 'schedule', 'accounts', 'cache'],
    settings: { ...accountSettings, ...deviceSettings },
  });
  // Those of before are old news to members.
  await stage.app.app.accounts?.tellOfNotices();
}, 60_000);
afterAll(() => stage.app.close());

const schedules = { fr: '/horaires-et-trajets/horaires', en: '/en/schedules-and-trips/schedules' };
const place = { base: schedules.fr, locale: 'fr' } as const;
const notices = {
  fr: '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours',
  en: '/en/schedules-and-trips/customer-notices/route-notices',
};
const print = '/horaires-et-trajets/horaires-imprimables';
const myNotices = { fr: '/mon-profil/mes-avis', en: '/en/my-account/my-notices' };
const [stop, line] = ['1001', '800'];
const start = '2026-11-15T14:00:00-05:00';
const end = '2026-11-15T15:00:00-05:00';
const alerts = '/services/schedule/donneesOuvertes/gtfs-rt/alerts.pb';
const key = 'notice-of-this-test';
const titles = { fr: 'Essai : le 800 prend plus de temps', en: 'Trial: the 800 takes longer' };

/** A trip of the line from the stop, so that its page can be looked at. */
async function findTrip() {
  const read = wrapScheduleApp(visits.app).read;
  const { arrets } = (await read(`/departs?arrets=${stop}&limite=20`)) as DepartsJson;
  const departure = arrets[0]?.departs.find(({ noParcours }) => noParcours === line);
  if (!departure) throw new Error('no departure of the line');
  const { codeDirection, idVoyage, date } = departure;
  const day = `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}`;
  return { direction: codeDirection, date: day, tripId: idVoyage };
}

type Surface = readonly [name: string, path: string, title: string, device?: Device];

/** Somebody who follows the line, signed in and with mail in their language. */
async function arriveFollower(locale: 'fr' | 'en') {
  const member = await arrive({ locale });
  await chooseNotices(stage, member, { lines: [line] });
  return member;
}
type Follower = Awaited<ReturnType<typeof arriveFollower>>;
let followers: readonly Follower[];

/** The mails to a member that tell of the notice. */
async function mailsAbout({ mail, locale }: Follower) {
  const all = await stage.mailsTo(mail);
  return all.filter(({ subject, text }) => `${subject} ${text}`.includes(titles[locale]));
}

/** Everywhere a notice of the line is told, in both languages. Whoever adds a surface adds it here. */
async function listSurfaces(): Promise<readonly Surface[]> {
  const trip = await findTrip();
  return [
    ['the list', notices.fr, titles.fr],
    ['the list in English', notices.en, titles.en],
    ['the list of the line', `${notices.fr}/parcours/${line}`, titles.fr],
    ['the line', `${schedules.fr}/${line}`, titles.fr],
    ['the line in English', `${schedules.en}/${line}`, titles.en],
    ['the stop', `${schedules.fr}/${stop}`, titles.fr],
    ['the stop in English', `${schedules.en}/${stop}`, titles.en],
    ...displayModes.map(
      (mode) => [`the stop as ${mode}`, displayPath(place, stop, mode), titles.fr] as const,
    ),
    ['the trip', tripPath(place, { number: line, stop, ...trip }), titles.fr],
    ['the printed sheet', `${print}/${line}/${trip.direction}`, titles.fr],
    ...followers.map(
      ({ locale, device }) => [`my notices in ${locale}`, myNotices[locale], titles[locale], device] as const,
    ),
    ['the search', `/recherche/${encodeURIComponent('essai plus de temps')}`, titles.fr],
    ['the search in English', `/en/search/${encodeURIComponent('trial takes longer')}`, titles.en],
    ['the wire of the search', `/services/content/api/solr-search?search=essai+800+temps`, titles.fr],
    ['the wire', `/services/schedule/departs?arrets=${stop}&limite=19`, titles.fr],
    ['the wire in English', `/services/schedule/departs?arrets=${stop}&limite=19&langue=en`, titles.en],
    ...listFeeds(),
  ];
}

/** What programs follow: of all, of the line and of the stop, each in its languages. */
function listFeeds(): readonly Surface[] {
  const places = [
    ['all', ''],
    ['the line', `numero=${line}`],
    ['the stop', `numero=${stop}`],
  ] as const;
  const ofSite = (['fr', 'en'] as const).flatMap((locale) =>
    places.flatMap(([of, query]) =>
      ['rss', 'json', 'ics'].map(
        (format) =>
          [
            `${format} of ${of} in ${locale}`,
            `${notices[locale]}?${query}&format=${format}`,
            titles[locale],
          ] as const,
      ),
    ),
  );
  const ofWire = ['', `?noParcours=${line}`, `?noArret=${stop}`].flatMap((query) =>
    (['fr', 'en'] as const).map(
      (locale) => [`alerts${query} in ${locale}`, alerts + query, titles[locale]] as const,
    ),
  );
  return [...ofSite, ...ofWire];
}

/** The words of a surface, as a browser or a program gets them now. */
async function wordsOf(path: string, device?: Device): Promise<string> {
  const headers = { accept: 'text/html, application/json', ...device };
  const answer = await visits.app.get(path, { headers });
  expect(answer.status, path).toBe(200);
  if (path.startsWith(alerts)) return wordsOfAlerts(new Uint8Array(await answer.arrayBuffer()));
  // An agenda goes on in the next line where one is too long.
  return (await answer.text()).replaceAll('\r\n ', '').replaceAll(/&nbsp;|\u00a0/g, ' ');
}

/** As programs read them that are not ours. */
const decodeAlerts = (bytes: Uint8Array) => bindings.transit_realtime.FeedMessage.decode(bytes).entity;

function wordsOfAlerts(bytes: Uint8Array): string {
  const texts = decodeAlerts(bytes).flatMap(({ alert }) => alert?.headerText?.translation ?? []);
  return texts.map(({ text }) => text).join('\n');
}

/** The words and the times of an alert. */
async function readAlert(path: string, id: string) {
  const answer = await visits.app.get(path);
  const found = decodeAlerts(new Uint8Array(await answer.arrayBuffer())).find((each) => each.id === id);
  const { headerText, descriptionText, activePeriod } = found?.alert ?? {};
  const inLanguages = (texts: typeof headerText) =>
    Object.fromEntries((texts?.translation ?? []).map(({ language, text }) => [language, text]));
  return {
    header: inLanguages(headerText),
    description: inLanguages(descriptionText),
    periods: activePeriod?.map((period) => [Number(period.start) * 1000, Number(period.end) * 1000]),
  };
}

/** Where each surface stands, by name. */
async function whereTold(surfaces?: readonly Surface[]): Promise<Record<string, boolean>> {
  const told: Record<string, boolean> = {};
  for (const [name, path, title, device] of surfaces ?? (await listSurfaces()))
    told[name] = (await wordsOf(path, device)).includes(title);
  return told;
}

const all = (told: Record<string, boolean>, expected: boolean) =>
  Object.fromEntries(Object.keys(told).map((name) => [name, expected]));

describe('one publication', () => {
  it(
    'is told nowhere before, everywhere at once, and nowhere from its end on',
    { timeout: 90_000 },
    async () => {
      followers = [await arriveFollower('fr'), await arriveFollower('en')];
      const before = await whereTold();
      expect(before).toEqual(all(before, false));

      const { id } = await contentOf(visits.app).saveItem({
        key,
        type: 'notices',
        shared: {
          general: false,
          non_public: false,
          notice_type: 'moyen',
          effects: [{ type: 'delay', routes: [{ name: line }], minutes: 7, start, end }],
        },
        fr: { title: titles.fr, attributes: { subtitle: 'Prévoyez 7 minutes de plus.' } },
        en: { title: titles.en, attributes: { subtitle: 'Allow 7 more minutes.' } },
        references: { routes: [`route-${line}`] },
      });
      // The clock of answers and boards that are kept for seconds stands still here: none is asked for too early.
      await visits.app.app.schedule?.refreshNotices();
      visits.app.clock.advance(2000);
      await eventually(async () => {
        const told = await whereTold();
        expect(told).toEqual(all(told, true));
      });

      await stage.app.app.accounts?.tellOfNotices();
      for (const follower of followers)
        await eventually(async () => {
          const [mail, ...others] = await mailsAbout(follower);
          expect(mail?.subject).toContain(titles[follower.locale]);
          expect(others).toEqual([]);
        });

      for (const query of ['', `?noParcours=${line}`, `?noArret=${stop}`])
        expect(await readAlert(alerts + query, id)).toEqual({
          header: titles,
          description: { fr: 'Prévoyez 7 minutes de plus.', en: 'Allow 7 more minutes.' },
          periods: [[Date.parse(start), Date.parse(end)]],
        });

      const { clock } = visits.app;
      clock.advance(Date.parse(end) - clock.now() - 1000);
      // Feeds are kept for a minute, and not a moment past the end of what they tell.
      const last = await whereTold(listFeeds());
      expect(last).toEqual(all(last, true));
      clock.advance(1000);
      const after = await whereTold();
      expect(after).toEqual(all(after, false));

      // The mail said until when it holds: nobody is told twice of an end that came when it was due.
      await stage.app.app.accounts?.tellOfNotices();
      for (const follower of followers) expect(await mailsAbout(follower)).toHaveLength(1);
    },
  );
});
