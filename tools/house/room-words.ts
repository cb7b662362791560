import { Visitor } from 'oxc-parser';
import { placeOf } from './layout.ts';
import { type Breach, lineFinder, type Source } from './sources.ts';

/**
 * Words that belong to rooms. Some names of rooms are missing, because a program without a marketplace can also have
 * messages, accounts or support.
 */
const WORDS = [
  'booking',
  'payment',
  'payout',
  'checkout',
  'provider',
  'catalogue',
  'referral',
  'review',
  'notification',
  'discovery',
];
const WORD = new RegExp(String.raw`(^|[^a-z])(${WORDS.join('|')}|catalog)s?($|[^a-z])`);
/** Options of other programs, environment variables (read for all rooms), and an event of the database driver. */
const FROM_OUTSIDE = /^--|^[A-Z]+(_[A-Z]+)+$|^notification$/;

const spaced = (text: string) => text.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();

/** Kernel and platform name no room: no declared name and no string in them contains a word of one. */
export function checkRoomWords(sources: readonly Source[]): Breach[] {
  return sources.filter(isBelowRooms).flatMap(({ path, text, program }) => {
    const lineOf = lineFinder(text);
    const breaches: Breach[] = [];
    const imported = new Set<number>();
    const check = (words: string, start: number) => {
      const word = WORD.exec(spaced(words))?.[2];
      if (word === undefined || imported.has(start) || FROM_OUTSIDE.test(words)) return;
      const message = `contains “${words.trim().slice(0, 60)}”: kernel and platform name no room, but “${word}” is a word of one.`;
      breaches.push({ rule: 'no room names below', file: path, line: lineOf(start), message });
    };
    new Visitor({
      ImportDeclaration: ({ source }) => void imported.add(source.start),
      TSImportType: ({ source }) => void imported.add(source.start),
      TSInterfaceDeclaration: ({ id }) => check(id.name, id.start),
      TSTypeAliasDeclaration: ({ id }) => check(id.name, id.start),
      ClassDeclaration: ({ id }) => id !== null && check(id.name, id.start),
      FunctionDeclaration: ({ id }) => id !== null && check(id.name, id.start),
      VariableDeclarator: ({ id }) => id.type === 'Identifier' && check(id.name, id.start),
      Literal: ({ value, start }) => typeof value === 'string' && check(value, start),
      TemplateElement: ({ value, start }) => check(value.raw, start),
    }).visit(program);
    return breaches;
  });
}

function isBelowRooms({ path }: Source): boolean {
  const { floor, area, isTest } = placeOf(path);
  return floor === 'server' && (area === 'kernel' || area === 'platform') && !isTest;
}
