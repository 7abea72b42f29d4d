import fc from 'fast-check';
import { PbfWriter } from 'pbf';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import type { FeedMessage } from './feed-format.ts';
import { readFeedMessage, writeFeedMessage } from './feed-message.ts';
import { RealtimeFault } from './wire-reader.ts';

const message: FeedMessage = {
  header: { version: '2.0', incrementality: 'full-dataset', timestamp: 1_790_000_000 },
  entities: [
    {
      id: 'late',
      isDeleted: false,
      tripUpdate: {
        trip: { tripId: 't-1', startDate: '20261002', scheduleRelationship: 'scheduled' },
        vehicle: { id: '2101', label: '2101' },
        timestamp: 1_789_999_990,
        delay: -45,
        stopTimeUpdates: [
          { stopSequence: 1, stopId: '1001', scheduleRelationship: 'scheduled', departure: { delay: -45 } },
          { stopSequence: 2, stopId: '1002', scheduleRelationship: 'skipped' },
          {
            stopId: '1003',
            scheduleRelationship: 'no-data',
            arrival: { time: 1_790_000_300, uncertainty: 0 },
          },
        ],
      },
    },
    {
      id: 'bus',
      isDeleted: false,
      vehicle: { position: { latitude: 46.5, longitude: -71.25, speed: 8 }, currentStatus: 'stopped-at' },
    },
    {
      id: 'detour',
      isDeleted: true,
      alert: {
        activePeriods: [{ start: 1_790_000_000 }, { end: 1_790_090_000 }],
        informedEntities: [{ agencyId: 'a' }, { routeId: '800', stopId: '1001' }],
        cause: 'construction',
        effect: 'detour',
        url: [],
        headerText: [{ text: 'Détour à l’église', language: 'fr' }],
        descriptionText: [{ text: '\uFEFFa long text that no pool keeps: 🚌𠮷 past forty bytes' }],
        severityLevel: 'warning',
      },
    },
  ],
};

async function tryRead(bytes: Uint8Array): Promise<FeedMessage | RealtimeFault> {
  try {
    return await readFeedMessage(bytes);
  } catch (thrown) {
    if (thrown instanceof RealtimeFault) return thrown;
    throw thrown;
  }
}

describe('a feed message', () => {
  it('reads back as it was written', async () => {
    expect(await readFeedMessage(writeFeedMessage(message))).toEqual(message);
  });

  it('is found in the middle of a larger buffer', async () => {
    const bytes = writeFeedMessage(message);
    const larger = new Uint8Array(bytes.length + 20).fill(0xff);
    larger.set(bytes, 7);
    expect(await readFeedMessage(larger.subarray(7, 7 + bytes.length))).toEqual(message);
  });

  it('gives every object of a kind the same keys, said or not', async () => {
    const stops =
      (await readFeedMessage(writeFeedMessage(message))).entities[0]?.tripUpdate?.stopTimeUpdates ?? [];
    const shapes = new Set(stops.map((stop) => Object.keys(stop).join()));
    expect([...shapes]).toEqual(['stopSequence,stopId,arrival,departure,scheduleRelationship']);
  });

  it('lets others work while a large one is read', async () => {
    const entities = Array.from({ length: 200 }, (_, index) => ({ id: `${index}`, isDeleted: true }));
    let isOver = false;
    let turns = 0;
    const count = () => {
      turns++;
      if (!isOver) setImmediate(count);
    };
    setImmediate(count);
    const read = await readFeedMessage(writeFeedMessage({ ...message, entities }));
    isOver = true;
    expect(read.entities).toEqual(entities);
    expect(turns).toBeGreaterThan(3);
  });

  it('skips fields it does not know, of every wire type', async () => {
    const writer = new PbfWriter();
    writer.writeVarintField(1000, 2 ** 50);
    writer.writeDoubleField(1001, 1.5);
    writer.writeStringField(9000, 'extension');
    writer.writeFloatField(2 ** 28 - 1, 1.5);
    const bytes = Buffer.concat([writer.finish(), writeFeedMessage(message), writer.finish()]);
    expect(await readFeedMessage(bytes)).toEqual(message);
  });

  it('takes an enumerated word from the future for the default', async () => {
    const bytes = writeFeedMessage({
      header: { version: '2.0', incrementality: 'differential' },
      entities: [],
    });
    bytes[bytes.indexOf(16) + 1] = 99;
    expect((await readFeedMessage(bytes)).header.incrementality).toBe('full-dataset');
  });
});

describe('bytes that are no feed message', () => {
  it('is a fault when cut inside any entity, and only whole entities are ever seen', async () => {
    const bytes = writeFeedMessage(message);
    const cuts = await Promise.all(Array.from(bytes, (_byte, cut) => tryRead(bytes.subarray(0, cut))));
    const whole = cuts.filter((read) => !(read instanceof RealtimeFault));
    expect(whole).toEqual(
      [0, 1, 2].map((count) => ({ ...message, entities: message.entities.slice(0, count) })),
    );
  });

  it('has one name', async () => {
    expect(await tryRead(Buffer.from('nonsense'))).toMatchObject({
      name: 'RealtimeFault',
      code: 'realtime-malformed',
    });
  });

  it.each([
    ['a web page', Buffer.from('<!doctype html><title>503</title>')],
    ['a length of nearly 2^64', Buffer.from('0affffffffffffffffff01', 'hex')],
    ['a text longer than its message', Buffer.from('0a030a7f32', 'hex')],
    ['a field number of zero', Buffer.from('0a050a03322e300200', 'hex')],
    ['a trailing zero', Buffer.from('0a050a03322e3000', 'hex')],
    ['an old-style group', Buffer.from('0a050a03322e301b', 'hex')],
    ['an entity without an id', Buffer.from('0a050a03322e301200', 'hex')],
  ])('is a fault: %s', async (_what, bytes) => {
    await expect(readFeedMessage(bytes)).rejects.toThrow(RealtimeFault);
  });

  it('never throws anything else, whatever bytes are changed', async () => {
    const bytes = writeFeedMessage(message);
    const change = fc.tuple(fc.nat(bytes.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
        const changed = new Uint8Array(bytes);
        for (const [at, byte] of changes) changed[at] = byte;
        expect(await tryRead(changed)).toBeDefined();
      }),
      cases(2000),
    );
  });

  it('is refused above the limits of size and parts', async () => {
    const bytes = writeFeedMessage(message);
    await expect(readFeedMessage(bytes, { maxBytes: bytes.length - 1 })).rejects.toThrow(
      /more than \d+ bytes/,
    );
    await expect(readFeedMessage(bytes, { maxParts: 10 })).rejects.toThrow(/too many parts/);
    expect(await readFeedMessage(bytes, { maxBytes: bytes.length })).toEqual(message);
  });
});
