import { expect, test } from 'vitest';
import { ownPicture } from './oauth-person.ts';

const ISSUER = 'https://accounts.google.com';

test.each([
  ['https://lh3.googleusercontent.com/a/ACg8oc=s96-c', 'https://lh3.googleusercontent.com/a/ACg8oc=s512-c'],
  ['https://LH5.googleusercontent.com:443/photo.jpg', 'https://lh5.googleusercontent.com/photo.jpg'],
])('%s is accepted as a picture at Google', (picture, address) => {
  expect(ownPicture('google', ISSUER, picture)).toBe(address);
});

test.each([
  'http://lh3.googleusercontent.com/a',
  'https://lh3.googleusercontent.com.evil.example/a',
  'https://lh3.googleusercontent.com:8443/a',
  'https://somebody@lh3.googleusercontent.com/a',
  'https://10.0.0.1.bc.googleusercontent.com/a',
  'https://evil.example/https://lh3.googleusercontent.com/a',
  'https://127.0.0.1/a',
  'file:///lh3.googleusercontent.com/a',
])('%s is not accepted as a picture', (picture) => {
  expect(ownPicture('google', ISSUER, picture)).toBeNull();
});
