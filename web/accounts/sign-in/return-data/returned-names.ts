/** What a link of a mail, or the redirect of another site, adds to an address. */
export const TOKENS = ['access_token', 'refresh_token', 'id_token', 'provider_token', 'provider_refresh_token'];
/** All parameters that are removed from the address. */
export const NAMES = [
  ...TOKENS,
  'code',
  'type',
  'state',
  'error',
  'error_code',
  'error_description',
  'expires_in',
  'expires_at',
  'token_type',
  'return_to',
  'confirm_email',
  'provider',
];
/** Whether the query and fragment of an address may have returned parameters. */
export const RETURNED_NAMES = new RegExp(`[?&#](?:${NAMES.join('|')})(?:[=&#]|$)`);
