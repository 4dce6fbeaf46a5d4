import type { HttpClient } from '@forecourt/api-client';
import type { RuntimeConfig } from '@forecourt/contract';
import type { BranchStore, SessionStore } from '@forecourt/feature-session';
import type { KeyValueStorage, TypedWork } from '@forecourt/platform';
import type { LocaleStore } from '@forecourt/platform/i18n';

/** What the stores behind sign-in need of the app. */
export interface AppParts {
  config: RuntimeConfig;
  storage: KeyValueStorage;
  /** Typed text that is kept when a session ends. */
  typed: TypedWork;
  http: HttpClient;
  session: SessionStore;
  branch: BranchStore;
  locale: LocaleStore;
}
