import { html, type Markup } from '#platform/http/api-page/html.ts';
import type { Language } from '#platform/http/wording.ts';
import type { KeptMail } from './outbox.ts';
import { outboxWords } from './outbox-words.ts';

export interface OutboxReader {
  readonly language: Language;
  /** The path under which the application is mounted, without a slash at its end. */
  readonly base: string;
  readonly timeZone: string;
}

/** What the frame of a mail may do: lead elsewhere when somebody presses a link, and nothing more. */
export const frameRights =
  'allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

export function listPage(mails: readonly KeptMail[], reader: OutboxReader): string {
  const words = outboxWords[reader.language];
  const content =
    mails.length === 0
      ? html`<p>${words.none}</p>`
      : html`<ol class="mails" aria-label="${words.mails}">
          ${mails.map(
            (kept) =>
              html`<li>
                <a href="${addressOf(kept, reader)}">${subjectOf(kept, reader)}</a>
                <span>${words.to(kept.mail.to)}</span>
                <span>${timeMarkup(kept.keptAtMs, reader)}</span>
              </li>`,
          )}
        </ol>`;
  return page({ title: words.title, head: html`<p>${words.intro}</p>`, content }, '', reader);
}

export function mailPage(kept: KeptMail, reader: OutboxReader): string {
  const words = outboxWords[reader.language];
  const { mail } = kept;
  const rows = Object.entries({
    From: mail.from,
    To: mail.to,
    Subject: mail.subject,
    Date: new Date(mail.atMs).toUTCString(),
    'Message-ID': mail.messageId,
    ...mail.headers,
  });
  const head = html`<p>${words.to(mail.to)}</p>
    <p>${timeMarkup(kept.keptAtMs, reader)}</p>
    <p class="links">
      <a href="${reader.base}/outbox?langue=${reader.language}">${words.back}</a>
      <a href="${reader.base}/outbox/${kept.id}/eml">${words.eml}</a>
    </p>`;
  const content = html`<section aria-labelledby="html">
      <h2 id="html">${words.html}</h2>
      <iframe
        src="${reader.base}/outbox/${kept.id}/html"
        title="${words.html}"
        sandbox="${frameRights}"
      ></iframe>
      <p><a href="${reader.base}/outbox/${kept.id}/html">${words.htmlAlone}</a></p>
    </section>
    <section aria-labelledby="text">
      <h2 id="text">${words.text}</h2>
      <pre>${mail.text}</pre>
    </section>
    <section aria-labelledby="headers">
      <h2 id="headers">${words.headers}</h2>
      <dl>
        ${rows.map(
          ([name, value]) =>
            html`<dt>${name}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>
    </section>`;
  return page({ title: subjectOf(kept, reader), head, content }, `/${kept.id}`, reader);
}

interface PageParts {
  readonly title: string;
  readonly head: Markup;
  readonly content: Markup;
}

function page({ title, head, content }: PageParts, path: string, reader: OutboxReader): string {
  const { language, base } = reader;
  const words = outboxWords[language];
  const other = language === 'fr' ? 'en' : 'fr';
  return html`<!doctype html>
    <html lang="${language}-CA">
      <head>
        <meta charset="utf-8" />
        <title>${path === '' ? title : `${title} · ${words.title}`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${base}/outbox/style.css" />
      </head>
      <body>
        <a class="skip" href="#content">${words.skip}</a>
        <header>
          <h1>${title}</h1>
          ${head}
          <p class="links">
            <a href="${base}/outbox${path}?langue=${other}" lang="${other}" hreflang="${other}"
              >${words.otherLanguage}</a
            >
          </p>
        </header>
        <main id="content" tabindex="-1">${content}</main>
      </body>
    </html> `.text;
}

const addressOf = ({ id }: KeptMail, { base, language }: OutboxReader): string =>
  `${base}/outbox/${id}?langue=${language}`;

const subjectOf = ({ mail }: KeptMail, { language }: OutboxReader): string =>
  mail.subject.trim() || outboxWords[language].noSubject;

function timeMarkup(atMs: number, { language, timeZone }: OutboxReader): Markup {
  const date = new Date(atMs);
  const words = new Intl.DateTimeFormat(`${language}-CA`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(date);
  const unbroken = words.replaceAll(/(?<=\d)\s(?=h\b|[ap]\.m\.)|(?<=h)\s(?=\d)/g, '\u00A0');
  return html`<time datetime="${date.toISOString()}">${unbroken}</time>`;
}
