import { assert, emailAddress, property, stringMatching } from 'fast-check';
import { expect, test } from 'vitest';
import { maskedEmail, maskedPhone } from './masked.ts';

test('of an e-mail address the first letter and the domain can be read, and not how long the rest is', () => {
  expect(maskedEmail('mona.adel@example.com')).toBe('m•••@example.com');
  assert(
    property(emailAddress(), (email) => {
      const at = email.lastIndexOf('@');
      expect(maskedEmail(email)).toBe(`${email[0]}•••${email.slice(at)}`);
      expect(maskedEmail(email)).toHaveLength(4 + email.length - at);
    }),
  );
});

test('of a phone number the country and the last two digits can be read', () => {
  assert(
    property(stringMatching(/^\+201[0125]\d{8}$/), (phone) => {
      expect(maskedPhone(phone)).toBe(`+20•••${phone.slice(11)}`);
    }),
  );
});
