import { SEARCH_FOLDING } from '@hirfa/domain/catalogue';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';

/** A constant as a literal, because the expression of a column has no parameters. */
const literal = (text: string) => sql.raw(`'${text}'`);

/**
 * The text of a generated column that search compares: the words of these texts, folded as `foldForSearch` folds them,
 * with a space before each. A word with an Arabic article, or with a joined «و», is there without it as well. Only
 * functions that PostgreSQL allows in generated columns: the text is right whoever writes the row.
 */
export function searchText(...texts: readonly SQLWrapper[]): SQL {
  const { marks, letters, article } = SEARCH_FOLDING;
  const text = sql.join([...texts], sql` || ' ' || `);
  const bare = sql`regexp_replace(lower(normalize(${text}, nfkd)), ${literal(marks)}, '', 'g')`;
  const mixed = sql`translate(${bare}, ${literal(letters[0])}, ${literal(letters[1])})`;
  const words = sql`' ' || regexp_replace(${mixed}, '[^[:alnum:]]+', ' ', 'g')`;
  const joined = literal(` (?:${article}|و(?=[^ ][^ ][^ ]))([^ ]+)`);
  return sql`regexp_replace(${words}, ${joined}, ${literal(String.raw`\& \1`)}, 'g')`;
}
