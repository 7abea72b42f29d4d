// node-gtfs on the same feed: node bench/schedule/peer.mjs PEER_MODULE ZIP SQLITE WORKLOAD
// Imports the zip into SQLite, then answers the workload in the fastest form it has; prints the figures as JSON.
import { readFileSync, rmSync } from 'node:fs';

const [module = '', zip = '', sqlitePath = '', workloadFile = ''] = process.argv.slice(2);
const { importGtfs, openDb, closeDb } = await import(module);
const { next, stopDay, timetable } = JSON.parse(readFileSync(workloadFile, 'utf8'));

rmSync(sqlitePath, { force: true });
const startedAt = performance.now();
await importGtfs({ agencies: [{ path: zip }], sqlitePath, verbose: false });
const importMs = performance.now() - startedAt;

const db = openDb({ sqlitePath });
const columns = db
  .prepare('pragma table_info(stop_times)')
  .all()
  .map((/** @type {{name: string}} */ { name }) => name);
const seconds = columns.includes('departure_timestamp') ? 'departure_timestamp' : 'departure_time';
/** @type {Map<string, string[]>} */
const services = new Map();
/** @param {string} date */
function servicesOn(date) {
  const known = services.get(date);
  if (known) return known;
  const weekday = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'][
    new Date(`${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6)}T12:00:00Z`).getUTCDay()
  ];
  const rows = db
    .prepare(
      `select service_id from calendar where start_date <= @date and end_date >= @date and ${weekday} = 1
         and service_id not in (select service_id from calendar_dates where date = @date and exception_type = 2)
       union select service_id from calendar_dates where date = @date and exception_type = 1`,
    )
    .all({ date: Number(date) });
  const found = rows.map((/** @type {{service_id: string}} */ row) => row.service_id);
  services.set(date, found);
  return found;
}

/** Prepared once for each number of services: what a careful user of the library would keep. */
const prepared = new Map();
/** @param {string} name @param {number} count @param {(list: string) => string} sql */
function statement(name, count, sql) {
  const key = `${name}${count}`;
  if (!prepared.has(key)) prepared.set(key, db.prepare(sql(Array(count).fill('?').join())).raw());
  return prepared.get(key);
}

/** @param {{route: string, stop: string, date: string, time: string}} question */
function askNext({ route, stop, date, time }) {
  const ids = servicesOn(date);
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number);
  return statement(
    'next',
    ids.length,
    (list) => `select st.departure_time from stop_times st join trips t on t.trip_id = st.trip_id
      where st.stop_id = ? and t.route_id = ? and st.${seconds} >= ? and t.service_id in (${list})
      order by st.${seconds}, st.trip_id, st.stop_sequence limit 5`,
  ).all(stop, route, hours * 3600 + minutes * 60 + rest, ...ids);
}

/** @param {{stop: string, date: string}} question */
function askStopDay({ stop, date }) {
  const ids = servicesOn(date);
  return statement(
    'day',
    ids.length,
    (list) => `select st.departure_time, st.trip_id from stop_times st join trips t on t.trip_id = st.trip_id
      where st.stop_id = ? and t.service_id in (${list}) order by st.${seconds}, st.trip_id, st.stop_sequence`,
  ).all(stop, ...ids);
}

/** @param {{route: string, dir: number, date: string}} question */
function askTimetable({ route, dir, date }) {
  const ids = servicesOn(date);
  return statement(
    'grid',
    ids.length,
    (
      list,
    ) => `select st.trip_id, st.stop_id, st.departure_time from trips t join stop_times st on st.trip_id = t.trip_id
      where t.route_id = ? and t.direction_id = ? and t.service_id in (${list}) order by st.trip_id, st.stop_sequence`,
  ).all(route, dir, ...ids);
}

/**
 * Microseconds a question, the best of three rounds over the whole list.
 * @template Question
 * @param {readonly Question[]} questions @param {(question: Question) => unknown} ask
 */
function measure(questions, ask) {
  let best = Infinity;
  for (let round = 0; round < 3; round += 1) {
    const begunAt = performance.now();
    for (const question of questions) ask(question);
    best = Math.min(best, ((performance.now() - begunAt) * 1000) / questions.length);
  }
  return best;
}

const figures = {
  importMs,
  nextUs: measure(next, askNext),
  stopDayUs: measure(stopDay, askStopDay),
  timetableUs: measure(timetable, askTimetable),
};
closeDb(db);
process.stdout.write(JSON.stringify(figures));
