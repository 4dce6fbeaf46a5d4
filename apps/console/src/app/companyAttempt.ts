import type { CompanySignInStarted } from '@forecourt/contract';
import type { CompanyAttempt } from '@forecourt/feature-session/company';

/** In the window's own storage: a provider's answer is taken only where its sign-in began. */
const KEPT = 'company-sign-in';
/** Whether someone has confirmed who they are, between the windows of one browser. */
const CONFIRMED = 'forecourt_company_confirmed';

export function keepAttempt(attempt: CompanyAttempt): void {
  sessionStorage.setItem(KEPT, JSON.stringify(attempt));
}

export function takeAttempt(): CompanyAttempt | null {
  const text = sessionStorage.getItem(KEPT);
  sessionStorage.removeItem(KEPT);
  return text === null ? null : (JSON.parse(text) as CompanyAttempt);
}

/**
 * Leads someone who is signed in to their company's sign-in, in a window of its own, so that the page keeps
 * what they had begun. Where the browser opens none, this window goes and comes back.
 */
export function openCompany({ key, url }: CompanySignInStarted): void {
  const { hash, pathname, search } = window.location;
  // the new window gets a copy of this one's storage
  keepAttempt({ key, hash: '', back: pathname + search + hash });
  if (!window.open(url, '_blank', 'popup,width=520,height=720')) window.location.assign(url);
}

/** Calls `listener` when another window has come back from the company's sign-in. */
export function followConfirmed(listener: (shown: boolean) => void): () => void {
  const channel = new BroadcastChannel(CONFIRMED);
  channel.onmessage = ({ data }: MessageEvent<boolean>) => listener(data);
  return () => channel.close();
}

/** Tells the window that waits. What it does then is the server's to allow. */
export function tellConfirmed(shown: boolean): void {
  const channel = new BroadcastChannel(CONFIRMED);
  channel.postMessage(shown);
  channel.close();
}
