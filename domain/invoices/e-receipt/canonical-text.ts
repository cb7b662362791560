import { type EReceipt, NUMBERS } from './model.ts';

/** A part of a receipt: texts, lists and named parts. */
type Part = string | undefined | readonly Part[] | object;

/**
 * The text from which the digest of a document is computed (the authority's "document serialization approach"): each
 * name in capitals and each value as it is, all in double quotes, in the order of the document. The name of a list
 * stands once before it, and again before each of its elements. What is absent is left out.
 */
export function canonicalText(document: object): string {
  return Object.entries(document)
    .map(([name, value]: [string, Part]) => (value === undefined ? '' : named(name, value)))
    .join('');
}

function named(name: string, value: Exclude<Part, undefined>): string {
  const label = `"${name.toUpperCase()}"`;
  if (typeof value === 'string') return `${label}"${value}"`;
  if (!Array.isArray(value)) return label + canonicalText(value);
  return label + value.map((element: object) => label + canonicalText(element)).join('');
}

/**
 * A receipt with its identity: the digest of its canonical text without it. The text has that of the receipt before on
 * the same device, so that none can be left out or changed later.
 * @param sha256 the digest of a text in UTF-8, as 64 hexadecimal digits
 */
export function withUuid(receipt: EReceipt, sha256: (text: string) => string): EReceipt {
  const { header } = receipt;
  return {
    ...receipt,
    header: { ...header, uuid: sha256(canonicalText({ ...receipt, header: { ...header, uuid: '' } })) },
  };
}

/** A receipt in JSON, with each number written as in the canonical text: "10.50" would be sent as 10.5 otherwise. */
export function jsonOf(receipt: EReceipt): string {
  return json('', receipt);
}

function json(name: string, value: Exclude<Part, undefined>): string {
  if (typeof value === 'string') return NUMBERS.has(name) ? value : JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((element: object) => json(name, element)).join(',')}]`;
  const fields = Object.entries(value).flatMap(([field, of]: [string, Part]) =>
    of === undefined ? [] : [`${JSON.stringify(field)}:${json(field, of)}`],
  );
  return `{${fields.join(',')}}`;
}
