interface TrustedTypePolicies {
  createPolicy(name: 'default', rules: { createScriptURL(url: string): string | null }): unknown;
}

const trusted = new Set<string>();
let hasPolicy = false;

/**
 * Lets the page start workers from these files of the site, and nothing else, where its screen asks for workers
 * (`PolicyNeeds.workers`). Libraries start theirs with a plain address, which Trusted Types refuse unless the default
 * policy lets it through. A document can have that policy made only once, so later files are added to its list.
 * A browser without Trusted Types has nothing to be told.
 */
export function trustWorkers(urls: readonly string[]): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypePolicies };
  for (const url of urls) trusted.add(absolute(url));
  if (hasPolicy) return;
  hasPolicy = true;
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (trusted.has(absolute(url)) ? url : null),
  });
}

const absolute = (url: string): string => new URL(url, location.href).href;
