/** The same telephone number, or another way to be reached, as people hide it from a filter. */
export const HIDDEN_CONTACTS: readonly string[] = [
  '01012345678',
  '٠١٠١٢٣٤٥٦٧٨',
  '۰۱۰۱۲۳۴۵۶۷۸',
  '０１０１２３４５６７８',
  '𝟎𝟏𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖',
  '0 1 0 1 2 3 4 5 6 7 8',
  '٠١٠ - ١٢٣٤ - ٥٦٧٨',
  '0\u200B1\u200B0\u200C1\u200D2\u20603\u200B4\u200B5\u200B6\u200B7\u200B8',
  '010\u00AD1234\u034F5678',
  'O1O12345678',
  'zero one zero one two three four five six seven eight',
  'صفر واحد صفر واحد اتنين تلاتة أربعة خمسة ستة سبعة تمانية',
  '+20 10 1234 5678',
  'wa.me/201012345678',
  'mona@gmail.com',
  'mona at gmail dot com',
];

/** Characters that turn the text after them around, or that nobody sees. */
export const TURNING: readonly string[] = [
  '\u202E',
  '\u202A',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u0000',
  '\u0007',
  '\uFEFF',
];

/** What would run if a page or a mail took it for markup. */
export const SCRIPTS: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '</script><svg onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
];
