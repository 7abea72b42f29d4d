import type { FastifyRequest } from 'fastify';
import type { Locale } from '#domain/locale.ts';
import type { Action } from '#site/forms/action.server.ts';
import { shellActions } from '#site/layouts/actions.server.ts';
import type { Screens } from '#site/pages/screens.server.ts';
import type { RouteMatch } from '#site/routing/route.ts';
import { matchAndLocale, type RouteTable } from '#site/routing/route-table.ts';
import { webFormAction } from '#site/web-forms/action.server.ts';
import { webFormId } from '#domain/web-forms/web-form-name.ts';
import { readPageAddress } from '../pages/page-address.ts';
import type { RouteSource } from '../routes/route-source.ts';

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
  return (request: FastifyRequest, name = ''): Addressed => {
    const { url } = readPageAddress(request.url, 'document', originOf(request));
    const { table } = routes.current();
    const { match, locale } = matchAndLocale(table, url);
    const screen = match?.route.screen ?? '';
    const ofShell = find(shellActions, name);
    const ofScreen = find(screens[screen]?.actions ?? {}, name);
    const formId = webFormId(name);
    const action = ofShell ?? ofScreen ?? (formId === undefined ? undefined : webFormAction(formId));
    return {
      url,
      match,
      locale,
      table,
      action,
      key: action ? keyOf({ ofShell, ofScreen, screen, name }) : '',
      isOfShell: ofShell !== undefined,
    };
  };
}

interface Found {
  readonly ofShell: Action | undefined;
  readonly ofScreen: Action | undefined;
  readonly screen: string;
  readonly name: string;
}

/** Forms of the content are counted together: strangers may think up names for as many as they like. */
function keyOf({ ofShell, ofScreen, screen, name }: Found): string {
  if (ofShell) return `shell ${name}`;
  return ofScreen ? `${screen} ${name}` : 'web-forms';
}

/** A name that every object has, such as `constructor`, is no form of ours. */
function find(actions: Actions, name: string): Action | undefined {
  return Object.hasOwn(actions, name) ? actions[name] : undefined;
}
