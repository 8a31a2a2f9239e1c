import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no #app');
createRoot(container).render(
  <StrictMode>
    <h1>Lunule</h1>
  </StrictMode>,
);
