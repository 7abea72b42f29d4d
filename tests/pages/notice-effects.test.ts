import { describe, expect, it } from 'vitest';
import type { NoticeEffectJson } from '#contract/content/notice-effects.ts';
import type { VoyageAnnuleJson } from '#contract/schedule/voyage-annule.ts';
import { readDocument } from '#tests/support/document.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startLiveSite } from '#tests/support/live-site.ts';
import { busNews } from '#tests/support/realtime-message.ts';
import { felt, pagesAbout, wireSurfaces } from '#tests/support/notice-surfaces.ts';
import { noticeWriter } from '#tests/support/notice-writing.ts';
import { wrapScheduleApp } from '#tests/support/schedule-app.ts';

const site = startLiveSite();
const { publish, withdraw } = noticeWriter(() => site.app);
const routes = [{ name: felt.number }];
const stops = [{ name: felt.stop, replacement: '1010' }];

const effects = {
  closed: { type: 'stops_closed', stops },
  cancelled: { type: 'trips_cancelled', routes },
  detour: { type: 'detour', routes, stops, minutes: 6 },
  delay: { type: 'delay', routes, minutes: 7 },
  other: { type: 'other', routes },
} as const satisfies Record<string, NoticeEffectJson>;
type Kind = keyof typeof effects;

/** What a page says, in words of the test. */
const words: Readonly<Record<string, RegExp>> = {
  told: /Un essai/,
  closed: /Arrêts? fermés?/,
  cancelled: /(?<!Aucun voyage )annulé(?!s)|STATUS:CANCELLED/,
  passed: /ne s’arrête pas ici|arrêt non desservi/,
  later: /\+\s?[67]\smin|[67]\smin de plus/,
};

async function readWire(id: string): Promise<Record<string, string>> {
  const schedule = wrapScheduleApp(site.app);
  const said: Record<string, string> = {};
  for (const [name, { address, read }] of Object.entries(wireSurfaces))
    said[name] = read(await schedule.read(address), id);
  return said;
}

async function readPages(): Promise<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const [name, path] of Object.entries(pagesAbout(felt))) {
    const answer = await site.visits.ask(path);
    expect(answer.status, path).toBe(200);
    const text = await answer.text();
    const shown = text.startsWith('<!doctype') ? readDocument(text).text('main') : text;
    said[name] = Object.keys(words)
      .filter((word) => words[word]?.test(shown))
      .join(' ');
  }
  return said;
}

/** Publishes a notice with one effect, lets the timetables and the site hear of it, and takes it back afterwards. */
async function withEffect(
  kind: Kind,
  work: (id: string) => Promise<void>,
  posted: { readonly date_notice_end?: string } = {},
): Promise<void> {
  const id = await publish({ title: 'Un essai', notice_type: 'eleve', effects: [effects[kind]], ...posted });
  const knows = async () => (await wrapScheduleApp(site.app).ask('/avisReseau')).text.includes(id);
  await eventually(async () => expect(await knows()).toBe(true));
  // Past the pages and answers that are given again; a bus of the line is on its way.
  site.app.clock.advance(61_000);
  const trip = { tripId: '800O-dim1-1405', startDate: '20261115' };
  const at = site.app.clock.now() - 10_000;
  await site.hear(busNews({ id: '9', trip, stop: 1, status: 'stopped-at', at }));
  try {
    await work(id);
  } finally {
    await withdraw(id);
    await eventually(async () => expect(await knows()).toBe(false));
  }
}

/** A row for each surface: what it says of each effect. Whoever adds a surface adds it here. */
const kinds = ['closed', 'detour', 'delay', 'other', 'cancelled'] as const;
type Row = readonly [closed: string, detour: string, delay: string, other: string, cancelled: string];

const planned = 'as planned';
const onWire: Readonly<Record<string, Row>> = {
  departs: [
    'nonDesservi au 1010 ferme avis',
    'nonDesservi au 1010 avis',
    'planifie +7 avis',
    'planifie avis',
    'annule avis',
  ],
  'departs of another moment': [
    'nonDesservi au 1010',
    'nonDesservi au 1010',
    'planifie +7',
    'planifie',
    'annule',
  ],
  journee: ['nonDesservi au 1010', 'nonDesservi au 1010', 'planifie +7', 'planifie', 'annule'],
  'horaireArret, kept on devices': ['nonDesservi', 'nonDesservi', 'planifie', 'planifie', 'annule'],
  grille: ['nonDesservi', 'nonDesservi', planned, planned, 'annule'],
  voyage: ['nonDesservi au 1010', 'nonDesservi au 1010 avis', 'avis', 'avis', 'annule avis'],
  parcours: [
    'nonDesservi au 1010 aucun depart',
    'nonDesservi au 1010 aucun depart avis',
    'avis',
    'avis',
    'aucun depart avis',
  ],
  suiviParcours: ['aucun depart', 'aucun depart', 'planifie', 'planifie', 'aucun depart'],
  // A bus is where it is.
  autobus: ['en service', 'en service', 'en service', 'en service', 'en service'],
  voyagesAnnules: [planned, planned, planned, planned, 'annule avis'],
  ListeArret_Parcours: ['nonDesservi', 'nonDesservi', planned, planned, planned],
  BorneVirtuelle_ArretParcours: ['nonDesservi detour', 'nonDesservi detour', planned, planned, 'annule'],
  ListeHoraire_ArretParcours: ['annule', 'annule', planned, planned, 'annule'],
  ListeAvis: ['avis', 'avis', 'avis', 'avis', 'avis'],
};

const onPages: Readonly<Record<string, Row>> = {
  home: ['told', 'told', 'told', 'told', 'told'],
  schedules: ['told', 'told', 'told', 'told', 'told'],
  // That a stop is closed is said in the place of the title.
  stop: ['closed passed', 'told passed', 'told later', 'told', 'told cancelled'],
  'stop as lobby': ['closed passed', 'told passed', 'told later', 'told', 'told cancelled'],
  'stop as embed': ['closed passed', 'told passed', 'told later', 'told', 'told cancelled'],
  'stop as text': ['told closed passed', 'told passed', 'told later', 'told', 'told cancelled'],
  'day of the stop': ['closed passed', 'told passed', 'told', 'told', 'told cancelled'],
  'map of the line': ['passed', 'passed', '', '', ''],
  line: ['passed', 'told passed', 'told later', 'told', 'told cancelled'],
  'stop on the line': ['closed passed', 'told passed', 'told later', 'told', 'told cancelled'],
  'timetable, all stops': ['passed', 'told passed', 'told', 'told', 'told cancelled'],
  'timetable, one stop': ['passed', 'told passed', 'told', 'told', 'told cancelled'],
  trip: ['passed', 'told passed', 'told', 'told', 'told cancelled'],
  'trip in an agenda': ['cancelled', 'cancelled', '', '', 'cancelled'],
  'day in an agenda': ['cancelled', 'cancelled', '', '', 'cancelled'],
  cancellations: ['', '', '', '', 'told cancelled'],
  // A sheet is of a period: it tells of notices, and its times stay.
  'printed sheet': ['told closed', 'told closed', 'told', 'told', 'told'],
  'printed sheet of the stop': ['told closed', 'told closed', 'told', 'told', 'told'],
};

const column = (table: Readonly<Record<string, Row>>, place: number) =>
  Object.fromEntries(Object.entries(table).map(([name, row]) => [name, row[place]]));

describe('an effect on every surface', () => {
  it('is felt nowhere before it is told', async () => {
    expect(Object.values(await readPages()).filter((said) => said !== '')).toEqual([]);
  });

  it.each(kinds.map((kind, place) => [kind, place] as const))(
    '%s',
    { timeout: 30_000 },
    async (kind, place) => {
      await withEffect(kind, async (id) => {
        expect(await readWire(id)).toEqual(column(onWire, place));
        expect(await readPages()).toEqual(column(onPages, place));
      });
    },
  );

  it('is told with the year of its last day where that is another', { timeout: 30_000 }, async () => {
    const told = async () =>
      /fermé jusqu’au ([^.]+)\./.exec(
        (await site.visits.page(`/horaires-et-trajets/horaires/${felt.stop}`)).text('main'),
      )?.[1];
    const until = async (day: string, said: string) =>
      withEffect('closed', async () => expect(await told()).toBe(said), { date_notice_end: day });
    await until('2026-12-29', 'mardi 29 décembre');
    await until('2027-02-10', 'mercredi 10 février 2027');
  });

  it('is kept of the trips it took away, with its reason, and that they run again', async () => {
    const records = async () =>
      ((await wrapScheduleApp(site.app).read('/voyagesAnnules')) as VoyageAnnuleJson[]).filter(
        ({ idVoyage }) => idVoyage === felt.tripId,
      );
    await eventually(async () =>
      expect(await records()).toMatchObject([
        {
          genre: 'annule',
          source: 'avis',
          avis: { titre: 'Un essai', gravite: 'eleve' },
          retabli: expect.any(String) as string,
        },
      ]),
    );
  });
});
