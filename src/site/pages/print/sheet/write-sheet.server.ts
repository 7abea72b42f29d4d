import type { PrintStop } from '#domain/line-print.ts';
import type { LineRef } from '#domain/line.ts';
import { escapeHtml } from '#lib/escape-html.ts';
import { formatDate, formatTime } from '#site/i18n/format.ts';
import { nameLang } from '#site/i18n/name-lang.ts';
import { badgeLength } from '#site/ui/line-badge/badge-length.ts';
import { badgeShapes, type BadgeOutline } from '#site/ui/line-badge/badge-shapes.ts';
import type { SheetPage } from './lay-out.ts';
import { longTitle } from './measures.ts';
import type { LaidOutSheet } from './print-sheet.ts';
import type { SheetFrame } from './sheet-frame.ts';
import type { PrintedSheet } from './sheet-model.ts';
import { accessibleIcon, writeBlock } from './write-tables.server.ts';
import {
  describeNext,
  describeValidity,
  notesInWords,
  readable,
  writeName,
  writeNotes,
} from './write-words.ts';

/** The pages of a sheet as finished HTML, each with its own head and foot. */
export function writeSheet({ sheet, pages }: LaidOutSheet, frame: SheetFrame, place = 0): string {
  const head = sheet.stop ? writePoleHead : writeLineHead;
  const foot = writeFoot(sheet, frame, `sheet-qr-${place}`);
  const validity = writeValidity(sheet, frame);
  const written = pages.map((page, index) => {
    // The head is read out once; on the next pages it is for the eye.
    const isRepeated = index > 0;
    const number = escapeHtml(frame.texts.print.sheet.page(index + 1, pages.length));
    return `<div class="sheet-paper"><div class="sheet-page" data-paper="${frame.paper}"><div class="sheet-top"${isRepeated ? ' aria-hidden="true"' : ''}>${head(sheet, frame, isRepeated)}${validity}</div>${writeBody(page, sheet, frame)}${foot(number, isRepeated)}</div></div>`;
  });
  return `<article class="sheet" aria-label="${escapeHtml(frame.texts.print.sheet.title(sheet.line.number, sheet.towards))}">${written.join('')}</article>`;
}

function writeBody({ shelves, notes }: SheetPage, sheet: PrintedSheet, frame: SheetFrame): string {
  const tables = shelves.flat().flatMap((block) => (block.kind === 'table' ? block.table : []));
  const written = shelves.map((shelf) =>
    shelf.length === 1
      ? writeBlock(shelf[0] as (typeof shelf)[number], sheet, frame)
      : `<div class="sheet-shelf">${shelf.map((block) => writeBlock(block, sheet, frame)).join('')}</div>`,
  );
  return `${written.join('')}${writeNotes(notesInWords(sheet, { tables, notes }, frame))}`;
}

function writeLineHead(sheet: PrintedSheet, frame: SheetFrame, isRepeated: boolean): string {
  const { texts, locale, operator, headingLevel } = frame;
  const words = texts.print.sheet;
  const type = operator.serviceTypes.find(({ code }) => code === sheet.line.serviceTypeCode);
  const facts = [
    words.from(sheet.origin),
    [type?.name[locale], sheet.minutes && words.minutes(...sheet.minutes)].filter(Boolean).join(', '),
  ];
  const { logo } = operator;
  const tag = isRepeated ? 'p' : `h${headingLevel}`;
  const long = sheet.towards.length > longTitle ? ' data-long' : '';
  return `<div class="sheet-head">${writeBadge(sheet.line, frame)}<div><${tag} class="sheet-title"${long}>${writeTowards(sheet.towards, frame)}</${tag}><p class="sheet-from">${escapeHtml(facts.filter(Boolean).join(' '))}</p></div><p class="sheet-operator"><img src="/logo-black.svg" alt="" width="${logo.width}" height="${logo.height}"><span${langOf(frame)}>${escapeHtml(operator.name[locale])}</span></p></div>`;
}

function writePoleHead(sheet: PrintedSheet, frame: SheetFrame, isRepeated: boolean): string {
  const { stop, line } = sheet;
  if (!stop) return '';
  const under = isRepeated ? 'p' : `h${frame.headingLevel + 1}`;
  return `${writeStopHead(stop, frame, { isRepeated, more: [] })}<div class="sheet-line">${writeBadge(line, frame)}<${under} class="sheet-towards">${writeTowards(sheet.towards, frame)}</${under}></div>`;
}

interface StopHeadOptions {
  readonly isRepeated: boolean;
  /** What else is said under the name. */
  readonly more: readonly string[];
}

export function writeStopHead(
  stop: PrintStop,
  frame: SheetFrame,
  { isRepeated, more }: StopHeadOptions,
): string {
  const { texts, headingLevel } = frame;
  const words = texts.print.sheet;
  const tag = isRepeated ? 'p' : `h${headingLevel}`;
  const facts = [
    ...(stop.isAccessible ? [`${escapeHtml(words.accessibleStop)} ${accessibleIcon}`] : []),
    ...more.map(escapeHtml),
  ];
  const under = facts.length > 0 ? `<p>${facts.join(' ')}</p>` : '';
  return `<div class="sheet-pole"><div><${tag} class="sheet-title">${writeName(stop.name, frame)}</${tag}>${under}</div><p class="sheet-tag"><small>${escapeHtml(words.stop)}</small> <b>${escapeHtml(stop.code)}</b></p></div>`;
}

export const writeTowards = (name: string, frame: SheetFrame): string => {
  // The name stands inside the words of the page's language: it is written for itself.
  const mark = '\u0000';
  return escapeHtml(frame.texts.print.sheet.towards(mark)).replace(mark, () => writeName(name, frame));
};

const langOf = ({ operator, locale }: SheetFrame): string => {
  const lang = nameLang(operator.name, locale, operator.languages?.names);
  return lang ? ` lang="${escapeHtml(lang)}"` : '';
};

const sizeInOutline = { short: 19, usual: 15.5, long: 12.5, word: 11, name: 11 } as const;

/** Drawn, not coloured: a printer that leaves out backgrounds prints it all the same. */
export function writeBadge(line: LineRef, { operator, locale, texts }: SheetFrame): string {
  const type = operator.serviceTypes.find(({ code }) => code === line.serviceTypeCode);
  const { shape = 'square' } = type?.look ?? {};
  const { width, outline } = badgeShapes[shape];
  const label = [`${texts.ui.line} ${line.number}`, type?.name[locale]].filter(Boolean).join(', ');
  if (badgeLength(line.number) === 'name') return writeNamePlate(line.number, label, badgeShapes[shape]);
  const size = sizeInOutline[badgeLength(line.number) ?? 'usual'];
  const middle = shape === 'arrow' ? 23 : shape === 'crescent' ? 20 : 20;
  const base = (shape === 'crescent' || shape === 'pentagon' ? 24 : 20) + size * 0.355;
  return `<svg class="sheet-badge" viewBox="0 0 ${width} 40" role="img" aria-label="${escapeHtml(label)}"><path d="${outline}"/><text x="${middle}" y="${base.toFixed(1)}" font-size="${size}" text-anchor="middle">${escapeHtml(line.number)}</text></svg>`;
}

/** As many letters as a line of a plate has. */
const mostOnPlate = 18;
const plateText = { size: 12.5, leading: 14, letter: 8.8, start: 38, end: 14 } as const;

/** A name does not fit in an outline: it stands in a plate behind a small one, on two lines at most. */
function writeNamePlate(name: string, label: string, { width, outline }: BadgeOutline): string {
  const { size, leading, letter, start, end } = plateText;
  const lines = wrapName(name, mostOnPlate);
  const plateWidth = Math.ceil(start + end + letter * Math.max(...lines.map((line) => line.length)));
  const first = 20 + size * 0.355 - ((lines.length - 1) * leading) / 2;
  const words = lines.map(
    (line, place) =>
      `<text x="${start}" y="${(first + place * leading).toFixed(1)}" font-size="${size}">${escapeHtml(line)}</text>`,
  );
  const mark = `<path class="sheet-badge-mark" transform="translate(${(22 - width / 4).toFixed(1)} 10) scale(0.5)" d="${outline}"/>`;
  return `<svg class="sheet-badge" viewBox="0 0 ${plateWidth} 40" role="img" aria-label="${escapeHtml(label)}"><rect x="1" y="1" width="${plateWidth - 2}" height="38" rx="19"/>${mark}${words.join('')}</svg>`;
}

/** The words of a name on two lines; what is left over ends in an ellipsis. */
export function wrapName(name: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const [first = '', ...others] = lines;
  return [first, others.join(' ')]
    .filter((line) => line !== '')
    .map((line) => (line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line));
}

export function writeValidity(
  sheet: Pick<PrintedSheet, 'notices' | 'from' | 'to' | 'next'>,
  { texts, locale }: SheetFrame,
): string {
  const { sheet: words } = texts.print;
  const notices = sheet.notices.map(
    ({ title, severity, closed }) =>
      `<li>${severity === 'standard' ? '' : `<b>${escapeHtml(texts.ui.severity[severity])}.</b> `}${escapeHtml(title)}${closed === undefined ? '' : `. <b>${escapeHtml(closed)}</b>`}</li>`,
  );
  const box =
    notices.length > 0
      ? `<ul class="sheet-notices" aria-label="${escapeHtml(words.notices)}">${notices.join('')}</ul>`
      : '';
  return `<p class="sheet-validity"><strong>${escapeHtml(describeValidity(sheet, words, locale))}</strong> <span>${escapeHtml(describeNext(sheet, words, locale))}</span></p>${box}`;
}

/** How to tell whether it still holds, whose it is and when it was printed; each page adds its number. */
function writeFoot(
  sheet: PrintedSheet,
  frame: SheetFrame,
  id: string,
): (number: string, isRepeated: boolean) => string {
  const { code } = sheet;
  const owner = writeOwner(frame);
  const empty = '<div></div>';
  const [qr, again] = code === undefined ? [empty, empty] : writeQr(frame.checkAddress(code), frame, id);
  const check = code === undefined ? empty : writeCheck(sheet, code, frame);
  return (number, isRepeated) =>
    `<div class="sheet-foot">${isRepeated ? again : qr}${check}${owner}<b>${number}</b></p></div>`;
}

/** Whose sheet it is and when it was printed; the number of the page ends it. */
export function writeOwner(frame: SheetFrame): string {
  const { texts, locale, operator, now } = frame;
  const { sheet: words } = texts.print;
  const { timeZone, phones, website } = operator;
  const printed = words.printed(
    formatDate(now, { locale, timeZone }, 'full'),
    formatTime(now, { locale, timeZone }),
  );
  const { general } = phones;
  const reach = general ? words.phone(general.number, general.option) : website;
  const reached = reach === undefined ? '' : `${escapeHtml(reach)}<br>`;
  const isShort = operator.name[locale].includes(operator.shortName);
  const name = isShort ? operator.name[locale] : `${operator.name[locale]} (${operator.shortName})`;
  return `<p class="sheet-owner"><span${langOf(frame)}>${escapeHtml(name)}</span><br>${reached}${escapeHtml(printed)}<br>`;
}

/** The code of an address, and the same once more for the next pages, which need not draw it again. */
export function writeQr(address: string, frame: SheetFrame, id: string): [qr: string, again: string] {
  const { sheet: words } = frame.texts.print;
  const label = `class="sheet-qr" role="img" aria-label="${escapeHtml(words.qr(readable(address)))}"`;
  const qr = frame.drawQr(address).replace('<svg ', `<svg id="${id}" ${label} `);
  return [qr, `<svg ${label}><use href="#${id}"/></svg>`];
}

function writeCheck({ stop, line }: PrintedSheet, code: string, frame: SheetFrame): string {
  const { sheet: words } = frame.texts.print;
  const live = stop
    ? `<p>${escapeHtml(words.liveAtStop(line.mode))} <b>${escapeHtml(readable(frame.stopAddress(stop.code)))}</b></p>`
    : '';
  return `<div class="sheet-check"><p class="sheet-question">${escapeHtml(words.question)}</p><p class="sheet-address">${escapeHtml(readable(frame.checkAddress(code)))}</p>${live}<p>${escapeHtml(words.checkHelp)}</p></div>`;
}
