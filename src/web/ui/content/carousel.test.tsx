import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Carousel } from './carousel.tsx';

function givenCarousel(count: number) {
  const slides = Array.from({ length: count }, (_, index) => ({ key: `${index}`, content: `Dessin ${index + 1}` }));
  const words = {
    label: 'La Pyramide',
    roleDescription: 'carrousel',
    previousLabel: 'Précédente',
    nextLabel: 'Suivante',
  };
  render(<Carousel {...words} slideName={(number, total) => `Image ${number} de ${total}`} slides={slides} />);
}

const dot = (name: string) => screen.getByRole('button', { name });

it('moves by arrows, and stops at both ends', async () => {
  givenCarousel(3);
  const next = screen.getByRole('button', { name: 'Suivante' });
  expect(screen.getByRole('button', { name: 'Précédente' })).toHaveAttribute('aria-disabled', 'true');

  await userEvent.click(next);
  expect(dot('Image 2 de 3')).toHaveAttribute('aria-current', 'true');

  await userEvent.click(next);
  await userEvent.click(next);
  expect(dot('Image 3 de 3')).toHaveAttribute('aria-current', 'true');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  expect(next).toHaveFocus();
});

it('moves by dots', async () => {
  givenCarousel(3);

  await userEvent.click(dot('Image 3 de 3'));

  expect(dot('Image 3 de 3')).toHaveAttribute('aria-current', 'true');
  expect(dot('Image 1 de 3')).not.toHaveAttribute('aria-current');
});

it('has nothing to press with a single picture', () => {
  givenCarousel(1);

  expect(screen.getByRole('region', { name: 'La Pyramide' })).toHaveTextContent('Dessin 1');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
