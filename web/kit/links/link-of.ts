const HERE = 'https://own.invalid';

/** The parts of an own address for a link or a navigation, which opens what the address itself would open. */
export function linkOf(address: string) {
  const { pathname, searchParams, hash } = new URL(address, HERE);
  const search = Object.fromEntries(Array.from(searchParams, ([name, text]) => [name, valueOf(text)]));
  return { to: pathname, search, ...(hash !== '' && { hash: hash.slice(1) }) };
}

/** As the router reads addresses: 4 is a number there, and "4" in a link would become another address. */
function valueOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
