import type { Page } from 'playwright-core';

/** Colours that fade from one theme into the other would be read on their way. */
export const still = { cookies: { parcours_consent: 'denied' }, reducedMotion: true } as const;

export const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** A redirection keeps the fragment of the form that was sent: only the page counts. */
export const arrive = (page: Page, path: string) =>
  page.waitForURL(({ pathname, search }) => pathname + search === path);

/** Shows a mail as a mail program does, and presses the link of these words: what it leads to takes its place. */
export async function pressInMail(page: Page, { html }: { readonly html: string }, words: string) {
  await page.goto('about:blank');
  await page.setContent(html);
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().isNavigationRequest()),
    page.getByRole('link', { name: words, exact: true }).click(),
  ]);
  await page.waitForURL(answer.url());
  return answer.status();
}
