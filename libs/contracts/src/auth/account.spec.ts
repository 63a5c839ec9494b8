import { describe, expect, it } from '@jest/globals';
import { fieldMessages } from '../errors/invalid-input.js';
import { registration } from './account.schema.js';
import { emailConfirmation, passwordReset } from './password.schema.js';
import { companyProfile, personalProfile } from './profile.schema.js';

const complete = {
  username: 'badger',
  email: 'ann@shop.example',
  password: 'secret1',
  confirmPassword: 'secret1',
  companyName: 'Badger Tool',
};

const messagesOf = (schema: typeof registration | typeof companyProfile | typeof personalProfile, value: unknown) =>
  fieldMessages(schema.safeParse(value).error?.issues ?? []);
const wrong = (changes: Record<string, unknown>) => messagesOf(registration, { ...complete, ...changes });

describe('a registration', () => {
  it.each(['\u200b', '\u3164', '\u2800', '\u00ad\u200d'])('has no name out of %j, which nobody can see', (unseen) => {
    expect(wrong({ companyName: unseen, username: unseen.repeat(3) })).toEqual({
      companyName: 'Required',
      username: 'Required',
    });
  });

  it.each(['bad\u2800ger', 'bad\u3164ger', 'bad\u200bger'])(
    'has a user name that is seen whole, unlike %j',
    (username) => {
      expect(wrong({ username })).toEqual({ username: 'Contains characters that cannot be seen' });
    },
  );

  it('says what a fact of another kind should be', () => {
    expect(wrong({ industry: 5, website: 5, phone: 5 })).toEqual({
      industry: 'Please choose an industry from the list',
      website: 'Must be text',
      phone: 'Must be text',
    });
    expect(wrong({ industry: 'foo', website: 'foo' })).toEqual({
      industry: 'Please choose an industry from the list',
      website: 'Must be a valid URL',
    });
    expect(wrong({ website: 'https://good.example@evil.example/' })).toEqual({ website: 'Must be a valid URL' });
  });

  it('takes facts that are left out, null, empty or unseen as not stated', () => {
    for (const nothing of [undefined, null, '', ' ', '\u200b'])
      expect(registration.parse({ ...complete, website: nothing, phone: nothing })).toMatchObject({
        website: null,
        phone: null,
      });
    for (const nothing of [undefined, null, ''])
      expect(registration.parse({ ...complete, industry: nothing }).industry).toBeNull();
    const stated = { industry: 'Aerospace', website: 'https://shop.example/' };
    expect(registration.parse({ ...complete, ...stated })).toMatchObject(stated);
  });
});

describe('a profile', () => {
  it('keeps a company name that can be seen', () => {
    for (const companyName of ['', null, '\u200b', '\u2800\u3164']) {
      const words = { companyName: 'Company name is required' };
      expect(messagesOf(personalProfile, { companyName })).toEqual(words);
      expect(messagesOf(companyProfile, { companyName, email: 'ann@shop.example' })).toEqual(words);
    }
  });

  it('takes an empty password as none, and says what one of another kind should be', () => {
    expect(personalProfile.parse({ currentPassword: '' }).currentPassword).toBeUndefined();
    expect(messagesOf(personalProfile, { currentPassword: 5 })).toEqual({ currentPassword: 'Must be text' });
    expect(messagesOf(personalProfile, { currentPassword: 'x'.repeat(129) })).toEqual({
      currentPassword: 'Must be at most 128 characters',
    });
  });
});

describe('the token of a mailed link', () => {
  it('may be any text, however long: whether it works is not for its form to say', () => {
    for (const token of ['', 'x', 'x'.repeat(10_000)]) {
      expect(emailConfirmation.parse({ token })).toEqual({ token });
      expect(passwordReset.parse({ token, password: 'a new password' }).token).toBe(token);
    }
  });

  it('is missed where there is none', () => {
    for (const [token, message] of [
      [undefined, 'Required'],
      [null, 'Required'],
      [5, 'Must be text'],
    ])
      expect(emailConfirmation.safeParse({ token }).error?.issues[0]?.message).toBe(message);
  });
});
