// Logins at a steady rate, answered or not, from a process of its own: node bench/login/ask-often.mjs ORIGIN RATE FORM
// Stops when its input ends, and then says how many of each status came.
import { Agent, request } from 'node:http';

const [origin = '', rate = '300', form = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 400 });
/** @type {Record<string, number>} */
const statuses = {};
let sent = 0;

function ask() {
  sent += 1;
  const caller = `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`;
  const asked = request(`${origin}/services/accounts/oauth/token`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': caller },
  });
  const count = (/** @type {string} */ status) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  asked.on('response', (answer) => {
    count(String(answer.statusCode));
    answer.resume();
  });
  asked.on('error', () => count('lost'));
  asked.end(form.replace('NTH', String(sent)));
}

const begunAt = performance.now();
const timer = setInterval(() => {
  const due = ((performance.now() - begunAt) / 1000) * Number(rate);
  while (sent < due) ask();
}, 5);

process.stdin.resume();
process.stdin.on('end', () => {
  clearInterval(timer);
  const seconds = (performance.now() - begunAt) / 1000;
  process.stdout.write(JSON.stringify({ statuses, perSecond: sent / seconds }), () => process.exit());
});
