/** Every text that closes something, or that a format of feeds cannot hold. */
export const hostileTexts = [
  'a\0b\u0007c\u0085d',
  ']]></title><script>alert(1)</script><![CDATA[',
  '&amp; & &#0; %entity;',
  '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;',
  '"\'><x y="',
  'END:VEVENT\r\nEND:VCALENDAR\nBEGIN:VEVENT\rX-EVIL:1',
  '</script>\u2028\u2029\ufffe\uffff\ud83d🚌\udc00',
  '\u202e803\ufeff',
];
