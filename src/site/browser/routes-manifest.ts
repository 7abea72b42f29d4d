import { createRouteTable, type RouteTable } from '#site/routing/route-table.ts';
import type { SiteRoute } from '#site/routing/route.ts';

let table: RouteTable | undefined;
let heldHash: string | undefined;
let wantedHash: string | undefined;
let tellFirst: (() => void) | undefined;

/** Ends when the first table is here. */
export const routesHeld = new Promise<void>((done) => {
  tellFirst = done;
});

/** The route table, once it is here: it tells which code a link needs before the link is followed. */
export function routeTable(): RouteTable | undefined {
  return table;
}

/** Fetches the list the server uses, when it is not the one held. Without it everything works, one step later. */
export async function holdRoutes(hash: string): Promise<void> {
  if (hash === heldHash || hash === wantedHash) return;
  wantedHash = hash;
  try {
    const answer = await fetch(`/_routes/${hash}`);
    if (!answer.ok) return;
    const list = (await answer.json()) as { hash: string; routes: SiteRoute[] };
    table = createRouteTable(list.routes);
    heldHash = list.hash;
    tellFirst?.();
  } catch {
    // The connection is gone; the next page asks again.
  } finally {
    wantedHash = undefined;
  }
}
