/** The letters a boundary may have, and how many of them (RFC 2046, section 5.1.1); a space does not end it. */
const boundaryPattern = /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/;

const parameter = 'boundary=';

/**
 * What stands between the parts of a body. The sender chooses it, and the whole body is searched for it: one that is longer
 * than any browser's would make that search as long as somebody likes.
 */
export function readBoundary(contentType: string): string | undefined {
  const given = contentType
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.slice(0, parameter.length).toLowerCase() === parameter)
    ?.slice(parameter.length);
  const boundary =
    given?.startsWith('"') && given.length > 1 && given.endsWith('"') ? given.slice(1, -1) : given;
  return boundary !== undefined && boundaryPattern.test(boundary) ? boundary : undefined;
}
