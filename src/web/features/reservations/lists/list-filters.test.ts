import { describe, expect, it } from 'vitest';
import { filtersOf, isFiltered, type ListFilters, listRequest, listUrl } from './list-filters.ts';

const PLAIN: ListFilters = { keyword: '', status: null, location: null, date: null, page: 1 };

describe('the URL of a list', () => {
  it.each([
    ['general', {}, '/dashboard/reservations'],
    ['general', { page: 3 }, '/dashboard/reservations/page/3'],
    ['general', { keyword: 'zoé' }, '/dashboard/reservations/search/zo%C3%A9'],
    ['general', { keyword: 'a/b', page: 2 }, '/dashboard/reservations/search/a%2Fb/page/2'],
    ['general', { status: 'done', location: 2 }, '/dashboard/reservations?statut=done&lieu=2'],
    ['pending', { keyword: '0199', date: '2026-06-04' }, '/dashboard/reservations/pending?q=0199&date=2026-06-04'],
    ['archive', { page: 2 }, '/dashboard/reservations/archive?page=2'],
  ] satisfies [Parameters<typeof listUrl>[0], Partial<ListFilters>, string][])(
    'of %s filtered by %j is %s',
    (list, filters, url) => {
      expect(listUrl(list, { ...PLAIN, ...filters })).toBe(url);
    },
  );

  it('is read back as it was written', () => {
    const query = new URLSearchParams('statut=present&lieu=1&date=2026-06-04&q=zo&page=4');
    const filters = { keyword: 'zo', status: 'present', location: 1, date: '2026-06-04', page: 4 };
    expect(filtersOf({}, query)).toEqual(filters);
    expect(filtersOf({ keyword: 'léa', pageNumber: '7' }, new URLSearchParams())).toMatchObject({
      keyword: 'léa',
      page: 7,
    });
  });

  it.each(['statut=gone', 'lieu=3', 'date=2026-02-30', 'page=-1', 'page=abc', 'q=%20'])(
    'has no filter with %s',
    (query) => {
      const filters = filtersOf({}, new URLSearchParams(query));
      expect(filters).toEqual(PLAIN);
      expect(isFiltered(filters)).toBe(false);
    },
  );
});

describe('the request of a list', () => {
  it('speaks the words of the call, with a page only where the list has pages', () => {
    const filters: ListFilters = { keyword: 'léa', status: 'done', location: 2, date: null, page: 2 };
    const asked = { keyword: 'léa', reservationStatusOption: 'done', reservationLocationOption: '2' };
    expect(listRequest('general', filters)).toEqual({ list: 'general', ...asked, pageNumber: 2, pageSize: 50 });
    expect(listRequest('present', filters)).toEqual({ list: 'present', ...asked });
  });
});
