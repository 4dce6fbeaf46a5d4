export { ManualClock, ServerClock, steadyClock, systemClock } from './clock.ts';
export type { Clock, ServerTimeSample } from './clock.ts';
export { observeDate, serverClock } from './serverClock.ts';
export { forgetOthers, forgetPerson, hasDrafts, settingsDraftsKey } from './deviceKeys.ts';
export { fileDatabaseOf, forgetTasks, forgetTasksOfOthers, taskDatabaseOf } from './deviceTasks.ts';
export { newId } from './newId.ts';
export { isEmail } from './email.ts';
export { formatDistance, formatDistances } from './format/distance.ts';
export { digitsOnly } from './format/number.ts';
export { centsOf, formatCents, formatMoney } from './format/money.ts';
export { cleanPrice, parseCents, plainAmount, readCount } from './format/typedNumber.ts';
export type { Currency } from './format/money.ts';
export { formatPhone, internationalPhone, phoneHref } from './format/phone.ts';
export {
  deviceTimeZone,
  formatDate,
  formatDateTime,
  formatRelative,
  formatTime,
  formatZonedTime,
  isoDay,
  lastDays,
  remaining,
  zoneName,
} from './format/time.ts';
export type { Moment, Remaining, TimeOptions } from './format/time.ts';
export {
  DESKTOP_MIN_PX,
  DESKTOP_QUERY,
  EMAIL_LOCAL_MAX_LENGTH,
  EMAIL_MAX_LENGTH,
  HTTP_TIMEOUT_MS,
  SEARCH_DEBOUNCE_MS,
  SMALL_MAX_PX,
  SMALL_QUERY,
} from './limits.ts';
export { initials } from './initials.ts';
export { carName, contactOf, customerName } from './names.ts';
export type { KnownCar, KnownCustomer } from './names.ts';
export { pause } from './pause.ts';
export { debounce, throttle } from './rate.ts';
export type { Delayed } from './rate.ts';
export { watchReturn } from './return.ts';
export type { ReturnOptions, ReturnReason } from './return.ts';
export { CursorList } from './state/cursorList.ts';
export type { CursorListOptions, InfiniteStatus } from './state/cursorList.ts';
export type { CursorState, Freshness } from './state/cursorEntry.ts';
export type { Page, PageRequest } from './state/cursorLoader.ts';
export type { ItemId } from './state/cursorMerge.ts';
export {
  failed,
  initial,
  lastLoaded,
  loaded,
  loading,
  mapLoadable,
  match,
  valueOf,
} from './state/loadable.ts';
export type { Loadable, LoadableCases, Loaded, LoadingStatus } from './state/loadable.ts';
export { optimistic, undoable } from './state/optimistic.ts';
export type { PendingChange, Undoable } from './state/optimistic.ts';
export { Resource } from './state/resource.ts';
export { createMemoryStorage, createStorage, storageKeys } from './storage.ts';
export type { KeyValueStorage, StorageBackend, StorageKey } from './storage.ts';
export { keepInTab } from './state/keepInTab.ts';
export { fieldsOf, TypedWork } from './typed.ts';
export type { TypedPart, Typist } from './typed.ts';
export { timeLimit } from './timeLimit.ts';
export type { TimeLimit } from './timeLimit.ts';
