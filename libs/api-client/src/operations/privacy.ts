import {
  countDue,
  eraseCustomer,
  exportCustomer,
  getCustomer,
  getPrivacy,
  listPrivacyRecords,
  searchCustomers,
  updatePrivacy,
} from '@forecourt/contract/endpoints/privacy';
import { callsOf } from '../http/calls.ts';
import type { HttpClient } from '../http/http-client.ts';

/** Administrators' operations on stored customer data. */
export const privacyApi = (http: HttpClient) =>
  callsOf(http, {
    getPrivacy,
    updatePrivacy,
    countDue,
    searchCustomers,
    listPrivacyRecords,
    getCustomer,
    exportCustomer,
    eraseCustomer,
  });

export type PrivacyApi = ReturnType<typeof privacyApi>;
