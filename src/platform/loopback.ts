/** Names of this machine, and the addresses by which it calls itself. */
const loopbackName = /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i;
const loopbackAddress = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/** Whether a host, without its port, is a name of this machine. */
export const isLoopbackName = (host: string): boolean => loopbackName.test(host);

/** Whether the other end of a socket is on this machine. */
export const isLoopbackAddress = (address: string | undefined): boolean =>
  loopbackAddress.test(address ?? '');
