import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Column, Table } from './table.tsx';

type Visit = { id: string; name: string; total: string };

const VISITS: Visit[] = [
  { id: '1', name: 'Camille Tremblay', total: '126,47 $' },
  { id: '2', name: 'Noémie Gagnon', total: '63,24 $' },
];

const COLUMNS: Column<Visit>[] = [
  { key: 'name', header: 'Client', rowHeader: true, cell: ({ name }) => name },
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

it('puts rows of one key under one title', () => {
  const byLetter = ({ name }: Visit) => ({ key: name.slice(0, 1), title: name.slice(0, 1) });
  render(<Table caption="x" columns={COLUMNS} rows={VISITS} rowKey={({ id }) => id} groupBy={byLetter} />);
  const [camille, noemie] = ['C', 'N'].map((title) => screen.getByRole('rowheader', { name: title }).closest('tbody'));
  expect(camille).toHaveTextContent('Camille Tremblay');
  expect(noemie).toHaveTextContent('Noémie Gagnon');
  expect(noemie).not.toBe(camille);
});
