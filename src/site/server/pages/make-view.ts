import type { Locale } from '#domain/locale.ts';
import type { PageInfo } from '#domain/page.ts';
import type { PageTraits } from '#site/pages/screen.server.ts';
import type { Screens } from '#site/pages/screens.server.ts';
import type { LayoutName, RouteMatch } from '#site/routing/route.ts';
import type { PageView } from '#site/view.ts';
import { policyName } from '../http/security-headers.ts';
import type { RouteSource } from '../routes/route-source.ts';
import type { ShellContent, ShellSource } from '../shell/shell-source.ts';
import { withAlternate } from './alternate-path.ts';
import { captchaForms, webFormsOn } from './captcha-forms.ts';
import type { PageRequest } from './page-request.ts';

/** A request for which the content of the shell is being loaded. */
export interface Visit extends PageRequest {
  readonly match: RouteMatch | undefined;
  readonly locale: Locale;
  readonly shellContent: Promise<ShellContent>;
}

/** A screen's page before the shell is put around it. */
interface LoadedPage
  extends
    Pick<PageView, 'status' | 'info' | 'data' | 'still' | 'structured' | 'preview' | 'ownNames'>,
    PageTraits {
  readonly screen: string;
  readonly layout: LayoutName;
}

interface Around {
  readonly shell: ShellSource;
  readonly routes: RouteSource;
  readonly screens: Screens;
}

export async function makeView(around: Around, visit: Visit, loaded: LoadedPage): Promise<PageView> {
  const { url, match, locale, form, shellContent } = visit;
  const { status, data, screen, layout, indexed, policy, script } = loaded;
  const routes = around.routes.current();
  const info = markIndexed(withAlternate(loaded.info, visit, routes.table), indexed);
  return {
    status,
    route: {
      name: match?.route.name ?? 'not-found',
      screen,
      layout,
      locale,
      origin: visit.origin,
      url: url.pathname + url.search,
      params: match?.params ?? {},
    },
    info,
    data,
    still: loaded.still,
    structured: loaded.structured,
    preview: loaded.preview,
    ownNames: loaded.ownNames,
    form,
    policy: policyName(policy),
    script,
    shell: around.shell.shellOf(
      {
        ...visit,
        info,
        routes,
        captchaForms: [...captchaForms(around.screens[screen] ?? {}), ...webFormsOn({ info, data })],
        hasMap: policy?.mapStyle === true,
        hasSecretAddress: policy?.secretAddress === true,
      },
      await shellContent,
    ),
  };
}

function markIndexed(info: PageInfo, indexed = true): PageInfo {
  if (indexed) return info;
  const noindex = { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } } as const;
  return { ...info, metas: [...info.metas, noindex] };
}
