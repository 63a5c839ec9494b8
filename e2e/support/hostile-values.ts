/** Values of every JSON type, as they stand in a body: what a field of another type must refuse. */
export const valuesOfEveryType = [
  '7',
  '-0',
  '9007199254740993',
  '1e309',
  'true',
  '[]',
  '["x"]',
  '[["x"]]',
  '{}',
  '{"$ne":null}',
  '{"length":5}',
];

/** Texts that can't be stored. */
export const unstorable = ['a\u0000b', 'a\ud800b'];

/** Texts that can be stored, and that some layer below might read as more than text. */
export const misleading = [
  '\u202eevil\u202c \u200f\u200e',
  `'; DROP TABLE users; --`,
  '" OR ""="',
  '$1 %s %n ${7*7} {{7*7}} <%= 7 %>',
  '<img src=x onerror=alert(1)>',
  '__proto__',
  'undefined',
  '🔩'.repeat(10),
  '\\x00 \\u0000 \\',
];

/** What a program sends by mistake in place of an id or a choice. */
export const mistaken = ['undefined', 'null', 'NaN', '[object Object]', '0', '-1', 'true', '*', '%'];

/** What stands in an address where an id belongs, already escaped; none of it is an id of anything. */
export const noIds = [
  ...mistaken.map(encodeURIComponent),
  '%20',
  '%00',
  '%0d%0a',
  '%ED%A0%80',
  '%ff',
  '%E2%80%AE',
  '%27%20OR%201%3D1%20--',
  '..%2f..%2fetc',
  ':id',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'a'.repeat(199),
  'a'.repeat(3000),
];
