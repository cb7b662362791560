import { APPLICATION_STEPS, type ApplicationForm, type ApplicationStep } from '@hirfa/domain/providers';

/** What is not saved on the server yet, with the saved form that it changes. */
export interface LocalCopy {
  base: ApplicationForm;
  form: ApplicationForm;
  step: ApplicationStep;
}

const keyOf = (userId: string) => `hirfa.application.${userId}`;

/** Keeps the unsaved part of one person's form in this browser: a session may end, or a page close, in the middle. */
export function localCopyOf(userId: string) {
  const key = keyOf(userId);
  return {
    read(): LocalCopy | null {
      try {
        const copy: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isCopy(copy) ? copy : null;
      } catch {
        return null;
      }
    },
    write(copy: LocalCopy): void {
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

/** Only this page writes copies, so their form is not checked again; the server checks it. */
function isCopy(copy: unknown): copy is LocalCopy {
  return (
    typeof copy === 'object' &&
    copy !== null &&
    'base' in copy &&
    'form' in copy &&
    'step' in copy &&
    APPLICATION_STEPS.some((step) => step === copy.step)
  );
}
