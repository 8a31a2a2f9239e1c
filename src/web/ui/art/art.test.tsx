import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Art } from './art.tsx';

it('shows a drawing as an image that keeps its room', () => {
  render(<Art svg='<svg xmlns="http://www.w3.org/2000/svg"/>' width={340} height={200} alt="Façade" />);

  const image = screen.getByRole('img', { name: 'Façade' });
  expect(image).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg\+xml;utf8,%3Csvg/));
  expect(image).toHaveAttribute('width', '340');
  expect(image).toHaveAttribute('height', '200');
});

it('is silent when it only decorates', () => {
  render(<Art svg="<svg/>" width={1} height={1} />);

  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
