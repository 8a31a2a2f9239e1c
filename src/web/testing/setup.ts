import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { complaints, listenForComplaints } from './complaints.ts';
import { installDialogs } from './dialogs.ts';
import { installMedia } from './media.ts';
import { installScrolling } from './scrolling.ts';

// A busy machine is no fault of the page.
configure({ asyncUtilTimeout: 20_000 });

installDialogs();
installMedia();
installScrolling();

beforeEach(listenForComplaints);

// A complaint on the console is a fault of the page: the test that provoked it fails.
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  const heard = complaints();
  vi.restoreAllMocks();
  expect(heard.join('\n'), 'complaints on the console').toBe('');
});
