import { expect, test } from 'vitest';
import { maskContacts } from '../mask.ts';

/** What is stored of messages that somebody writes one after the other. */
function stored(texts: readonly string[]): string[] {
  const result: string[] = [];
  for (const text of texts) result.push(maskContacts(text, result).text);
  return result;
}

test.each<[string, readonly string[], readonly string[]]>([
  ['in two parts', ['0101234', '5678'], ['0101234', '•••']],
  ['in groups', ['010', '1234', '5678'], ['010', '1234', '•••']],
  ['digit by digit', ['0 1 0', '1 2 3', '4 5 6', '7 8'], ['0 1 0', '1 2 3', '••• ••• •••', '7 8']],
  ['with a last single digit', ['010', '12345', '67', '8'], ['010', '12345', '•••', '•••']],
  ['in Arabic-Indic digits', ['٠١١', '٢٣٤٥', '٦٧٨٩'], ['٠١١', '٢٣٤٥', '•••']],
  [
    'in words',
    ['zero one two', 'three four five six', 'seven eight'],
    ['zero one two', '••• ••• ••• •••', 'seven eight'],
  ],
  [
    'between words',
    ['starts with 010', 'ok?', 'now 1234', 'then 5678!'],
    ['starts with 010', 'ok?', 'now 1234', 'then •••!'],
  ],
])('the end of a number that is dictated %s is masked', (_, texts, shown) => {
  expect(stored(texts)).toEqual(shown);
});

test('the end is masked again when it is sent again, and its kind is named', () => {
  const before = stored(['010', '1234', '5678']);
  expect(maskContacts('so: 5678', before)).toEqual({ text: 'so: •••', masked: [{ kind: 'phone', count: 1 }] });
});

test.each<[string, readonly string[]]>([
  ['amounts', ['5000', '4500', '4200 EGP', '4000 and we have a deal']],
  ['times and dates', ['at 10:30', 'or 11:00', '12/12/2026', '01/12/2026']],
  ['answers', ['3', '5', '2 rooms', '1', '0', '12', '4', '1', '1', '2', '2']],
  ['an address', ['Building 10', 'street 12', 'floor 5', 'flat 1', 'code 1234', '5678']],
  ['أسعار', ['٥٠٠', '٤٥٠', '٤٠٠ جنيه', 'الدور ٣', 'شقة ١٢']],
  [
    'long sentences',
    [`We need 010 tiles of the blue kind, as on the picture of Monday ${'.'.repeat(9)}`, '1234', '5678'],
  ],
])('several messages with other numbers stay: %s', (_, texts) => {
  expect(stored(texts)).toEqual(texts);
});
