import { languageTags, type Locale } from '../locale.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { outlookSheet, sheet, styles } from './html-style.ts';
import type { MailHouse, MailLink, MailPart, MailRow, MailText } from './mail-text.ts';
import { sayIn } from './say-in.ts';
import { customerService } from './write-text.ts';

/** Keeps the first words of the mail from being shown after a short preview. */
const previewEnd = '&nbsp;&zwnj;'.repeat(80);

/** A mail as a document: one column that is read from 320 px on, without a picture or anything fetched. */
export function writeHtml(mail: MailText, house: MailHouse, locale: Locale): string {
  const tag = languageTags[locale];
  const mailWord = sayIn(locale)('courriel', 'email');
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>
${sheet}
</style>
<!--[if mso]><style>${outlookSheet}</style><![endif]-->
</head>
<body class="paper" style="${styles.page}">
<div role="article" aria-roledescription="${mailWord}" aria-label="${escapeHtml(mail.subject)}" lang="${tag}">
<div class="preview" style="${styles.preview}">${escapeHtml(mail.preview)}${previewEnd}</div>
<table role="presentation" class="paper" style="${styles.outer}"><tr><td style="${styles.outerCell}">
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
<div style="${styles.column}">
<p class="sign on-sign" style="${styles.sign}"><strong>${escapeHtml(house.shortName)}</strong> &nbsp;${escapeHtml(house.name)}</p>
<div style="${styles.content}">
${mail.parts.map((part) => writePart(part, locale)).join('\n')}
</div>
${writeFoot(mail, house, locale)}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</div>
</body>
</html>
`;
}

function writePart(part: MailPart, locale: Locale): string {
  switch (part.kind) {
    case 'title':
      return `<h1 class="ink"${langOf(part, locale)} style="${styles.title}">${escapeHtml(part.text)}</h1>`;
    case 'heading':
      return `<h2 class="ink line"${langOf(part, locale)} style="${styles.heading}">${escapeHtml(part.text)}</h2>`;
    case 'text':
      return `<p class="ink"${langOf(part, locale)} style="${styles.text}">${escapeHtml(part.text)}</p>`;
    case 'quiet':
      return `<p class="soft"${langOf(part, locale)} style="${styles.quiet}">${escapeHtml(part.text)}</p>`;
    case 'action':
      return writeButton(part, locale);
    case 'link':
      return `<p style="${styles.linkLine}">${writeLink(part, styles.link)}</p>`;
    case 'list':
      return writeList(part.items, styles.list);
    case 'facts':
      return `<table class="line" style="${styles.facts}">\n${part.rows.map((row) => writeRow(row, locale)).join('\n')}\n</table>`;
  }
}

/** Its address stands below it, for those who cannot press it or want to see where it leads. */
function writeButton({ words, href }: MailLink, locale: Locale): string {
  const or = sayIn(locale)('Ou ouvrez cette adresse\u00a0:', 'Or open this address:');
  return `<table role="presentation" style="${styles.buttonTable}"><tr><td class="button" style="${styles.buttonCell}"><a class="on-button" href="${escapeHtml(href)}" style="${styles.button}">${escapeHtml(words)}</a></td></tr></table>
<p class="soft spare" style="${styles.spare}">${or}<br>
${escapeHtml(href)}</p>`;
}

function writeLink({ words, href }: MailLink, style: string): string {
  return `<a class="ink" href="${escapeHtml(href)}" style="${style}">${escapeHtml(words)}</a>`;
}

function writeList(items: readonly string[], style: string): string {
  const each = items.map((item) => `<li style="${styles.item}">${escapeHtml(item)}</li>`);
  return `<ul class="ink" style="${style}">${each.join('')}</ul>`;
}

function writeRow(row: MailRow, locale: Locale): string {
  const { name, value } = row;
  const words = typeof value === 'string' ? escapeHtml(value) : writeList(value, styles.factList);
  return `<tr><th scope="row" class="soft line" style="${styles.factName}">${escapeHtml(name)}</th><td class="ink line"${langOf(row, locale)} style="${styles.factValue}">${words}</td></tr>`;
}

function writeFoot({ reason, unsubscribe, choices }: MailText, house: MailHouse, locale: Locale): string {
  const links = [unsubscribe, choices].filter((link) => link !== undefined);
  const lang = langOf({ lang: house.addressLocale }, locale);
  const { postalAddress } = house;
  const address = postalAddress === undefined ? '' : `<span${lang}>${escapeHtml(postalAddress)}</span><br>\n`;
  const person = customerService(house, locale).map((line) => `${escapeHtml(line)}<br>\n`);
  return `<div class="line" style="${styles.foot}">
<p class="soft" style="${styles.quiet}">${escapeHtml(reason)}</p>
${links.length > 0 ? `<p style="${styles.footLinks}">${links.map((link) => writeLink(link, styles.footLink)).join(' ')}</p>\n` : ''}<p class="soft" style="${styles.house}">${escapeHtml(house.name)}<br>
${address}${person.join('')}<a class="ink" href="${escapeHtml(house.home)}" style="${styles.houseLink}">${escapeHtml(house.home)}</a></p>
</div>`;
}

/** Says a language that is not the one of the mail. */
function langOf({ lang }: { readonly lang?: Locale | undefined }, locale: Locale): string {
  return lang === undefined || lang === locale ? '' : ` lang="${languageTags[lang]}"`;
}
