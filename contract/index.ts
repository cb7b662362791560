import { accounts } from './accounts/index.ts';
import { catalogue } from './catalogue/index.ts';
import { discovery } from './discovery/index.ts';

export { ERROR_STATUS, ErrorBody, type ErrorCode, type FieldProblem } from './errors.ts';

/** Every call of the product, by room. */
export const contract = { accounts, catalogue, discovery };
