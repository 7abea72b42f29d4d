import { rawRequest } from '#tests/support/raw-request.ts';
import { describedServices } from '#tests/support/hostile-bodies/find-body-doors.ts';
import type { Facts } from './facts.ts';
import type { HostileKind } from './shot.ts';

/** Kinds go through what they ask; none of them through more. */
const shotsOfEach = 60;
const ofType = '/{id}/relationships/{name}';

/** `GET /services/content/api/pages/{id}`, for every call that a service describes. */
export async function listDescribed(origin: string): Promise<readonly string[]> {
  const calls: string[] = [];
  for (const service of describedServices) {
    const { body } = await rawRequest(origin, `/services/${service}/openapi.json`);
    const { paths } = JSON.parse(body) as { readonly paths: Readonly<Record<string, object>> };
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods))
        calls.push(`${method.toUpperCase()} /services/${service}${path}`);
  }
  return calls;
}

/** The calls that no kind makes, those of all types of the content being one. */
export function listUnasked(
  described: readonly string[],
  kinds: readonly HostileKind[],
  facts: Facts,
): readonly string[] {
  const types = described.flatMap((call) =>
    call.startsWith('GET ') && call.endsWith(ofType) ? [call.slice('GET '.length, -ofType.length)] : [],
  );
  const asOne = (call: string): string => {
    const [method = '', path = ''] = call.split(' ');
    const type = types.find((one) => path === one || path.startsWith(`${one}/`));
    return type === undefined ? call : `${method} {type}${path.slice(type.length)}`;
  };
  const asked = listAsked(kinds, facts).map(asOne);
  return [...new Set(described.map(asOne))].filter((call) => {
    const pattern = new RegExp(
      `^${call
        .split(/\{\w+\}/)
        .map(literally)
        .join('[^/]+')}$`,
    );
    return !asked.some((one) => one === call || pattern.test(one));
  });
}

const literally = (text: string): string => text.replaceAll('.', String.raw`\.`);

function listAsked(kinds: readonly HostileKind[], facts: Facts): readonly string[] {
  const numbers = Array.from({ length: shotsOfEach }, (_, n) => n);
  // Bodies of megabytes differ by their bytes alone.
  const shots = kinds.flatMap(({ shot, heaviest, isUpload = false }) => [
    ...(isUpload ? [0] : numbers).map((n) => shot(n, facts)),
    ...(heaviest ? [heaviest(0, facts)] : []),
  ]);
  return [...new Set(shots.map(({ method = 'GET', path }) => `${method} ${path.replace(/\?.*/s, '')}`))];
}
