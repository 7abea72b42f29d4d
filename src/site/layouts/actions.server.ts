import type { Action } from '#site/forms/action.server.ts';
import { consentAction } from './consent/action.server.ts';
import { newsletterAction } from './footer/action.server.ts';
import { logoutAction } from './header/action.server.ts';
import { alertAction } from './takeover/action.server.ts';

/** The forms that stand around every page, by name. */
export const shellActions: Readonly<Record<string, Action>> = {
  alert: alertAction,
  consent: consentAction,
  logout: logoutAction,
  newsletter: newsletterAction,
};
