import { lazy } from 'react';
import { createRoot } from 'react-dom/client';
import { Admin, Resource } from 'react-admin';
import { call } from '../statuses.js';

// As in its guide on code splitting: a lazy page per resource.
const RequestList = lazy(() => import('./RequestList.jsx'));

const authProvider = {
  async login({ username, password }) {
    const { token } = await call('/session', { method: 'POST', body: { username, password } });
    localStorage.setItem('token', token);
  },
  logout: async () => localStorage.removeItem('token'),
  async checkAuth() {
    if (!localStorage.getItem('token')) throw new Error('signed out');
  },
  checkError: async () => undefined,
  getIdentity: async () => ({ id: 1, fullName: 'Staff' }),
};

const dataProvider = {
  async getList(resource, { pagination, filter, signal }) {
    const query = new URLSearchParams(filter);
    if (pagination.page > 1) query.set('after', (pagination.page - 1) * pagination.perPage);
    const { requests, after } = await call(`/${resource}?${query}`, { signal });
    return { data: requests, pageInfo: { hasNextPage: after !== null } };
  },
};

createRoot(document.getElementById('root')).render(
  <Admin {...{ authProvider, dataProvider }} requireAuth disableTelemetry>
    <Resource name="requests" list={RequestList} />
  </Admin>,
);
