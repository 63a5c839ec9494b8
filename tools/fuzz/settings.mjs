/**
 * @typedef {object} Known what is there, so that not every id is a wrong one
 * @property {Record<string, string[]>} ids by the beginning of the names of the operations that take them, such as
 *   `companies.`; under `''` some of all kinds, for all others
 * @property {string[]} logos names of pictures
 * @property {string[]} emails
 */

/** A password that is well-formed in every form that asks for one twice. */
const password = 'a-password-that-fuzzing-gives';

/** Share of the values that are taken out of what is known; the others are made up. */
const known = 0.6;

/**
 * The settings of Schemathesis: how a session is opened (again, when the round has ended it), and what is known.
 * @param {Known} things
 * @param {{ username: string, password: string } | null} login null for nobody
 * @returns {string} TOML
 */
export function settings({ ids, logos, emails }, login) {
  const lines = [
    ...Object.entries(ids).flatMap(([kind, values]) => dictionary(idsOf(kind), values)),
    ...dictionary('logos', logos),
    ...dictionary('emails', emails),
    ...dictionary('passwords', [password]),
    '[parameters]',
    ...[
      ['path.id', idsOf('')],
      ['path.name', 'logos'],
      ['query.account', idsOf('')],
      ['query.cursor', idsOf('')],
      ['query.before', idsOf('')],
      ['body.email', 'emails'],
      ['body.password', 'passwords'],
      ['body.newPassword', 'passwords'],
      ['body.confirmPassword', 'passwords'],
    ].map(([place, values]) => binding(place, values)),
    ...Object.keys(ids)
      .filter(Boolean)
      .flatMap((kind) => [
        '[[operations]]',
        `include-operation-id-regex = ${text(`^${kind.replaceAll('.', '\\.')}`)}`,
        '[operations.parameters]',
        binding('path.id', idsOf(kind)),
      ]),
  ];
  if (login) {
    lines.push(
      '[auth.dynamic.openapi.session]',
      'path = "/api/auth/login"',
      `payload = { username = ${text(login.username)}, password = ${text(login.password)} }`,
      'extract_from = "cookie"',
      'extract_selector = "guildhall_session"',
    );
  }
  return `${lines.join('\n')}\n`;
}

/** The name of a dictionary. @param {string} kind */
const idsOf = (kind) => `ids-${kind.replaceAll('.', '-')}`;

/** @param {string} place @param {string} values name of a dictionary */
const binding = (place, values) => `${text(place)} = { dictionary = ${text(values)}, probability = ${known} }`;

/** @param {string} name @param {string[]} values */
const dictionary = (name, values) => [`[dictionaries.${name}]`, `values = [${values.map(text).join(', ')}]`];

/** A text of TOML is written like one of JSON. @param {string} value */
const text = (value) => JSON.stringify(value);
