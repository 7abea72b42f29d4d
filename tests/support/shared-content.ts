import { startUpstream, type UpstreamAnswer, type UpstreamRequest } from './upstream.ts';

let started: Promise<string> | undefined;

/**
 * The address of the content service of a program that all share, for sites that differ in their settings only. Its
 * content and its clock never change, so each question is put to it once, however many sites ask: one for each process
 * of the run.
 */
export function sharedContentUrl(findOrigin: () => Promise<string>): Promise<string> {
  return (started ??= start(findOrigin));
}

/** What the service makes its answer of, besides the question itself. */
const telling = ['accept', 'authorization', 'content-type', 'if-none-match'];
/** Of one answer on one connection, not of what it says. */
const passing =
  /^(connection|content-encoding|content-length|date|keep-alive|transfer-encoding|x-ratelimit-.*)$/;

async function start(findOrigin: () => Promise<string>): Promise<string> {
  const source = `${await findOrigin()}/services/content`;
  const answers = new Map<string, Promise<UpstreamAnswer>>();
  const upstream = await startUpstream((request) => {
    const headers = Object.fromEntries(
      telling.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
    );
    const key = JSON.stringify([request.method, request.url, headers, request.body]);
    const answer = answers.get(key) ?? ask(source, upstream.url, request, headers);
    answers.set(key, answer);
    return answer;
  });
  return upstream.url;
}

/** The links in the answer lead where the question came. */
async function ask(
  source: string,
  here: string,
  { method, url, body }: UpstreamRequest,
  headers: Record<string, string>,
): Promise<UpstreamAnswer> {
  const answer = await fetch(source + url, {
    method,
    headers,
    redirect: 'manual',
    ...(body === '' ? {} : { body }),
  });
  return {
    status: answer.status,
    headers: Object.fromEntries([...answer.headers].filter(([name]) => !passing.test(name))),
    body: (await answer.text()).replaceAll(source, here),
  };
}
