import { options, type VNode } from 'preact';

interface Controlled {
  value?: string | number;
  checked?: boolean;
}

/** What each field shows by the last rendering. */
const rendered = new WeakMap<EventTarget, Controlled>();

/** Preact's name for the element of a node, which its plugins use. */
const elementOf = (node: VNode): EventTarget | undefined => Reflect.get(node, '__e');

const isField = ({ type }: VNode) => type === 'input' || type === 'textarea' || type === 'select';

/** The event with which a form hears of a change: a box is pressed, a text is typed. */
const eventOf = (field: EventTarget | null) =>
  field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && isBox(field)) ? 'change' : 'input';
const isBox = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/**
 * A field shows what its form says, also where the form takes a change otherwise than it was typed and stays as it was:
 * a letter in a code, the 81st character of a name. Preact alone writes a field only when its form is rendered.
 */
export function keepFieldsControlled(): void {
  const { diffed } = options;
  options.diffed = (node: VNode<Controlled>) => {
    diffed?.(node);
    const element = isField(node) ? elementOf(node) : undefined;
    if (element !== undefined) rendered.set(element, node.props);
  };
  // After the handlers of the form, and after the rendering that they cause.
  for (const type of ['input', 'change'])
    addEventListener(type, ({ target }) => {
      if (eventOf(target) === type) queueMicrotask(() => restore(target));
    });
}

function restore(field: EventTarget | null): void {
  if (field instanceof HTMLInputElement && field.type === 'radio')
    for (const each of document.getElementsByName(field.name)) write(each);
  else write(field);
}

function write(field: EventTarget | null): void {
  const { value, checked } = (field && rendered.get(field)) ?? {};
  if (field instanceof HTMLInputElement && isBox(field)) {
    if (checked !== undefined && field.checked !== checked) field.checked = checked;
  } else if (value !== undefined && field instanceof HTMLElement && 'value' in field) {
    // A number may be unfinished: "1." is the same number as "1".
    const isNumber = field instanceof HTMLInputElement && field.type === 'number';
    const isShown = isNumber ? Number(field.value) === Number(value) : field.value === String(value);
    if (!isShown) field.value = String(value);
  }
}
