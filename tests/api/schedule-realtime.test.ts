import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import bindings from 'gtfs-realtime-bindings';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AvisJson } from '#contract/schedule/avis.ts';
import type { BorneVirtuelleJson } from '#contract/schedule/borne-virtuelle.ts';
import { type Alert, type FeedEntity, writeFeedMessage } from '#transit/index.ts';
import { tripsAt, wholeFeed, writeFeedFolder } from '#tests/support/feed-folder.ts';
import { startFileServer, type FileServer } from '#tests/support/file-server.ts';
import { messageOf, tripNews } from '#tests/support/realtime-message.ts';
import { openStage, type ScheduleStage } from '#tests/support/schedule-stage.ts';

let place: string;
let server: FileServer;
let stage: ScheduleStage;
beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'parcours-live-'));
  writeFeedFolder(join(place, 'feed'), wholeFeed(tripsAt('14:10', '14:20', '14:30')));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));
beforeEach(async () => {
  server = await startFileServer();
  stage = await openStage({
    // Kept: only the first test waits for an import.
    folder: join(place, 'snapshots'),
    settings: {
      feed: join(place, 'feed'),
      realtimeFeeds: ['/live.pb?kind=trips', '/live.pb?kind=others'].map((path) => server.url + path),
    },
  });
});
afterEach(async () => {
  await stage.close();
  await server.close();
});

/** What a feed says from now on, made now. */
function tell(kind: 'trips' | 'others', ...entities: FeedEntity[]): void {
  server.put(`/live.pb?kind=${kind}`, writeFeedMessage(messageOf(stage.clock.now(), entities)));
}

async function board(): Promise<{ lines: string[]; etat: string | undefined }> {
  const { horaires, tempsReel } = await stage.ask<BorneVirtuelleJson>(
    '/horaire/BorneVirtuelle_ArretParcours?noParcours=1&noArret=1001',
  );
  const lines = horaires.map(
    ({ depart, ntr, annule }) => depart.slice(11, 16) + (ntr ? ' live' : '') + (annule ? ' cancelled' : ''),
  );
  return { lines, etat: tempsReel?.etat };
}

const planned = ['14:10', '14:20', '14:30'];
const late = (trip: string, seconds: number) =>
  tripNews(trip, [{ stopSequence: 1, departure: { delay: seconds } }]);

const alert = (words: string): FeedEntity => {
  const none = { activePeriods: [], url: [], cause: 'unknown-cause', effect: 'detour' } as const;
  const told: Alert = {
    ...none,
    informedEntities: [{ routeId: 'r-1' }, { stopId: 's-1002' }],
    headerText: [
      { text: 'Detour', language: 'en' },
      { text: words, language: 'fr' },
    ],
    descriptionText: [{ text: 'Rue <Saint-Jean> fermée', language: 'fr' }],
    severityLevel: 'severe',
  };
  return { id: 'a', isDeleted: false, alert: told };
};

describe('real time through the wire', () => {
  it('shows delays and cancelled trips of every feed, as long as they are fresh', async () => {
    expect(await board()).toEqual({ lines: planned, etat: 'interrompu' });
    tell('trips', late('T1410', 120));
    tell('others', tripNews({ tripId: 'T1420', scheduleRelationship: 'canceled' }));
    await stage.service.refresh();
    expect(await board()).toEqual({
      lines: ['14:12 live', '14:20 cancelled', '14:30'],
      etat: 'enDirect',
    });

    // Frozen: the servers answer, with what they said before. What was called off is not back for that.
    stage.clock.advance(91_000);
    await stage.service.refresh();
    expect(await board()).toEqual({ lines: ['14:10', '14:20 cancelled', '14:30'], etat: 'interrompu' });

    tell('trips', late('T1410', 180));
    await stage.service.refresh();
    expect(await board()).toEqual({
      lines: ['14:13 live', '14:20 cancelled', '14:30'],
      etat: 'enDirect',
    });

    tell('others');
    await stage.service.refresh();
    expect((await board()).lines).toEqual(['14:13 live', '14:20', '14:30']);
  });

  it('is not live for fresh buses beside frozen trips, and says how old the trips are', async () => {
    const bus: FeedEntity = {
      id: 'b',
      isDeleted: false,
      vehicle: {
        trip: { tripId: 'T1410', scheduleRelationship: 'scheduled' },
        vehicle: { id: '1269' },
        position: { latitude: 46.81, longitude: -71.2 },
        currentStatus: 'in-transit-to',
      },
    };
    tell('trips', late('T1410', 120));
    tell('others', bus);
    await stage.service.refresh();
    expect((await board()).etat).toBe('enDirect');
    stage.clock.advance(91_000);
    tell('others', bus);
    await stage.service.refresh();
    expect(await board()).toEqual({ lines: planned, etat: 'interrompu' });
    expect(await stage.ask('/exploitation/tempsReel')).toMatchObject({
      etat: 'interrompu',
      miseAJour: '2026-11-15T14:00:00-05:00',
      flux: [{ etat: 'interrompu' }, { etat: 'enDirect', miseAJour: '2026-11-15T14:01:31-05:00' }],
      nombreAutobus: 1,
    });
  });

  it('falls back to the schedule when a feed breaks, says why, and recovers by itself', async () => {
    tell('trips', late('T1410', 120));
    tell('others', late('T1430', 60));
    await stage.service.refresh();
    server.put('/live.pb?kind=trips', 500);
    server.put('/live.pb?kind=others', Buffer.from('no protobuf at all'));
    stage.clock.advance(91_000);
    await stage.service.refresh();
    expect(await board()).toEqual({ lines: planned, etat: 'interrompu' });
    const state = await stage.ask<{ flux: { etat: string; echecsDeSuite: number; erreur: string }[] }>(
      '/exploitation/tempsReel',
    );
    expect(state.flux).toMatchObject([
      { etat: 'interrompu', echecsDeSuite: 1, erreur: 'HTTP 500' },
      { etat: 'interrompu', echecsDeSuite: 1 },
    ]);
    expect(JSON.stringify(state)).not.toContain('kind=');
    tell('trips', late('T1410', 240));
    await stage.service.refresh();
    expect(await board()).toEqual({ lines: ['14:14 live', '14:20', '14:30'], etat: 'enDirect' });
  });

  it('turns alerts into notices', async () => {
    tell('others', alert('Détour'));
    await stage.service.refresh();
    const [notice, ...more] = await stage.ask<AvisJson[]>('/avis/ListeAvis');
    expect(more).toEqual([]);
    expect(notice).toMatchObject({
      titre: 'Détour',
      contenu: 'Rue &lt;Saint-Jean&gt; fermée',
      parcours: '1',
      arrets: '1002',
      urgent: true,
    });
    expect(await stage.ask(`/avis/Avis?id=${notice?.id}`)).toEqual(notice);
  });

  it('is published again for others, without what is too old to be live', async () => {
    tell('others', late('T1430', 60), alert('Détour'));
    await stage.service.refresh();
    stage.clock.advance(91_000);
    tell('trips', late('T1410', 120));
    await stage.service.refresh();
    const read = async (name: string) => {
      const { rawPayload, headers } = await stage.service.app.inject(`/donneesOuvertes/gtfs-rt/${name}.pb`);
      expect(headers['content-type']).toBe('application/x-protobuf');
      return bindings.transit_realtime.FeedMessage.decode(rawPayload);
    };
    const trips = await read('trip-updates');
    expect(trips.entity.map(({ tripUpdate }) => tripUpdate?.trip.tripId)).toEqual(['T1410']);
    expect(Number(trips.header.timestamp)).toBe(stage.clock.now() / 1000);
    const alerts = await read('alerts');
    expect(alerts.entity.map((each) => each.alert?.headerText?.translation?.[1]?.text)).toEqual(['Détour']);
    expect((await read('vehicle-positions')).entity).toEqual([]);
  });

  it('is kept when the timetable changes', async () => {
    tell('trips', late('T1410', 120));
    await stage.service.refresh();
    writeFeedFolder(join(place, 'feed'), wholeFeed(tripsAt('14:10', '14:25', '14:35')));
    server.put('/live.pb?kind=trips', 500);
    await stage.service.refresh();
    expect((await board()).lines).toEqual(['14:12 live', '14:25', '14:35']);
  });
});

describe('real time before the first timetable', () => {
  it('is not lost, though its feed says the same ever after', async () => {
    const early = await openStage({
      settings: { feed: join(place, 'later'), realtimeFeeds: [`${server.url}/live.pb?kind=others`] },
    });
    try {
      tell('others', alert('Détour'));
      await early.service.refresh();
      writeFeedFolder(join(place, 'later'), wholeFeed(tripsAt('14:10')));
      await early.service.refresh();
      expect(await early.ask<AvisJson[]>('/avis/ListeAvis')).toHaveLength(1);
    } finally {
      await early.close();
    }
  });
});
