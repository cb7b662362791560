/**
 * Renders the text message with the code that verifies a phone number. Its last line lets phones fill in the code on
 * this origin (WebOTP). With a short host it fits into one Arabic segment of 70 characters.
 */
export function renderPhoneCode(code: string, host: string): string {
  return `${code} رمزك في حِرفة · Hirfa code\n@${host} #${code}`;
}
