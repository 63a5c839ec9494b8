import { describe, expect, it } from '@jest/globals';
import { emailKey, isReservedName, mailboxKey, nameKey } from './name-key.js';

describe('the key of a user name', () => {
  it('is one for spellings that a reader takes for the same name', () => {
    const spellings = ['Badger', 'BADGER', 'ｂａｄｇｅｒ', 'bаdger', 'bädger', 'bad\u200bger'];
    expect(new Set(spellings.map(nameKey))).toEqual(new Set(['badger']));
  });

  it.each(['🅐🅩', '🅰🆉', '🇦🇿', '🄰🅉', 'ⓐⓩ'])('reads the letters on a ground of %s as letters', (name) => {
    expect(nameKey(name)).toBe('az');
  });

  it('keeps names apart that a reader keeps apart', () => {
    expect(new Set(['shop1', 'shopl', 'shop-1', 'shop_1', 'shop 1'].map(nameKey)).size).toBe(5);
    // Letters with a stroke spell real names.
    expect(nameKey('Paweł')).not.toBe(nameKey('Pawel'));
  });

  it('folds the letter case of an e-mail address and nothing more', () => {
    expect(emailKey('Ann@Shop.Example')).toBe('ann@shop.example');
    expect(emailKey('a.nn+x@shop.example')).not.toBe(emailKey('ann@shop.example'));
  });

  it('is one for all spellings of an e-mail address that are delivered to one mailbox, and only for them', () => {
    const keysOf = (...spellings: string[]) => new Set(spellings.map(emailKey)).size;
    expect(keysOf('ann@shop.example', 'Ann@ＳＨＯＰ.example', 'ann@shop．example', 'ann@ſhop.example')).toBe(1);
    expect(keysOf('ann@bücher.example', 'ann@BÜCHER.example', 'ann@xn--bcher-kva.example')).toBe(1);
    expect(keysOf('ann@shop.example', 'ann@shоp.example', 'аnn@shop.example')).toBe(3);
    expect(keysOf('ann@1.2.3', 'ann@1.2.0.3', 'ann@bücher.example/x', 'ann@bücher.example')).toBe(4);
  });
});

describe('the mailbox that a budget counts for', () => {
  it('is one for all labels of an address, however it is written', () => {
    const spellings = ['ann@shop.example', 'Ann+x@SHOP.example', 'ann+x+y@shop.example', 'ann+@shop.example'];
    expect(new Set(spellings.map(mailboxKey))).toEqual(new Set(['ann@shop.example']));
  });

  it('is nobody else’s: not of another name or domain, nor of an address that begins with the sign', () => {
    const others = [
      'ann@shop.example',
      'a.nn@shop.example',
      'ann@plus+shop.example',
      '+ann@shop.example',
      '+bob@shop.example',
    ];
    expect(new Set(others.map(mailboxKey)).size).toBe(5);
  });
});

describe('reserved names', () => {
  it('include every look-alike of admin', () => {
    for (const name of [
      'admin',
      'ADMIN',
      'Admin ',
      'аdmin',
      'аԁміп',
      'a-d-m-i-n',
      '4dm1n',
      'admın',
      'ᴀᴅᴍɪɴ',
      'ꓮꓓꓟꓲꓠ',
      'adrnin',
      'aclmin',
      'ađmin',
      'ɐdmin',
      'ádmín',
      'ａｄｍｉｎ',
      'ad\u200bmin',
      '@dm!n',
      'administrator',
      'ⱥdmin',
      'Ⱥdmin',
      'adɱin',
      'ad̶min',
      'ȺƉⱮƗŊ',
      'ᶏᶁᶆᶖᶇ',
      'ⱥđɯin',
      'admǃn',
      'admǀn',
      'adɼnin',
      'ɑȼƚmin',
      'administɍaŧør',
      '🅰🅳🅼🅸🅽',
      '🅐🅓🅜🅘🅝',
      '🇦🇩🇲🇮🇳',
      '🅰️dmin',
    ]) {
      expect([name, isReservedName(name)]).toEqual([name, true]);
    }
  });

  it('leave names alone that only contain it', () => {
    for (const name of ['admin-tools-inc', 'badmington', 'adam', 'damian', 'łódź', 'ħamrun', '🅰 team'])
      expect([name, isReservedName(name)]).toEqual([name, false]);
  });
});
