import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const TABS = [
  { key: 'manicure', label: 'Manucure', count: 8 },
  { key: 'pedicure', label: 'Pédicure', count: 5 },
  { key: 'others', label: 'Autres Services' },
];

function Categories() {
  const [selected, setSelected] = useState('manicure');
  return (
    <Tabs label="Catégories" tabs={TABS} selected={selected} onSelect={setSelected}>
      Contenu de {selected}
    </Tabs>
  );
}

it('shows the panel of the selected tab', async () => {
  render(<Categories />);
  expect(screen.getByRole('tab', { name: 'Manucure (8)' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Manucure (8)' })).toHaveTextContent('Contenu de manicure');

  await userEvent.click(screen.getByRole('tab', { name: 'Pédicure (5)' }));

  expect(screen.getByRole('tabpanel', { name: 'Pédicure (5)' })).toHaveTextContent('Contenu de pedicure');
});

it.each([
  { keys: '{ArrowRight}', lands: 'Pédicure (5)' },
  { keys: '{ArrowLeft}', lands: 'Autres Services' },
  { keys: '{End}', lands: 'Autres Services' },
  { keys: '{End}{ArrowRight}', lands: 'Manucure (8)' },
  { keys: '{End}{Home}', lands: 'Manucure (8)' },
])('moves by $keys to $lands, the only tab in the order of the page', async ({ keys, lands }) => {
  render(<Categories />);
  await userEvent.tab();

  await userEvent.keyboard(keys);

  const tab = screen.getByRole('tab', { selected: true });
  expect(tab).toHaveAccessibleName(lands);
  expect(tab).toHaveFocus();
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab]);
});
