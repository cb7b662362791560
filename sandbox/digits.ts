/** Arabic keyboards write ٤٢ or ۴۲ for 42, and people type spaces and dashes. */
export function digitsOf(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/[\s\u200e\u200f-]/g, '');
}
