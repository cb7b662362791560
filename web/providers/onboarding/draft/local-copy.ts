import { APPLICATION_STEPS, type ApplicationForm, type ApplicationStep } from '@hirfa/domain/providers';

/** What is not saved on the server yet, with the saved form that it changes. */
export interface FormCopy {
  base: ApplicationForm;
  form: ApplicationForm;
}

export interface LocalCopy extends FormCopy {
  step: ApplicationStep;
}

/** Keeps the unsaved part of one person's form in this browser: a session may end, or a page close, in the middle. */
export function localCopyOf(userId: string) {
  return copyIn(`hirfa.application.${userId}`, isLocalCopy);
}

/** The same of a form of a verified provider. */
export function formCopyOf(name: 'provider-profile' | 'change-request', userId: string) {
  return copyIn(`hirfa.${name}.${userId}`, isCopy);
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
function isCopy(copy: unknown): copy is FormCopy {
  return typeof copy === 'object' && copy !== null && 'base' in copy && 'form' in copy;
}

function isLocalCopy(copy: unknown): copy is LocalCopy {
  return isCopy(copy) && 'step' in copy && APPLICATION_STEPS.some((step) => step === copy.step);
}
