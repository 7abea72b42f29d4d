import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { outsideHeader } from './endpoint.ts';
import { callerAt } from './network.ts';
import { visitorHeader } from './visitor-header.ts';

export const mostCallers = 50_000;

/** Reading an IPv6 address takes 17 µs, as long as the rest of the count several times over. */
const callers = new LRUCache<string, string>({ max: mostCallers, memoMethod: (ip) => callerAt(ip) });

/**
 * A part of this process made a request that came over no socket: what its headers say of the sender is the word of the
 * house. Whatever makes such a request lets no caller choose its headers.
 */
const isOfThisProcess = ({ raw }: Pick<FastifyRequest, 'raw'>): boolean => !(raw.socket instanceof Socket);

/**
 * Who sent a request: an address, proxies taken into account; of an IPv6 address the /64 network, which one household
 * has whole. A request made on behalf of somebody is theirs.
 */
export function callerOf(request: Pick<FastifyRequest, 'raw' | 'headers' | 'ip'>): string {
  const named = isOfThisProcess(request) ? request.headers[visitorHeader] : undefined;
  return typeof named === 'string' ? named.slice(0, 100) : callers.memo(request.ip);
}

/** Whether a stranger asks: over a socket, or through a part of this process that says so. */
export function isOutside(request: Pick<FastifyRequest, 'raw' | 'headers'>): boolean {
  return !isOfThisProcess(request) || request.headers[outsideHeader] !== undefined;
}
