/**
 * Ends every service worker of this origin and deletes what they kept, where an operator has turned
 * them off. A page that registered its worker then would bring back the one that is just ending itself.
 */
export async function endWorkers(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((one) => one.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
