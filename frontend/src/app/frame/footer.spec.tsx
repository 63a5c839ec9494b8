/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from './footer.js';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('shows the year of today on a page that was built in an earlier year', () => {
  const page = (
    <MemoryRouter>
      <Footer />
    </MemoryRouter>
  );
  const year = jest.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2026);
  const built = render(page).container.innerHTML;
  cleanup();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = built;
  expect(container.textContent).toContain('© 2026 Guildhall');
  year.mockReturnValue(2031);
  render(page, { container, hydrate: true });
  expect(screen.getByText('© 2031 Guildhall')).toBeTruthy();
  expect(screen.queryByText('© 2026 Guildhall')).toBeNull();
});
