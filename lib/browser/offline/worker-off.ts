/** Stands in the worker's place while `offlineCopies` in content/firm.ts is false: clears up and goes. */
import { cacheNames } from './names';
import { scope } from './worker-types';

const names = cacheNames(new URL(scope.registration.scope).pathname);

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const deleted = Object.values(names).map((name) => caches.delete(name));
  event.waitUntil(Promise.all([...deleted, scope.registration.unregister()]));
});
