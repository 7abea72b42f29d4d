import { setTimeout as wait } from 'node:timers/promises';
import { deriveKey } from '#platform/secret.ts';
import { insideHeader } from '#platform/http/endpoint.ts';
import { visitorHeader } from '#platform/http/visitor-header.ts';
import { sharedSettings } from '../stage/house.ts';
import { anyPlace, type Place } from '../kills/places.ts';
import type { Asking, People } from '../kills/steps.ts';
import type { Asked } from './ledger.ts';

/** People who ask for a profile, each from a network of their own: one network can have few mails sent. */
export interface Registrations extends People {
  readonly asked: readonly Asked[];
}

const inside = deriveKey(sharedSettings.SECRET, 'inside');
const limitMs = 20_000;
/** Done, come back later, or nobody there. */
const expected = [200, 503, 0];

export function startRegistrations(
  places: readonly Place[],
  { perSecond, chance }: { readonly perSecond: number; readonly chance: () => number },
): Registrations {
  const asked: Asked[] = [];
  const odd: number[] = [];
  const underWay = new Set<Promise<void>>();
  const over = new AbortController();

  const ask = (place: Place, begin: string): Asking => {
    const entry = { mail: `${begin}.${asked.length}@exemple.ca`, isAnswered: false };
    asked.push(entry);
    const answered = register(place.origin ?? '', entry.mail, asked.length).then((status) => {
      if (!expected.includes(status)) odd.push(status);
      entry.isAnswered = status === 200;
    });
    underWay.add(answered);
    void answered.finally(() => underWay.delete(answered));
    return { to: entry.mail, answered };
  };

  const running = (async () => {
    while (!over.signal.aborted) {
      ask(await anyPlace(places, asked.length), chance() < 0.05 ? 'nobody' : 'rider');
      await wait((chance() * 2000) / perSecond);
    }
  })();
  return {
    asked,
    get count() {
      return asked.length;
    },
    odd,
    ask: (place, step) => ask(place, `exact.${step}`),
    stop: async () => {
      over.abort();
      await running;
      await Promise.all(underWay);
    },
  };
}

/** The status of the answer; 0 without one. */
async function register(origin: string, mail: string, number: number): Promise<number> {
  const names = { first_name: 'Ève', last_name: 'Roy' };
  const langcode = number % 2 === 0 ? 'fr' : 'en';
  try {
    const answer = await fetch(`${origin}/services/accounts/user/register?_format=json`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        connection: 'close',
        [insideHeader]: inside,
        [visitorHeader]: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify({ name: mail, mail, ...names, langcode, preferred_langcode: langcode }),
      signal: AbortSignal.timeout(limitMs),
    });
    return answer.status;
  } catch {
    return 0;
  }
}
