/** Statuses as both other apps show them: tab and badge, with a color of each library. */
export const statuses = [
  { id: 'NEW', label: 'New', mui: 'info', antd: 'blue' },
  { id: 'SENT', label: 'Sent', mui: 'primary', antd: 'geekblue' },
  { id: 'OPENED', label: 'Opened', mui: 'secondary', antd: 'purple' },
  { id: 'IN_PROGRESS', label: 'In Progress', mui: 'warning', antd: 'orange' },
  { id: 'COMPLETED', label: 'Completed', mui: 'success', antd: 'green' },
];

export const labelOf = (status) => statuses.find(({ id }) => id === status);

/** Calls the API; throws the response text if it is not a success. */
export async function call(path, { method = 'GET', body, signal } = {}) {
  const response = await fetch(`/api${path}`, {
    method,
    signal,
    headers: { 'content-type': 'application/json', authorization: localStorage.getItem('token') },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
