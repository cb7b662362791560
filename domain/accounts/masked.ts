/** What stands for the hidden part, however long it is. */
const HIDDEN = '•••';

/** An e-mail address of which only the first letter and the domain can be read: "m•••@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email.slice(0, at);
  return `${first}${HIDDEN}${email.slice(at)}`;
}

/** A phone number of which only the country and the last two digits can be read: "+20•••78". */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)}${HIDDEN}${phone.slice(-2)}`;
}
