// gtfs-to-html on the same feed: node bench/print/peer.mjs PACKAGES ZIP SQLITE FOLDER
// Imports the zip into SQLite, then writes every timetable as HTML; prints how long that took, as JSON.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [packages = '', zip = '', sqlitePath = '', outputPath = ''] = process.argv.slice(2);
/** @param {string} file */
const load = (file) => import(pathToFileURL(path.join(packages, file)).href);
const { importGtfs } = await load('gtfs/dist/index.js');
const { default: gtfsToHtml } = await load('gtfs-to-html/dist/index.js');

await importGtfs({ agencies: [{ path: zip }], sqlitePath, logLevel: 'silent' });
const began = performance.now();
const before = process.cpuUsage();
await gtfsToHtml({
  agencies: [{ agencyKey: 'bench', path: zip }],
  sqlitePath,
  outputPath,
  outputFormat: 'html',
  // What it can leave out: it is not asked to import again, to draw a map, or to indent its HTML.
  skipImport: true,
  overwriteExistingFiles: true,
  showMap: false,
  beautify: false,
  logFunction: () => {},
});
const { user, system } = process.cpuUsage(before);
process.stdout.write(`\n${JSON.stringify({ ms: performance.now() - began, cpuMs: (user + system) / 1000 })}`);
