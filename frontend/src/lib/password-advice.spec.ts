import { describe, expect, it } from '@jest/globals';
import { passwordAdvice } from './password-advice.js';

describe('the advice about a password', () => {
  it.each([
    ['', ''],
    ['abc', 'Easy'],
    ['aaaaaaaaaaaaaaaa', 'Easy'],
    ['Password2026', 'Easy'],
    ['1234567890', 'Easy'],
    ['mill nut', 'Fair'],
    ['lathe4holder', 'Hard'],
    ['four welders on a bridge', 'Hard'],
    ['пять сварщиков на мосту', 'Hard'],
  ])('on %j begins with %j', (password, word) => {
    expect(passwordAdvice(password).split(/[ .]/)[0]).toBe(word);
  });
});
