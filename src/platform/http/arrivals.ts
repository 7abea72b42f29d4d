import { AppError } from '#lib/errors.ts';
import { networkOf } from './network.ts';

export interface ArrivalBounds {
  /** Of all bodies together, from their first byte to the end of their answer. */
  readonly mostBytes: number;
  /** How many may be under way, those that wait for room too. */
  readonly mostRequests: number;
  /** How many of them may be one caller's. */
  readonly perCaller: number;
  /** How many may be those of one network. */
  readonly perNetwork: number;
  /** How long one waits for room before a byte of it is read. */
  readonly waitMs: number;
}

/** The connection that a body comes by. */
export interface Sender {
  pause(): void;
  resume(): void;
  /** Whether it has sent more than was read. */
  hasMore(): boolean;
  /** Ends it: nothing of it is of use any more. */
  cut(): void;
}

/** A body on its way. */
export interface Arrival {
  /** It has room, and is read from here on. */
  begin(): void;
  took(bytes: number): void;
  /** What comes of it from here on is thrown away: it takes no room, and nobody waits for it. */
  keepNoMore(): void;
  /** All of it is here, and is worked on. */
  isWhole(): void;
  leave(): void;
}

/** Looked at once a second. */
export const lookMs = 1000;
/** A phone in a tunnel sends nothing for a while; one that sends nothing for longer has gone. */
export const silentMs = 20_000;
/** While memory is full, whoever sends less than this is cut off: the slowest first, and nobody in the first seconds. */
export const slowest = { bytesPerSecond: 64 * 1024, graceMs: 3000 };
/** While memory is full and nobody is slow, these go on and the others are told to pause. */
const mostAhead = 4;
/** While memory is full it is looked through for every so many bytes: a piece may be one byte. */
const pieceBytes = 64 * 1024;
/**
 * What a body has held counts as its bytes in each second, a tenth less for every second since. A photograph of 5 MB that
 * comes within ten seconds has held no more than this many megabytes.
 */
const held = { keptEachLook: 0.9, patienceBytes: 16 * 1024 * 1024 };

interface Kept {
  readonly caller: string;
  readonly network: string;
  readonly sender: Sender;
  bytes: number;
  /** In byte seconds, see `held`. */
  held: number;
  isRead: boolean;
  isWhole: boolean;
  isPaused: boolean;
  isKept: boolean;
  /** Looks since it came, and since it was last resumed. */
  looks: number;
  looksAwake: number;
  /** Since the last look, between the two looks before it, and between the two before those. */
  now: number;
  before: number;
  earlier: number;
  silentLooks: number;
}

/**
 * Large bodies that arrive, bounded by the bytes that are in memory and not by turns: a connection that sends nothing, or
 * a little now and then, holds what it has sent and nothing else, so that no number of them keeps others out. Where all
 * are quick enough, a network that has held much for long gives way to who waits.
 */
export function createArrivals(bounds: ArrivalBounds) {
  const { mostBytes, mostRequests, perCaller, perNetwork, waitMs } = bounds;
  const all = new Set<Kept>();
  const waiting = new Set<() => void>();
  let total = 0;
  let sinceRoom = 0;

  const arriving = () => [...all].filter((one) => one.isRead && !one.isWhole);
  const awake = () => arriving().filter((one) => !one.isPaused);
  /** Of two whole seconds, or with the one that has begun where that says more: what it still lacks is nobody's fault. */
  const rateOf = ({ now, before, earlier }: Kept) =>
    ((before + Math.max(now, earlier)) * 1000) / (2 * lookMs);
  const rateInAll = ({ bytes, looks }: Kept) => (bytes * 1000) / (looks * lookMs);
  const wasSeen = (looks: number) => looks * lookMs >= slowest.graceMs;

  /** The slowest first. One that was told to pause is as quick as it was in all, unless it has nothing more to give. */
  const bySpeed = () =>
    arriving()
      .filter(({ looks, looksAwake, isPaused }) => wasSeen(isPaused ? looks : looksAwake))
      .map((kept) => ({
        kept,
        rate: !kept.isPaused ? rateOf(kept) : kept.sender.hasMore() ? rateInAll(kept) : 0,
      }))
      .toSorted((one, other) => one.rate - other.rate);

  function leave(kept: Kept): void {
    if (!all.delete(kept)) return;
    total -= kept.bytes;
    makeRoom();
  }

  function cut(kept: Kept | undefined): boolean {
    if (!kept) return false;
    if (all.delete(kept)) total -= kept.bytes;
    kept.sender.cut();
    return true;
  }

  const findSlow = () =>
    bySpeed().find(({ kept, rate }) => kept.bytes > 0 && rate < slowest.bytesPerSecond)?.kept;

  /** What the network of each body has held. */
  function measureNetworks(): (kept: Kept) => number {
    const networks = new Map<string, number>();
    for (const one of all) networks.set(one.network, (networks.get(one.network) ?? 0) + one.held);
    return ({ network }) => networks.get(network) ?? 0;
  }

  /** Of the network that has held most, the body that has. */
  function findLargest(): Kept | undefined {
    const ofNetwork = measureNetworks();
    return arriving()
      .filter((kept) => kept.bytes > 0 && ofNetwork(kept) > held.patienceBytes)
      .toSorted((one, other) => ofNetwork(other) - ofNetwork(one) || other.held - one.held)[0];
  }

  /** Whose network has held least goes on first. */
  function pauseAllButFirst(): void {
    const ofNetwork = measureNetworks();
    const inOrder = arriving()
      .filter(({ isKept }) => isKept)
      .toSorted((one, other) => ofNetwork(one) - ofNetwork(other));
    for (const [nth, kept] of inOrder.entries()) setPaused(kept, nth >= mostAhead);
  }

  function makeRoom(): void {
    sinceRoom = 0;
    while (total >= mostBytes && cut(findSlow()));
    while (total >= mostBytes && waiting.size > 0 && cut(findLargest()));
    const isFull = total >= mostBytes;
    if (isFull) pauseAllButFirst();
    else for (const kept of arriving()) setPaused(kept, false);
    if (isFull) return;
    for (const goOn of waiting) goOn();
    waiting.clear();
  }

  function setPaused(kept: Kept, isPaused: boolean): void {
    if (isPaused === kept.isPaused) return;
    Object.assign(kept, { isPaused, looksAwake: 0, now: 0, before: 0, earlier: 0, silentLooks: 0 });
    if (isPaused) kept.sender.pause();
    else kept.sender.resume();
  }

  /** Which arrival is slow, and which has gone. */
  function look(): void {
    for (const kept of all) kept.held = kept.held * held.keptEachLook + (kept.bytes * lookMs) / 1000;
    for (const kept of arriving()) kept.looks += 1;
    for (const kept of awake()) {
      kept.looksAwake += 1;
      kept.silentLooks = kept.now === 0 ? kept.silentLooks + 1 : 0;
      if (kept.silentLooks * lookMs >= silentMs) cut(kept);
      [kept.earlier, kept.before, kept.now] = [kept.before, kept.now, 0];
    }
    makeRoom();
  }

  function waitForRoom(): Promise<void> {
    return new Promise((resolve, reject) => {
      const goOn = () => {
        clearTimeout(late);
        resolve();
      };
      const late = setTimeout(() => {
        waiting.delete(goOn);
        reject(new AppError('unavailable', `other files are on their way; no room came within ${waitMs} ms`));
      }, waitMs);
      waiting.add(goOn);
    });
  }

  return {
    get count() {
      return all.size;
    },
    look,
    /** Takes a sender in, once there is room for its body; refuses one too many of the same caller, or of all. */
    enter(caller: string, sender: Sender): { readonly arrival: Arrival; readonly room: Promise<void> } {
      const network = networkOf(caller);
      const ofNetwork = [...all].filter((one) => one.network === network);
      const ofCaller = ofNetwork.filter((one) => one.caller === caller);
      if (ofCaller.length >= perCaller || ofNetwork.length >= perNetwork)
        throw new AppError('too-many-requests', 'other files of yours are still on their way');
      if (all.size >= mostRequests && !cut(bySpeed()[0]?.kept))
        throw new AppError('unavailable', 'too many files are on their way');
      const kept: Kept = {
        caller,
        network,
        sender,
        bytes: 0,
        held: 0,
        isRead: false,
        isWhole: false,
        isPaused: false,
        isKept: true,
        looks: 0,
        looksAwake: 0,
        now: 0,
        before: 0,
        earlier: 0,
        silentLooks: 0,
      };
      makeRoom();
      all.add(kept);
      const arrival: Arrival = {
        begin: () => {
          kept.isRead = true;
        },
        took: (bytes) => {
          if (!all.has(kept)) return;
          kept.now += bytes;
          if (!kept.isKept) return;
          const wasFull = total >= mostBytes;
          kept.bytes += bytes;
          total += bytes;
          sinceRoom += bytes;
          if (total >= mostBytes && (!wasFull || sinceRoom >= pieceBytes)) makeRoom();
        },
        keepNoMore: () => {
          kept.isKept = false;
          setPaused(kept, false);
        },
        isWhole: () => {
          kept.isWhole = true;
        },
        leave: () => leave(kept),
      };
      return { arrival, room: total >= mostBytes ? waitForRoom() : Promise.resolve() };
    },
  };
}
