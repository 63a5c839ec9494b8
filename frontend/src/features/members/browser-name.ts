import { securityWords } from './security-words.js';

/** More telling names first: Edge calls itself Chrome too, and Chrome Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad)\b/, 'iPhone or iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** What a browser calls itself, as a person would: "Firefox on Windows". Null where neither is known. */
export function browserName(userAgent: string): string | null {
  const [browser, system] = [browsers, systems].map((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1]);
  if (browser && system) return securityWords.sessions.browserOn(browser, system);
  return browser ?? system ?? null;
}
