import { expect, it } from 'vitest';
import { expectNoViolations, findNotice, type Handlers, openAt, screen, within } from '#platform/testing/index.ts';
import { atendimentoPath } from './atendimentos.paths.ts';
import { atendimentosModule } from './atendimentos.routes.tsx';
import { ATENDIMENTO, ID, OCORRIDO, SO_CONSULTA } from './atendimentos-for-tests.ts';

const openPage = (
  atendimentos: Handlers['atendimentos'] = {},
  as: 'juridico' | 'visualizador_juridico' | 'escritorio_juridico' = 'juridico',
  phone = false,
) =>
  openAt(atendimentoPath(ID), atendimentosModule.routes, {
    as: [as],
    phone,
    contract: { atendimentos: { get: () => ATENDIMENTO, ...atendimentos } },
  });

it('tells when, where, with whom, how to reach them, and what was said; office users with their office', async () => {
  await openPage();
  await screen.findByRole('heading', { name: 'Atendimento 2026/1187' });
  screen.getByText('20 de novembro de 2026 · 09:40 às 10:20 · Advocacia Prado · Presencial · Jurídico');
  await screen.findByText('SCS Quadra 2, sala 304');
  screen.getByText('Dúvida sobre a execução.');
  expect(screen.getByRole('link', { name: '(61) 99812-4470' }).getAttribute('href')).toBe('tel:+5561998124470');
  screen.getByText('sem e-mail: avise por telefone');
  const [staff, office] = (await screen.findAllByText(/^(Júlia|Advocacia Prado \(Escritório\))$/)).filter(
    ({ tagName }) => tagName === 'B',
  );
  expect([staff?.textContent, office?.textContent]).toEqual(['Júlia', 'Advocacia Prado (Escritório)']);
  expect(office?.parentElement?.textContent).toContain('Paula');
  await expectNoViolations();
});

it('its next step is the button, the rest stands under Mais', async () => {
  const { user } = await openPage();
  await screen.findByRole('button', { name: 'Registrar resultado' });
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'ConcluirRegistre o resultado antes de concluir.',
    'Editar',
    'Comentar',
    'Cancelar atendimento',
  ]);
});

it('after its outcome the next step is to conclude it', async () => {
  await openPage({ get: () => OCORRIDO });
  await screen.findByRole('button', { name: 'Concluir' });
});

it('one without a slot, or incomplete from the import, says so', async () => {
  await openPage({ get: () => ({ ...ATENDIMENTO, semHorario: true, aConferir: ['escritorioNome'] }) });
  expect((await screen.findByText(/^Sem horário na agenda/)).textContent).toBe(
    'Sem horário na agenda: edite e escolha um. A conferir: Escritório.',
  );
});

it('is commented on the page', async () => {
  const { user, asked } = await openPage({ comentar: () => ATENDIMENTO });
  await user.click(await screen.findByRole('button', { name: 'Comentar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Comentar: 2026/1187' });
  await user.type(within(dialog).getByRole('textbox'), 'Ok.');
  await user.click(within(dialog).getByRole('button', { name: 'Salvar' }));
  await findNotice('Comentário adicionado com sucesso!');
  expect(asked('atendimentos.comentar')).toEqual([{ id: ID, comentario: 'Ok.' }]);
});

it('whoever only reads has no act at all', async () => {
  await openPage({ get: () => ({ ...ATENDIMENTO, pode: SO_CONSULTA }) }, 'visualizador_juridico', true);
  await screen.findByRole('heading', { name: 'Atendimento 2026/1187' });
  expect(screen.queryByRole('button', { name: /Registrar|Concluir|Comentar|Mais/ })).toBeNull();
});
