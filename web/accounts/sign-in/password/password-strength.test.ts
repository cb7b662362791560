import { expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'too_short'],
  ['Ab1!xyz', 'too_short'],
  ['password2024!', 'weak'],
  ['12345678', 'weak'],
  ['aaaaaaaabbbb', 'weak'],
  ['sunshine', 'weak'],
  ['Qwerty!2026xx', 'weak'],
  ['blue.kettles', 'fair'],
  ['Nile-crossing', 'strong'],
  ['three blue kettles sing', 'strong'],
  ['فنجان قهوة على النيل', 'strong'],
])('the password %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
