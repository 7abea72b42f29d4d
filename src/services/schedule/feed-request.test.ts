import { describe, expect, it } from 'vitest';
import type { Ask } from '#platform/http/ask.ts';
import { askFollowing, publicSource } from './feed-request.ts';

/** What becomes of an address that is led to another one. */
async function led(start: string, location: string) {
  const asked: string[] = [];
  const ask: Ask = async (url) => {
    asked.push(String(url));
    return asked.length === 1
      ? new Response(null, { status: 302, headers: { location } })
      : new Response('zip');
  };
  const signal = AbortSignal.timeout(5000);
  const answer = await askFollowing(new URL(start), { ask, headers: {}, maxRedirects: 5, signal });
  return { asked, isAnswered: answer !== undefined };
}

describe('a redirection of a feed', () => {
  it.each([
    ['a file', 'file:///etc/passwd'],
    ['this machine', 'http://127.0.0.1:6379/'],
    ['this machine by its name', 'http://localhost/'],
    ['the network of the house', 'http://192.168.1.1/config.zip'],
    ['the keys of a cloud', 'http://169.254.169.254/latest/meta-data'],
    ['this machine in another way of writing', 'http://0x7f.1/'],
    ['this machine in the new numbers', 'http://[::ffff:127.0.0.1]/'],
  ])('never leads from the world to %s', async (_, location) => {
    const start = 'http://203.0.113.7/gtfs.zip';
    expect(await led(start, location)).toEqual({ asked: [start], isAnswered: false });
  });

  it.each([
    ['http://203.0.113.7/gtfs.zip', 'http://203.0.113.8/gtfs.zip'],
    ['http://10.0.0.5/gtfs.zip', 'http://10.0.0.6/gtfs.zip'],
    ['http://127.0.0.1/gtfs.zip', '/v2/gtfs.zip'],
  ])('leads on among hosts of one side: %s', async (start, location) => {
    expect((await led(start, location)).isAnswered).toBe(true);
  });
});

describe('where a feed is looked for, for others to read', () => {
  it.each([
    ['https://us:pw@a.example/x.zip?api_key=k#part', 'https://a.example/x.zip'],
    ['HTTPS://a.example/x.zip?k', 'https://a.example/x.zip'],
    ['https://us:pw@a b/x.zip?k', 'an address that cannot be read'],
    ['../feeds/gtfs.zip', '../feeds/gtfs.zip'],
    ['/srv/what?.zip', '/srv/what?.zip'],
  ])('%s has no account and no key in it', (source, shown) => {
    expect(publicSource(source)).toBe(shown);
  });
});
