import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { writeSheetCode } from '#domain/sheet-code.ts';
import { shareVisits } from '#tests/support/visits.ts';

const visits = shareVisits();
const base = '/horaires-et-trajets/horaires-imprimables';
const english = '/en/schedules-and-trips/printable-schedules';
const template = `${base}/imprimer/template`;

/** The words of a page between its header and its footer, without markup. */
async function wordsAt(path: string): Promise<string> {
  const root = parseDocument((await visits.app.text(path)).replaceAll('<', ' <'));
  return DomUtils.textContent(DomUtils.getElementsByTagName('main', root)).replaceAll(/\s+/g, ' ');
}

const codeIn = (words: string) => /\/v\/([0-9A-Z-]{14})/.exec(words)?.[1] ?? '';

describe('the selection', () => {
  it('lists every line by kind of service, in the order of numbers, with the sheet of each direction', async () => {
    const html = await visits.app.text(base);
    const numbers = [...html.matchAll(/name="parcours" value="([^"]+)"/g)].map(([, number]) => number);
    expect(numbers.length).toBe(67);
    expect(numbers.slice(0, 7)).toEqual(['800', '801', '803', '807', '1', '2', '3']);
    expect(html).toContain(`href="${base}/801/0"`);
    expect(html).toContain(`href="${base}/801/1"`);
    expect(html).toContain(`action="${base}/imprimer"`);
  });

  it.each([english, '/en/schedules-and-trips/schedules'])(
    'names where a line goes in the language of the page, as every list does: %s',
    async (path) => {
      const words = await wordsAt(path);
      expect(words).toContain('Val-Fleuri Terminal');
      expect(words).not.toContain('Terminus');
    },
  );

  it('keeps what the editors wrote', async () => {
    expect(await wordsAt(base)).toContain('Sans imprimante');
  });
});

describe('the sheet of a line', () => {
  it('holds for its period, by kind of day, and says what follows', async () => {
    const words = await wordsAt(`${base}/801/0`);
    for (const expected of [
      'Horaire à imprimer',
      'Vers Terminus Val-Fleuri',
      'Autre direction : Terminus Marché-Neuf',
      'Valable du lundi 12 octobre au vendredi 27 novembre 2026',
      'Ensuite : Hiver 2027.',
      'Lundi au vendredi',
      'Samedi',
      'Dimanche',
      'Tous les arrêts',
      'Cette feuille est-elle encore bonne ?',
    ])
      expect(words).toContain(expected);
  });

  it('is another one in the next period', async () => {
    const words = await wordsAt(`${base}/801/0?date=2026-12-01`);
    expect(words).toContain('Valable du samedi 28 novembre 2026 au dimanche 7 mars 2027');
    expect(words).toContain('La suite n’est pas encore publiée.');
    expect(words).toMatch(/jours fériés/);
  });

  it('is in the document, and not in its data', async () => {
    const { view } = await visits.page(`${base}/801/0`);
    expect(JSON.stringify(view())).not.toContain('sheet-hours');
  });

  it('names the notices of the line', async () => {
    expect(await wordsAt(`${template}?parcours=7`)).toContain(
      'Effet moyen. Détour des parcours 7 et 214 sur le chemin des Brumes',
    );
  });

  it('has every time of a line of few trips, and says when it does not run', async () => {
    const words = await wordsAt(`${template}?parcours=200`);
    expect(words).toContain('pas de service : samedi, dimanche et jours fériés');
    expect(words).toContain('6 h 20');
  });

  it('is offered as the browser prints it where no browser of ours makes PDFs', async () => {
    const response = await visits.ask(`${base}/801/0?format=pdf`);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).not.toContain('PDF, ');
  });

  it.each([
    [`${base}/799/0`, 'Aucun parcours ne porte le numéro 799.'],
    [`${base}/801/9`, 'Ce parcours ne va pas dans cette direction.'],
    [`${base}/801/0?date=2026-02-30`, 'Cette date n’existe pas.'],
    [`${base}/801/0?date=1000-01-01`, 'Aucun horaire n’est publié'],
    [`${base}/801/0?date=1999-01-01`, 'Aucun horaire n’est publié'],
    [`${english}/801/9`, 'This route does not'],
  ])('does not exist at %s', async (path, reason) => {
    const response = await visits.ask(path);
    expect(response.status).toBe(404);
    expect((await response.text()).replaceAll('&#x27;', '’')).toContain(reason.slice(0, 16));
  });
});

describe('the template', () => {
  it('is the bare sheet: no script, no header, no footer, no form', async () => {
    const html = await visits.app.text(`${template}?parcours=801&direction=0`);
    expect(html).not.toMatch(/<(script|header|footer|nav|form)\b/);
    expect(html).toMatch(/<h1 class="sheet-title">Vers Terminus Val-Fleuri<\/h1>/);
    expect(html).toContain('<meta name="robots" content="noindex"');
  });

  it('has both directions of a line, and a whole booklet of lines', async () => {
    const html = await visits.app.text(`${template}?parcours=801`);
    expect(html.match(/<article/g)).toHaveLength(2);
    const booklet = await visits.app.text(`${template}?parcours=801&parcours=3,200`);
    expect(booklet.match(/<article/g)).toHaveLength(6);
  });

  it('takes the date as the schedule service writes it', async () => {
    expect(await wordsAt(`${template}?parcours=801&direction=0&date=20261201`)).toContain('28 novembre 2026');
  });

  it('shows the stops asked for, by commas or semicolons', async () => {
    for (const separator of [',', ';']) {
      const html = await visits.app.text(`${template}?parcours=801&direction=0&arrets=1101${separator}1805`);
      const heads = /<thead>.*?<\/thead>/.exec(html)?.[0] ?? '';
      expect(heads.match(/arrêt \d+/g)).toEqual(['arrêt 1101', 'arrêt 1805']);
    }
  });

  it('shows every time at every stop', async () => {
    const html = await visits.app.text(`${template}?parcours=801&direction=0&arrets=tous`);
    expect(html).toContain('class="sheet-trips"');
    expect(html.match(/<td>/g)?.length).toBeGreaterThan(4000);
  });

  it('is the sheet of a stop, for one line or for all of them', async () => {
    const one = await wordsAt(`${template}?parcours=3&arrets=1480&feuille=poteau`);
    expect(one).toContain('Départs d’ici');
    expect(one).toContain('Vous êtes ici');
    const html = await visits.app.text(`${template}?arrets=1106`);
    expect(html.match(/<article[^>]*>/g)).toEqual([
      '<article class="sheet" aria-label="Parcours 801 vers Terminus Val-Fleuri">',
      expect.stringContaining('aria-label="Arrêt 1106 '),
    ]);
    expect(html).toContain('<title>Arrêt 1106 ');
    expect(html).toContain('Le 801 a sa propre feuille.');
    expect(html.match(/<section class="sheet-part">/g)).toHaveLength(2);
    expect(html.match(/<ul class="sheet-few">/g)).toHaveLength(1);
  });

  it('is set for the paper asked for', async () => {
    expect(await visits.app.text(`${template}?parcours=200&papier=a4`)).toContain('data-paper="a4"');
    expect(await visits.app.text(`${template}?parcours=200`)).toContain('data-paper="letter"');
  });

  it('leaves out of a booklet what has no sheet, and is not found without any', async () => {
    const html = await visits.app.text(`${template}?parcours=799,200`);
    expect(html.match(/<article/g)).toHaveLength(2);
    expect((await visits.ask(`${template}?parcours=799`)).status).toBe(404);
    expect((await visits.ask(`${template}?arrets=9999`)).status).toBe(404);
    expect((await visits.ask(`${template}?parcours=801&arrets=1480&feuille=poteau`)).status).toBe(404);
  });

  it.each([
    '',
    '?parcours=%00&direction=%ff',
    '?parcours=801&direction=../../x',
    '?parcours=801&arrets=%3Cscript%3E',
    `?parcours=${Array.from({ length: 500 }, (_, place) => 9000 + place).join(',')}`,
    '?feuille=poteau&parcours=801',
    '?format=pdf',
    '?date=&parcours=',
    '?parcours=801&date=1000-01-01',
    '?parcours=801&date=9999-12-31',
    `?arrets=${Array.from({ length: 3000 }, (_, place) => place).join(',')}`,
  ])('answers %j without failing', async (query) => {
    expect((await visits.ask(template + query)).status).toBeLessThan(500);
  });
});

describe('the print proxy', () => {
  it('shows the sheet with the links that do what its script does', async () => {
    const html = await visits.app.text(`${base}/imprimer?parcours=801&direction=0&date=2026-11-16`);
    expect(html).toContain('class="sheet-page"');
    expect(html).toContain(`href="${template}?parcours=801&amp;direction=0&amp;date=2026-11-16"`);
    expect(html).toContain(`href="${base}/801/0?date=2026-11-16"`);
  });

  it('leads to the selection where nothing is asked for', async () => {
    const html = await visits.app.text(`${english}/print`);
    expect(html).toContain('Choose a route or a stop to print.');
    expect(html).toContain(`href="${english}"`);
  });

  it('is where the schedule service leads for a line', async () => {
    const line = (await (
      await visits.app.get('/services/schedule/horaire/Parcours?noParcours=801')
    ).json()) as Record<string, string>;
    for (const name of ['urlTracePDF', 'urlTraceGIF']) {
      const response = await visits.ask(line[name] ?? '');
      expect([name, response.status]).toEqual([name, 200]);
      expect(await response.text()).toContain('Vers Terminus Val-Fleuri');
    }
  });
});

describe('the check of a printed sheet', () => {
  it('says until when the very sheet holds', async () => {
    const code = codeIn(await wordsAt(`${template}?parcours=801&direction=0`));
    for (const path of [`/v/${code}`, `/v/${code.toLowerCase()}`, `/v?code=${code.replaceAll('-', '%20')}`]) {
      const words = await wordsAt(path);
      expect(words).toContain('Cette feuille est bonne');
      expect(words).toContain('Elle vaut jusqu’au vendredi 27 novembre 2026.');
    }
    const words = await wordsAt(`/en/v/${code}`);
    expect(words).toContain('It holds until Friday, November 27, 2026.');
  });

  it('says that a sheet of the next period does not hold yet', async () => {
    const code = codeIn(await wordsAt(`${template}?parcours=801&direction=0&date=2026-12-01`));
    expect(await wordsAt(`/v/${code}`)).toContain(
      'Elle vaudra du samedi 28 novembre 2026 au dimanche 7 mars 2027.',
    );
  });

  it('says that another sheet replaced it, and leads to that one', async () => {
    const marks = { weekdays: 5, saturday: 5, sunday: 5 };
    const before = { number: '801', direction: '0', marks };
    const corrected = writeSheetCode({ ...before, from: '2026-10-12' });
    const html = await visits.app.text(`/v/${corrected}`);
    expect(html).toContain('Cette feuille ne vaut plus');
    expect(html).toContain('Les heures ont été corrigées depuis son impression.');
    expect(html).toContain(`href="${base}/801/0"`);
    const old = writeSheetCode({ ...before, from: '2026-06-20' });
    expect(await wordsAt(`/v/${old}`)).toContain('Une autre la remplace depuis le lundi 12 octobre 2026.');
  });

  it('says that a line is gone', async () => {
    const marks = { weekdays: 5, saturday: 5, sunday: 5 };
    const gone = writeSheetCode({ number: '799', direction: '0', from: '2026-10-12', marks });
    expect(await wordsAt(`/v/${gone}`)).toContain('Ce parcours ne circule plus dans cette direction.');
  });

  it('tells a typing fault from a sheet that no longer holds', async () => {
    const code = codeIn(await wordsAt(`${template}?parcours=801&direction=0`));
    const wrong = (code.startsWith('2') ? '3' : '2') + code.slice(1);
    const response = await visits.ask(`/v/${wrong}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Ce code contient une faute de frappe');
    expect(await wordsAt('/v/%3Cscript%3E')).toContain('Ce n’est pas le code d’une feuille');
  });

  it('asks for a code where none is given', async () => {
    expect(await wordsAt('/v')).toContain('Code de la feuille');
  });
});
