import { Blocks } from '#site/blocks/blocks.tsx';
import { NewsletterSignUp } from '#site/layouts/footer/newsletter-sign-up.tsx';
import type { ContentData } from '#site/pages/content/page/data.server.ts';
import type { PageProps } from '#site/pages/page-props.ts';

/** What the newsletter is, after the form by which it is asked for; the footer has none here. */
export default function NewsletterPage({ view, data }: PageProps<ContentData>) {
  return (
    <div className="stack" data-gap="l">
      <NewsletterSignUp shell={view.shell} state={view.form} isOnPage />
      <Blocks blocks={data.blocks} />
    </div>
  );
}
