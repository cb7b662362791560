/**
 * The code that proves a phone number, as a text message. Its last line lets phones fill it in on our own pages (WebOTP); all of it
 * fits into one Arabic segment of 70 characters where the host is short.
 */
export function renderPhoneCode(code: string, host: string): string {
  return `${code} رمزك في حِرفة · Hirfa code\n@${host} #${code}`;
}
