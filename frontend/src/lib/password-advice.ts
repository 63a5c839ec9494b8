const wellKnown = /^(pass|qwert|asdf|abc|letmein|welcome|admin|login|guildhall|1234|iloveyou)/i;

/** How hard a password is to guess, roughly: it advises and refuses nothing. Nothing is said of an empty one. */
export function passwordAdvice(password: string): string {
  if (password === '') return '';
  const distinct = new Set(password.toLowerCase()).size;
  if (password.length < 8 || distinct < 5 || (wellKnown.test(password) && password.length < 16))
    return 'Easy to guess. Three or four words in a row are safer.';
  if (password.length < 12 || distinct < 8) return 'Fair. A few more characters make it safer.';
  return 'Hard to guess.';
}
