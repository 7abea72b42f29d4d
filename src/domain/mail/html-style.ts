/** The colours of the site, by what they are for. Text has a contrast of 7:1 or more in both themes. */
export const colours = {
  light: {
    ink: '#0f1820',
    soft: '#3d4b57',
    paper: '#ffffff',
    line: '#cdd6dd',
    button: '#0f1820',
    'on-button': '#ffffff',
    sign: '#14202c',
    'on-sign': '#e6edf3',
  },
  dark: {
    ink: '#e6edf3',
    soft: '#b6c3cf',
    paper: '#0e151c',
    line: '#2f3d4a',
    button: '#e6edf3',
    'on-button': '#0e151c',
    sign: '#14202c',
    'on-sign': '#e6edf3',
  },
} as const;

const { light, dark } = colours;
const font = `font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif`;
const words = `${font};color:${light.ink};margin:0 0 16px;overflow-wrap:anywhere`;
const body = `${words};font-size:16px;line-height:24px;font-variant-numeric:tabular-nums`;
const quiet = `${body};font-size:14px;line-height:20px;color:${light.soft}`;

/** The style of each piece. It is written on the piece itself: many programs leave out what a style sheet says. */
export const styles = {
  page: `margin:0;padding:0;background-color:${light.paper}`,
  /** Programs that list mails show the words at the front of one, which nobody needs to see in it. */
  preview: 'display:none;max-height:0;overflow:hidden',
  outer: `width:100%;border-collapse:collapse;background-color:${light.paper}`,
  outerCell: 'padding:0',
  column: 'max-width:600px;margin:0 auto',
  sign: `${body};margin:0;padding:16px 20px;background-color:${light.sign};color:${light['on-sign']}`,
  content: 'padding:28px 20px 12px',
  title: `${words};font-size:26px;line-height:32px;font-weight:700`,
  heading: `${words};font-size:20px;line-height:26px;font-weight:700;margin:0 0 8px;padding:24px 0 0;border-top:1px solid ${light.line}`,
  text: body,
  quiet,
  buttonTable: 'border-collapse:separate;border-spacing:0;margin:8px 0 12px',
  buttonCell: `padding:0;background-color:${light.button};border-radius:6px`,
  button: `${font};display:inline-block;padding:12px 24px;font-size:16px;line-height:24px;font-weight:700;text-decoration:none;color:${light['on-button']};border-radius:6px`,
  spare: `${quiet};margin:0 0 24px;word-break:break-all`,
  link: `${font};display:inline-block;padding:10px 0;font-size:16px;line-height:24px;color:${light.ink};text-decoration:underline`,
  linkLine: 'margin:0 0 12px',
  list: `${body};padding:0 0 0 20px`,
  item: 'margin:0 0 4px',
  facts: `width:100%;border-collapse:collapse;margin:0 0 20px;border-bottom:1px solid ${light.line}`,
  factName: `${body};margin:0;width:30%;padding:10px 12px 10px 0;border-top:1px solid ${light.line};text-align:left;vertical-align:top;font-weight:400;color:${light.soft};overflow-wrap:normal`,
  factValue: `${body};margin:0;padding:10px 0;border-top:1px solid ${light.line};text-align:left;vertical-align:top;font-weight:700`,
  factList: 'margin:0;padding:0 0 0 20px;font-weight:400',
  foot: `margin:0 20px;padding:20px 0 32px;border-top:1px solid ${light.line}`,
  footLink: `${font};display:inline-block;padding:12px 24px 12px 0;font-size:14px;line-height:20px;color:${light.ink};text-decoration:underline`,
  footLinks: 'margin:0 0 12px',
  house: `${quiet};margin:0`,
  houseLink: `display:inline-block;padding:12px 0;color:${light.ink};text-decoration:underline`,
} as const;

/** `!important` is what a style sheet needs to go before the styles on the pieces. */
const rule = (selector: string, property: string, colour: keyof typeof dark): string =>
  `${selector}{${property}:${dark[colour]}!important}`;

/** Night is designed, not turned around: each piece has a class for what its colour is for. */
export const sheet = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){',
  rule('.paper', 'background-color', 'paper'),
  rule('.ink', 'color', 'ink'),
  rule('.soft', 'color', 'soft'),
  rule('.line', 'border-color', 'line'),
  rule('.button', 'background-color', 'button'),
  rule('.on-button', 'color', 'on-button'),
  rule('.sign', 'background-color', 'sign'),
  rule('.on-sign', 'color', 'on-sign'),
  '}',
].join('\n');

/** What Outlook reads of its own: it neither hides by `display` everywhere, nor knows the inner space of a link. */
export const outlookSheet = '.preview{mso-hide:all} .button{mso-padding-alt:12px 24px}';
