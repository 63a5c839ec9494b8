import { expect, it } from '@jest/globals';
import { pictureType } from './picture-type.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

it('knows PNG, JPEG and WebP by their first bytes', () => {
  expect(pictureType(bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'))).toBe('png');
  expect(pictureType(bytes('\xff\xd8\xff\xe0\0\x10JFIF'))).toBe('jpeg');
  expect(pictureType(bytes('RIFF\x10\0\0\0WEBPVP8 '))).toBe('webp');
});

it.each([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a GIF that is a script too', 'GIF89a/*\0*/=1;alert(1)'],
  ['a PDF', '%PDF-1.7'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a HEIF', '\0\0\0\x18ftypheic'],
  ['a sound', 'RIFF\x10\0\0\0WAVEfmt '],
  ['a PNG with something before it', ' \x89PNG\r\n\x1a\n'],
  ['too little', '\x89PN'],
  ['nothing', ''],
])('takes %s for no picture', (_, text) => {
  expect(pictureType(bytes(text))).toBeNull();
});
