import { useEffect } from 'react';
import { acceptedTitle, refusedTitle } from './refused-title.ts';
import { useTexts } from '#site/i18n/texts.tsx';

/** The document's title says that the form stands refused: `refusal` is another value each time, and none otherwise. */
export function useRefusedTitle(refusal: object | number | undefined): void {
  const { errorPrefix } = useTexts().ui;
  useEffect(() => {
    if (!refusal) return undefined;
    document.title = refusedTitle(document.title, errorPrefix);
    return () => {
      document.title = acceptedTitle(document.title, errorPrefix);
    };
  }, [refusal, errorPrefix]);
}
