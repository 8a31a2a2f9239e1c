/** Lets the browser keep a page for when there is no network (`offline-worker.ts`), once this one has come. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  if (document.readyState === 'complete') startWorker(navigator.serviceWorker);
  else window.addEventListener('load', () => startWorker(navigator.serviceWorker), { once: true });
}

/** A browser that refuses simply goes without. */
function startWorker(container: ServiceWorkerContainer): void {
  container.controller?.postMessage('started');
  container.register('/offline-worker.js').catch(() => undefined);
}
