import { APPLICATION_STEPS, type ApplicationForm, type ApplicationStep } from '@hirfa/domain/providers';

/** What is not saved on the server yet, with the saved form that it changes. */
export interface FormCopy<Form> {
  base: Form;
  form: Form;
}

export interface LocalCopy extends FormCopy<ApplicationForm> {
  step: ApplicationStep;
}

/** Keeps the unsaved part of one person's form in this browser: a session may end, or a page close, in the middle. */
export function localCopyOf(userId: string) {
  return copyIn(`hirfa.application.${userId}`, isLocalCopy);
}

/** The forms of a verified provider that are kept. */
export type KeptForm = 'provider-profile' | 'change-request' | 'availability';

/** The same of a form of a verified provider. */
export function formCopyOf<Form extends object>(name: KeptForm, userId: string) {
  return copyIn(`hirfa.${name}.${userId}`, isCopy<Form>);
}

function copyIn<Copy>(key: string, isKnown: (copy: unknown) => copy is Copy) {
  return {
    read(): Copy | null {
      try {
        const copy: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isKnown(copy) ? copy : null;
      } catch {
        return null;
      }
    },
    write(copy: Copy): void {
      try {
        localStorage.setItem(key, JSON.stringify(copy));
      } catch {
        // Where nothing may be stored, the form is in this page and on the server only.
      }
    },
    clear(): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}

/** Only these pages write copies, so their forms are not checked again; the server checks them. */
function isCopy<Form extends object>(copy: unknown): copy is FormCopy<Form> {
  return typeof copy === 'object' && copy !== null && 'base' in copy && 'form' in copy;
}

function isLocalCopy(copy: unknown): copy is LocalCopy {
  return isCopy(copy) && 'step' in copy && APPLICATION_STEPS.some((step) => step === copy.step);
}
