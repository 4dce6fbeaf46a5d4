import * as React from 'react';

/**
 * In development React takes a stack trace for each of the first 10,000 elements of a second, to tell in
 * its warnings who made one. A story that warns fails and names its components without them, and they
 * are an eighth of what rendering all stories takes.
 */
export function keepNoOwnerStacks(): void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
