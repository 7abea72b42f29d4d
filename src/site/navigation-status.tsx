import { useEffect, useRef } from 'react';
import { ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { languageTags } from '#domain/locale.ts';
import { fragmentOf } from '#lib/decode-path.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { ProgressBar } from '#site/ui/progress-bar/progress-bar.tsx';
import { syncHead } from './browser/sync-head.ts';
import { scrollKey, useKeptScroll } from './browser/use-kept-scroll.ts';
import { documentTitle, headOf } from './head.ts';
import { createPageInfos } from './page-infos.ts';
import type { PageView } from './view.ts';

const infos = createPageInfos();

/** What a navigation does besides changing the page: progress, title, language, focus, one announcement. */
export function NavigationStatus({ view }: { readonly view: PageView }) {
  const texts = useTexts();
  const navigation = useNavigation();
  const { key, hash } = useLocation();
  const shownKey = useRef(key);
  useKeptScroll();

  useEffect(() => {
    // Forced: the title and the breadcrumbs are those of the page on screen, never of one still to come.
    infos.set(view.info, { force: true });
    const { documentElement } = document;
    const lang = languageTags[view.route.locale].toLowerCase();
    // Browsers work out the style of every element anew, even where the language stays the same.
    if (documentElement.lang !== lang) documentElement.lang = lang;
    syncHead(headOf({ ...view, info: infos.current() ?? view.info }, location.origin, texts));
    if (shownKey.current === key) return;
    shownKey.current = key;
    announce(documentTitle(view, texts));
    const target = document.getElementById(fragmentOf({ hash }) || pageHeadingId);
    target?.focus({ preventScroll: hash === '' });
  }, [view, key, hash, texts]);

  return (
    <>
      <ProgressBar active={navigation.state === 'loading'} />
      <ScrollRestoration storageKey={scrollKey} />
    </>
  );
}
