// Shows the card number in groups of four digits while it is typed, as it stands on the card.
const field = document.getElementById('number');
const withoutSpaces = (/** @type {string} */ text) => text.replace(/\s/g, '');

if (field instanceof HTMLInputElement)
  field.addEventListener('input', (event) => {
    // The letters of an unfinished word belong to the keyboard.
    if (event instanceof InputEvent && event.isComposing) return;
    const typed = field.value;
    const grouped = withoutSpaces(typed).replace(/(.{4})(?=.)/gu, '$1 ');
    if (grouped === typed) return;
    const before = withoutSpaces(typed.slice(0, field.selectionStart ?? typed.length)).length;
    field.value = grouped;
    const caret = before + Math.max(0, Math.ceil(before / 4) - 1);
    field.setSelectionRange(caret, caret);
  });
