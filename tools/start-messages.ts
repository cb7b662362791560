import { type Expression, parseSync, type PrivateIdentifier, Visitor } from 'oxc-parser';

/** What these do with a text is no refusal: errors that are no StartProblem are bugs. */
const NO_REFUSALS = ['Error', 'console.log', 'process.stdout.write'];
const FEWEST_WORDS = 3;

/**
 * The beginnings of the sentences with which a file refuses to start, with … in place of values. A sentence begins with
 * a capital letter or a value, and has some words.
 */
export function startMessages(file: string, text: string): string[] {
  const others = new Set<number>();
  const found: string[] = [];
  const add = (start: number, sentence: string) => {
    const beginning = beginningOf(sentence);
    if (!others.has(start) && isSentence(beginning)) found.push(beginning);
  };
  const skip = (callee: Expression, given: readonly { start: number }[]) => {
    if (NO_REFUSALS.includes(text.slice(callee.start, callee.end))) for (const { start } of given) others.add(start);
  };
  new Visitor({
    // Of a text in several pieces only the first one is a beginning.
    BinaryExpression: ({ operator, right }) => void (operator === '+' && others.add(startOf(right))),
    NewExpression: ({ callee, arguments: given }) => skip(callee, given),
    CallExpression: ({ callee, arguments: given }) => skip(callee, given),
    Literal: ({ start, value }) => void (typeof value === 'string' && add(start, value)),
    TemplateLiteral: ({ start, quasis }) => add(start, quasis.map(({ value }) => value.cooked ?? '').join('…')),
  }).visit(parseSync(file, text).program);
  return found;
}

const startOf = (node: Expression | PrivateIdentifier): number =>
  node.type === 'BinaryExpression' ? startOf(node.left) : node.start;

/** Up to the first mark behind some words. */
function beginningOf(sentence: string): string {
  const marks = [...sentence.matchAll(/[.,:;] | \(|[.:]$|\n/g)].map(({ index }) => sentence.slice(0, index));
  return marks.find((beginning) => beginning.split(' ').length >= FEWEST_WORDS) ?? sentence.trim();
}

const isSentence = (words: string) =>
  /^[A-Z…]/.test(words) && words.split(' ').length >= FEWEST_WORDS && !/ = |\b(?:select|alter)\b/i.test(words);
