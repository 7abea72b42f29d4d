import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { build, type Rolldown } from 'vite';

export interface TrialFile {
  readonly type: string;
  readonly body: string | Uint8Array;
}

/** A server in front of the site that adds files under `/trial/` and a script to every page, and changes nothing else. */
export interface TrialFront {
  readonly origin: string;
  close(): Promise<void>;
}

export interface TrialFrontOptions {
  /** The site; without one there are only the files. */
  readonly site?: string;
  /** By address. */
  readonly files: Readonly<Record<string, TrialFile>>;
  /** Loaded by every page, as a module. */
  readonly script?: string;
}

export async function startTrialFront({ site, files, script }: TrialFrontOptions): Promise<TrialFront> {
  const server = createServer((request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    const file = files[url.replace(/\?.*$/, '')];
    if (file) {
      response.writeHead(200, { 'content-type': file.type }).end(file.body);
    } else if (!site || method !== 'GET') {
      response.writeHead(404).end();
    } else {
      void passOn({ url: site + url, cookie: headers.cookie ?? '', script }, response);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Asked {
  readonly url: string;
  readonly cookie: string;
  readonly script: string | undefined;
}

async function passOn({ url, cookie, script }: Asked, response: ServerResponse) {
  const answer = await fetch(url, { headers: { cookie, 'accept-encoding': 'identity', accept: '*/*' } });
  const type = answer.headers.get('content-type') ?? '';
  const tag = script ? `<script type="module" src="${script}"></script></head>` : '</head>';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const body = type.startsWith('text/html') ? bytes.toString().replace('</head>', tag) : bytes;
  const kept = [...answer.headers].filter(
    ([name]) => !/^(?:content-length|transfer-encoding|etag)$/.test(name),
  );
  response.writeHead(answer.status, Object.fromEntries(kept)).end(body);
}

/** The files of a script as the site's own build would make them. */
export async function buildTrial(name: string): Promise<Record<string, TrialFile>> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    base: '/',
    publicDir: false,
    resolve: { alias: [{ find: /^#site\//, replacement: `${path.resolve('src/site')}/` }] },
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'esnext',
      modulePreload: false,
      rolldownOptions: {
        input: `tests/support/policy-trials/${name}.ts`,
        output: { entryFileNames: 'trial/[name].js', chunkFileNames: 'trial/[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return Object.fromEntries(
    output.output.map((file) => {
      const body = file.type === 'chunk' ? file.code : file.source;
      return [`/${file.fileName}`, { type: typeOf(file.fileName), body }];
    }),
  );
}

function typeOf(file: string): string {
  return file.endsWith('.css') ? 'text/css' : 'text/javascript';
}
