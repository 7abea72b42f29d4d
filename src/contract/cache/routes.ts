import { z } from 'zod';

/** One line of the route list the site's processes share. */
const routeSchema = z.object({
  name: z.string().min(1),
  path: z.string().startsWith('/'),
  locale: z.enum(['fr', 'en']),
  module_key: z.string().optional(),
  uuid: z.string().optional(),
  layout: z.string().min(1),
  meta: z.object({
    auth: z.enum(['required', 'guest', 'employee', 'editor']).optional(),
    fallback: z.string().optional(),
    redirect: z.string().optional(),
  }),
});
export type RouteJson = z.infer<typeof routeSchema>;

/** `GET /cache/router-routes`: bare, and empty on a miss. */
export const routesSchema = z.array(routeSchema);

/** Told on the store's channel when the list is written anew or purged. */
export const routesChangedChannel = 'routes-changed';
