import '@refinedev/antd/dist/reset.css';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Authenticated, Refine } from '@refinedev/core';
import { AuthPage, RefineThemes, ThemedLayout, useNotificationProvider } from '@refinedev/antd';
import routerProvider, { NavigateToResource } from '@refinedev/react-router';
import { App as Antd, ConfigProvider } from 'antd';
import { BrowserRouter, Navigate, Outlet, Route, Routes } from 'react-router';
import { call } from '../statuses.js';

const RequestList = lazy(() => import('./RequestList.jsx'));

const authProvider = {
  async login({ email, password }) {
    const body = { username: email, password };
    const { token } = await call('/session', { method: 'POST', body });
    localStorage.setItem('token', token);
    return { success: true, redirectTo: '/requests' };
  },
  async logout() {
    localStorage.removeItem('token');
    return { success: true, redirectTo: '/login' };
  },
  async check() {
    const authenticated = localStorage.getItem('token') !== null;
    return authenticated ? { authenticated } : { authenticated, redirectTo: '/login' };
  },
  onError: async () => ({}),
  getIdentity: async () => ({ id: 1, name: 'Staff' }),
};

const dataProvider = {
  getApiUrl: () => '/api',
  async getList({ resource, pagination, filters = [], meta }) {
    const query = new URLSearchParams();
    // Its infinite list passes the previous page's cursor as the page to load.
    if (typeof pagination.currentPage === 'string') query.set('after', pagination.currentPage);
    for (const { field, value } of filters) if (value) query.set(field, value);
    const { requests, after } = await call(`/${resource}?${query}`, { signal: meta?.signal });
    return { data: requests, cursor: { next: after ?? undefined } };
  },
};

const SignedIn = () => (
  <Authenticated key="in" fallback={<Navigate to="/login" />}>
    <ThemedLayout>
      <Outlet />
    </ThemedLayout>
  </Authenticated>
);
const SignedOut = () => (
  <Authenticated key="out" fallback={<Outlet />}>
    <NavigateToResource resource="requests" />
  </Authenticated>
);

const Peer = () => (
  <BrowserRouter>
    <ConfigProvider theme={RefineThemes.Blue}>
      <Antd>
        <Refine
          {...{ authProvider, dataProvider, routerProvider }}
          notificationProvider={useNotificationProvider}
          resources={[{ name: 'requests', list: '/requests' }]}
          options={{ disableTelemetry: true, syncWithLocation: true }}
        >
          <Routes>
            <Route element={<SignedIn />}>
              <Route
                path="/requests"
                element={
                  <Suspense>
                    <RequestList />
                  </Suspense>
                }
              />
            </Route>
            <Route element={<SignedOut />}>
              <Route
                path="/login"
                element={<AuthPage type="login" registerLink={false} forgotPasswordLink={false} />}
              />
            </Route>
          </Routes>
        </Refine>
      </Antd>
    </ConfigProvider>
  </BrowserRouter>
);

createRoot(document.getElementById('root')).render(<Peer />);
