/** book-resource -> bookResource; find_due -> findDue */
export function camel(/** @type {string} */ name) {
  return name.replaceAll(/[-_.]+(\w)/g, (_, letter) => letter.toUpperCase());
}

/** book-resource -> BookResource */
export function pascal(/** @type {string} */ name) {
  const joined = camel(name);
  return joined[0].toUpperCase() + joined.slice(1);
}

/** bookings -> booking, opportunities -> opportunity, addresses -> address */
export function singular(/** @type {string} */ noun) {
  if (noun.endsWith('ies')) return `${noun.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(noun)) return noun.slice(0, -2);
  return noun.replace(/([^s])s$/, '$1');
}

/** book-resource -> Book resource */
export function sentence(/** @type {string} */ name) {
  const words = name.replaceAll(/[-_.]+/g, ' ');
  return words[0].toUpperCase() + words.slice(1);
}

/**
 * What a use case is about and what it does to it, as its subject says it: in the room `mails`, find-due-mails is
 * `mail` + `find_due`; where a file doesn't end in the room's noun it brings its own: read-standing is `standing` + `read`.
 * @param {string} room
 * @param {string} useCase verb first
 */
export function nounAndVerb(room, useCase) {
  const words = useCase.split('-');
  const noun = singular(room);
  const last = singular(words.at(-1) ?? '');
  if (words.length > 1 && last === noun) return { noun: noun.replaceAll('-', '_'), verb: words.slice(0, -1).join('_') };
  return { noun: words.slice(1).map(singular).join('_') || noun, verb: words[0] };
}

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** @param {string} what @param {string | undefined} name */
export function demandKebab(what, name) {
  if (name && kebab.test(name)) return name;
  throw new Error(`${what} is "${name ?? ''}": it must be small letters joined by dashes, such as book-resource.`);
}
