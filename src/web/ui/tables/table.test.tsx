import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Column, Table } from './table.tsx';

type Visit = { id: string; name: string; total: string };

const VISITS: Visit[] = [
  { id: '1', name: 'Camille Tremblay', total: '126,47 $' },
  { id: '2', name: 'Noémie Gagnon', total: '63,24 $' },
];

const COLUMNS: Column<Visit>[] = [
  { key: 'name', header: 'Client', rowHeader: true, sortable: true, cell: ({ name }) => name },
  { key: 'total', header: 'Total', align: 'end', cell: ({ total }) => total },
  {
    key: 'actions',
    header: 'Actions',
    headerHidden: true,
    cell: ({ name }) => <button type="button">Ouvrir {name}</button>,
  },
];

it('names its table, its columns and its rows', () => {
  render(<Table caption="Rendez-vous" columns={COLUMNS} rows={VISITS} rowKey={({ id }) => id} />);

  const table = screen.getByRole('table', { name: 'Rendez-vous' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Client', 'Total', 'Actions']);
  const row = within(table).getByRole('row', { name: /Camille Tremblay/ });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('Camille Tremblay');
  expect(within(row).getByRole('cell', { name: '126,47 $' })).toBeInTheDocument();
});

it('sorts by a column that can be sorted by, and says how it is sorted', async () => {
  const sort = vi.fn();
  const sorted = { key: 'name', direction: 'ascending' } as const;
  render(<Table caption="x" columns={COLUMNS} rows={VISITS} rowKey={({ id }) => id} sort={sorted} onSort={sort} />);
  expect(screen.getByRole('columnheader', { name: 'Client' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('columnheader', { name: 'Total' })).not.toHaveAttribute('aria-sort');

  await userEvent.click(screen.getByRole('button', { name: 'Client' }));

  expect(sort).toHaveBeenCalledWith('name');
  expect(screen.queryByRole('button', { name: 'Total' })).not.toBeInTheDocument();
});
