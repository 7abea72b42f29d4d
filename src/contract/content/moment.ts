/** By which an editor asks for what visitors will see at another instant: `2026-12-01T12:00:00Z`. */
export const momentHeader = 'x-moment';
