import { platformErrors } from '@sede/domain/kernel';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  type Handlers,
  openAt,
  screen,
  show,
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { ProcessosDoFiliado } from './ProcessosDoFiliado.tsx';
import { MEUS_PROCESSOS } from './processos.paths.ts';
import { processosModule } from './processos.routes.tsx';
import { ANA, ESCRITORIO, MEU } from './processos-for-tests.ts';

const openMeus = (processos: Handlers['processos']) =>
  openAt(MEUS_PROCESSOS, processosModule.routes, {
    as: ['filiado'],
    contract: { processos: { ...processos }, atendimentos: { meus: () => ({ itens: [ATENDIMENTO] }) } },
  });

const COLETIVA = {
  ...{ id: 'c', tipo: 'Judicial' as const, numero: '10233447520214013400', tribunalOrgao: 'TRF1' },
  ...{ situacao: 'Em andamento' as const, linkProcesso: 'https://pje.example', titulo: 'Quintos de todos' },
  pessoasTemDireito: 'Quem estava em 2003.',
};

const ATENDIMENTO = {
  ...{
    id: 'd',
    numero: '2026/0007',
    data: '2026-12-03',
    inicio: '10:20',
    fim: '11:00',
    nomeEscritorio: ESCRITORIO.nome,
  },
  ...{ tipoAtendimento: 'Virtual' as const, tipoServico: 'Jurídico' as const, local: 'https://video.example' },
};

const heads = () =>
  screen
    .getAllByRole('columnheader')
    .map((head) => head.textContent?.trim())
    .filter(Boolean);

it('a member reads the own cases: the nine columns, the link to the court, the events with whether they were told', async () => {
  const { user } = await openMeus({
    meus: () => ({
      itens: [
        MEU,
        { ...MEU, id: 'b', numero: '2026/0001', tipo: 'Procedimento', eventos: [], portal: false, linkProcesso: null },
      ],
      coletivas: [],
    }),
  });
  const row = await screen.findByRole('row', { name: /1023344-75\.2021\.4\.01\.3400/ });
  for (const text of [
    'Judicial',
    'Ana Souza e mais 4',
    'Câmara',
    'Senado',
    '2021',
    'TRF1',
    'Em andamento',
    '48.310.240,00',
    'S',
  ])
    within(row).getByText(text);
  expect(within(row).getByRole('link').getAttribute('href')).toBe(MEU.linkProcesso);
  expect(heads()).toEqual([
    ...['Tipo', 'Filiados', 'Casas', 'Número', 'Ano', 'Tribunal/Órgão', 'Situação', 'Valor', 'Portal'],
  ]);
  const proximos = screen.getByRole('region', { name: 'Próximos atendimentos' });
  within(proximos).getByText('03/12/2026');
  const ics = within(proximos).getByRole('link', { name: /^Pôr na agenda/ });
  expect(ics.getAttribute('href')).toBe('/api/atendimentos/meus/d/calendario');
  await expectNoViolations();
  const [first, second] = screen.getAllByRole('button', { expanded: false }).filter((one) => one.closest('tbody'));
  await user.click(there(first));
  const eventos = await screen.findByRole('region', { name: 'EVENTOS DO PROCESSO' });
  for (const text of ['Sentença', '02/11/2026', 'Pedido julgado procedente.', 'Foi comunicado: Sim'])
    within(eventos).getByText(text);
  await user.click(there(second));
  await screen.findByText('Nenhum evento cadastrado');
  await user.click(screen.getByRole('button', { name: 'Exportar' }));
  const xlsx = await screen.findByRole('menuitem', { name: 'Excel (.xlsx)' });
  expect(xlsx.getAttribute('href')).toContain('/api/processos/meus/exportar?formato=xlsx');
});

it('whoever is in none reads so, and a failure is a failure with another try', async () => {
  let fails = true;
  const { user } = await openMeus({
    meus: () => {
      if (fails) throw platformErrors.interno();
      return { itens: [], coletivas: [COLETIVA] };
    },
  });
  const again = await screen.findByRole('button', { name: 'Tentar novamente' });
  fails = false;
  await user.click(again);
  await screen.findByText('Nenhum processo encontrado');
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
  const coletivas = screen.getByRole('region', { name: 'Ações coletivas da sua casa' });
  for (const text of ['Quintos de todos', 'Quem tem direito: Quem estava em 2003.']) within(coletivas).getByText(text);
  expect(
    within(coletivas)
      .getByRole('link', { name: /^Ver no tribunal/ })
      .getAttribute('href'),
  ).toBe(COLETIVA.linkProcesso);
});

it('the desk reads a member’s cases with their office', async () => {
  const { asked } = await show(<ProcessosDoFiliado id={ANA} nome="Ana Souza" />, {
    as: ['gestor_usuario'],
    contract: { processos: { doFiliado: () => ({ itens: [MEU], coletivas: [] }) } },
  });
  await screen.findByText(ESCRITORIO.nome);
  expect(heads()).toContain('Escritório');
  await waitFor(() => expect(asked('processos.doFiliado')).toEqual([{ id: ANA }]));
});
