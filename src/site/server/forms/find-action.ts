import type { FastifyRequest } from 'fastify';
import type { Locale } from '#domain/locale.ts';
import type { Action } from '#site/forms/action.server.ts';
import { shellActions } from '#site/layouts/actions.server.ts';
import type { Screens } from '#site/pages/screens.server.ts';
import type { RouteMatch } from '#site/routing/route.ts';
import { matchAndLocale, type RouteTable } from '#site/routing/route-table.ts';
import { readPageAddress } from '../pages/page-address.ts';
import type { RouteSource } from '../routes/route-source.ts';
import { bodyOf } from './form-body.ts';

type Actions = Readonly<Record<string, Action>>;

/** Where a form was sent to, and what it asks for there. */
export interface Addressed {
  /** The page it stands on. */
  readonly url: URL;
  readonly match: RouteMatch | undefined;
  readonly locale: Locale;
  readonly table: RouteTable;
  /** Undefined when the page has no form of that name. */
  readonly action: Action | undefined;
  /** Names the action among those of all screens: a name is unique on one page only. Empty without an action. */
  readonly key: string;
  /** It stands around every page, whoever may see the page itself. */
  readonly isOfShell: boolean;
}

export type FindAction = ReturnType<typeof createFindAction>;

interface FindActionOptions {
  readonly routes: RouteSource;
  readonly screens: Screens;
  originOf(request: FastifyRequest): string;
}

export function createFindAction({ routes, screens, originOf }: FindActionOptions) {
  return (request: FastifyRequest): Addressed => {
    const { url } = readPageAddress(request.url, 'document', originOf(request));
    const { table } = routes.current();
    const { match, locale } = matchAndLocale(table, url);
    const { _form: name = '' } = bodyOf(request).fields;
    const screen = match?.route.screen ?? '';
    const ofShell = find(shellActions, name);
    const action = ofShell ?? find(screens[screen]?.actions ?? {}, name);
    return {
      url,
      match,
      locale,
      table,
      action,
      key: action ? `${ofShell ? 'shell' : screen} ${name}` : '',
      isOfShell: ofShell !== undefined,
    };
  };
}

/** A name that every object has, such as `constructor`, is no form of ours. */
function find(actions: Actions, name: string): Action | undefined {
  return Object.hasOwn(actions, name) ? actions[name] : undefined;
}
