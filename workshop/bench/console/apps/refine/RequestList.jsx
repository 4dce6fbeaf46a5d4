import { useInfiniteList } from '@refinedev/core';
import { DateField, EmailField, List } from '@refinedev/antd';
import { Input, Table, Tabs, Tag } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { labelOf, statuses } from '../statuses.js';

const DEBOUNCE_MS = 300;
const HEIGHT = 560;
const ROW_HEIGHT = 48;
/** Ant Design's optional virtual table: its best result on long lists. */
const virtual = new URLSearchParams(location.search).has('virtual');

const Status = ({ status }) => {
  const { label, antd } = labelOf(status);
  return <Tag color={antd}>{label}</Tag>;
};
const columns = [
  { title: 'Name', dataIndex: 'name', width: 180 },
  {
    title: 'Email',
    dataIndex: 'email',
    width: 280,
    render: (email) => <EmailField value={email} />,
  },
  { title: 'Phone', dataIndex: 'phone', width: 160 },
  { title: 'Car', dataIndex: 'car', width: 150 },
  {
    title: 'Status',
    dataIndex: 'status',
    width: 130,
    render: (status) => <Status {...{ status }} />,
  },
  {
    title: 'Created',
    dataIndex: 'createdAt',
    width: 180,
    render: (at) => <DateField value={at} format="L LT" />,
  },
];
const tabs = [{ key: '', label: 'All' }, ...statuses.map(({ id, label }) => ({ key: id, label }))];

function useDebounced(value) {
  const [late, setLate] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return late;
}

/** Its infinite list with Ant Design's table. */
export default function RequestList() {
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState('');
  const name = useDebounced(typed);
  const { query, result } = useInfiniteList({
    resource: 'requests',
    pagination: { pageSize: 10 },
    filters: [
      { field: 'name', operator: 'contains', value: name },
      { field: 'status', operator: 'eq', value: status },
    ],
  });
  const rows = useMemo(() => result.data?.pages.flatMap(({ data }) => data) ?? [], [result.data]);
  const more = () => {
    if (query.hasNextPage && !query.isFetchingNextPage) query.fetchNextPage();
  };
  const latest = useRef(more);
  const end = useRef(null);
  useEffect(() => {
    latest.current = more;
  });
  useEffect(() => {
    if (virtual) {
      if (rows.length * ROW_HEIGHT <= HEIGHT) latest.current();
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => entry.isIntersecting && latest.current(),
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [rows.length]);
  const onScroll = ({ currentTarget: table }) => {
    if (table.scrollHeight - table.scrollTop - table.clientHeight < 200) more();
  };
  return (
    <List>
      <Input.Search
        placeholder="Search by name"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Tabs items={tabs} activeKey={status} onChange={setStatus} />
      <Table
        rowKey="id"
        size="middle"
        dataSource={rows}
        {...{ columns }}
        loading={query.isLoading}
        pagination={false}
        {...(virtual && { virtual, onScroll, scroll: { x: 1080, y: HEIGHT } })}
      />
      <div ref={end} style={{ height: 1 }} />
    </List>
  );
}
