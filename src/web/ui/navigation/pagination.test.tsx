import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { pagesShown } from './pages-shown.ts';
import { Pagination } from './pagination.tsx';

function givenPagination(page: number, pages: number) {
  render(
    <MemoryRouter>
      <Pagination
        label="Pages"
        page={page}
        pages={pages}
        pageName={(number) => `Page ${number}`}
        previousLabel="Page précédente"
        nextLabel="Page suivante"
        hrefOf={(number) => `/list?page=${number}`}
      />
    </MemoryRouter>,
  );
}

it('is not there for a single page', () => {
  givenPagination(1, 1);

  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('leads to the pages around, each with an address', () => {
  givenPagination(2, 7);

  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Page 2');
  expect(screen.getByRole('link', { name: 'Page 7' })).toHaveAttribute('href', '/list?page=7');
  expect(screen.getByRole('link', { name: 'Page précédente' })).toHaveAttribute('href', '/list?page=1');
  expect(screen.getByRole('link', { name: 'Page suivante' })).toHaveAttribute('href', '/list?page=3');
});

it('leads no further than the last page', () => {
  givenPagination(7, 7);

  expect(screen.queryByRole('link', { name: 'Page suivante' })).not.toBeInTheDocument();
});

describe('pagesShown', () => {
  it.each([
    { page: 1, pages: 2, shown: [1, 2] },
    { page: 1, pages: 20, shown: [1, 2, -20, 20] },
    { page: 3, pages: 5, shown: [1, 2, 3, 4, 5] },
    { page: 4, pages: 7, shown: [1, 2, 3, 4, 5, 6, 7] },
    { page: 10, pages: 20, shown: [1, -9, 9, 10, 11, -20, 20] },
  ])('shows of $pages pages around page $page: $shown', ({ page, pages, shown }) => {
    expect(pagesShown(page, pages)).toEqual(shown);
  });
});
