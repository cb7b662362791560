import { expect, test } from 'vitest';
import { textOfPdf } from '../../testing/papers/text-of-pdf.ts';
import { createLog } from '../log.ts';
import { print } from './child/print.ts';
import { printPaper } from './print-paper.ts';

const LAYOUT = `#set document(title: "A paper", date: auto)
#set text(font: "Alexandria", lang: "en")
#let paper = json(bytes(sys.inputs.paper))
#paper.text`;
const paperOf = (text: string, layout = LAYOUT) => ({
  layout,
  input: JSON.stringify({ text }),
  printed_at: new Date('2026-11-30T10:00:00Z'),
});
const HOSTILE = ['#import "x"', '$x$', '«[*»', '#sys.inputs', '#read("/etc/passwd")', '\\u{41}', '= Title', '@a <b>'];

test('what people write is printed as it is, and the same paper has the same bytes', async () => {
  const paper = paperOf(HOSTILE.join(' and '));
  const bytes = print(paper);
  const [text = ''] = await textOfPdf(bytes);
  for (const each of HOSTILE) expect(text.replaceAll(/\s+/g, ' ')).toContain(each);
  expect(Buffer.compare(bytes, print(paper))).toBe(0);
  expect(Buffer.compare(bytes, print({ ...paper, printed_at: new Date('2027-01-01T00:00:00Z') }))).not.toBe(0);
});

test('a layout reaches no file outside of its own folder, and one that does not compile is an error', async () => {
  for (const path of ['/etc/passwd', '../../../../package.json'])
    expect(() => print(paperOf('', `#read("${path}")`))).toThrow('does not compile');
  const logged: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void logged.push(line) });
  await expect(printPaper(paperOf('', '#nothing'), { who: 'a test', log })).rejects.toThrow('could not be printed');
  expect(logged.join('')).toContain('a child process ended without its paper');
  expect(await textOfPdf((await printPaper(paperOf('Here'), { who: 'a test', log })) as Uint8Array)).toEqual(['Here']);
});
