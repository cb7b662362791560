import { simpleToast } from './toasts/simple-toast.ts';
import { toast } from './toasts/toast.ts';

interface Said {
  done: string;
  failed: string;
  /** Whether the text is shown where it could not be copied, because the page does not show it. */
  isShown?: boolean;
}

/** Copies a text, and says so. Returns whether it could be copied. */
export async function copyText(text: string, { done, failed, isShown = false }: Said): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    simpleToast({ title: done });
    return true;
  } catch {
    toast({ tone: 'bad', title: failed, ...(isShown && { text }) });
    return false;
  }
}
