import { expect, it, vi } from 'vitest';
import { screen, show } from '#platform/testing/index.ts';
import { CountCards, CountFilter, CountLink } from './CountCard.tsx';

it('a count leads to its list, one without an address leads nowhere, one not known yet is no number', async () => {
  await show(
    <CountCards label="Temas">
      <CountLink label="Em acompanhamento" total={1234} to="/sindical/temas" />
      <CountLink label="Encerrado" total={0} to={null} />
      <CountLink label="Todos" total={null} to="/sindical/temas?todos" />
    </CountCards>,
  );
  expect(screen.getByRole('link', { name: 'Em acompanhamento 1.234' }).getAttribute('href')).toBe('/sindical/temas');
  expect(screen.queryByRole('link', { name: /Encerrado/ })).toBeNull();
  expect(screen.getByText('Encerrado').closest('li')?.textContent).toMatch(/^Encerrado\s?0/);
  screen.getByRole('link', { name: 'Todos …' });
});

it('a count that filters says whether it does', async () => {
  const onChange = vi.fn();
  const { user } = await show(
    <CountCards>
      <CountFilter label="Vencem em 60 dias" total={5} detail="o próximo em 03/12" on onChange={onChange} />
    </CountCards>,
  );
  const card = screen.getByRole('button', { name: 'Vencem em 60 dias 5 o próximo em 03/12' });
  expect(card.getAttribute('aria-pressed')).toBe('true');
  await user.click(card);
  expect(onChange).toHaveBeenCalledOnce();
});
