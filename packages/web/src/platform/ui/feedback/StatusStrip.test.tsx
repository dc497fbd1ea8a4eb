import { expect, it } from 'vitest';
import { noticeTrouble } from '#platform/api/index.ts';
import { expectNoViolations, show, there, waitFor, within } from '#platform/testing/index.ts';

const stripOf = () => there(document.querySelector<HTMLElement>('[aria-live="polite"]'));

it('the strip tells that the server is out of reach, tries again when asked, and goes when it answers', async () => {
  let up = false;
  const health = () => (up ? new Response('{}') : Response.error());
  const { user } = await show(<h1>Página</h1>, { addresses: { 'GET /api/health': health } });
  const strip = stripOf();
  expect(strip.textContent).toBe('');
  noticeTrouble();
  await waitFor(() => expect(strip.textContent).toMatch(/^Sem conexão com o servidor\./));
  await expectNoViolations();
  await user.click(within(strip).getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => within(strip).getByRole('button', { name: 'Tentar de novo' }));
  up = true;
  await user.click(within(strip).getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(strip.textContent).toBe(''));
});

it('a page that is older than the program is told, and reloads when somebody says so', async () => {
  const entry = document.createElement('script');
  entry.type = 'module';
  entry.setAttribute('src', '/assets/index-old.js');
  document.body.append(entry);
  let served = 'index-new.js';
  const health = () => new Response('{}', { headers: { 'x-sede-telas': served } });
  await show(<h1>Página</h1>, { addresses: { 'GET /api/health': health } });
  const strip = stripOf();
  noticeTrouble();
  await waitFor(() => expect(strip.textContent).toBe('Nova versão: recarregar'));
  within(strip).getByRole('button', { name: 'recarregar' });
  await expectNoViolations();
  served = 'index-old.js';
  noticeTrouble();
  await waitFor(() => expect(strip.textContent).toBe(''));
  entry.remove();
});
