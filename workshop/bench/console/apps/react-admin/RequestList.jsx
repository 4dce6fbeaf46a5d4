import { Chip, Tab, Tabs } from '@mui/material';
import {
  Datagrid,
  DateField,
  EmailField,
  FunctionField,
  InfiniteList,
  SearchInput,
  TextField,
  useListContext,
} from 'react-admin';
import { labelOf, statuses } from '../statuses.js';

const filters = [<SearchInput key="name" source="name" alwaysOn />];

function StatusTabs() {
  const { filterValues, setFilters } = useListContext();
  const choose = (_, status) => setFilters({ ...filterValues, status: status || undefined });
  return (
    <Tabs variant="scrollable" value={filterValues.status ?? ''} onChange={choose}>
      <Tab value="" label="All" />
      {statuses.map(({ id, label }) => (
        <Tab key={id} value={id} label={label} />
      ))}
    </Tabs>
  );
}

const Status = ({ status }) => {
  const { label, mui } = labelOf(status);
  return <Chip size="small" label={label} color={mui} />;
};

/** Its infinite list with the usual columns. */
export default function RequestList() {
  return (
    <InfiniteList filters={filters} perPage={10} exporter={false}>
      <StatusTabs />
      <Datagrid bulkActionButtons={false} rowClick={false}>
        <TextField source="name" />
        <EmailField source="email" />
        <TextField source="phone" />
        <TextField source="car" />
        <FunctionField source="status" render={(request) => <Status {...request} />} />
        <DateField source="createdAt" showTime />
      </Datagrid>
    </InfiniteList>
  );
}
